import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { comment, written } from './comment.ts';

/** Says it otherwise, for as long as it is new. */
export const editcomment = call(
  'editcomment',
  z.strictObject({ commentId: id, ...written }),
  z.object({ message: z.string(), comment }),
);
