import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { mayBeCustom, programme, stars } from '#programme/programme';
import { say } from '#say';
import { text } from '#shapes/text';
import { id, whole } from '#shapes/wire';
import { told } from '#told';

const starsRange = () => say(texts.stars, { max: stars(programme()) });
const customRange = () => say(texts.customPoints, { max: programme().review.customMost });

const review = z
  .strictObject({
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
