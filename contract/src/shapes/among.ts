import * as z from 'zod/mini';
import { pointsMost } from '#limits';
import type { Message } from '#message';
import { type Giving, type PaidKind, usualPoints } from '#programme/giving';
import type { Programme } from '#programme/items';
import { programme, specified } from '#programme/programme';
import { say } from '#say';
import { told } from '#told';
import * as texts from './texts.ts';
import { whole } from './wire.ts';

/** One of the names that the programme offers when it is read. The description of the calls gives the specification's as examples. */
export function among(names: (goes: Programme) => readonly string[], wrong: Message) {
  return z
    .string(told(wrong))
    .check(z.refine((name) => names(programme()).includes(name), told(wrong)))
    .register(z.globalRegistry, { examples: [...names(specified)] });
}

/** One of the amounts that the programme offers when it is read. */
export function amountAmong(amounts: (goes: Programme) => readonly number[]) {
  const error = () => say(texts.onePointsOf, { values: amounts(programme()).join(', ') });
  return whole
    .check(z.refine((points) => amounts(programme()).includes(points), { error }))
    .register(z.globalRegistry, { examples: [...amounts(specified)] });
}

/** Points of an award of this kind: how many it may give says what it is for. The description of the calls gives the specification's as examples. */
export function pointsAsGiven(what: PaidKind) {
  const examples = usualPoints(what, specified);
  return 'among' in examples
    ? whole.register(z.globalRegistry, { examples: [...examples.among] })
    : whole.check(z.minimum(1, told(texts.givePoints)));
}

/** What may be given, where something else was; `of` says what it is for. */
export function pointsWords(giving: Giving, of = ''): string {
  if ('fixed' in giving) return say(texts.fixedPoints, { what: of, points: giving.fixed });
  return 'among' in giving
    ? say(texts.onePointsOf, { values: giving.among.join(', ') })
    : say(texts.pointsAtMost, { max: giving.upTo });
}

/** So many points at least, and at most as many as the programme gives when it is read. */
export function pointsUpTo(least: number, most: (goes: Programme) => number) {
  const error = () => say(texts.pointsAtMost, { max: most(programme()) });
  return whole.check(
    z.minimum(least, told(texts.givePoints)),
    z.refine((points) => points <= most(programme()), { error }),
  );
}

/** Points that somebody types who looks after those of others. */
export const somePoints = whole.check(
  z.minimum(1, told(texts.givePoints)),
  z.maximum(pointsMost, told(texts.pointsAtMost, { max: pointsMost })),
);
