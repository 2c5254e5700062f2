import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';

/** A winner no more, and shown no more. A letter that has gone out is not taken back. */
export const withdrawwinner = call(
  'withdrawwinner',
  z.strictObject({ winnerId: id }),
  z.object({ message: z.string() }),
);
