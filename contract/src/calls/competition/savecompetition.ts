import * as z from 'zod/mini';
import { call } from '#call';
import { sitesMax } from '#limits';
import { siteCode } from '#shapes/look';
import { count, id } from '#shapes/wire';
import { datesInOrder, quicker, setupFields } from './competition-fields.ts';

/** Changes a competition for who has seen it as it is, or begins one more. */
export const savecompetition = call(
  'savecompetition',
  z
    .strictObject({
      ...setupFields,
      /** Left out: a new one. */
      competitionId: z.optional(id),
      /** As it was seen; 0 of a new one. */
      revision: count.check(z.maximum(2_000_000_000)),
      /** Empty: everybody's. */
      sites: z.array(siteCode).check(z.maxLength(sitesMax)),
    })
    .check(z.superRefine(datesInOrder)),
  z.object({ message: z.string(), competitionId: z.string(), revision: count }),
  quicker,
);
