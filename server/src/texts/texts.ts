import { message } from '@laurel/contract/message';

export const signOn = message('Please sign on.', 'In a dialog, to somebody who is not signed on, or not any more.');
export const sendJson = message('Please send JSON, with content type application/json.', 'To who writes programs.');
export const emailTaken = message(
  'Another member uses this e-mail address.',
  'In a dialog or below the field of an e-mail address.',
);
