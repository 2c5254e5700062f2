import * as z from 'zod/mini';
import { call } from '#call';
import { audiences } from '#programme/audience';
import { nothing } from '#shapes/wire';

/** Who sees the cards that the caller will get, unless they say otherwise of one. */
export const myvisibility = call(
  'myvisibility',
  nothing,
  z.object({
    /** Null: as the company has it. */
    audience: z.nullable(z.enum(audiences)),
    showsPoints: z.boolean(),
    company: z.enum(audiences),
    /** Whether the company allows that points are shown. */
    mayShowPoints: z.boolean(),
  }),
);
