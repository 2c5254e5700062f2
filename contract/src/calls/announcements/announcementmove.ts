import * as z from 'zod/mini';
import { call } from '#call';
import { id, oneOf } from '#shapes/wire';
import { changed } from './announcement.ts';

const ways = ['up', 'down'] as const;

/** Changes places with the one before or after it among those that run in its place; at the end of them nothing moves. */
export const announcementmove = call(
  'announcementmove',
  z.strictObject({ announcementId: id, way: z.enum(ways, oneOf(ways)) }),
  changed,
);
