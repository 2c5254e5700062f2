import { message } from '@laurel/contract/message';

export const notThere = message(
  'This does not exist.',
  'In a dialog or on a whole screen: what was asked for is not there, or is not the reader’s to see.',
);
export const tookTooLong = message(
  'This took too long. Please try again in a moment.',
  'In a dialog: the portal gave up.',
);
