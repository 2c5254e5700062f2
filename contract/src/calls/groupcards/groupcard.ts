import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoInstant } from '#shapes/wire';
import { head } from './head.ts';
import { signature } from './signature.ts';

/** A group card, for who is asked to sign it, and from its day on for whom it is for: the first who signed first, a page of them. */
export const groupcard = call(
  'groupcard',
  z.strictObject({ cardId: id, after: z.optional(id) }),
  z.object({
    ...head,
    /** It is for the reader. */
    isOwn: z.boolean(),
    /** How many are asked. */
    asked: count,
    list: z.array(signature),
    next: z.nullable(id),
    /** What the reader signed; null where they have not. */
    own: z.nullable(signature),
    /** Until when the reader signs, or says it otherwise; null where that is over, or was never theirs. */
    signedUntil: z.nullable(isoInstant),
    /** What whom it is for said to all; null where they have said nothing. */
    thanks: z.nullable(z.object({ text: z.string(), language: z.string(), date: isoInstant })),
    mayThank: z.boolean(),
  }),
);
export type GroupCard = z.output<typeof groupcard.output>;
