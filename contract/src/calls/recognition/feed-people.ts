import * as z from 'zod/mini';
import { feedPeoplePageMax } from '#limits';
import { id, whole } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';

/** A page of what is listed of one item of the feed, of so many at most. */
export const pageOfItem = (max: number) =>
  z.strictObject({
    place: feedPlace,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(max))),
    /** Where the last page ended: its `next`. */
    after: z.optional(id),
  });

/** A page of its people. */
export const feedPeopleAsked = pageOfItem(feedPeoplePageMax);
