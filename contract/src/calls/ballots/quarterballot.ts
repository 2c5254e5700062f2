import * as z from 'zod/mini';
import { call } from '#call';
import { count, id } from '#shapes/wire';
import { ballotShown } from './ballot.ts';

/** The vote of a quarter that is done; null where there is none, or where it was withdrawn. */
export const quarterballot = call(
  'quarterballot',
  z.strictObject({ quarterId: id }),
  z.object({
    ballot: z.nullable(ballotShown),
    /** So many could vote in a new one, unless they stand for election. */
    voters: count,
  }),
);
