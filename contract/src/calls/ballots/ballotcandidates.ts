import * as z from 'zod/mini';
import { call } from '#call';
import { candidatesPageMax } from '#limits';
import { count, id, whole } from '#shapes/wire';
import { nominee } from './ballot.ts';

/** Who could stand in a vote: those of a quarter's summary, in its order. */
export const ballotcandidates = call(
  'ballotcandidates',
  z.strictObject({
    quarterId: id,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(candidatesPageMax))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({
    candidates: z.array(z.extend(nominee, { isOwn: z.boolean() })),
    total: count,
    next: z.nullable(z.string()),
  }),
);
