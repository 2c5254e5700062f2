import { message } from '@laurel/contract/message';

export const changed = message(
  'This is no longer what you saw: please look at the balances again.',
  'In a dialog, to who corrects points that somebody has spent or taken back meanwhile.',
);
export const nothingLeft = message(
  'There is nothing to move: the points are spent, or whose they were has left.',
  'In a dialog, to who takes points back.',
);
export const waits = message(
  'It waits for {seconds} to confirm it; nothing has moved yet.',
  'To who has just corrected points; "it" is the correction. {seconds} is who may confirm it, such as "Ann Able or Bob Best".',
);
export const corrected = message(
  '{points, plural, one {# point is} other {# points are}} set right, and those concerned are told.',
  'To who has just corrected points.',
);

const undoing = 'In a dialog, to somebody who takes back a gift that they have just given';
export const tooLate = message(
  'The time in which you could take this back is over.',
  `${undoing}, or a card that they have sent.`,
);
export const used = message('{name} has used it already, so it stays.', `${undoing}. {name} is who got it.`);
export const usedByOthers = message(
  '{name} and {count, plural, one {one other person} other {# other people}} have used it already, so it stays with all of them.',
  `${undoing} to several people.`,
);
export const hasLeft = message('{name} has left, so it cannot be taken back.', `${undoing}. {name} is who got it.`);
export const takenBack = message(
  'It is taken back: {points, plural, one {# point is} other {# points are}} where they came from.',
  'To somebody who has taken back a gift of points.',
);
export const cardTakenBack = message(
  'Your card is taken back.',
  'To somebody who has taken back a card without points.',
);

const heading = 'The heading of a column in a file of corrections of points';
export const columnNumber = message('No.', `${heading}: a number.`);
export const columnDate = message('Date', `${heading}.`);
export const columnKind = message('What', `${heading}: such as "Award taken back".`);
export const columnMember = message('Member', `${heading}: whose points.`);
export const columnMemberNumber = message('Member number', `${heading}.`);
export const columnAccount = message('Of', `${heading}: points to redeem, or to award.`);
export const columnPoints = message('Points', `${heading}: that moved; below 0 where they were taken.`);
export const columnAsked = message('Points asked for', `${heading}: more than moved, where some were spent.`);
export const columnReason = message('Reason', `${heading}.`);
export const columnBy = message('By', `${heading}: who did it.`);
export const columnByNumber = message('By (member number)', `${heading}: of who did it.`);
export const columnSecond = message('Confirmed by', `${heading}: the second person.`);

const letter = 'In an e-mail to somebody whose points were corrected';
export const subjectCorrected = message('Your points were corrected', 'The subject of an e-mail.');
export const told = message(
  '{kind, select, award {An award that you received was taken back} nomination {What a nomination had brought you was taken back} idea {The reward of an idea of yours was taken back} budget {A budget that you were granted was taken back} forfeit {What you had when you left is yours again} credit {You get a credit} other {Points were debited from you}}: {points, number} {account, select, pot {points to award} other {{pointsName}}}. The reason:',
  `${letter}. {points} is how many moved, {pointsName} what the company calls its points. The reason follows, in the words of who did it.`,
);
export const balanceNow = message(
  'You find it in your statement. If something is unclear, please ask through Contact Us.',
  `${letter}. Contact Us is a page of the portal.`,
);
export const subjectWithdrawn = message('What you gave was taken back', 'The subject of an e-mail.');
export const givenWithdrawn = message(
  '{kind, select, nomination {The award for a nomination of yours} card {A card that you sent} other {An award that you gave}} was taken back by the administration from {others, plural, =0 {{name}} one {{name} and one other person} other {{name} and # other people}}. The card says so. The reason:',
  'In an e-mail to who gave it. {name} is who had received it. The reason follows, in the words of who did it.',
);
export const subjectUndone = message('A card to you was taken back', 'The subject of an e-mail.');
export const undone = message(
  '{name} has taken back a card that you may have seen: it was sent by mistake. You need not do anything.',
  'In an e-mail to who got a card that its giver, {name}, has taken back within minutes.',
);
export const undoneWithPoints = message(
  '{name} has taken back a card with {points, number} {pointsName} that you may have seen: it was sent by mistake. You need not do anything.',
  'In an e-mail to who got a card that its giver, {name}, has taken back within minutes. {pointsName} is what the company calls its points.',
);

const title = 'What a kind of message is about, in a list of messages.';
export const titleCorrected = message('Points were corrected', title);
export const titleWithdrawn = message('A gift of theirs was taken back', title);
export const titleTakenBack = message('A card to them was taken back', title);
export const noDebts = message(
  'The programme knows no debts: only what is there can be taken back.',
  'In a dialog, to who takes points back. The programme is what the company has set up.',
);
export const oweRest = message(
  'Of these you had spent {points, number} already. You keep what you bought or gave; what you are given next repays them, and nothing else is asked of you.',
  `${letter}. {points} is how many.`,
);

export const cardWithdrawn = message(
  'The card is withdrawn, and those concerned are told.',
  'To who has just withdrawn a card without points.',
);
export const cardHasPoints = message(
  'This card came with points: take them back, and the card goes with them.',
  'To who wants to withdraw a card as one without points.',
);
export const subjectCardWithdrawn = message('A card to you was withdrawn', 'The subject of an e-mail.');
export const cardWithdrawnTold = message(
  'A card that {name} had sent to you was withdrawn by the administration. You need not do anything. The reason:',
  'In an e-mail to who got it. The reason follows, in the words of who did it.',
);
export const titleCardWithdrawn = message('A card to them was withdrawn', title);

const inPortal = 'A notice in the portal, one line in a list.';
export const noticeCorrected = message(
  '{kind, select, award {An award that you received was taken back} nomination {What a nomination had brought you was taken back} idea {The reward of an idea of yours was taken back} budget {A budget that you were granted was taken back} forfeit {What you had when you left is yours again} credit {You get a credit} other {Points were debited from you}}: {points, number} {account, select, pot {points to award} other {{pointsName}}}.',
  `${inPortal} {points} is how many moved, {pointsName} what the company calls its points.`,
);
export const noticeWithdrawn = message(
  '{kind, select, nomination {The award for a nomination of yours} card {A card that you sent} other {An award that you gave}} was taken back by the administration from {others, plural, =0 {{name}} one {{name} and one other person} other {{name} and # other people}}.',
  `${inPortal} {name} is who had received it.`,
);
export const noticeCardWithdrawn = message(
  'A card that {name} had sent to you was withdrawn by the administration. You need not do anything.',
  inPortal,
);
