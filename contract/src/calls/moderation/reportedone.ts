import * as z from 'zod/mini';
import { call } from '#call';
import { feedPlace } from '#calls/recognition/feed-place';
import { id, isoInstant } from '#shapes/wire';
import { card, comment, deed, idea, person, reason, row, signature } from './reported.ts';

const report = z.object({
  by: person,
  reason,
  text: z.string(),
  /** What the comment said when it was reported; '' of a card, and where that was erased. */
  about: z.string(),
  date: isoInstant,
  isWithdrawn: z.boolean(),
});

const more = {
  /** Where the card, or what the comment was written to, stands in the feed; null where the caller does not see it there, and of an idea. */
  place: z.nullable(feedPlace),
  said: z.array(report),
  deeds: z.array(deed),
  others: z.array(row),
};

/** One reported card or comment: who reported it and why, what was done, and what else of its giver or writer was reported. */
export const reportedone = call(
  'reportedone',
  z.strictObject({ caseId: id }),
  z.discriminatedUnion('of', [
    z.extend(card, more),
    z.extend(comment, more),
    z.extend(idea, more),
    z.extend(signature, more),
  ]),
);
