import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoInstant, oneOf } from '#shapes/wire';
import { audience, language, place, revision, words } from './announcement.ts';

export const announcementStates = ['running', 'planned', 'ended'] as const;
export type AnnouncementState = (typeof announcementStates)[number];
const state = z.enum(announcementStates, oneOf(announcementStates));

const row = z.object({
  announcementId: z.string(),
  revision,
  place,
  /** In which it was written. */
  language,
  texts: z.array(z.extend(words, { language })),
  picture: z.string(),
  link: z.string(),
  dateFrom: isoInstant,
  /** Null: without an end. */
  dateUntil: z.nullable(isoInstant),
  audience,
  dateChanged: isoInstant,
  /** '' where it came with the portal. */
  changedBy: z.string(),
});
export type AnnouncementRow = z.output<typeof row>;

/** What is announced in a place, of one state: a page of it, the first is 0, and how many there are of each. */
export const announcementlist = call(
  'announcementlist',
  z.strictObject({ place, state, page: count.check(z.maximum(10_000)) }),
  z.object({
    announcements: z.array(row),
    totals: z.object({ running: count, planned: count, ended: count }),
  }),
);
