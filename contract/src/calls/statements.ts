import * as z from 'zod/mini';
import { call } from '#call';
import { statementPageMax } from '#limits';
import { table } from '#shapes/table';
import { count, isoInstant, whole } from '#shapes/wire';

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
  before: z.optional(count.check(z.minimum(1, 'Please give the place where the last page ended.'))),
  limit: z.optional(
    count.check(
      z.minimum(1, 'Please ask for one line at least.'),
      z.maximum(statementPageMax, `Please ask for at most ${statementPageMax} lines.`),
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
