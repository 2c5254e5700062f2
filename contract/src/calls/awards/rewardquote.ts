import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import * as points from '#points';
import { fixedChoices } from '#programme/giving';
import type { Programme } from '#programme/items';
import { pointsUpTo } from '#shapes/among';
import { quote } from '#shapes/quote';
import { recipients } from '#shapes/recipients';
import { told } from '#told';
import { lentBy, sendBy } from './doreward.ts';

/** The most that an award of any kind gives to one person. */
function pointsMost(goes: Programme): number {
  const { adhoc, payItForward, recogniseMost } = goes.points;
  const fixed = [
    ...fixedChoices('adhoc', goes),
    ...fixedChoices('reward', goes),
    ...fixedChoices('payitforward', goes),
  ];
  return Math.max(...adhoc, ...payItForward, recogniseMost, ...fixed.map(({ points = 0 }) => points));
}

const quoteAsked = z.strictObject({
  what: z.enum(points.awardKinds, told(texts.chooseKind)),
  /** To each; 0 while none are chosen. */
  points: pointsUpTo(0, pointsMost),
  sendBy: z.optional(sendBy),
  recipients,
  /** Of an adhoc award alone. */
  delegationId: lentBy,
});

export const rewardquote = call('rewardquote', quoteAsked, z.object({ quote }));
