import { message } from '@laurel/contract/message';

export const dismiss = message(
  'Dismiss',
  'On the button that takes an announcement away from one’s own Home. Followed, for screen readers, by its title.',
);
export const dismissed = message(
  'Dismissed. You will not see it again.',
  'Told in passing, beside Undo, after an announcement was taken away from one’s own Home.',
);
export const undo = message('Undo', 'On the button that takes back what was just done.');
export const readOn = message(
  'Have a look',
  'The link on an announcement to the page of which it speaks. Followed, for screen readers, by its title.',
);
export const others = message(
  '{count, plural, one {Show one more announcement} other {Show # more announcements}}',
  'On the button on Home that shows the announcements that do not stand there at first.',
);
