import { message } from '@laurel/contract/message';

export const browserOn = message(
  '{browser} on {system}',
  'A browser in which one is signed on, such as "Firefox on Windows".',
);
export const aBrowserOn = message(
  'A browser on {system}',
  'A browser in which one is signed on. Only {system} is known, such as "Windows".',
);
export const aBrowser = message('A browser', 'A browser in which one is signed on, of which nothing is known.');
