import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { count, id, isoDate, whole } from '#shapes/wire';
import { told } from '#told';
import { competitionStates, pageMax } from './competition-fields.ts';

const row = z.object({
  competitionId: z.string(),
  title: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  isEnabled: z.boolean(),
  state: z.enum(competitionStates),
  /** Empty: everybody's. */
  sites: z.array(z.string()),
  /** Nominations for it. */
  entries: count,
  /** Named and not withdrawn, and of these the announced ones. */
  winners: count,
  announced: count,
});
export type CompetitionRow = z.output<typeof row>;

/** Of one state, or all that there are: the last to end comes first. */
export const competitionlist = call(
  'competitionlist',
  z.strictObject({
    state: z.optional(z.enum(competitionStates, told(texts.competitionState))),
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(pageMax))),
  }),
  z.object({
    competitions: z.array(row),
    total: count,
    next: z.nullable(id),
    /** How many there are of each state. */
    running: count,
    planned: count,
    ended: count,
  }),
);
