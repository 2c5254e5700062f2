import * as z from 'zod/mini';
import { reactionKinds } from '#programme/reaction-kinds';
import { count } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';

export const reactionKind = z.enum(reactionKinds);

/** How people reacted to one item of the feed: those of them of whom the reader may know. */
export const reactions = z.object({
  /** By which one reacts to it: its place in the feed. */
  place: feedPlace,
  /** The reader's own; null where they have not reacted. */
  mine: z.nullable(reactionKind),
  /** Which of them there are, the most frequent first. */
  kinds: z.array(reactionKind),
  /** How the newest others are called. */
  names: z.array(z.string()),
  /** The reader and everybody else, as far as they were counted. */
  count,
  /** There are more than that. */
  isMore: z.boolean(),
  /** Whether the reader received it and thanks its giver by `grateful`. */
  mayThank: z.boolean(),
});
export type Reactions = z.output<typeof reactions>;
