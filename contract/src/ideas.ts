import * as z from 'zod/mini';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import { post } from './call.ts';
import { ideaCommentMax, ideaTextMax, ideaTitleMax } from './limits.ts';
import { ideaCategories, ideaRewards } from './points.ts';
import { format } from './report-format.ts';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from './report-page.ts';
import { table } from './table.ts';
import { requiredLine, requiredText } from './text.ts';
import { id, isoInstant, monthSpan, monthsInOrder, whole } from './wire.ts';
import { chooseCategory, oneOf } from './words.ts';

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
});
export type IdeaRow = z.output<typeof ideaRow>;

const report = z.object({ report: table(ideaRow) });

export const ideaSorts = ['date', 'member', 'idea', 'status', 'reward'] as const;
const ideaStatus = z.optional(z.enum(['N', 'R', 'C', ''], "Please give 'N', 'R', 'C' or ''."));

export const ideas = {
  ideasubmit: post(
    'ideasubmit',
    z.strictObject({
      category: z.enum(ideaCategories, chooseCategory),
      title: requiredLine(ideaTitleMax, 'Please give your idea a title.'),
      idea: requiredText(ideaTextMax, 'Please describe your idea.'),
    }),
    z.object({ message: z.string(), ideaBoxId: z.string() }),
    { limit: 'ideas' },
  ),
  idealist: post(
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
  ),
  /** The same report as a file. */
  exportideas: post(
    'exportideas',
    z.strictObject({ ...monthSpan, ideaStatus, format }).check(z.superRefine(monthsInOrder)),
    z.undefined(),
    { answers: 'file' },
  ),
  donexusideareview: post(
    'donexusideareview',
    z.strictObject({
      ideaBoxId: id,
      actionStatus: requiredText(ideaCommentMax, 'Please give a comment.'),
      points: whole.check(
        z.refine((points) => (ideaRewards as readonly number[]).includes(points), `${oneOf(ideaRewards)} points.`),
      ),
      alone,
    }),
    /** With `second` nothing is decided yet: it waits for a second person. */
    z.object({ result: z.string(), second: z.optional(asksSecond) }),
    { idempotent: true, refusals: { needsSecond: nobodyElse } },
  ),
  myideas: post('myideas', z.strictObject({}), report),
};
