import * as z from 'zod/mini';
import { call } from '#call';
import { id, trueOrFalse } from '#shapes/wire';

/** Dismisses an announcement on the caller's Home, or brings it back there. As often as they like, it comes to the same. */
export const announcementdismiss = call(
  'announcementdismiss',
  z.strictObject({ announcementId: id, isDismissed: trueOrFalse }),
  z.object({ isDismissed: z.boolean() }),
);
