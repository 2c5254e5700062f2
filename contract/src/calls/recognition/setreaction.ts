import * as z from 'zod/mini';
import { call } from '#call';
import { reactionKinds } from '#programme/reaction-kinds';
import { oneOf } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';
import { reactions } from './reactions.ts';

/** Says something to an item of the feed in the place of what the caller said before; null takes that back. */
export const setreaction = call(
  'setreaction',
  z.strictObject({ place: feedPlace, reaction: z.nullable(z.enum(reactionKinds, oneOf(reactionKinds))) }),
  z.object({ reactions }),
);
