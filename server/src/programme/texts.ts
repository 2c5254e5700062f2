import { message } from '@laurel/contract/message';

export const plannedLater = message(
  'Version {version, number} is planned for {from}: withdraw it first, or choose a later day.',
  'To who changes the programme from a day before another change begins, which would undo it. {from} is a day such as 2027-01-01.',
);
export const notPlanned = message(
  'Version {version, number} is not planned: only what has not begun can be withdrawn.',
  'To who takes back a planned change of the programme.',
);
export const otherWords = message(
  'Please say it in other words: “{word}” is not used here.',
  'Below a field, to somebody who writes a comment. {word} is one that the company refuses, or the beginning of one, such as "idiot…".',
);
