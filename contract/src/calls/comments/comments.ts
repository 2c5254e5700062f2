import * as z from 'zod/mini';
import { feedPlace } from '#calls/recognition/feed-place';
import { count } from '#shapes/wire';

/** What people wrote to one item of the feed: as much of it as the reader may know. */
export const comments = z.object({
  /** By which one writes to it: its place in the feed. */
  place: feedPlace,
  /** As far as they were counted. */
  count,
  /** There are more than that. */
  isMore: z.boolean(),
});
export type Comments = z.output<typeof comments>;
