import * as z from 'zod/mini';
import { call } from '#call';
import { id, nothing } from '#shapes/wire';

export const adminbannerupload = call('adminbannerupload', nothing, z.object({ banner: z.string() }), {
  /** Of which competition; of the one that the specification means where it is left out. */
  query: z.object({ competitionId: z.optional(id) }),
});
