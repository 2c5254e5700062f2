import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';

/** Takes back what the caller signed, whenever that was: its words, picture and drawing are gone. */
export const takebacksignature = call(
  'takebacksignature',
  z.strictObject({ cardId: id }),
  z.object({ message: z.string() }),
);
