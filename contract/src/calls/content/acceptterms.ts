import * as z from 'zod/mini';
import { call } from '#call';
import { acceptedBlocks } from '#rules/content-keys';
import * as said from '#texts';
import { told } from '#told';
import { language, version } from './content-text.ts';

/** What was read is named, so that nobody accepts what they have not seen. */
export const acceptterms = call(
  'acceptterms',
  z.strictObject({
    contentKey: z.enum(acceptedBlocks, told(said.chooseOneOf, { values: acceptedBlocks.join(', ') })),
    language,
    version,
  }),
  z.object({ toAccept: z.array(z.enum(acceptedBlocks)) }),
);
