import { message } from '@laurel/contract/message';

export const noMember = message('There is no member {number}.', 'To who erases somebody, by their member number.');
export const stillHere = message(
  '{number} is still active: only who has left can be erased.',
  'To who erases somebody, by their member number.',
);
export const isMerged = message(
  'Number {number} was merged into another account of the same person, and is erased with that.',
  'To who erases somebody by a member number.',
);
