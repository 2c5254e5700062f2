import type { AwardKind, SendMethod } from '#points';
import type { Choice, Offer } from './items.ts';

/** By which part of a programme each kind of award goes. */
export const ofKind = {
  adhoc: 'adhoc',
  reward: 'recognise',
  payitforward: 'payItForward',
  thankyou: 'celebrate',
} as const;

/** Characters of an award's message, by the way it is sent. */
export function messageMost(what: AwardKind, { characters }: Offer): Record<SendMethod, number> {
  return characters[ofKind[what]];
}

/** Awards that give points. */
export type PaidKind = Exclude<AwardKind, 'thankyou'>;

/** What an award gives to each: just so many, one of these, or whatever is chosen up to so many. */
export type Giving = { fixed: number } | Usual;
type Usual = { among: readonly number[] } | { upTo: number };

/** Of an award of this kind, whatever it is for. */
export function usualPoints(what: PaidKind, { points }: Offer): Usual {
  return what === 'reward' ? { upTo: points.recogniseMost } : { among: points[ofKind[what]] };
}

/** What an award of this kind may be for that gives just so many points. */
export function fixedChoices(what: PaidKind, { values, prizes, payItForward }: Offer): readonly Choice[] {
  return { adhoc: values, reward: prizes, payitforward: Object.values(payItForward) }[what];
}

/** What an award of this kind gives when it is for that; a category may stand behind what it is for. */
export function pointsFor(what: PaidKind, reason: string, goes: Offer): Giving {
  const fixed = fixedChoices(what, goes).find(({ name }) => `${reason}: `.startsWith(`${name}: `))?.points;
  return fixed ? { fixed } : usualPoints(what, goes);
}

export function isWithin(points: number, giving: Giving): boolean {
  if ('fixed' in giving) return points === giving.fixed;
  return 'among' in giving ? giving.among.includes(points) : points <= giving.upTo;
}
