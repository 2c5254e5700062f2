import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { table } from '#shapes/table';
import { isoInstant, whole } from '#shapes/wire';
import { told } from '#told';

export const ideaRow = z.object({
  ideaBoxId: z.string(),
  dateCreated: isoInstant,
  byMember: z.string(),
  byMemberNumber: z.string(),
  byDivision: z.string(),
  category: z.string(),
  title: z.string(),
  idea: z.string(),
  ideaStatus: z.enum(['N', 'R', 'C']),
  /** The reviewer's comment. */
  actionStatus: z.string(),
  actionByMember: z.string(),
  actionByMemberNumber: z.string(),
  dateActioned: z.nullable(isoInstant),
  isRewarded: z.boolean(),
  rewardAmount: whole,
  isActionComplete: z.boolean(),
  /** For whom they did it as a delegate; empty where they did it by their own right. */
  actionForMember: z.string(),
});
export type IdeaRow = z.output<typeof ideaRow>;

export const report = z.object({ report: table(ideaRow) });

export const ideaSorts = ['date', 'member', 'idea', 'status', 'reward'] as const;
export const ideaStatus = z.optional(z.enum(['N', 'R', 'C', ''], told(texts.ideaStatus)));
