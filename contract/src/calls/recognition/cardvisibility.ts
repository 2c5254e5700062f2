import * as z from 'zod/mini';
import { call } from '#call';
import { audiences } from '#programme/audience';
import { recipients } from '#shapes/recipients';
import { count, oneOf } from '#shapes/wire';

/** Who will see what is about to be given to these: by what each of them has chosen, and the giver. */
export const cardvisibility = call(
  'cardvisibility',
  z.strictObject({ recipients, audience: z.optional(z.enum(audiences, oneOf(audiences))) }),
  z.object({
    /** The widest first; only those whose cards are seen so. */
    seenBy: z.array(z.object({ audience: z.enum(audiences), people: count })),
  }),
);
