import { z } from 'zod';
import { post } from './call.ts';
import { callPaths } from './paths.ts';
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
  statement: post(callPaths.statement, 'member', nothing, report),
  managementstatement: post(callPaths.managementstatement, 'manager', nothing, report),
  payitforwardstatement: post(callPaths.payitforwardstatement, 'member', nothing, report),
};
