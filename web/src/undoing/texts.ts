import { message } from '@laurel/contract/message';

export const until = message(
  'You can take this back until {time}.',
  'Beside a button, after a gift or a card was sent: "this" is the gift. {time} is a time of this day.',
);
export const takeBack = message('Take it back', 'On a button, after a gift or a card was sent: it is undone.');
