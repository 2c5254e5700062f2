import { message } from '@laurel/contract/message';

export const mergeWith = message(
  'Merge with…',
  'On a button beside a person: their other account is chosen next; a verb.',
);
export const title = message('Merge two accounts of one person', 'The title of a dialog.');
export const about = message(
  'HR delivered one person twice. Everything that one account has goes to the other; nobody takes it back by a button.',
  'In a dialog, to who merges two accounts of one person. HR is the department that keeps the list of employees.',
);
export const otherSearch = message(
  'Look for the other account',
  'The name of a field in a dialog: by name, number or address; the second account of the same person.',
);
export const nobodyFound = message(
  'Nobody else is found. Try a number, an address or a part of the name.',
  'In a dialog, below a field in which one looks for people.',
);
export const otherOne = message(
  'The other account',
  'Heads who is chosen in a dialog: the second account of the same person.',
);
export const whoStays = message('Which account stays?', 'Heads a choice of two accounts of one person.');
export const sideName = message(
  '{name}, number {number}',
  'Names one of two accounts of a person in a dialog. {number} is its member number.',
);
export const sideWords = message(
  '{division} · {signedOn}',
  'Below one of two accounts of a person in a dialog: where they work, and when they signed on last.',
);
export const signedOnAt = message('last signed on {day}', 'Of somebody, within a line of facts.');
export const neverSignedOn = message('never signed on', 'Of somebody, within a line of facts.');
export const hasLeft = message('has left', 'Of somebody, within a line of facts.');
export const whatHappens = message(
  'What happens',
  'Heads a table in a dialog: what moves when two accounts are merged.',
);
export const what = message('What', 'Heads the column of kinds of things in that table.');
export const goesOver = message('Goes over', 'Heads a column: how many things move to the account that stays.');
export const together = message(
  'Falls together',
  'Heads a column: how many things both accounts have, or that stand between the two.',
);
export const points = message('Points', 'Heads a table in a dialog: what both accounts have before and after.');
export const account = message('Account', 'Heads the column of accounts in that table.');
export const before = message('Before', 'Heads a column of balances.');
export const after = message('After', 'Heads a column of balances.');
export const ofNumber = message(
  '{account}, number {number}',
  'Names a row: what kind of points, and of which member number.',
);
export const togetherMeans = message(
  'What falls together is kept once: the same role, the same message. Cards and nominations from one to the other stay as evidence and are seen in no list.',
  'Below a table in a dialog, to who merges two accounts of one person.',
);
export const afterwards = message(
  'Number {number} is closed then: whoever signs on with it is who stays, and a roster that names it again changes nothing.',
  'In a dialog, to who merges two accounts of one person. A roster is the list of employees.',
);
export const reasonIsKept = message(
  'It stands on the page of who stays, and in the audit.',
  'Below the field Reason of a dialog.',
);
export const deed = message('Merge', 'On the button that merges two accounts; a verb.');
export const needsSecond = message(
  '{names} must confirm it first.',
  'In a dialog. {names} is who may, such as "Ann Able or Bob Best".',
);
export const nobodyToConfirm = message(
  'Nobody else can confirm it: you will be asked whether you do it alone.',
  'In a dialog: a second person is needed, and there is none.',
);
export const mergedTitle = message(
  'Merged accounts',
  'Heads a part of the page of a person: other accounts of theirs.',
);
export const mergedWith = message(
  'Number {number} was merged into this account.',
  'Of a person. {number} is the member number of their other account.',
);
export const byBoth = message(
  'On {day}, by {name} and {second}',
  'Of a merger of two accounts: when, and who decided it.',
);
export const byOne = message(
  'On {day}, by {name} alone',
  'Of a merger of two accounts: when, and who decided it without a second person.',
);
export const pointsCame = message(
  '{points, plural, one {# point} other {# points}} to redeem and {pot, plural, one {# point} other {# points}} to award came with it.',
  'Of a merger of two accounts.',
);
export const lineWords = message(
  '{what}: {count, number}',
  'One of several in a line: how many things of a kind went over, such as "Cards received: 3".',
);
