import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { isPortalBlock, takenAddresses } from '#rules/content-keys';
import { told } from '#told';
import { access, contentKey, language, title } from './content-text.ts';

/** A page of the company's own, at `/key`; its first draft has the title. */
export const contentblockadd = call(
  'contentblockadd',
  z.strictObject({
    contentKey: contentKey.check(
      z.refine((key) => !takenAddresses.includes(key) && !isPortalBlock(key), told(texts.addressTaken)),
    ),
    title,
    access,
    /** In which it is written first, and read by those in whose language it is not. */
    language,
  }),
  z.object({ message: z.string(), contentKey: z.string() }),
);
