import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { quarterlyMotivationMax } from '#limits';
import { customPointsMax, customRatingAbove, ratingMax } from '#points';
import { say } from '#say';
import { text } from '#shapes/text';
import { id, whole } from '#shapes/wire';
import { told } from '#told';

const review = z
  .strictObject({
    nomId: id,
    reviewRating: whole.check(
      z.minimum(1, told(texts.stars, { max: ratingMax })),
      z.maximum(ratingMax, told(texts.stars, { max: ratingMax })),
    ),
    isCustom: z.boolean(told(texts.isCustom)),
    customPoints: z.nullable(
      whole.check(
        z.minimum(0, told(texts.customPoints, { max: customPointsMax })),
        z.maximum(customPointsMax, told(texts.customPoints, { max: customPointsMax })),
      ),
    ),
    isIncludeInQuarterly: z.boolean(told(texts.isQuarterly)),
    quarterlyMotivation: text(quarterlyMotivationMax),
  })
  .check(
    z.superRefine((given, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      if (given.isCustom && given.reviewRating <= customRatingAbove)
        issue('isCustom', say(texts.customAbove, { rating: customRatingAbove }));
      if (given.isCustom && given.customPoints === null)
        issue('customPoints', say(texts.customPoints, { max: customPointsMax }));
      if (!given.isCustom && given.customPoints !== null && given.customPoints !== 0)
        issue('customPoints', say(texts.customOnly));
      if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
        issue('quarterlyMotivation', say(texts.motivateQuarterly));
    }),
  );

export const donexusnomreviewreward = call('donexusnomreviewreward', review, z.object({ result: z.string() }));
