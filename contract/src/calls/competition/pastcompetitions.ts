import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoDate, whole } from '#shapes/wire';
import { pageMax, shownWinner } from './competition-fields.ts';

const past = z.object({
  competitionId: z.string(),
  title: z.string(),
  description: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  /** Those who were announced and are still here. */
  winners: z.array(shownWinner),
});
export type PastCompetition = z.output<typeof past>;

/** Those that are over and were the member's: the last to end comes first. */
export const pastcompetitions = call(
  'pastcompetitions',
  z.strictObject({
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(pageMax))),
  }),
  z.object({ competitions: z.array(past), total: count, next: z.nullable(id) }),
);
