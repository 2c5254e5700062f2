import type { AwardKind, SendMethod } from '#points';
import { readerNow } from '#say';
import { type Choice, type Meaning, namesOf, type Offer, type Programme } from './items.ts';
import { seed } from './seed.ts';

/** The specification's, which a company runs until it saves one of its own. */
export const specified: Programme = { version: 1, ...seed };

/** By what who is spoken to goes now. */
export function programme(): Programme {
  return readerNow().programme ?? specified;
}

/** What a name stands for in it, today's or one of before; undefined for a category, and for what has no name in it. */
export function meaningOf(name: string): Meaning | undefined {
  return namesOf(programme()).choices.get(name);
}

/** The names by which calls call what is offered. */
export function offered(choices: readonly Choice[]): string[] {
  return choices.filter(({ retired }) => !retired).map(({ name }) => name);
}

/** What Recognise may be for: each alone, or with a category behind it. */
export function recogniseReasons({ behaviours, prizes }: Offer): string[] {
  return offered([...behaviours, ...prizes]);
}

/** What Pay It Forward may be for. */
export function payItForwardReasons({ behaviours, payItForward }: Offer): string[] {
  return offered([...behaviours, payItForward.birthday, payItForward.anniversary]);
}

/** What a nomination may be for: behaviours, or the one that stands alone. */
export function nominatedFor({ behaviours, alone }: Offer): string[] {
  return offered([...behaviours, alone]);
}

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

/** Stars of a review at most. */
export function stars({ review }: Offer): number {
  return review.points.length;
}

/** Whether a reviewer may give an amount of their own with so many stars. */
export function mayBeCustom(rating: number, { review: { customMost, customAbove } }: Offer): boolean {
  return customMost > 0 && rating > customAbove;
}

/** Characters of an award's message, by the way it is sent. */
export function messageMost(what: AwardKind, { characters }: Offer): Record<SendMethod, number> {
  return characters[ofKind[what]];
}

const paidKinds = ['adhoc', 'reward', 'payitforward'] as const;
export type PaidKind = (typeof paidKinds)[number];

/** By which part of a programme each kind of award goes. */
export const ofKind = {
  adhoc: 'adhoc',
  reward: 'recognise',
  payitforward: 'payItForward',
  thankyou: 'celebrate',
} as const;

/** Points that a rating pays to each nominee; of 0 an e-card alone. */
export function pointsForRating(rating: number, { review }: Offer): number {
  return review.points[rating - 1] ?? 0;
}
