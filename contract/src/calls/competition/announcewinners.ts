import * as z from 'zod/mini';
import { call } from '#call';
import { count, id } from '#shapes/wire';

/** Tells everybody who won, of those who are named and were not announced. */
export const announcewinners = call(
  'announcewinners',
  z.strictObject({ competitionId: id }),
  /** How many by this very call: none where others were quicker. */
  z.object({ message: z.string(), announced: count }),
);
