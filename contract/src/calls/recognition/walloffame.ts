import * as z from 'zod/mini';
import { call } from '#call';
import { table } from '#shapes/table';
import { isoInstant, nothing } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';
import { recognisedRow } from './recognised-row.ts';

/** Somebody on the wall, and what for. */
export const wallRow = z.extend(recognisedRow, {
  /** Chosen for the awards of a quarter, or its winner. */
  what: z.enum(['chosen', 'won']),
  value: z.string(),
  date: isoInstant,
  /** The beginning of what was written, wallWordsMax characters; '' where nothing was, and where the reader's site has no feed to read it in. */
  words: z.string(),
  /** In which they were written, as a tag of BCP 47 ('de'); '' where it was not recognised. */
  wordsLanguage: z.string(),
  /** Where in the feed all of it stands; '' where the reader finds it in none. */
  place: z.union([feedPlace, z.literal('')]),
});
export type WallRow = z.output<typeof wallRow>;

export const wallOfFame = call('wallOfFame', nothing, z.object({ report: table(wallRow) }));
