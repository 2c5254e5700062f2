import * as z from 'zod/mini';
import { call } from '#call';
import { feedPeoplePageMax } from '#limits';
import { id, whole } from '#shapes/wire';
import { feedPerson } from './feed-item.ts';
import { feedPlace } from './feed-place.ts';

/** Everybody to whom one item of the feed was given, as far as the caller may see it: a page of them. */
export const recognitionfeedpeople = call(
  'recognitionfeedpeople',
  z.strictObject({
    place: feedPlace,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(feedPeoplePageMax))),
    after: z.optional(id),
  }),
  z.object({ people: z.array(feedPerson), next: z.nullable(id) }),
);
