import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { changed } from './announcement.ts';

/** Brings back one that was taken away, as it was. */
export const announcementrestore = call('announcementrestore', z.strictObject({ announcementId: id }), changed);
