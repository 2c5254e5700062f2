import type { Input, Output } from '@laurel/contract/call';
import type { Correctable, correctionfind } from '@laurel/contract/calls/corrections';
import { correctionsPageMax } from '@laurel/contract/limits';
import { valueWords } from '@laurel/contract/programme/value-words';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { giverName } from '#directory/giver';
import { publicIdOf } from '#directory/member-id';
import { notFound } from '#errors/refuse';
import { wasOf } from '#ledger/was-of';

interface Who {
  id: number;
  memberName: string;
  memberNumber: string;
  wallet: number | null;
  pot: number | null;
  debts: number;
}

type Found = Omit<Correctable, 'date' | 'standing'> & { at: Date; reversed: number; back: number };

/**
 * What of somebody can be reversed, or was: what they were given, or gave, what their nominations and ideas were paid, what they were
 * granted and what they forfeited; the newest first. Each is found by an index of whose it is.
 */
export async function correctables(
  on: Tx,
  { memberId, offset = 0, limit = correctionsPageMax }: Input<typeof correctionfind>,
): Promise<Output<typeof correctionfind>> {
  const { id, ...who } = (await whoIs(on, publicIdOf(memberId))) ?? notFound();
  const own = ownOf(id);
  const [{ rows: counted }, { rows }] = await inOrder(
    on,
    () => sql<{ total: number }>`select count(*) as total from (${own}) o`.execute(on),
    () =>
      sql<Found>`
      with page as materialized (
        select o.* from (${own}) o
        -- limit: the page that was asked for, its total is counted beside
        order by o.at desc, o.kind, o.id desc limit ${limit} offset ${offset}
      )
      select o.kind, o.id::text as "subjectId", o.side, o.at, case when o.kind = 'award' then ${giverName('other')} else coalesce(other.display_name, '') end as "withMember", o.value, o.account,
        case when o.kind = 'card' then 1 else moved.people end as people, moved.points,
        case when o.kind = 'card' then (select count(*) from recognitions r where r.id = o.id and r.withdrawn_at is not null) else moved.reversed end as reversed,
        moved.back
      from page o left join people other on other.id = o.other_id
      cross join lateral (
        select count(*) as people, coalesce(sum(got.amount), 0)::bigint as points, count(c.id) as reversed, coalesce(sum(abs(c.points)), 0)::bigint as back
        from ledger_transactions t join ledger_legs got on got.transaction_id = t.id and got.amount > 0
        left join correction_lines c on c.transaction_id = t.id
        where (t.kind, t.source_id) in (
          select a.what, l.id::text from awards a join award_lines l on l.award_id = a.id
            where o.kind = 'award' and a.id = o.id and (o.side = 'given' or l.to_id = ${id})
          union all select 'nomination', n.nomination_id || ':' || coalesce(${sql.raw(wasOf('recognitions.to_id', 'n.id'))}, n.to_id) from recognitions n where o.kind = 'nomination' and n.nomination_id = o.id
          union all select 'idea', o.id::text where o.kind = 'idea'
          union all select 'budget', g.period || ':' || g.member_id from budget_grants g where o.kind = 'budget' and g.id = o.id
          union all select f.kind, f.source_id from ledger_transactions f where o.kind = 'forfeit' and f.id = o.id)
      ) moved
      order by o.at desc, o.kind, o.id desc`.execute(on),
  );
  return { ...who, found: rows.map(shown), total: counted[0]?.total ?? 0 };
}

function shown({ at, reversed, back, value, ...row }: Found): Correctable {
  const standing = reversed === 0 ? 'none' : reversed < row.people || back < row.points ? 'partly' : 'withdrawn';
  return {
    ...row,
    value: row.kind === 'award' || row.kind === 'card' ? valueWords(value) : value,
    date: at.toISOString(),
    standing,
  };
}

async function whoIs(on: Tx, publicId: string): Promise<Who | undefined> {
  const { rows } = await sql<Who>`
    select m.id, m.display_name as "memberName", m.member_number as "memberNumber", wallet.balance as wallet, pot.balance as pot,
      (select count(*) from debts d where d.member_id = m.id) as debts
    from people m
    left join ledger_accounts wallet on wallet.member_id = m.id and wallet.kind = 'wallet' and wallet.closed_at is null
    left join ledger_accounts pot on pot.member_id = m.id and pot.kind = 'pot' and pot.closed_at is null
    where m.public_id = ${publicId}`.execute(on);
  return rows[0];
}

/** As rows kind, id, side, at, other_id, value, account. */
const ownOf = (id: number) => sql`
  select 'award' as kind, r.award_id as id, 'received' as side, r.created_at as at, r.from_id as other_id, r.value, 'wallet' as account
    from recognitions r where r.to_id = ${id} and r.award_id is not null and r.points > 0
  union all
  select 'award', r.award_id, 'given', min(r.created_at), min(r.to_id), min(r.value), 'wallet'
    from recognitions r where r.from_id = ${id} and r.award_id is not null and r.points > 0 group by r.award_id
  union all
  select 'nomination', r.nomination_id, 'received', r.created_at, r.from_id, r.value, 'wallet'
    from recognitions r where r.to_id = ${id} and r.nomination_id is not null and r.points > 0
  union all
  select 'card', r.id, 'received', r.created_at, r.from_id, r.value, 'wallet' from recognitions r where r.to_id = ${id} and r.points = 0
  union all
  select 'card', r.id, 'given', r.created_at, r.to_id, r.value, 'wallet' from recognitions r where r.from_id = ${id} and r.points = 0
  union all
  select 'idea', i.id, 'received', i.reviewed_at, i.reviewed_by_id, coalesce((select text from words where of = 'idea.title' and of_id = i.id), ''), 'wallet'
    from ideas i where i.by_id = ${id} and i.reward_points > 0
  union all
  select 'budget', g.id, 'received', g.created_at, g.by_id, g.period, 'pot' from budget_grants g where g.member_id = ${id}
  union all
  select 'forfeit', t.id, 'received', t.at, null, '', a.kind
    from ledger_accounts a join ledger_legs l on l.account_id = a.id and l.amount < 0
    join ledger_transactions t on t.id = l.transaction_id and t.kind = 'leaver'
    where a.member_id = ${id} and a.closed_at is not null`;
