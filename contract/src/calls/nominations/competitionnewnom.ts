import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { competitionTitleMax } from '#limits';
import { requiredLine } from '#shapes/text';
import { memberId } from '#shapes/wire';
import { told } from '#told';
import { members, reason, submitted } from './submitting.ts';

export const competitionnewnom = call(
  'competitionnewnom',
  z.strictObject({
    nomCat: z
      .array(requiredLine(competitionTitleMax), told(texts.giveCompetition))
      .check(z.length(1, told(texts.competitionTitle))),
    reason,
    members: members(memberId),
  }),
  submitted,
);
