import * as z from 'zod/mini';
import { call } from '#call';
import { feedPerson } from '#calls/recognition/feed-item';
import { feedPeopleAsked } from '#calls/recognition/feed-people';
import { count, id, isoInstant } from '#shapes/wire';

/** Who added points to one item of the feed, as far as the caller may know it: the newest first, a page of them. */
export const boostlist = call(
  'boostlist',
  feedPeopleAsked,
  z.object({
    people: z.array(
      z.extend(feedPerson, {
        /** To each; null where the caller may not know. */
        points: z.nullable(count),
        /** So many got them whose cards the caller sees. */
        to: count,
        date: isoInstant,
      }),
    ),
    next: z.nullable(id),
  }),
);
