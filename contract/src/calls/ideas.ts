import * as z from 'zod/mini';
import { call } from '#call';
import { offered } from '#programme/programme';
import { among, amountAmong } from '#shapes/among';
import { format } from '#shapes/report-format';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from '#shapes/report-page';
import { table } from '#shapes/table';
import { requiredLine, requiredText } from '#shapes/text';
import { id, isoInstant, monthSpan, monthsInOrder, nothing, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

const ideaRow = z.object({
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

const report = z.object({ report: table(ideaRow) });

export const ideaSorts = ['date', 'member', 'idea', 'status', 'reward'] as const;
const ideaStatus = z.optional(z.enum(['N', 'R', 'C', ''], told(texts.ideaStatus)));

export const ideasubmit = call(
  'ideasubmit',
  z.strictObject({
    category: among(({ ideaCategories }) => offered(ideaCategories), said.chooseCategory),
    title: requiredLine(({ characters }) => characters.ideaTitle, texts.ideaTitle),
    idea: requiredText(({ characters }) => characters.idea, texts.ideaText),
  }),
  z.object({ message: z.string(), ideaBoxId: z.string() }),
);

export const idealist = call(
  'idealist',
  z
    .strictObject({ ...monthSpan, ideaStatus, ...pageOf(ideaSorts) })
    .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder)),
  /** Beside the report the ids of those that the caller may review now, and of those whose reward waits for a second person. */
  z.extend(report, {
    reviewable: z.array(z.string()),
    asked: z.array(z.string()),
    ...pageEnd,
    totals: z.optional(rowsInAll),
  }),
);

/** The same report as a file. */
export const exportideas = call(
  'exportideas',
  z.strictObject({ ...monthSpan, ideaStatus, format }).check(z.superRefine(monthsInOrder)),
  z.undefined(),
);

export const donexusideareview = call(
  'donexusideareview',
  z.strictObject({
    ideaBoxId: id,
    actionStatus: requiredText(({ characters }) => characters.ideaComment, texts.giveComment),
    points: amountAmong(({ points }) => points.ideas),
    alone,
  }),
  /** With `second` nothing is decided yet: it waits for a second person. */
  z.object({ result: z.string(), second: z.optional(asksSecond) }),
  { refusals: { needsSecond: nobodyElse } },
);

/** One of them, and whether the caller may review it now. */
export const ideaget = call(
  'ideaget',
  z.strictObject({ ideaBoxId: id }),
  z.object({ idea: ideaRow, mayReview: z.boolean() }),
);

export const myideas = call('myideas', nothing, report);
