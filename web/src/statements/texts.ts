import { message } from '@laurel/contract/message';

export const description = message('Description', 'Heads the column that says what points came or went for.');
export const debit = message('Debit', 'Heads the column of points that went.');
export const credit = message('Credit', 'Heads the column of points that came.');
export const balance = message('Balance', 'Heads the column of what is left after each line.');
export const creditInAll = message('Credit in all', 'Names the sum of all points that came.');
export const debitInAll = message('Debit in all', 'Names the sum of all points that went.');
export const showEarlier = message('Show earlier months', 'On the button below a statement that loads older lines.');
export const earlierUnprinted = message(
  'Earlier lines are not on this paper: the button Print above a statement prints all.',
  'At the end of a printed statement of which not all lines were loaded.',
);

export const ownIntro = message(
  'Where your {pointsName} came from, and what became of them.',
  'Below the title of Points Statement. {pointsName} is what the company calls its points.',
);
export const noPoints = message('No {pointsName} yet', 'The title of an empty Points Statement.');
export const noPointsHint = message(
  'They come with the recognition of your colleagues. Why not begin with theirs?',
  'Below "No points yet": "they" are the points, "theirs" the recognition of colleagues. Above a link to Nominate.',
);

export const managementIntro = message(
  'The {pointsName} that you may award: budgets that came in, and awards that you gave.',
  'Below the title of Management Statement.',
);
export const potEnds = message(
  '{points, number} {pointsName} end on {day}{rest, select, stays {; what is left then stays with you} other {; what is left then goes back to the company}}.',
  'Above the Management Statement: a part of what a manager can award has a last day.',
);
export const toAward = message('{pointsName} to award', 'Names the balance that a manager can award to others.');
export const noBudget = message('No budget yet', 'The title of an empty Management Statement.');
export const noBudgetHint = message(
  'It is loaded by an administrator, and stands here with every award that you give.',
  'Below "No budget yet": "it" is the budget.',
);

export const peerToPeer = message(
  'Peer to Peer Recognition Statement',
  'The title of the statement of points given to and received from colleagues.',
);
export const peerToPeerIntro = message(
  'What you paid forward to colleagues, and what they paid forward to you.',
  'Below the title of Peer to Peer Recognition Statement.',
);
export const receivedLessGiven = message('Received less given', 'Names what colleagues gave minus what one gave them.');
export const nothingPaidForward = message('Nothing paid forward yet', 'The title of an empty statement.');
export const nothingPaidForwardHint = message(
  'Points that you share with a colleague, or they with you, stand here.',
  'Below "Nothing paid forward yet".',
);
export const stillToRepay = message(
  '{left, number} {pointsName} are still to be repaid; {repaid, number} are repaid. They were taken back after you had spent them. What you are given next repays them first, and nothing else is asked of you.',
  'Above the reader’s statement of points. {pointsName} is what the company calls its points.',
);
export const leftOfDebt = message(
  '{left} of {points} left to repay',
  'Above the reader’s statement of points: of one thing that was taken back.',
);
export const moreDebts = message(
  '{count, plural, one {… and one more.} other {… and # more.}}',
  'The last line of a list of what the reader has to repay.',
);
export const allRepaid = message(
  '{points, plural, one {The # point that you had to repay is repaid} other {The # points that you had to repay are repaid}}: nothing is left.',
  'Above the reader’s statement of points.',
);
