import * as z from 'zod/mini';
import { call } from '#call';
import { competitionTitleMax } from '#limits';
import { requiredLine } from '#shapes/text';
import { memberId } from '#shapes/wire';
import { members, reason, submitted } from './submitting.ts';

export const competitionnewnom = call(
  'competitionnewnom',
  z.strictObject({
    nomCat: z
      .array(requiredLine(competitionTitleMax), 'Please give the competition.')
      .check(z.length(1, 'Please give the title of the competition.')),
    reason,
    members: members(memberId),
  }),
  submitted,
);
