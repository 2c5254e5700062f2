import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { mayBeCustom, programme, stars } from '#programme/programme';
import { say } from '#say';
import { id, whole } from '#shapes/wire';
import { told } from '#told';

const starsRange = () => say(texts.stars, { max: stars(programme()) });
const customRange = () => say(texts.customPoints, { max: programme().review.customMost });

/** How many stars, and an amount of the reviewer's own. */
export const ratingFields = {
  nomId: id,
  reviewRating: whole.check(
    z.minimum(1, { error: starsRange }),
    z.refine((rating) => rating <= stars(programme()), { error: starsRange }),
  ),
  isCustom: z.boolean(told(texts.isCustom)),
  customPoints: z.nullable(
    whole.check(
      z.minimum(0, { error: customRange }),
      z.refine((points) => points <= programme().review.customMost, { error: customRange }),
    ),
  ),
};

interface Given {
  reviewRating: number;
  isCustom: boolean;
  customPoints: number | null;
}

/** What of it does not go together, with the field that it is about. */
export function ratingFaults({ reviewRating, isCustom, customPoints }: Given): { path: string; message: string }[] {
  const faults = [];
  if (isCustom && !mayBeCustom(reviewRating, programme()))
    faults.push({ path: 'isCustom', message: say(texts.customAbove, { rating: programme().review.customAbove }) });
  if (isCustom && customPoints === null) faults.push({ path: 'customPoints', message: customRange() });
  if (!isCustom && customPoints !== null && customPoints !== 0)
    faults.push({ path: 'customPoints', message: say(texts.customOnly) });
  return faults;
}

export const rating = z.strictObject(ratingFields).check(
  z.superRefine((given, ctx) => {
    for (const { path, message } of ratingFaults(given)) ctx.addIssue({ code: 'custom', path: [path], message });
  }),
);
