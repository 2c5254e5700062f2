import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import {
  competitionDescriptionMax,
  competitionTextboxDescriptionMax,
  competitionTextboxTitleMax,
  competitionTitleMax,
} from '#limits';
import { say } from '#say';
import { line, requiredLine, text } from '#shapes/text';
import { isoDate, isoInstant } from '#shapes/wire';
import { told } from '#told';

/** The competition of the specification. */
export const competitionFields = z.object({
  startDate: z.string(),
  endDate: z.string(),
  title: z.string(),
  description: z.string(),
  textboxTitle: z.string(),
  textboxDescription: z.string(),
  isEnabled: z.boolean(),
});
export type Competition = z.output<typeof competitionFields>;

export const setupFields = {
  startDate: isoDate,
  endDate: isoDate,
  title: requiredLine(competitionTitleMax, texts.giveTitle),
  description: text(competitionDescriptionMax),
  textboxTitle: line(competitionTextboxTitleMax),
  textboxDescription: text(competitionTextboxDescriptionMax),
  isEnabled: z.boolean(told(texts.isActive)),
};

export function datesInOrder(given: { startDate: string; endDate: string }, ctx: z.core.$RefinementCtx) {
  if (given.endDate < given.startDate)
    ctx.addIssue({ code: 'custom', path: ['endDate'], message: say(texts.endsBefore) });
}

/** Where a competition is on a day: one that is switched off counts as planned until it is over. */
export const competitionStates = ['running', 'planned', 'ended'] as const;
export type CompetitionState = (typeof competitionStates)[number];

/** Of a page of a list: so many, after the place where the last one ended. */
export const pageMax = 50;

/** Who won, as members see it. */
export const shownWinner = z.object({
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  division: z.string(),
  /** Why, if somebody wrote it. */
  sentence: z.string(),
});
export type ShownWinner = z.output<typeof shownWinner>;

/** Who changed it meanwhile, '' for the portal itself. */
export const quicker = {
  refusals: {
    changedMeanwhile: z.object({ changedBy: z.string(), dateChanged: isoInstant, revision: z.int() }),
  },
};
