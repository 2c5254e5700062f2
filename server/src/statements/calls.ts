import { calls } from '@laurel/contract';
import type { Input, Output } from '@laurel/contract/call';
import type { StatementRow } from '@laurel/contract/calls/statements';
import { toTable } from '@laurel/contract/rules/records';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { query } from '#http/call-context';
import { type StatementOf, statementOf, statementTotals } from './queries.ts';

const { statement, managementstatement, payitforwardstatement } = calls.statements;

const fields = ['transDate', 'transDescription', 'pointsValue'] as const satisfies (keyof StatementRow)[];

export const statementCalls = () => [
  query(statement, (db, { actor, input }) => answer(db, actor.id, 'wallet', input)),
  query(managementstatement, (db, { actor, input }) => answer(db, actor.id, 'pot', input)),
  query(payitforwardstatement, (db, { actor, input }) => answer(db, actor.id, 'payitforward', input)),
];

type Asked = Input<typeof statement>;

async function answer(db: Tx, memberId: number, what: StatementOf, asked: Asked): Promise<Output<typeof statement>> {
  const isFirst = asked.limit !== undefined && asked.before === undefined;
  const [{ rows, next }, totals] = await inOrder(
    db,
    () => statementOf(db, memberId, what, asked),
    () => (isFirst ? statementTotals(db, memberId, what) : undefined),
  );
  const report = toTable<StatementRow>(fields, rows);
  if (asked.limit === undefined) return { report };
  return totals ? { report, next, totals } : { report, next };
}
