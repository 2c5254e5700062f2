import { message } from '@laurel/contract/message';

export const reviewedBefore = message(
  'This idea is already reviewed.',
  'In a dialog, to a reviewer of ideas who comes too late.',
);
export const isAsked = message(
  'A reward for this idea waits for a second person: confirm or decline that first.',
  'In a dialog, to a reviewer of ideas; "that" is the reward that another reviewer gave.',
);
export const authorGone = message(
  'The author of this idea is no longer active: it can only be concluded.',
  'In a dialog, to a reviewer of ideas. To conclude an idea is to end its review without a reward.',
);
export const aboveMonth = message(
  'With this reward you would award this member more than the {most, number} points that one person decides alone in a month.',
  'In a dialog, to a reviewer of ideas: a second person is needed.',
);
export const waits = message(
  'Thank you. The reward is above what one person decides alone in a month: it waits for {seconds} to confirm it.',
  'To who has just rewarded an idea. {seconds} is who may confirm it, such as "Ann Able or Bob Best".',
);
export const concluded = message(
  'Thank you. The idea is concluded without a reward.',
  'To who has just ended the review of an idea without points.',
);
export const rewarded = message(
  'Thank you. The idea is rewarded with {points, number} points.',
  'To who has just rewarded an idea.',
);

export const rewardedSubject = message(
  'Your idea is rewarded',
  'The subject of an e-mail to who had an idea; it got points.',
);
export const reviewedSubject = message(
  'Your idea was reviewed',
  'The subject of an e-mail to who had an idea; it got no points.',
);
export const reviewed = message(
  'Your idea “{title}” was reviewed:',
  'In an e-mail to who had an idea. What the reviewer wrote follows.',
);
export const pointsAreYours = message(
  '{points, plural, one {{points, number} {pointsName} is yours. Thank you!} other {{points, number} {pointsName} are yours. Thank you!}}',
  'The end of an e-mail to who had an idea. {pointsName} is what the company calls its points.',
);
export const thanks = message(
  'Thank you for thinking along.',
  'The end of an e-mail to who had an idea, when it got no points.',
);
export const titleReviewed = message(
  'An idea was reviewed',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);

const toAuthor = 'To who had an idea, after they chose who reads it.';
export const shared = message('Your colleagues read this idea now.', toAuthor);
export const notSharedAnyMore = message('Your colleagues do not read this idea any more.', toAuthor);
export const ownVote = message(
  'You cannot vote for your own idea.',
  'In a dialog, to who had an idea that colleagues share.',
);
export const thereAlready = message(
  '{count, plural, one {This idea stands there already. Please write what is new.} other {These ideas stand there already. Please write what is new.}}',
  'In a dialog, to a reviewer of ideas who puts an idea to another stage, such as Planned.',
);
export const staged = message(
  '{count, plural, one {Thank you. Everybody sees now where the idea stands.} other {Thank you. Everybody sees now where the # ideas stand.}}',
  'To a reviewer of ideas who has just put ideas to another stage, such as Planned.',
);
export const titleStaged = message(
  'An idea has come to another stage',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
const ofStage = 'In the bell and in an e-mail. {stage} is where the idea stands, such as Planned or Done.';
export const ownStaged = message('Your idea “{title}”: {stage}.', ofStage);
export const votedStaged = message('The idea “{title}” that you voted for: {stage}.', ofStage);
export const readIt = message('Read it: {link}', 'At the end of an e-mail about an idea.');

const inPortal = 'A notice in the portal, one line in a list.';
export const noticeReviewed = message('Your idea “{title}” was reviewed.', inPortal);
export const noticeRewarded = message(
  'Your idea “{title}” is rewarded with {points, number} {pointsName}.',
  `${inPortal} {pointsName} is what the company calls its points.`,
);
