import * as z from 'zod/mini';
import { call } from '#call';
import { contentKeyMax } from '#limits';
import { line } from '#shapes/text';
import { access, language, title } from './content-text.ts';

/** A page of the company's own, at `/key`; its first draft has the title. */
export const contentblockadd = call(
  'contentblockadd',
  z.strictObject({
    contentKey: line(contentKeyMax),
    title,
    access,
    /** In which it is written first, and read by those in whose language it is not. */
    language,
  }),
  z.object({ message: z.string(), contentKey: z.string() }),
);
