import * as z from 'zod/mini';
import type { Message } from '#message';
import type { Programme } from '#programme/items';
import { programme, specified } from '#programme/programme';
import { say } from '#say';
import { whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

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

/** So many points at least, and at most as many as the programme gives when it is read. */
export function pointsUpTo(least: number, most: (goes: Programme) => number) {
  const error = () => say(texts.pointsAtMost, { max: most(programme()) });
  return whole.check(
    z.minimum(least, told(texts.givePoints)),
    z.refine((points) => points <= most(programme()), { error }),
  );
}
