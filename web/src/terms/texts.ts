import { message } from '@laurel/contract/message';

export const termsTitle = message(
  'Please read and accept',
  'The title of a dialog, until the title of the terms is there.',
);
export const termsAsked = message(
  'This has changed and goes since {date}. Please read it; you can go on when you accept it.',
  'In the dialog that shows the terms, or what is said of privacy. {date} is a day such as 5 November 2026.',
);
export const termsChanges = message(
  'What changed',
  'A part of a dialog that can be opened: the differences between two versions of the terms.',
);
export const accept = message('I accept', 'On the button by which a member accepts the terms.');
export const acceptFirst = message(
  'You can go on when you have accepted this. You may also write to us, or log out.',
  'In the dialog that shows the terms, to who tries to close it.',
);

export const linesTheSame = message(
  '{count, plural, one {# line is the same} other {# lines are the same}}',
  'Between lines that were changed in a text: so many are left out.',
);
export const lineAdded = message('Added:', 'Read aloud before a line that came into a text.');
export const lineRemoved = message('Removed:', 'Read aloud before a line that was taken out of a text.');
