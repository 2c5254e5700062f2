import * as z from 'zod/mini';
import { feedPeoplePageMax } from '#limits';
import { id, whole } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';

/** A page of people of one item of the feed. */
export const feedPeopleAsked = z.strictObject({
  place: feedPlace,
  limit: z.optional(whole.check(z.minimum(1), z.maximum(feedPeoplePageMax))),
  /** Where the last page ended: its `next`. */
  after: z.optional(id),
});
