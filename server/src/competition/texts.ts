import { message } from '@laurel/contract/message';

export const updated = message(
  'Competition Settings Updated.',
  'After an administrator set the competition up, or changed it.',
);
export const setUpFirst = message(
  'Please set the competition up first.',
  'In a dialog, to an administrator who uploads a banner before there is a competition.',
);
