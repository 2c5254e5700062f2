import * as texts from './programme/texts.ts';

/** Points and the closed lists of specification section 9: `valueWords` says values, a status is a message. */

export const behaviours = [
  'Client Obsession',
  'Unreasonable Excellence',
  'Authentic Connections',
  'Act of Courage',
  'Empowered Ownership',
  'Collaborate for Success',
] as const;

/** The single option that excludes the behaviours. */
export const oneUp = '1Up nomination';
export const quarterlyWinner = 'Quarterly Winner';
export const recogniseReasons = [...behaviours, quarterlyWinner] as const;
export const recogniseCategories = ['Individual', 'Team', 'Leadership'] as const;
export const payItForwardPresets = ['Happy Birthday', 'Happy Work Anniversary'] as const;
export const payItForwardReasons = [...behaviours, ...payItForwardPresets] as const;
export const celebrateReasons = ['Birthday', 'Anniversary', 'Thank you'] as const;

export const adhocValues = [
  'Cultivates Innovation',
  'Client Focus',
  'Drives Results',
  'Collaborates',
  'Flexibility and Adaptability',
] as const;
export const adhocPoints = [5, 10, 20, 25, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000] as const;
export const payItForwardPoints = [5, 10, 20, 25, 50, 100] as const;
export const recognisePointsMax = 9999;

export const ideaRewards = [0, 50, 100, 150, 200, 250, 300] as const;
export const ideaCategories = ['The next big idea', 'Improve rewards and recognition', 'Current challenges'] as const;

export const ratingMax = 7;
export const customPointsMax = 320;
/** A custom amount needs a rating above this one. */
export const customRatingAbove = 1;

/** Points that each rating pays to each nominee; 1 and 2 send the thank-you e-card only. */
export const pointsForRating = { 1: 0, 2: 0, 3: 120, 4: 150, 5: 200, 6: 250, 7: 300 } as const;
export type Rating = keyof typeof pointsForRating;

export const sendMethods = ['email', 'sms'] as const;
export type SendMethod = (typeof sendMethods)[number];
export const payItForwardSendBy: SendMethod = 'sms';
export const celebrateSendBy: SendMethod = 'email';

export const ideaStatuses = { N: texts.awaitingReview, R: texts.ideaRewarded, C: texts.ideaConcluded } as const;
export type IdeaStatus = keyof typeof ideaStatuses;

export const awardStatuses = {
  W: texts.nominationRewarded,
  D: texts.nominationDeclined,
  N: texts.notReviewed,
} as const;
export type AwardStatus = keyof typeof awardStatuses;
export const awardStatusDefault: AwardStatus = 'W';

export const orderStatuses = {
  10: texts.orderPlaced,
  20: texts.orderPrepared,
  30: texts.orderDispatched,
  40: texts.orderDelivered,
  90: texts.orderCancelled,
} as const;
export type OrderStatus = keyof typeof orderStatuses;

export const dispatchStatuses = {
  0: texts.lineWaiting,
  1: texts.linePrepared,
  2: texts.lineSent,
  3: texts.lineDelivered,
  4: texts.voucherIssued,
} as const;
export type DispatchStatus = keyof typeof dispatchStatuses;
