import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Keeps a picture for announcements. */
export const announcementpicupload = call('announcementpicupload', nothing, z.object({ picture: z.string() }));
