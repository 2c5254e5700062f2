import type { StatementRow } from '@laurel/contract/statements';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

export type StatementOf = 'wallet' | 'pot' | 'payitforward';

/** Every leg of the member's open account, newest first: they add up to its balance. Pay it forward is a part of the wallet. */
export async function statementOf(on: Db, memberId: number, what: StatementOf): Promise<StatementRow[]> {
  const kind = what === 'pot' ? 'pot' : 'wallet';
  const only = what === 'payitforward' ? sql`and t.kind = 'payitforward'` : sql``;
  const { rows } = await sql<StatementRow & { at: Date }>`
    select l.at, l.amount as "pointsValue", ${description} as "transDescription"
    from ledger_accounts a
    join ledger_legs l on l.account_id = a.id
    join ledger_transactions t on t.id = l.transaction_id
    ${sources}
    where a.member_id = ${memberId} and a.kind = ${kind} and a.closed_at is null ${only}
    order by l.version desc`.execute(on);
  return rows.map(({ at, ...row }) => ({ ...row, transDate: at.toISOString() }));
}

const name = (alias: string): RawBuilder<string> =>
  sql.raw(`coalesce(${alias}.known_as, ${alias}.firstname) || ' ' || ${alias}.surname`);

/** What stands behind each kind of transaction. The cases keep one kind's source from being read as another's id. */
const sources = sql`
  left join nominations n on n.id = case when t.kind = 'nomination' then split_part(t.source_id, ':', 1)::bigint end
  left join members nominator on nominator.id = n.by_id
  left join award_lines line on line.id = case when t.kind in ('adhoc', 'reward', 'payitforward') then t.source_id::bigint end
  left join awards award on award.id = line.award_id
  left join members giver on giver.id = award.by_id
  left join members taker on taker.id = line.to_id
  left join ideas idea on idea.id = case when t.kind = 'idea' then t.source_id::bigint end
  left join orders o on o.basket_id = case when t.kind in ('order', 'cancel') then t.source_id::bigint end
  left join refunds refund on refund.id = case when t.kind = 'refund' then t.source_id::bigint end
  left join order_lines refunded on refunded.id = refund.order_line_id
  left join orders refunded_order on refunded_order.id = refunded.order_id`;

const description = sql<string>`
  case t.kind
    when 'nomination' then 'Nominated by ' || ${name('nominator')} || ': ' || array_to_string(n.categories, ', ')
    when 'payitforward' then case when l.amount < 0 then 'Paid forward to ' || ${name('taker')} else 'Paid forward by ' || ${name('giver')} end
      || ': ' || award.reason
    when 'adhoc' then case when l.amount < 0 then 'Award to ' || ${name('taker')} else 'Award from ' || ${name('giver')} end || ': ' || award.reason
    when 'reward' then 'Recognised by ' || ${name('giver')} || ': ' || award.reason
    when 'idea' then 'Idea rewarded: ' || idea.title
    when 'order' then 'Order ' || o.order_num
    when 'cancel' then 'Order ' || o.order_num || ' cancelled'
    when 'refund' then 'Refund of order ' || refunded_order.order_num || ': ' || refund.qty || ' × ' || refunded.name
    when 'budget' then 'Budget ' || split_part(t.source_id, ':', 1)
    when 'leaver' then 'Forfeited on leaving'
    else 'Correction'
  end`;
