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
    from (${sql.raw(statementLines)}) s
    -- Known before the lines are looked at: a join of so many tables would begin with all lines of everybody.
    where s.account_id = (select id from ledger_accounts where member_id = ${memberId} and kind = ${kind} and closed_at is null) ${only}
    order by s.version desc`.execute(on);
  return rows.map(({ at, amount, description }) => ({
    transDate: at.toISOString(),
    transDescription: description,
    pointsValue: amount,
  }));
}
