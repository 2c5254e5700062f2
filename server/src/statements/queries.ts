import type { StatementRow } from '@laurel/contract/statements';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { statementLines } from '#ledger/statement-lines';

export type StatementOf = 'wallet' | 'pot' | 'payitforward';

/** Every leg of the member's open account, newest first: they add up to its balance. Pay it forward is a part of the wallet. */
export async function statementOf(on: Db, memberId: number, what: StatementOf): Promise<StatementRow[]> {
  const kind = what === 'pot' ? 'pot' : 'wallet';
  const only = what === 'payitforward' ? sql`and s.kind = 'payitforward'` : sql``;
  const { rows } = await sql<{ at: Date; amount: number; description: string }>`
    select s.at, s.amount, s.description
    from ledger_accounts a join (${sql.raw(statementLines)}) s on s.account_id = a.id
    where a.member_id = ${memberId} and a.kind = ${kind} and a.closed_at is null ${only}
    order by s.version desc`.execute(on);
  return rows.map(({ at, amount, description }) => ({
    transDate: at.toISOString(),
    transDescription: description,
    pointsValue: amount,
  }));
}
