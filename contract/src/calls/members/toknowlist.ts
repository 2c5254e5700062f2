import * as z from 'zod/mini';
import { call } from '#call';
import { toKnowPageMax, toKnowSearchMax } from '#limits';
import { text } from '#shapes/text';
import { memberId, whole } from '#shapes/wire';
import { getToKnowRow } from './home.ts';

/** Whoever tells about themselves, by name, a page of them; with a search those whose name, division or telling has each of its words. */
export const toknowlist = call(
  'toknowlist',
  z.strictObject({
    search: z.optional(text(toKnowSearchMax)),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(toKnowPageMax))),
    /** With whom the last page ended: its `next`. */
    after: z.optional(memberId),
  }),
  z.object({
    people: z.array(getToKnowRow),
    /** Null where nobody comes behind them. */
    next: z.nullable(z.string()),
  }),
);
