import { message } from '@laurel/contract/message';

export const themselves = message(
  'Please choose somebody else: these are the same account.',
  'To who merges an account with itself.',
);
export const isErased = message(
  'Number {number} was erased: there is nothing left to merge.',
  'To who merges two accounts of one person. {number} is a member number.',
);
export const mergedBefore = message(
  'Number {number} is merged already: {name} stands for it.',
  'To who merges two accounts of one person. {number} is a member number.',
);
export const staysIsGone = message(
  'Number {number} has left. Who stays must be here: choose the other, or bring them back first.',
  'To who merges two accounts of one person. {number} is a member number.',
);
export const rolesOfAdministrators = message(
  'One of the two has a role that you do not give. An administrator merges these.',
  'To who merges two accounts of one person.',
);
export const changed = message(
  'This is no longer the account that you saw: please look at it again.',
  'In a dialog, to who merges two accounts of one person. The account is the list of what moves.',
);
export const needsTwo = message(
  'Two people decide that two accounts are one person.',
  'In a dialog: a second person is needed.',
);
export const waits = message(
  'It waits for {seconds} to confirm it; nothing has moved yet.',
  'To who has just asked for two accounts to be merged. {seconds} is who may confirm it, such as "Ann Able or Bob Best".',
);
export const merged = message(
  '{name} stands for number {number} now. They are told.',
  'To who has merged two accounts of one person. {name} is who stays, {number} the member number of the other account.',
);
export const title = message(
  'Two accounts merged',
  'The title of a kind of e-mail: somebody is told that two accounts of theirs are one now.',
);
export const subject = message('Your two accounts are one now', 'The subject of an e-mail.');
export const told = message(
  'You had two accounts here, under the numbers {stays} and {doubled}. They are one now: {stays}.',
  'In an e-mail, to whose two accounts were merged. Both are member numbers.',
);
export const toldAll = message(
  'Everything that you received, gave and ordered under either number is in this one account, and you sign on as before.',
  'In an e-mail, to whose two accounts were merged.',
);
export const toldPoints = message(
  '{points, plural, one {# {pointsName}} other {# {pointsName}}} came from the other account.',
  'In an e-mail, to whose two accounts were merged. {pointsName} is what the company calls its points.',
);
