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

/** Stars of a review at most. */
export function stars({ review }: Offer): number {
  return review.points.length;
}

/** Whether a reviewer may give an amount of their own with so many stars. */
export function mayBeCustom(rating: number, { review: { customMost, customAbove } }: Offer): boolean {
  return customMost > 0 && rating > customAbove;
}

/** Points that a rating pays to each nominee; of 0 an e-card alone. */
export function pointsForRating(rating: number, { review }: Offer): number {
  return review.points[rating - 1] ?? 0;
}
