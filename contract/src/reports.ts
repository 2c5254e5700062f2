import * as z from 'zod/mini';
import { post } from './call.ts';
import { format } from './report-format.ts';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from './report-page.ts';
import { nominationStandings } from './standings.ts';
import { table } from './table.ts';
import { count, isoInstant, monthSpan, monthsInOrder, whole } from './wire.ts';

const managementRow = z.object({
  type: z.string(),
  date: isoInstant,
  from: z.string(),
  fromMemberNo: z.string(),
  fromDivision: z.string(),
  to: z.string(),
  toMemberNo: z.string(),
  toDivision: z.string(),
  points: whole,
  value: z.string(),
  message: z.string(),
});
export type ManagementReportRow = z.output<typeof managementRow>;

/** A row of the quarterly award report, and of the competition report. */
const awardRow = z.object({
  nomSerialNum: whole,
  nomId: z.string(),
  dateCreated: isoInstant,
  nomCat: z.string(),
  reason: z.string(),
  byMember: z.string(),
  byMemberNumber: z.string(),
  byDivision: z.string(),
  nomineeMember: z.string(),
  nomineeMemberNumber: z.string(),
  nomineeDivision: z.string(),
  reviewByMember: z.string(),
  reviewByMemberNumber: z.string(),
  reviewByDivision: z.string(),
  /** Out of 7; 0 when not rated. */
  reviewRating: whole,
  reviewPointsValue: whole,
  quarterlyMotivation: z.string(),
  quarterDescription: z.string(),
  /** What became of it. */
  outcome: z.enum(nominationStandings),
  dateReviewed: z.union([isoInstant, z.literal('')]),
  declineReason: z.string(),
});
export type AwardRow = z.output<typeof awardRow>;

const awardStatus = z.optional(z.enum(['W', 'D', 'N', ''], "Please give 'W', 'D', 'N' or ''."));
export const managementSorts = ['date', 'type', 'from', 'to', 'points', 'value'] as const;
export const awardSorts = ['ref', 'nominee', 'for', 'rating', 'by', 'reviewer'] as const;

const awardSpan = z
  .strictObject({ ...monthSpan, awardStatus, ...pageOf(awardSorts) })
  .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder));
const awards = z.object({ report: table(awardRow), ...pageEnd, totals: z.optional(rowsInAll) });

/** Points are those that the company gave: what members pay forward was given before. */
const managementTotals = z.extend(rowsInAll, { points: count, receivers: count, givers: count });
export type ManagementTotals = z.output<typeof managementTotals>;

const awardFile = z.strictObject({ ...monthSpan, awardStatus, format }).check(z.superRefine(monthsInOrder));
const aFile = { answers: 'file' } as const;

/** How many wait, and since when the first of them; '' when none waits. */
const queue = z.object({ count, oldestDate: z.union([isoInstant, z.literal('')]) });

const waiting = z.object({
  /** To be rated or declined by the caller, with the one that waits longest; '' where none does. */
  nominations: z.nullable(z.extend(queue, { oldestId: z.string() })),
  ideas: z.nullable(queue),
  /** For the caller's word as the second person. */
  approvals: z.nullable(queue),
  /** Lines to be sent by the order desk. */
  deskLines: z.nullable(queue),
  /** Vouchers on offer with few codes, and those of them with none. */
  vouchers: z.nullable(z.object({ low: count, none: count })),
});
export type Waiting = z.output<typeof waiting>;

export const reports = {
  /** What waits for the caller to do: null where their roles do not let them. */
  waiting: post('waiting', z.strictObject({}), waiting),
  reportmanagement: post(
    'reportmanagement',
    z
      .strictObject({ ...monthSpan, isAll: z.optional(z.boolean()), ...pageOf(managementSorts) })
      .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder)),
    z.object({ report: table(managementRow), ...pageEnd, totals: z.optional(managementTotals) }),
  ),
  quarterlyawards: post('quarterlyawards', awardSpan, awards),
  competitionreport: post('competitionreport', awardSpan, awards),
  /** The same reports as files. */
  exportmanagement: post(
    'exportmanagement',
    z.strictObject({ ...monthSpan, isAll: z.optional(z.boolean()), format }).check(z.superRefine(monthsInOrder)),
    z.undefined(),
    aFile,
  ),
  exportquarterlyawards: post('exportquarterlyawards', awardFile, z.undefined(), aFile),
  exportcompetition: post('exportcompetition', awardFile, z.undefined(), aFile),
};
