import * as z from 'zod/mini';
import { call } from '#call';
import { quarterlyMotivationMax } from '#limits';
import { customPointsMax, customRatingAbove, ratingMax } from '#points';
import { text } from '#shapes/text';
import { id, whole } from '#shapes/wire';

const review = z
  .strictObject({
    nomId: id,
    reviewRating: whole.check(
      z.minimum(1, 'Please rate with 1 to 7 stars.'),
      z.maximum(ratingMax, 'Please rate with 1 to 7 stars.'),
    ),
    isCustom: z.boolean('Please say whether the amount is custom.'),
    customPoints: z.nullable(
      whole.check(
        z.minimum(0, `Please give 0 to ${customPointsMax} points.`),
        z.maximum(customPointsMax, `Please give 0 to ${customPointsMax} points.`),
      ),
    ),
    isIncludeInQuarterly: z.boolean('Please say whether to include it in the quarterly awards.'),
    quarterlyMotivation: text(quarterlyMotivationMax),
  })
  .check(
    z.superRefine((given, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      if (given.isCustom && given.reviewRating <= customRatingAbove)
        issue('isCustom', `A custom amount needs a rating above ${customRatingAbove}.`);
      if (given.isCustom && given.customPoints === null)
        issue('customPoints', `Please give 0 to ${customPointsMax} points.`);
      if (!given.isCustom && given.customPoints !== null && given.customPoints !== 0)
        issue('customPoints', 'Points are given only with a custom amount.');
      if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
        issue('quarterlyMotivation', 'Please motivate the quarterly award.');
    }),
  );

export const donexusnomreviewreward = call('donexusnomreviewreward', review, z.object({ result: z.string() }));
