import * as z from 'zod/mini';
import { call } from '#call';
import { feedPageMax } from '#limits';
import { feedScopes } from '#programme/audience';
import { oneOf, whole } from '#shapes/wire';
import { feedItem } from './feed-item.ts';
import { feedPlace } from './feed-place.ts';

export const feedScope = z.enum(feedScopes, oneOf(feedScopes));

/** What was given and celebrated, the newest first, a page of it: nothing that the caller may not see. */
export const recognitionfeed = call(
  'recognitionfeed',
  z.strictObject({
    scope: feedScope,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(feedPageMax))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(feedPlace),
  }),
  z.object({
    items: z.array(feedItem),
    /** Null where nothing is older. */
    next: z.nullable(feedPlace),
  }),
);
