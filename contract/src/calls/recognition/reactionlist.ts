import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { feedPerson } from './feed-item.ts';
import { feedPeopleAsked } from './feed-people.ts';
import { reactionKind } from './reactions.ts';

/** Who reacted to one item of the feed and how, as far as the caller may know it: the newest first, a page of them. */
export const reactionlist = call(
  'reactionlist',
  feedPeopleAsked,
  z.object({ people: z.array(z.extend(feedPerson, { reaction: reactionKind })), next: z.nullable(id) }),
);
