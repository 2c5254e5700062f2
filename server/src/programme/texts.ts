import { message } from '@laurel/contract/message';

export const plannedLater = message(
  'Version {version, number} is planned for {from}: withdraw it first, or choose a later day.',
  'To who changes the programme from a day before another change begins, which would undo it. {from} is a day such as 2027-01-01.',
);
export const notPlanned = message(
  'Version {version, number} is not planned: only what has not begun can be withdrawn.',
  'To who takes back a planned change of the programme.',
);
