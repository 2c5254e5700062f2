import { calls } from '@laurel/contract';
import { toTable } from '@laurel/contract/records';
import type { StatementRow } from '@laurel/contract/statements';
import type { Db } from '#db/pool';
import { query } from '#http/call-context';
import { type StatementOf, statementOf } from './queries.ts';

const fields = ['transDate', 'transDescription', 'pointsValue'] as const satisfies (keyof StatementRow)[];

export const statementCalls = () => [
  query(calls.statements.statement, (db, { actor }) => report(db, actor.id, 'wallet')),
  query(calls.statements.managementstatement, (db, { actor }) => report(db, actor.id, 'pot')),
  query(calls.statements.payitforwardstatement, (db, { actor }) => report(db, actor.id, 'payitforward')),
];

async function report(db: Db, memberId: number, what: StatementOf) {
  return { report: toTable<StatementRow>(fields, await statementOf(db, memberId, what)) };
}
