import * as z from 'zod/mini';
import { call } from '#call';
import { feedPerson } from '#calls/recognition/feed-item';
import { groupCardsPageMax } from '#limits';
import { groupCardLists } from '#programme/group-cards';
import { count, id, oneOf, whole } from '#shapes/wire';
import { head } from './head.ts';

const row = z.object({
  ...head,
  isSigned: z.boolean(),
  /** Those who signed first. */
  faces: z.array(feedPerson),
});
export type GroupCardRow = z.output<typeof row>;

/** Group cards that wait for the caller's signature, the next day first; that they have signed, or were given, the newest first: a page of them. */
export const groupcardlist = call(
  'groupcardlist',
  z.strictObject({
    list: z.enum(groupCardLists, oneOf(groupCardLists)),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(groupCardsPageMax))),
  }),
  z.object({ cards: z.array(row), total: count, next: z.nullable(id) }),
);
