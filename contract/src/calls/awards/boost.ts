import * as z from 'zod/mini';
import { call } from '#call';
import { feedPlace } from '#calls/recognition/feed-place';
import { amountAmong } from '#shapes/among';
import { quoteSeen } from '#shapes/quote';
import { given, givingRefusals } from './doreward.ts';

/** What is added to what stands at a place in the feed. */
export const boosting = {
  place: feedPlace,
  /** To each, of the caller's own: as Pay It Forward gives them. */
  points: amountAmong(({ points }) => points.payItForward),
};

/** Adds points of the caller's own to what a colleague gave others: to each whose card they see. */
export const boost = call(
  'boost',
  z.strictObject({
    ...boosting,
    /** What the giver saw. Without it nothing is compared. */
    quote: z.optional(quoteSeen),
  }),
  given,
  { refusals: givingRefusals },
);
