import * as z from 'zod/mini';
import { call } from '#call';
import { id, trueOrFalse } from '#shapes/wire';

/** Shares one of the caller's ideas with the colleagues of their site, or keeps it between them and who reviews ideas again. */
export const shareidea = call(
  'shareidea',
  z.strictObject({ ideaBoxId: id, isShared: trueOrFalse }),
  z.object({ message: z.string() }),
);
