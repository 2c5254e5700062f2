import * as z from 'zod/mini';
import { call } from '#call';
import { announced } from '#shapes/announced';
import { count } from '#shapes/wire';

/** All that is announced to the caller on Home and that they have not dismissed: a page of it, the first is 0. */
export const myannouncements = call(
  'myannouncements',
  z.strictObject({ page: count.check(z.maximum(10_000)) }),
  z.object({ announcements: z.array(announced), total: count }),
);
