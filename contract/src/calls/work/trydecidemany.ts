import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { decision, itemIds } from './same.ts';

/** What it would come to if these were decided now; changes nothing. */
export const trydecidemany = call(
  'trydecidemany',
  z.strictObject({ decision, itemIds }),
  z.object({
    /** So many of them wait for the caller and are decided so. */
    items: count,
    /** So many more do not any more, or are decided by themselves. */
    others: count,
    /** What the caller's word gives, to all together. */
    points: count,
    /** So many of them go on to somebody else, who confirms them too. */
    goOn: count,
  }),
);
