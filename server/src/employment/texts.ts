import { message } from '@laurel/contract/message';

export const isErased = message(
  'This person has been erased: nothing is kept of them.',
  'To an administrator, in a dialog.',
);
export const changedMeanwhile = message(
  'This person was changed meanwhile. Please look at what is so now, and try again.',
  'To an administrator who changes somebody’s record, in a dialog.',
);
export const noManager = message('There is nobody with this id.', 'Below the field of a person’s manager.');
export const numberTaken = message(
  'This number belongs to somebody already. Please look them up: whoever has left is brought back on their own page.',
  'Below the field of the member number, when an administrator adds somebody.',
);
export const added = message('{name} is here now.', 'After an administrator has added somebody to the portal.');
export const hasLeft = message('This person has left already.', 'To an administrator, in a dialog.');
export const isHere = message(
  'This person has not left.',
  'To an administrator who would bring somebody back, in a dialog.',
);
export const nothingChanged = message(
  'Nothing was otherwise.',
  'After an administrator has saved a record in which nothing was changed.',
);
export const changed = message('{name} is changed.', 'After an administrator has changed somebody’s record.');
export const ended = message('{name} has left.', 'After an administrator has ended somebody.');
export const endedWithReports = message(
  '{name} has left. {count, plural, one {# person has} other {# people have}} another manager now.',
  'After an administrator has ended somebody; the people are those whose manager they were.',
);
export const returned = message(
  '{name} is back, with all that they had.',
  'After an administrator has brought somebody back who left a short time ago.',
);
export const returnedLate = message(
  '{name} is back, with a new wallet.',
  'After an administrator has brought somebody back whose points were forfeited meanwhile.',
);
export const otherNumber = message(
  'This is not their member number.',
  'Below the field in which an administrator types the number of whom they erase.',
);
export const erased = message('{number} is erased.', 'After an administrator has erased somebody; a member number.');
export const leavesThemselves = message(
  'Please choose somebody who stays.',
  'Below the field of who is the manager from now on of the people of who leaves.',
);
export const isMerged = message(
  '{name} stands for this number since two accounts were merged: whatever is decided is decided about them.',
  'To who changes, ends, brings back or erases somebody under the number of an account that was merged into another of the same person.',
);
