import { calls } from '@laurel/contract';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { changeBudget, tryBudget } from './change.ts';
import { lotColumns, lotsReport } from './file.ts';
import { budgets } from './list.ts';
import { budgetOf, endsOf } from './one.ts';
import { plans, savePlan } from './plan-save.ts';

const { budgetlist, budgetone, exportbudgets, trybudget, changebudget, potends, budgetplans, savebudgetplan } =
  calls.budgets;

export const budgetCalls = ({ lane }: { lane: ReportLane }) => [
  query(budgetlist, (db, { input, now }) => budgets(db, input, now)),
  query(budgetone, (db, { input }) => budgetOf(db, input)),
  stream(exportbudgets, (_, asked) =>
    reportFile(lane, asked, {
      ...lotsReport(asked.input, asked.now),
      columns: lotColumns,
      names: { csv: 'budgets.csv', xlsx: `Budgets_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(trybudget, async (db, { actor: by, input, now }) => ({ preview: await tryBudget(db, { by, now }, input) })),
  verb(changebudget, (tx, { actor: by, input: { reason, seen, alone, ...wish }, now }) =>
    changeBudget(tx, { by, now }, wish, { reason, seen, alone }),
  ),
  query(potends, async (db, { actor }) => ({ ends: await endsOf(db, actor.id) })),
  query(budgetplans, async (db, { now }) => ({ plans: await plans(db, now) })),
  verb(savebudgetplan, (tx, { actor: by, input, now }) => savePlan(tx, { by, now }, input)),
];
