import * as z from 'zod/mini';
import { pointsMost } from '#limits';
import type { Message } from '#message';
import type { Programme } from '#programme/items';
import { programme } from '#programme/programme';
import { say } from '#say';
import { whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

/** One of the names that the programme offers when it is read. */
export function among(names: (goes: Programme) => readonly string[], wrong: Message) {
  return z.string(told(wrong)).check(z.refine((name) => names(programme()).includes(name), told(wrong)));
}

/** One of the amounts that the programme offers when it is read. */
export function amountAmong(amounts: (goes: Programme) => readonly number[]) {
  return whole.check(
    z.maximum(pointsMost, told(texts.pointsAtMost, { max: pointsMost })),
    z.refine((points) => amounts(programme()).includes(points), {
      error: () => say(texts.onePointsOf, { values: amounts(programme()).join(', ') }),
    }),
  );
}
