import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { contentReasonMax } from '#limits';
import { text } from '#shapes/text';
import { count, trueOrFalse } from '#shapes/wire';
import { told } from '#told';
import { changed, changing, quicker } from './content-text.ts';

/** Publishes the draft as it is; where nothing is being written, what members read already, as the company's own. */
export const contentpublish = call(
  'contentpublish',
  z.strictObject({
    ...changing,
    /** Without it: at once. */
    dateFrom: z.optional(z.iso.datetime(told(texts.giveInstant))),
    reason: z.optional(text(contentReasonMax)),
    asksAgain: z.optional(trueOrFalse),
  }),
  z.object({ ...changed.shape, version: count }),
  quicker,
);
