import * as z from 'zod/mini';
import { call } from '#call';
import {
  competitionDescriptionMax,
  competitionTextboxDescriptionMax,
  competitionTextboxTitleMax,
  competitionTitleMax,
} from '#limits';
import { say } from '#say';
import { line, requiredLine, text } from '#shapes/text';
import { isoDate, nothing } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

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
    title: requiredLine(competitionTitleMax, texts.giveTitle),
    description: text(competitionDescriptionMax),
    textboxTitle: line(competitionTextboxTitleMax),
    textboxDescription: text(competitionTextboxDescriptionMax),
    isEnabled: z.boolean(told(texts.isActive)),
  })
  .check(
    z.superRefine((given, ctx) => {
      if (given.endDate < given.startDate)
        ctx.addIssue({ code: 'custom', path: ['endDate'], message: say(texts.endsBefore) });
    }),
  );

export const competitionbanner = call('competitionbanner', z.object({ d: z.optional(z.string()) }), z.undefined());

export const admincompetitionget = call(
  'admincompetitionget',
  nothing,
  // `written`: as the administrators wrote it, who change that; `competition` is in its reader's language.
  z.object({ competition: competitionFields, written: competitionFields, banner: z.string() }),
);

export const admincompetitionupdate = call(
  'admincompetitionupdate',
  setup,
  z.object({ message: z.string(), competition: competitionFields }),
);

export const adminbannerupload = call('adminbannerupload', nothing, z.object({ banner: z.string() }));
