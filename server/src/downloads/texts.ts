import { message } from '@laurel/contract/message';

export const wasFetched = message(
  'This file was fetched, or its time is over. Please ask for it again.',
  'In a dialog: a link to a file works once.',
);
