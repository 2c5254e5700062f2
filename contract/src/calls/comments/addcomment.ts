import * as z from 'zod/mini';
import { call } from '#call';
import { feedPlace } from '#calls/recognition/feed-place';
import { comment, written } from './comment.ts';
import { comments } from './comments.ts';

/** Writes something to an item of the feed that the caller sees, naming whoever sees it too. */
export const addcomment = call(
  'addcomment',
  z.strictObject({ place: feedPlace, ...written }),
  z.object({ message: z.string(), comment, comments }),
);
