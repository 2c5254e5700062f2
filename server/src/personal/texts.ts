import { message } from '@laurel/contract/message';

export const noMember = message('There is no member {number}.', 'To who erases somebody, by their member number.');
export const stillHere = message(
  '{number} is still active: only who has left can be erased.',
  'To who erases somebody, by their member number.',
);
