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
