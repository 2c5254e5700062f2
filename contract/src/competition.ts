import * as z from 'zod/mini';
import { get, post } from './call.ts';
import {
  competitionDescriptionMax,
  competitionTextboxDescriptionMax,
  competitionTextboxTitleMax,
  competitionTitleMax,
} from './limits.ts';
import { line, requiredLine, text } from './text.ts';
import { isoDate } from './wire.ts';

const competitionFields = z.object({
  startDate: z.string(),
  endDate: z.string(),
  title: z.string(),
  description: z.string(),
  textboxTitle: z.string(),
  textboxDescription: z.string(),
  isEnabled: z.boolean(),
});
export type Competition = z.output<typeof competitionFields>;

const setup = z
  .strictObject({
    startDate: isoDate,
    endDate: isoDate,
    title: requiredLine(competitionTitleMax, 'Please give a title.'),
    description: text(competitionDescriptionMax),
    textboxTitle: line(competitionTextboxTitleMax),
    textboxDescription: text(competitionTextboxDescriptionMax),
    isEnabled: z.boolean('Please say whether the competition is active.'),
  })
  .check(
    z.superRefine((given, ctx) => {
      if (given.endDate < given.startDate)
        ctx.addIssue({ code: 'custom', path: ['endDate'], message: 'The end is before the start.' });
    }),
  );

export const competition = {
  competitionbanner: get('competitionbanner', z.object({ d: z.optional(z.string()) }), z.undefined(), {
    answers: 'picture',
  }),
  admincompetitionget: post(
    'admincompetitionget',
    z.strictObject({}),
    z.object({ competition: competitionFields, banner: z.string() }),
  ),
  admincompetitionupdate: post(
    'admincompetitionupdate',
    setup,
    z.object({ message: z.string(), competition: competitionFields }),
  ),
  adminbannerupload: post('adminbannerupload', z.strictObject({}), z.object({ banner: z.string() }), {
    limit: 'pictureUploads',
  }),
};
