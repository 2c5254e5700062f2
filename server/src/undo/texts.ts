import { message } from '@laurel/contract/message';

const dialog = 'In a dialog, to who wants to undo a file of data that was taken in.';
export const isUndo = message('An undo cannot be undone. Please upload the file again.', dialog);
export const alreadyUndone = message('This file has been undone already.', dialog);
export const ofKind = message('Files of this kind cannot be undone. Please upload the former values.', dialog);
export const notKept = message('This file cannot be undone: its former state was not kept.', dialog);
export const tooLate = message('This file cannot be undone: its former state is kept for {days, number} days.', dialog);
export const nothing = message('This file changed nothing.', dialog);
export const changed = message('Something has changed meanwhile. Please look again at what would go back now.', dialog);
export const unconfirmed = message('{why} Please confirm it first.', `${dialog} {why} is a whole sentence.`);
export const undone = message(
  '{count, plural, one {# change went back.} other {# changes went back.}}',
  'To the second person who has confirmed that a file of data is undone.',
);

const why =
  'In a list of what cannot go back when a file of data is undone: why this row stays as it is. Beside the name of a person, a product or a code.';
export const staysOwn = message('This is about yourself: somebody else must change it.', why);
export const staysErased = message('The data of this person have been erased.', why);
export const staysChanged = message(
  'Changed again since: {fields}.',
  `${why} {fields} are names of columns with commas, which stay as they are.`,
);
export const staysSignedOn = message('Has signed on since.', why);
export const staysReceived = message('Has received or given something since.', why);
export const staysManages = message('Is the manager of people who stay.', why);
export const staysGone = message('Has left meanwhile.', why);
export const staysGraceOver = message('Left too long ago to come back.', why);
export const staysAddress = message('The former e-mail address is somebody else’s now.', why);
export const staysAdministrator = message('Only an administrator of reports may take this back.', why);
export const staysSpent = message(
  '{points, plural, one {# point has been awarded, moved or returned already.} other {# points have been awarded, moved or returned already.}}',
  `${why} A manager had these points to give to others.`,
);
export const staysClosed = message('The budget of this manager is closed.', why);
export const staysOrdered = message('Has been ordered since.', why);
export const staysHandedOut = message(
  '{count, plural, one {# code has been handed out.} other {# codes have been handed out.}}',
  `${why} Codes that the shop gives to those who buy a voucher.`,
);
export const staysUsed = message('Has been used since.', `${why} A promotional code.`);
export const staysRule = message('A rule does not allow the former values any more.', why);

const heading = 'Heads a column of a file about what goes back when a file of data is undone.';
export const line = message('Line', `${heading} Of the file that is undone.`);
export const what = message('What', `${heading} Whether something goes back or stays.`);
export const key = message('Key', `${heading} The number or code that a row is known by.`);
export const name = message('Name', `${heading} Of a person or a thing.`);
export const column = message('Column', `${heading} The name of a column of the file.`);
export const now = message('Now', `${heading} What stands there before it goes back.`);
export const former = message('Then', `${heading} What stands there when it has gone back.`);
export const whyColumn = message('Why', `${heading} Why something stays.`);
export const goesBack = message(
  'Goes back',
  'In a file about what goes back when a file of data is undone: this does.',
);
export const staysAsIs = message(
  'Stays',
  'In a file about what goes back when a file of data is undone: this does not.',
);
