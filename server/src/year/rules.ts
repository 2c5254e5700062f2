import type { Sides } from '@laurel/contract/calls/year';
import { toldFrom } from '@laurel/contract/limits';
import { meaningOf } from '@laurel/contract/programme/programme';
import { partsOf } from '@laurel/contract/programme/value-words';
import type { CardKind } from '@laurel/contract/rules/cases';

type Side = keyof Sides;

/** Cards of one kind, month and value that somebody gave or got. */
export interface Counted {
  side: Side;
  kind: CardKind;
  /** From 1. */
  month: number;
  value: string;
  cards: number;
  points: number;
}

/** What a value is for, by today's names: each behaviour once, a prize without its category. */
export function namesIn(value: string): string[] {
  return [...new Set(partsOf(value).values.map((name) => meaningOf(name)?.choice.name ?? name))];
}

const none = (): Sides => ({ given: 0, got: 0 });

function sidesOf(counted: readonly Counted[], what: 'cards' | 'points' = 'cards'): Sides {
  const sides = none();
  for (const one of counted) sides[one.side] += one[what];
  return sides;
}

/** The sums of somebody's own year. */
export function ownSums(counted: readonly Counted[]) {
  const of = (...kinds: Counted['kind'][]) => counted.filter(({ kind }) => kinds.includes(kind));
  const months = Array.from({ length: 12 }, (_, n) => sidesOf(counted.filter(({ month }) => month === n + 1)));
  // Whoever nominated gave no points of their own.
  const paid = counted.filter(({ side, kind }) => side === 'got' || kind !== 'nomination');
  return {
    thankYous: sidesOf(of('thankyou')),
    payItForward: sidesOf(of('payitforward')),
    awards: sidesOf(of('adhoc', 'reward', 'anniversary')),
    nominations: sidesOf(of('nomination')),
    points: sidesOf(paid, 'points'),
    values: valuesIn(counted),
    months,
  };
}

function valuesIn(counted: readonly Counted[]): (Sides & { value: string })[] {
  const values = new Map<string, Sides>();
  for (const { value, side, cards } of counted)
    for (const name of namesIn(value)) values.getOrInsertComputed(name, none)[side] += cards;
  return [...values]
    .map(([value, sides]) => ({ value, ...sides }))
    .toSorted((a, b) => b.given + b.got - a.given - a.got || (a.value < b.value ? -1 : 1));
}

/** Cards of a group of people. */
export interface Group {
  cards: number;
  givers: number;
  receivers: number;
}

/** Whether enough people gave and got that nobody is told of by it. */
export function isOfEnough({ cards, givers, receivers }: Group): boolean {
  return cards === 0 || Math.min(givers, receivers) >= toldFrom;
}

/**
 * How many cards each group has; null where it has too few people. The smallest of the others is kept back beside these: what is missing in
 * the sum of all would tell of them.
 */
export function toldOf(groups: readonly Group[]): (number | null)[] {
  const isFew = groups.map((group) => !isOfEnough(group));
  if (isFew.includes(true)) {
    const [smallest] = groups
      .keys()
      .filter((n) => !isFew[n] && groups[n]?.cards !== 0)
      .toArray()
      .toSorted((a, b) => (groups[a]?.cards ?? 0) - (groups[b]?.cards ?? 0));
    if (smallest !== undefined) isFew[smallest] = true;
  }
  return groups.map(({ cards }, n) => (isFew[n] ? null : cards));
}
