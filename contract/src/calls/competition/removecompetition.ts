import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';

/** Takes away one that nobody has entered. */
export const removecompetition = call(
  'removecompetition',
  z.strictObject({ competitionId: id }),
  z.object({ message: z.string() }),
);
