import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';
import { competitionFields } from './competition-fields.ts';

const open = z.extend(competitionFields, {
  competitionId: z.string(),
  /** Of its picture: an id, or 'drawn'. */
  banner: z.string(),
});
export type OpenCompetition = z.output<typeof open>;

/** Those that run and are the member's, in their language: the first to end comes first. */
export const competitions = call('competitions', nothing, z.object({ competitions: z.array(open) }));
