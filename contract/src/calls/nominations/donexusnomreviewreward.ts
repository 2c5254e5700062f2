import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { mayBeCustom, programme, stars } from '#programme/programme';
import { say } from '#say';
import { text } from '#shapes/text';
import { id, whole } from '#shapes/wire';
import { told } from '#told';

function customRange(): string {
  return say(texts.customPoints, { max: programme().review.customMost });
}

const review = z
  .strictObject({
    nomId: id,
    reviewRating: whole.check(
      z.refine((rating) => rating >= 1 && rating <= stars(programme()), {
        error: () => say(texts.stars, { max: stars(programme()) }),
      }),
    ),
    isCustom: z.boolean(told(texts.isCustom)),
    customPoints: z.nullable(
      whole.check(z.refine((points) => points >= 0 && points <= programme().review.customMost, { error: customRange })),
    ),
    isIncludeInQuarterly: z.boolean(told(texts.isQuarterly)),
    quarterlyMotivation: text(({ characters }) => characters.quarterly),
  })
  .check(
    z.superRefine((given, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      if (given.isCustom && !mayBeCustom(given.reviewRating, programme()))
        issue('isCustom', say(texts.customAbove, { rating: programme().review.customAbove }));
      if (given.isCustom && given.customPoints === null) issue('customPoints', customRange());
      if (!given.isCustom && given.customPoints !== null && given.customPoints !== 0)
        issue('customPoints', say(texts.customOnly));
      if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
        issue('quarterlyMotivation', say(texts.motivateQuarterly));
    }),
  );

export const donexusnomreviewreward = call('donexusnomreviewreward', review, z.object({ result: z.string() }));
