import * as z from 'zod/mini';
import { call } from '#call';
import { noticesPageMax } from '#rules/notice-kinds';
import { count, id } from '#shapes/wire';

/** Marks notices of the caller as read, on all of their devices. */
export const readnotices = call(
  'readnotices',
  z.strictObject({ noticeIds: z.array(id).check(z.minLength(1), z.maxLength(noticesPageMax)) }),
  z.object({ unread: count }),
);
