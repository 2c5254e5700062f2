import * as z from 'zod/mini';
import { call } from '#call';
import { comments } from '#calls/comments/comments';
import { feedPerson } from '#calls/recognition/feed-item';
import { id, isoInstant, whole } from '#shapes/wire';
import { ideaStage, openIdeaRow } from './open-idea.ts';

/** What became of an idea: a stage to which it was put, or its review. */
export const ideaStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stage'),
    stage: ideaStage,
    by: feedPerson,
    /** For everybody; '' where nothing was said, or it was erased. */
    words: z.string(),
    date: isoInstant,
  }),
  z.object({
    kind: z.literal('review'),
    status: z.enum(['R', 'C']),
    by: feedPerson,
    /** To its author: '' for everybody but them and who reviews ideas. */
    words: z.string(),
    /** Null for everybody but its author and who reviews ideas. */
    points: z.nullable(whole),
    date: isoInstant,
  }),
]);
export type IdeaStep = z.output<typeof ideaStep>;

/** One idea that the caller may read, whole. */
export const openidea = call(
  'openidea',
  z.strictObject({ ideaBoxId: id }),
  z.object({
    idea: z.extend(z.omit(openIdeaRow, { isLonger: true, comments: true }), {
      /** By the reader. */
      isOwn: z.boolean(),
      /** With the colleagues of its author's site; else its author and who reviews ideas read it alone. */
      isShared: z.boolean(),
      isHidden: z.boolean(),
      /** By the reader, to those who look after what people write. */
      isReported: z.boolean(),
      mayStage: z.boolean(),
      /** The oldest first. */
      story: z.array(ideaStep),
      /** Null where it is not shared, and where the reader's site does without comments. */
      comments: z.nullable(comments),
    }),
  }),
);
export type OpenIdea = z.output<typeof openidea.output>['idea'];
