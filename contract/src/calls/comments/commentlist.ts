import * as z from 'zod/mini';
import { call } from '#call';
import { pageOfItem } from '#calls/recognition/feed-people';
import { commentPageMax } from '#limits';
import { id } from '#shapes/wire';
import { comment } from './comment.ts';

/** What people wrote to one item of the feed, the newest first, a page of it: as much as the caller may know. */
export const commentlist = call(
  'commentlist',
  pageOfItem(commentPageMax),
  z.object({ comments: z.array(comment), next: z.nullable(id) }),
);
