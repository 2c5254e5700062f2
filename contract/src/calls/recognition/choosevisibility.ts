import * as z from 'zod/mini';
import { call } from '#call';
import { audiences } from '#programme/audience';
import { oneOf, trueOrFalse } from '#shapes/wire';

/** The caller chooses who sees the cards that they will get. */
export const choosevisibility = call(
  'choosevisibility',
  z.strictObject({
    /** Null: as the company has it. */
    audience: z.nullable(z.enum(audiences, oneOf(audiences))),
    showsPoints: trueOrFalse,
    /** Those that they have got as well, as far as their givers allowed it. */
    earlier: trueOrFalse,
  }),
  z.object({ message: z.string() }),
);
