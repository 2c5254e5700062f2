import * as z from 'zod/mini';
import { call } from '#call';
import { feedPeoplePageMax } from '#limits';
import { id, whole } from '#shapes/wire';
import { feedPerson } from './feed-item.ts';
import { feedPlace } from './feed-place.ts';
import { reactionKind } from './reactions.ts';

/** Who reacted to one item of the feed and how, as far as the caller may know it: the newest first, a page of them. */
export const reactionlist = call(
  'reactionlist',
  z.strictObject({
    place: feedPlace,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(feedPeoplePageMax))),
    /** Where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({ people: z.array(z.extend(feedPerson, { reaction: reactionKind })), next: z.nullable(id) }),
);
