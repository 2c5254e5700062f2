import { message } from '@laurel/contract/message';

export const seeWhatWaits = message('See what waits', 'A link to the screen Second person: to what waits there.');
export const nobodyElse = message(
  'Nobody else can confirm this',
  'The title of a dialog: a second person must confirm, and there is none who may.',
);
export const doItAlone = message('Do it alone', 'On the button of a dialog: without a second person.');
