import * as z from 'zod/mini';
import { call } from '#call';
import { severalWays } from '#programme/deciding';
import { count, id, isoInstant } from '#shapes/wire';
import { nominationRow } from './nomination-row.ts';

/** What somebody who reviews it said. */
const saidRow = z.object({
  member: z.string(),
  /** For whom they did as a delegate; '' by their own right. */
  forMember: z.string(),
  isChair: z.boolean(),
  /** 0: they declined it. */
  rating: count,
  stars: count,
  /** Why they declined it, or chose it for the quarterly awards. */
  motivation: z.string(),
  date: isoInstant,
});
export type SaidRow = z.output<typeof saidRow>;

/** How several decide about it. */
const deciding = z.object({
  by: z.enum(severalWays),
  /** So many have said something, of so many. */
  said: count,
  people: count,
  /** The caller's word, which they have yet to say, decides. */
  isChair: z.boolean(),
});
export type DecidingNow = z.output<typeof deciding>;

/**
 * `said` is what those have said who reviewed it, for who may review it: not before they have said something themselves, or it is decided. `deciding`
 * is null where one decides, and once it is decided.
 */
export const nomget = call(
  'nomget',
  z.strictObject({ nomId: id }),
  z.object({ nom: nominationRow, said: z.array(saidRow), deciding: z.nullable(deciding) }),
);
