import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { feedPerson } from './feed-item.ts';
import { feedPeopleAsked } from './feed-people.ts';

/** Everybody to whom one item of the feed was given, as far as the caller may see it: a page of them. */
export const recognitionfeedpeople = call(
  'recognitionfeedpeople',
  feedPeopleAsked,
  z.object({ people: z.array(feedPerson), next: z.nullable(id) }),
);
