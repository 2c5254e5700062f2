import * as z from 'zod/mini';
import { feedPlace } from '#calls/recognition/feed-place';
import { count } from '#shapes/wire';

/** Points that people added to one item of the feed: as much of that as the reader may know. */
export const boosts = z.object({
  /** By which one adds to it: its place in the feed. */
  place: feedPlace,
  /** To each of those who got some, in all; null where the reader may not know. */
  points: z.nullable(count),
  /** The reader's own of these. */
  mine: count,
  /** How the newest others are called who added some. */
  names: z.array(z.string()),
  /** The reader and everybody else who added some, as far as they were counted. */
  count,
  /** There are more than that. */
  isMore: z.boolean(),
  /** Whether the reader may add to it. */
  mayAdd: z.boolean(),
});
export type Boosts = z.output<typeof boosts>;
