import * as z from 'zod/mini';
import { call } from '#call';
import { boosts } from '#calls/awards/boosts';
import { comments } from '#calls/comments/comments';
import { audiences } from '#programme/audience';
import { id } from '#shapes/wire';
import { reactions } from './reactions.ts';
import { recognitionEntry } from './recognition-entry.ts';

export const cardget = call(
  'cardget',
  z.strictObject({ cardId: id }),
  z.object({
    card: recognitionEntry,
    /** Whether the caller has reported it, and whether they may. */
    isReported: z.boolean(),
    mayReport: z.boolean(),
    /** The neighbours among the cards on the same side, by their ids; '' at the ends. */
    newerId: z.string(),
    olderId: z.string(),
    /** Who else sees it; null where nobody else ever does: of cards that were given before others saw any. */
    seen: z.nullable(
      z.object({
        audience: z.enum(audiences),
        showsPoints: z.boolean(),
        /** What its receiver may choose: not more than its giver allowed. Empty for its giver. */
        choices: z.array(z.enum(audiences)),
        /** Whether they may show its points: the company allows it, and it has some. */
        mayShowPoints: z.boolean(),
      }),
    ),
    /** To what it is of; null where nobody else ever sees it, and where there are no reactions. */
    reactions: z.nullable(reactions),
    /** The same of comments. */
    comments: z.nullable(comments),
    /** The same of points that were added. */
    boosts: z.nullable(boosts),
  }),
);
