import * as z from 'zod/mini';
import { call } from '#call';
import { celebrationsPageMax } from '#limits';
import { count, isoDate, nothing, whole } from '#shapes/wire';
import { celebrationRow } from './recognition/celebration-row.ts';

/** By which who celebrates on a day stands in its list: what, and the public id of whom. */
const celebrationPlace = z.string().check(z.regex(/^(BDAY|ANNIV)\.[0-9]{6,18}$/));

/** Who celebrates on one of the days around today, as Celebrate With Us has them: a page, behind one of them. */
export const celebrationday = call(
  'celebrationday',
  z.strictObject({
    day: isoDate,
    /** The place where the last page ended: its `next`. */
    after: z.optional(celebrationPlace),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(celebrationsPageMax))),
  }),
  z.object({ people: z.array(celebrationRow), next: z.nullable(celebrationPlace) }),
);

const celebratedDay = z.object({
  day: isoDate,
  /** The first of them. */
  people: z.array(celebrationRow),
  total: count,
  /** Behind the first of them. */
  next: z.nullable(celebrationPlace),
});
export type CelebratedDay = z.output<typeof celebratedDay>;

/** Who celebrates in the next days, and who did in the last ones, by the day where the caller is. Of days without anybody nothing is told. */
export const celebrationweek = call(
  'celebrationweek',
  nothing,
  z.object({
    /** From tomorrow on. */
    coming: z.array(celebratedDay),
    /** From yesterday back. */
    missed: z.array(celebratedDay),
  }),
);
