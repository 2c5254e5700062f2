import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { changed } from './announcement.ts';

const ways = ['up', 'down'] as const;

/** Changes places with the one before or after it among those that run in its place; at the end of them nothing moves. */
export const announcementmove = call(
  'announcementmove',
  z.strictObject({ announcementId: id, way: z.enum(ways, told(said.chooseOneOf, { values: ways.join(', ') })) }),
  changed,
);
