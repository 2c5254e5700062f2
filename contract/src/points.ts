import * as texts from './programme/texts.ts';

/** The closed lists of specification section 9 that are no company's choice: a status is a message. */

export const awardKinds = ['adhoc', 'reward', 'payitforward', 'thankyou'] as const;
export type AwardKind = (typeof awardKinds)[number];

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
