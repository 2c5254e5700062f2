import * as z from 'zod/mini';
import { call } from '#call';
import { contentKey } from './content-text.ts';

/** Takes a page of the company's own away from its address; its versions stay. */
export const contentblockretire = call(
  'contentblockretire',
  z.strictObject({ contentKey }),
  z.object({ message: z.string() }),
);
