import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { comments } from './comments.ts';

/** Takes back what the caller wrote, whenever that was. */
export const removecomment = call(
  'removecomment',
  z.strictObject({ commentId: id }),
  z.object({ message: z.string(), comments }),
);
