import * as z from 'zod/mini';
import { call } from '#call';
import { feedPlace } from '#calls/recognition/feed-place';
import { commentPageMax } from '#limits';
import { id, whole } from '#shapes/wire';
import { comment } from './comment.ts';

/** What people wrote to one item of the feed, the newest first, a page of it: as much as the caller may know. */
export const commentlist = call(
  'commentlist',
  z.strictObject({
    place: feedPlace,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(commentPageMax))),
    /** Where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({ comments: z.array(comment), next: z.nullable(id) }),
);
