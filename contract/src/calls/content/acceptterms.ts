import * as z from 'zod/mini';
import { call } from '#call';
import { acceptedBlocks } from '#rules/content-keys';
import { oneOf } from '#shapes/wire';
import { language, version } from './content-text.ts';

/** What was read is named, so that nobody accepts what they have not seen. */
export const acceptterms = call(
  'acceptterms',
  z.strictObject({
    contentKey: z.enum(acceptedBlocks, oneOf(acceptedBlocks)),
    language,
    version,
  }),
  z.object({ toAccept: z.array(z.enum(acceptedBlocks)) }),
);
