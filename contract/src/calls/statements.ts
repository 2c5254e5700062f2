import * as z from 'zod/mini';
import { call } from '#call';
import { statementPageMax } from '#limits';
import { table } from '#shapes/table';
import { count, isoInstant, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const statementRow = z.object({
  transDate: isoInstant,
  transDescription: z.string(),
  /** Negative is a debit, zero or more a credit. */
  pointsValue: whole,
});
export type StatementRow = z.output<typeof statementRow>;

/** A page at a time, newest first; whoever asks for none is given the whole statement. */
const page = z.strictObject({
  /** Lines before the one where the last page ended: its `next`. */
  before: z.optional(count.check(z.minimum(1, told(texts.pageEnd)))),
  limit: z.optional(
    count.check(
      z.minimum(1, told(texts.oneLine)),
      z.maximum(statementPageMax, told(texts.linesAtMost, { max: statementPageMax })),
    ),
  ),
});

const report = z.object({
  report: table(statementRow),
  /** Of a page: where the next one begins; null behind the oldest line. */
  next: z.optional(z.nullable(count)),
  /** Of the first page: what came and what went in all lines, shown or not. Their difference is the balance. */
  totals: z.optional(z.object({ credit: count, debit: count })),
});

export const statement = call('statement', page, report);

export const managementstatement = call('managementstatement', page, report);

export const payitforwardstatement = call('payitforwardstatement', page, report);
