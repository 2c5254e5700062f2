import * as z from 'zod/mini';
import { call } from '#call';
import { count, id } from '#shapes/wire';

/** Marks a notice of the caller as read, and tells where it leads; null: there is nothing to see any more. */
export const opennotice = call(
  'opennotice',
  z.strictObject({ noticeId: id }),
  z.object({ path: z.nullable(z.string()), unread: count }),
);
