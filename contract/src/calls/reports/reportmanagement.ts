import * as z from 'zod/mini';
import { call } from '#call';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from '#shapes/report-page';
import { table } from '#shapes/table';
import { count, isoInstant, monthSpan, monthsInOrder, whole } from '#shapes/wire';

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

export const managementSorts = ['date', 'type', 'from', 'to', 'points', 'value'] as const;

/** Points are those that the company gave: what members pay forward was given before. */
const managementTotals = z.extend(rowsInAll, { points: count, receivers: count, givers: count });

export type ManagementTotals = z.output<typeof managementTotals>;

export const reportmanagement = call(
  'reportmanagement',
  z
    .strictObject({ ...monthSpan, isAll: z.optional(z.boolean()), ...pageOf(managementSorts) })
    .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder)),
  z.object({ report: table(managementRow), ...pageEnd, totals: z.optional(managementTotals) }),
);
