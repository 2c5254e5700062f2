import * as z from 'zod/mini';
import { call } from '#call';
import { announcementTitleMax, announcementWordsMax } from '#limits';
import { requiredLine, text } from '#shapes/text';
import { id, isoInstant } from '#shapes/wire';
import { ballotChanged } from './ballot.ts';

/**
 * Announces the winner on everybody's Home, until then, in these words; whoever reads another language reads the portal's own sentence
 * in it.
 */
export const ballotannounce = call(
  'ballotannounce',
  z.strictObject({
    ballotId: id,
    title: requiredLine(announcementTitleMax),
    words: text(announcementWordsMax),
    dateUntil: isoInstant,
  }),
  ballotChanged,
);
