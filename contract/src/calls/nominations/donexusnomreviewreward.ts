import * as z from 'zod/mini';
import { call } from '#call';
import { asksSecond } from '#calls/approvals';
import * as texts from '#calls/texts';
import { say } from '#say';
import { text } from '#shapes/text';
import { told } from '#told';
import { ratingFaults, ratingFields } from './rating.ts';

const review = z
  .strictObject({
    ...ratingFields,
    isIncludeInQuarterly: z.boolean(told(texts.isQuarterly)),
    quarterlyMotivation: text(({ characters }) => characters.quarterly),
  })
  .check(
    z.superRefine((given, ctx) => {
      const faults = ratingFaults(given);
      if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
        faults.push({ path: 'quarterlyMotivation', message: say(texts.motivateQuarterly) });
      for (const { path, message } of faults) ctx.addIssue({ code: 'custom', path: [path], message });
    }),
  );

/** With `second` it waits until others have confirmed what it pays, and nothing is rated before. */
export const donexusnomreviewreward = call(
  'donexusnomreviewreward',
  review,
  z.object({ result: z.string(), second: z.optional(asksSecond) }),
);
