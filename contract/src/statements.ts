import { z } from 'zod';
import { post } from './call.ts';
import { table } from './table.ts';
import { isoInstant, whole } from './wire.ts';

const statementRow = z.object({
  transDate: isoInstant,
  transDescription: z.string(),
  /** Negative is a debit, zero or more a credit. */
  pointsValue: whole,
});
export type StatementRow = z.output<typeof statementRow>;

const nothing = z.strictObject({});
const report = z.object({ report: table(statementRow) });

export const statements = {
  statement: post('statement', nothing, report),
  managementstatement: post('managementstatement', nothing, report),
  payitforwardstatement: post('payitforwardstatement', nothing, report),
};
