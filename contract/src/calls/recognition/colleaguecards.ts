import * as z from 'zod/mini';
import { call } from '#call';
import { feedPageMax } from '#limits';
import { memberId, oneOf, whole } from '#shapes/wire';
import { givenItem } from './feed-item.ts';
import { feedPlace } from './feed-place.ts';

export const cardSides = ['received', 'given'] as const;
export type CardSide = (typeof cardSides)[number];

/** What a colleague received or gave, the newest first, a page of it: nothing that is between two, and nothing that the caller may not see. */
export const colleaguecards = call(
  'colleaguecards',
  z.strictObject({
    memberId,
    side: z.enum(cardSides, oneOf(cardSides)),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(feedPageMax))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(feedPlace),
  }),
  z.object({
    items: z.array(givenItem),
    /** Null where nothing is older. */
    next: z.nullable(feedPlace),
  }),
);
