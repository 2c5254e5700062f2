import * as z from 'zod/mini';
import { call } from '#call';
import { audiences } from '#programme/audience';
import { id, oneOf, trueOrFalse } from '#shapes/wire';

/** Who received a card says who else sees it, and whether with its points. */
export const cardaudience = call(
  'cardaudience',
  z.strictObject({ cardId: id, audience: z.enum(audiences, oneOf(audiences)), showsPoints: trueOrFalse }),
  z.object({ message: z.string() }),
);
