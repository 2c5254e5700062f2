import * as z from 'zod/mini';
import { call } from '#call';
import { id, nothing } from '#shapes/wire';
import { signature } from './signature.ts';

/** Puts a picture to the caller's signature, which it is by itself where there is none. */
export const groupcardpicupload = call(
  'groupcardpicupload',
  nothing,
  z.object({ message: z.string(), own: signature }),
  { query: z.object({ cardId: id }) },
);
