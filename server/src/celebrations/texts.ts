import { message } from '@laurel/contract/message';

export const dayTooFar = message(
  'Please choose a day of this week, or one of the last days.',
  'Of a list of who celebrates on a day: that day is too far away.',
);
