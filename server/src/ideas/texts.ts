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

const inPortal = 'A notice in the portal, one line in a list.';
export const noticeReviewed = message('Your idea “{title}” was reviewed.', inPortal);
export const noticeRewarded = message(
  'Your idea “{title}” is rewarded with {points, number} {pointsName}.',
  `${inPortal} {pointsName} is what the company calls its points.`,
);
