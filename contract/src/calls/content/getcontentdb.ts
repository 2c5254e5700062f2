import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { contentKeyMax } from '#limits';
import { line } from '#shapes/text';
import { told } from '#told';

export const getcontentdb = call(
  'getcontentdb',
  z.strictObject({
    contentKey: line(contentKeyMax).check(z.refine((key) => key.trim() !== '', told(texts.invalidKey))),
    isCache: z.optional(z.boolean()),
  }),
  z.object({ content: z.string(), title: z.string() }),
);
