import * as z from 'zod/mini';
import { call } from '#call';
import * as shared from '#shapes/texts';
import { id } from '#shapes/wire';
import { told } from '#told';

/** Dismisses an announcement on the caller's Home, or brings it back there. As often as they like, it comes to the same. */
export const announcementdismiss = call(
  'announcementdismiss',
  z.strictObject({ announcementId: id, isDismissed: z.boolean(told(shared.trueOrFalse)) }),
  z.object({ isDismissed: z.boolean() }),
);
