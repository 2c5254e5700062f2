import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoInstant } from '#shapes/wire';
import { competitionFields, competitionStates, shownWinner } from './competition-fields.ts';

const winner = z.extend(shownWinner, {
  winnerId: z.string(),
  hasLeft: z.boolean(),
  dateNamed: isoInstant,
  namedBy: z.string(),
  /** Null: nobody knows yet. */
  dateAnnounced: z.nullable(isoInstant),
  /** Set of who was announced and is a winner no more. */
  dateWithdrawn: z.nullable(isoInstant),
});
export type Winner = z.output<typeof winner>;

const one = z.extend(competitionFields, {
  competitionId: z.string(),
  state: z.enum(competitionStates),
  sites: z.array(z.string()),
  revision: count,
  dateChanged: isoInstant,
  changedBy: z.string(),
  banner: z.string(),
  entries: count,
  winners: z.array(winner),
});
export type CompetitionOne = z.output<typeof one>;

/** As the administrators wrote it; the one that the specification means where none is named. */
export const competitionone = call(
  'competitionone',
  z.strictObject({ competitionId: z.optional(id) }),
  z.object({
    /** Null: there is none yet. */
    competition: z.nullable(one),
    /** For which it can be: sites at which somebody is. */
    sites: z.array(z.object({ site: z.string(), people: count })),
  }),
);
