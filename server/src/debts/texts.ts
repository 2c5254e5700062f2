import { message } from '@laurel/contract/message';

const forgiving = 'In a dialog, to who says that somebody need not repay points';
export const changed = message(
  '{left, plural, =0 {Nothing is left of this debt any more.} one {Of this debt # point is left now: please look again.} other {Of this debt # points are left now: please look again.}}',
  forgiving,
);
export const atMost = message('Please give at most the {left, number} that are left.', `${forgiving}.`);
export const waits = message(
  'It waits for {seconds} to confirm it; nothing is forgiven yet.',
  'To who has just said that somebody need not repay points. {seconds} is who may confirm it, such as "Ann Able or Bob Best".',
);
export const forgiven = message(
  '{points, plural, one {# point need not be repaid, and they are told.} other {# points need not be repaid, and they are told.}}',
  'To who has just forgiven a debt of points. "They" is whose debt it was.',
);

const heading = 'The heading of a column in a file of debts of points';
export const columnNumber = message('No.', `${heading}: a number.`);
export const columnDate = message('Since', `${heading}: a day.`);
export const columnMember = message('Member', `${heading}: whose debt it is.`);
export const columnMemberNumber = message('Member number', `${heading}.`);
export const columnCorrection = message('Correction', `${heading}: its number.`);
export const columnKind = message('What', `${heading}: such as "Award taken back".`);
export const columnPoints = message('Points', `${heading}: of the debt when it began.`);
export const columnRepaid = message('Repaid', `${heading}: how many points.`);
export const columnForgiven = message('Forgiven', `${heading}: how many points.`);
export const columnWrittenOff = message('Written off', `${heading}: how many points, of somebody who has left.`);
export const columnLeft = message('Left', `${heading}: how many points.`);
export const columnStanding = message('Standing', `${heading}: such as "Open" or "Repaid".`);
export const columnEnded = message('Ended', `${heading}: a day.`);

const letter = 'In an e-mail to somebody who owed points because points were taken back that they had spent';
export const subjectRepaid = message('You have repaid your points', 'The subject of an e-mail.');
export const allRepaid = message(
  'The {points, number} {pointsName} that you still had to repay are repaid: whatever you are given from now on is yours again. Thank you.',
  `${letter}. {points} is how many, {pointsName} what the company calls its points.`,
);
export const subjectForgiven = message('You need not repay these points', 'The subject of an e-mail.');
export const notRepaid = message(
  'You need not repay {points, number} {pointsName} that you had spent before they were taken back. {left, plural, =0 {Nothing is left to be repaid.} one {# point is still to be repaid, by what you are given next.} other {# points are still to be repaid, by what you are given next.}} The reason:',
  `${letter}. {pointsName} is what the company calls its points. The reason follows, in the words of who did it.`,
);
const title = 'What a kind of message is about, in a list of messages.';
export const titleRepaid = message('A debt of points is repaid', title);
export const titleForgiven = message('A debt of points was forgiven', title);
export const noticeForgiven = message(
  'You need not repay {points, number} {pointsName} that you had spent before they were taken back. {left, plural, =0 {Nothing is left to be repaid.} one {# point is still to be repaid, by what you are given next.} other {# points are still to be repaid, by what you are given next.}}',
  'A notice in the portal, one line in a list. {pointsName} is what the company calls its points.',
);
