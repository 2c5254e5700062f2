import * as z from 'zod/mini';
import { call } from '#call';
import { count, nothing } from '#shapes/wire';

/** Its address is what a text names it by. */
export const contentpicupload = call(
  'contentpicupload',
  nothing,
  z.object({ address: z.string(), width: count, height: count }),
);
