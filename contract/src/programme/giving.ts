import type { AwardKind, SendMethod } from '#points';
import type { Choice, Offer } from './items.ts';

const paidKinds = ['adhoc', 'reward', 'payitforward'] as const;
export type PaidKind = (typeof paidKinds)[number];

/** By which part of a programme each kind of award goes. */
export const ofKind = {
  adhoc: 'adhoc',
  reward: 'recognise',
  payitforward: 'payItForward',
  thankyou: 'celebrate',
} as const;

/** What an award gives to each: just so many, one of these, or whatever is chosen up to so many. */
export type Giving = { fixed: number } | { among: readonly number[] } | { upTo: number };

/** Of an award of this kind, whatever it is for. */
export function usualPoints(what: PaidKind, { points }: Offer): Exclude<Giving, { fixed: number }> {
  return what === 'reward' ? { upTo: points.recogniseMost } : { among: points[ofKind[what]] };
}

/** What may be chosen for an award of this kind, of which some give just so many points. */
function fixedChoices(what: PaidKind, { values, prizes, payItForward }: Offer): readonly Choice[] {
  if (what === 'adhoc') return values;
  return what === 'reward' ? prizes : Object.values(payItForward);
}

/** What an award of this kind gives when it is for that; a category may stand behind what it is for. */
export function pointsFor(what: PaidKind, reason: string, goes: Offer): Giving {
  const { points } =
    fixedChoices(what, goes).find(({ name }) => reason === name || reason.startsWith(`${name}: `)) ?? {};
  return points === undefined ? usualPoints(what, goes) : { fixed: points };
}

export function isWithin(points: number, giving: Giving): boolean {
  if ('fixed' in giving) return points === giving.fixed;
  return 'among' in giving ? giving.among.includes(points) : points <= giving.upTo;
}

/** The most that an award of any kind gives to one person. */
export function pointsMost(goes: Offer): number {
  const { adhoc, payItForward, recogniseMost } = goes.points;
  const fixed = paidKinds.flatMap((what) => fixedChoices(what, goes).map(({ points = 0 }) => points));
  return Math.max(...adhoc, ...payItForward, recogniseMost, ...fixed);
}

/** Characters of an award's message, by the way it is sent. */
export function messageMost(what: AwardKind, { characters }: Offer): Record<SendMethod, number> {
  return characters[ofKind[what]];
}
