import * as z from 'zod/mini';
import { feedPerson } from '#calls/recognition/feed-item';
import { ideaStages } from '#programme/idea-stages';
import { count, id, isoInstant, oneOf } from '#shapes/wire';

export const ideaStage = z.enum(ideaStages, oneOf(ideaStages));

/** How many want an idea; each of them once. */
export const ideaVotes = z.object({
  ideaBoxId: id,
  count,
  /** The reader's is among them. */
  isMine: z.boolean(),
  /** Nobody votes for their own. */
  mayVote: z.boolean(),
});
export type IdeaVotes = z.output<typeof ideaVotes>;

/** A shared idea, as a list shows it. */
export const openIdeaRow = z.object({
  ideaBoxId: id,
  category: z.string(),
  title: z.string(),
  /** How it begins. */
  idea: z.string(),
  /** There is more of it. */
  isLonger: z.boolean(),
  date: isoInstant,
  by: feedPerson,
  stage: ideaStage,
  votes: ideaVotes,
  /** Null where the reader's site does without comments. */
  comments: z.nullable(count),
});
export type OpenIdeaRow = z.output<typeof openIdeaRow>;

/** Where an idea stands that its author shares. */
export const ideaStanding = z.object({
  ideaBoxId: id,
  stage: ideaStage,
  votes: count,
  /** By who decides about what is reported: its author and who reviews ideas read it still, and nobody else. */
  isHidden: z.boolean(),
});
export type IdeaStanding = z.output<typeof ideaStanding>;
