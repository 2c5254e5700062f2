import { message } from '@laurel/contract/message';

export const intro = message(
  'What was given by mistake is taken back, what a leaver forfeited is restored, points are credited and debited. Every one of it stands here, with who did it and why.',
  'Below the title Corrections.',
);
export const choosePerson = message(
  'Correct points…',
  'On the button that opens the directory: whose points are to be corrected; a verb.',
);
export const whose = message('Whose points?', 'The title of the dialog in which one chooses whose points to correct.');
export const chosen = message('Chosen', 'Heads who was chosen in a dialog.');
export const nothingYet = message('Nothing was corrected yet', 'In place of an empty list of corrections of points.');
export const searchHint = message('Name or member number', 'Within the field that searches corrections of points.');
export const what = message(
  'What',
  'Heads a column or a choice: what was given or done, such as an award or a credit.',
);
export const whosePoints = message('Whose points', 'Heads a column of names.');
export const doneBy = message('Done by', 'Heads a column: who corrected points.');
export const doneByTwo = message(
  '{name}, confirmed by {second}',
  'Who corrected points, and the second person who confirmed it.',
);
export const partOf = message(
  '{moved} of {asked, number}',
  'Points that were moved, and those it was about: some were spent. {moved} may be below 0.',
);

export const allCorrections = message('All corrections', 'A link back to the list of all corrections of points.');
export const book = message('Credit or debit…', 'On the button to give somebody points or to take some; a verb.');
export const bookTitle = message('Credit or debit: {name}', 'The title of a dialog. {name} is whose points.');
export const whatThereIs = message(
  'What was given and granted',
  'Heads the list of all that somebody received, gave, was granted or forfeited.',
);
export const nothingThere = message('There is nothing to take back', 'In place of an empty list.');
export const take = message('Correct', 'Heads a column of buttons; a verb.');
export const takeBackMore = message('Take back…', 'On a button that opens a dialog, in the line of an award.');
export const restoreMore = message('Restore…', 'On a button that opens a dialog, in the line of forfeited points.');
export const withWhom = message('From or to', 'Heads a column of names: who gave, or who received.');
export const award = message('Award received', 'What somebody got: an award or a gift of points.');
export const awardGiven = message('Award given', 'What somebody gave: an award or a gift of points.');
export const nomination = message('Nomination paid', 'What somebody got for a nomination.');
export const idea = message('Idea rewarded', 'What somebody got for an idea.');
export const budget = message('Budget granted', 'Points to award that a manager was granted.');
export const forfeit = message('Points forfeited', 'What somebody lost who left the company.');
export const stands = message('Stands', 'The state of what was given: nothing of it is taken back.');
export const partlyBack = message('Partly taken back', 'The state of what was given.');
export const allBack = message('Taken back', 'The state of what was given.');

export const takeBackTitle = message('Take this back', 'The title of a dialog: an award or a grant is taken back.');
export const restoreTitle = message('Restore these points', 'The title of a dialog: points that a leaver forfeited.');
export const fromWhom = message('From whom', 'Names a choice: from whom an award is taken back.');
export const fromAll = message('Everybody who got it', 'A choice: from whom an award is taken back.');
export const fromOne = message('{name} alone', 'A choice: from whom an award is taken back.');
export const whichPoints = message('Which points', 'Names a choice: points to redeem, or to award.');
export const reasonIsRead = message(
  'Those concerned read it.',
  'Below the field of the reason why points are corrected: "it" is the reason.',
);
export const correctPoints = message(
  'Correct {points, plural, one {# point} other {# points}}',
  'On the button that corrects points; a verb.',
);
export const correctPart = message(
  'Correct only {points, plural, one {# point} other {# points}}',
  'On the button that corrects points, of which some are spent; a verb.',
);

export const balances = message('Balances before and after', 'Read aloud: names a table.');
export const before = message('Before', 'Heads a column: points before a correction.');
export const movement = message('Moves', 'Heads a column: points that come or go by a correction.');
export const after = message('After', 'Heads a column: points after a correction.');
export const andMore = message(
  '… and {count, plural, one {# more person} other {# more people}}.',
  'The last line of a table of people.',
);
export const programme = message('The programme', 'In a table of balances: points come from the company, or go back.');
export const issuance = message('What budgets are granted from', 'In a table of balances: the company’s own account.');
export const forfeited = message('Forfeited points', 'In a table of balances: the company’s own account.');
export const hasLeftOf = message(
  '{name} has {left, number} of the {asked, number} points left.',
  'Below a table of balances: somebody has spent some of the points that are to be taken back.',
);
export const isGone = message('{name} has left the company.', 'Below a table of balances: nothing can be moved here.');
export const accountClosed = message(
  '{name} has no such points any more: they were forfeited.',
  'Below a table of balances: nothing can be moved here.',
);
export const notRegistered = message(
  '{name} has not registered yet.',
  'Below a table of balances: nothing can be moved here.',
);
export const noManager = message(
  '{name} is no manager, and so has no points to award.',
  'Below a table of balances: nothing can be moved here.',
);
export const partPossible = message(
  '{points, number} of {asked, number} can be moved. The rest stays, and this cannot be done a second time.',
  'Below a table of balances: points of which some are spent.',
);
export const nothingPossible = message('Nothing can be moved.', 'Below a table of balances.');
export const needsSecond = message(
  'This is more than one person corrects alone: {names} confirms it first.',
  'Below a table of balances. {names} is who may do so, such as "Ann Able or Bob Best".',
);
export const nobodyToConfirm = message(
  'This is more than one person corrects alone, and there is nobody else who could confirm it.',
  'Below a table of balances.',
);

export const leftAlone = message(
  '{left, plural, =0 {You may correct or forgive nothing more alone} one {You may correct or forgive # point alone} other {You may correct or forgive # points alone}} within {days, number} days.',
  'Below a table of balances: what of the limit is left before this correction.',
);
export const whatOfRest = message(
  'What of the {points, plural, one {# point that is spent} other {# points that are spent}}?',
  'Names a choice: points are taken back of which some are spent.',
);
export const restStays = message('Only what is there', 'A choice: how many points are taken back.');
export const restStaysWords = message(
  'What is spent stays spent, and whoever gave it does not get it back.',
  'Explains a choice: only what is there is taken back.',
);
export const restDebt = message('The rest as a debt', 'A choice: how many points are taken back.');
export const restDebtWords = message(
  'All of it goes back now. Whatever they are given next repays what they had spent; no balance is ever below zero.',
  'Explains a choice: what was spent becomes a debt.',
);
export const allWithDebt = message(
  'All of it is taken back; {owed, number} points become {people, plural, one {a debt} other {debts of # people}} that the next earnings repay.',
  'Below a table of balances: points of which some are spent.',
);

export const debts = message('Debts', 'Heads a list of who still has to repay points; on a tab too.');
export const debtsWords = message(
  'What somebody had spent before it was taken back, and repays by what they are given next.',
  'Below a tab.',
);
export const correctionsWords = message('What was set right, the newest first.', 'Below a tab.');
export const since = message('Since', 'Heads a column: since when somebody owes points.');
export const whoOwes = message('Whose', 'Heads a column of names: who owes points.');
export const owedPoints = message('Owed', 'Heads a column and names a sum: points of debts when they began.');
export const repaidPoints = message('Repaid', 'Heads a column and names a sum: points of debts.');
export const forgivenPoints = message('Forgiven', 'Heads a column and names a sum: points of debts.');
export const writtenOffPoints = message('Written off', 'Names a sum: points of debts of who has left.');
export const leftPoints = message('Left', 'Heads a column and names a sum: points of debts.');
export const noDebts = message('Nobody owes any points', 'In place of an empty list of debts.');
export const forgiveMore = message('Forgive…', 'On a button that opens a dialog, in the line of a debt; a verb.');
export const forgiveTitle = message('Forgive a debt of {name}', 'The title of a dialog. {name} is whose debt it is.');
export const forgiveAbout = message(
  '{left, plural, one {# point is} other {# points are}} left of {points, number}. What is forgiven stays with the company; nobody gets it back.',
  'In a dialog in which a debt of points is forgiven.',
);
export const forgivePoints = message(
  'Forgive {points, plural, one {# point} other {# points}}',
  'On the button that forgives a debt of points; a verb.',
);
export const stillOwes = message(
  '{left, plural, one {# point is} other {# points are}} still to be repaid, by what is given to them next.',
  'On the page of a person: they owe points.',
);
export const toDebts = message('See the debts', 'A link to what somebody owes.');

export const card = message('Card without points received', 'What somebody got: a card, such as a thank-you.');
export const cardGiven = message('Card without points sent', 'What somebody sent: a card, such as a thank-you.');
export const withdrawMore = message(
  'Withdraw…',
  'On a button that opens a dialog, in the line of a card without points.',
);
export const withdrawTitle = message('Withdraw this card', 'The title of a dialog: a card without points.');
export const withdrawCard = message('Withdraw the card', 'On the button that withdraws a card without points; a verb.');
export const cardWithdrawn = message('Withdrawn', 'The state of a card without points.');
