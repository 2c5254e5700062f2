import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { audience } from './announcement.ts';

/** How many people an announcement to this audience reaches, by today's members. */
export const announcementreach = call('announcementreach', z.strictObject({ audience }), z.object({ people: count }));
