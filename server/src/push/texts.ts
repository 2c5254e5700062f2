import { message } from '@laurel/contract/message';

export const notReachable = message(
  'This browser cannot be reached from the portal. Please switch notices on again, or use another browser.',
  'After one has switched on notices on a device.',
);
export const notThisBrowser = message(
  'This browser is told as another one. Please sign off, sign on again and switch notices on anew.',
  'After one has switched on notices on a device.',
);
export const several = message(
  '{count, plural, one {One thing that is new for you} other {# things that are new for you}}',
  'In the notice that a telephone or a computer shows, in the place of the several things that have happened during quiet hours.',
);
