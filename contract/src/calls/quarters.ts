import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from '#shapes/report-page';
import { table } from '#shapes/table';
import { count, id, isoDate, isoInstant, nothing, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const named = {
  quarterNum: whole,
  quarterYear: whole,
  description: z.string(),
  dateFrom: isoDate,
  /** The last day of the quarter. */
  dateTo: isoDate,
};
const quarter = z.object({
  nexusNomQuarterId: z.string(),
  ...named,
  status: z.string(),
  isDone: z.boolean(),
});
export type Quarter = z.output<typeof quarter>;
export type QuarterOffered = z.output<typeof quarters>['offered'][number];

const summaryRow = z.object({
  nexusNomQuarterSummaryId: z.string(),
  ref: whole,
  totalNominations: count,
  nomineeMember: z.string(),
  nomineeMemberNumber: z.string(),
  nomineeDivision: z.string(),
  reviewRatingAve: z.number(),
  nomCatCounts: z.string(),
  reasonSummary: z.string(),
  quarterlyMotivationSummary: z.string(),
  detail: z.string(),
  /** Of how many stars the average is. */
  reviewRatingMax: whole,
});
export type QuarterSummaryRow = z.output<typeof summaryRow>;

const quarterDetailRow = z.object({
  nomId: z.string(),
  dateCreated: isoInstant,
  nomCat: z.string(),
  reason: z.string(),
  byMember: z.string(),
  byMemberNumber: z.string(),
  byDivision: z.string(),
  /** Everybody who rated it and included it, in that order. */
  reviewByMember: z.string(),
  ratingCount: count,
  reviewRatingAve: z.number(),
  reviewPointsValue: whole,
  quarterlyMotivation: z.string(),
  /** Of how many stars the average is. */
  reviewRatingMax: whole,
});
export type QuarterDetailRow = z.output<typeof quarterDetailRow>;

/** `offered`: the next ones, of which one can be added. */
const quarters = z.object({ quarters: z.array(quarter), offered: z.array(z.object(named)) });

export const summarySorts = ['ref', 'nominee', 'nominations', 'average'] as const;

export const quartersList = call('quartersList', nothing, quarters);

export const addNewQuarter = call(
  'addNewQuarter',
  z.strictObject({
    quarterNum: whole.check(z.minimum(1, told(texts.quarters)), z.maximum(4, told(texts.quarters))),
    quarterYear: whole.check(z.minimum(2020, told(texts.tooEarly)), z.maximum(2999, told(texts.tooLate))),
    dateFrom: isoDate,
    dateTo: isoDate,
  }),
  z.extend(quarters, { message: z.string() }),
);

export const QuarterlyAwardsSummaryReport = call(
  'QuarterlyAwardsSummaryReport',
  z.strictObject({ quarterId: id, ...pageOf(summarySorts) }).check(z.superRefine(pageInOrder)),
  z.object({ report: table(summaryRow), ...pageEnd, totals: z.optional(rowsInAll) }),
);

/** The same report as a file. */
export const exportquartersummary = call(
  'exportquartersummary',
  z.strictObject({ quarterId: id, format }),
  z.undefined(),
);

export const QuarterlyAwardsSummaryDetails = call(
  'QuarterlyAwardsSummaryDetails',
  z.strictObject({ nexusNomQuarterSummaryId: id }),
  z.object({ report: table(quarterDetailRow) }),
);
