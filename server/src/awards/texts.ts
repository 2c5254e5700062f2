import { message } from '@laurel/contract/message';

export const aboveCeiling = message(
  'One award may carry at most {most, number} points in total; this one carries {points, number}.',
  'Below a field of a form that takes a number of points. {points} are those of all who receive the award together.',
);
export const aboveMonth = message(
  'With this you would give one member more than the {most, number} points that one person recognises alone in a month.',
  'In a dialog, to who awards points: a second person is needed. "This" is the award.',
);
export const waits = message(
  'With this you would give one member more than the {most, number} points that one person recognises alone in a month. It waits for {seconds} to confirm it; nobody has got anything yet.',
  'To who has just awarded points; "it" is the award. {seconds} is who may confirm it, such as "Ann Able or Bob Best".',
);
export const byRule = message(
  'Others confirm an award like this before it is given.',
  'In a dialog, to who awards points: a rule of the company says so.',
);
export const waitsByRule = message(
  '{steps, plural, one {It waits for {seconds} to confirm it; nobody has got anything yet.} other {It waits for {seconds} to confirm it, the first of # steps; nobody has got anything yet.}}',
  'To who has just awarded points; "it" is the award. {seconds} is who may confirm it, such as "Ann Able or Bob Best"; {steps} is how many confirm it one after the other.',
);
export const changed = message(
  'This is no longer what you saw: it is {people, plural, one {# person} other {# people}} now. Please look at the new sum, and send again.',
  'In a dialog, to who awards points to a whole division, which has grown or shrunk meanwhile.',
);

const afterAward = 'To who has just given an award or sent a card';
export const cardSent = message(
  '{people, plural, one {Your e-card is on its way.} other {Your e-card is on its way to # people.}}',
  `${afterAward}. {people} is how many receive it.`,
);
export const pointsSent = message(
  '{people, plural, one {Your points and e-card are on their way.} other {Your points and e-card are on their way to # people.}}',
  `${afterAward}. {people} is how many receive them.`,
);
export const byEmail = message(
  "It goes by e-mail: the number is not served by SMS, or the day's SMS are used up.",
  `${afterAward} by SMS to one person; "it" is the card. So many SMS may be sent in a day.`,
);
export const someByEmail = message(
  "{count, plural, one {# of them goes} other {# of them go}} by e-mail: the number is not served by SMS, or the day's SMS are used up.",
  `${afterAward} by SMS to several people; "them" are the cards. So many SMS may be sent in a day.`,
);
export const unreachable = message(
  '{count, plural, one {One person} other {# people}} can only see it in the portal, because no address is known.',
  `${afterAward}; "it" is the card. {count} are people who receive no e-mail and no SMS.`,
);
export const noSms = message(
  'Your site sends no SMS: please choose e-mail.',
  'Below the choice between e-mail and SMS.',
);

export const adhocAlone = message(
  'From the budget of somebody who is away one gives adhoc awards alone.',
  'In a dialog, to a delegate who tries to give something else from it.',
);
export const notLent = message(
  'This budget is not yours to give from any more.',
  'In a dialog, or below a field, to a delegate: it has ended, or never was theirs.',
);
export const lentLeft = message(
  'Of what you may give for {away} {left, plural, =0 {nothing is} one {# point is} other {# points are}} left.',
  'In a dialog, to a delegate who gives from the budget of {away}, who is away.',
);
const ofBoost = 'To somebody who adds points of their own to a card that a colleague gave others.';
export const boostSent = message(
  '{people, plural, one {Your points are added.} other {Your points are added for # people.}}',
  ofBoost,
);
export const boostsOwn = message('This is your own card. Give them something more by another one.', ofBoost);
export const boostsTooMany = message('It went to more than {max, number} people: nobody adds points to it.', ofBoost);
export const boostsNobody = message('Nobody else is there any more to whom you could add points.', ofBoost);
export const boostsGone = message(
  'What the points were added to was taken back, or hidden.',
  'To somebody who confirms that a colleague adds points to a card.',
);
export const titleBoost = message('Points added to a card', 'A kind of message, to who looks after messages.');
export const added = message(
  '{count, plural, one {{who} added points to your card for {receiver}.} other {{who} added points to your card for {receiver}.}}',
  'In the bell and in e-mails. {who} is one person, or one and so many others; {count} is how many.',
);
export const seeBoosted = message(
  'See the card: {link}',
  'At the end of an e-mail about points that were added to a card.',
);
const ofPrize = 'To an administrator who gives the prize of a quarter to its winner, whom the committee has elected.';
export const nobodyWon = message('Nobody has won this vote, or it was taken back.', ofPrize);
export const prizeGiven = message('The winner has got the prize already.', ofPrize);
export const prizeAsked = message('The prize waits already for others to confirm it.', ofPrize);
export const prizeIsFor = message('This prize is for {name}, who has won the vote.', ofPrize);
export const isNoPrize = message('Please choose a prize: the winner of a vote gets one.', ofPrize);
