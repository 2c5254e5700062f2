import type { Input, Output } from '@laurel/contract/call';
import type { budgetone, PotActRow, PotLot } from '@laurel/contract/calls/budgets/budgetone';
import type { potends } from '@laurel/contract/calls/budgets/potends';
import { budgetLotsShown } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { notFound } from '#errors/refuse';
import { joinWords } from '#words/read';

interface Holder {
  id: number;
  memberId: string;
  memberName: string;
  memberNumber: string;
  left: number;
  lotsInAll: number;
}

/** One pot with its lots, and a page of what was done with it. */
export async function budgetOf(
  tx: Tx,
  { memberId, limit, after }: Input<typeof budgetone>,
): Promise<Output<typeof budgetone>> {
  const { rows: found } = await sql<Holder>`
    select m.id, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId", m.display_name as "memberName",
      m.member_number as "memberNumber", coalesce(sum(l.left_points), 0)::bigint as left, count(l.id) as "lotsInAll"
    from people m left join pot_lots l on l.member_id = m.id where m.public_id = ${publicIdOf(memberId)}
    group by m.id, m.registered_at, m.public_id, m.display_name, m.member_number`.execute(tx);
  const { id, ...holder } = found[0] ?? notFound();
  const [lots, acts] = await inOrder(
    tx,
    () => potLots(tx, id),
    () => actsOf(tx, id, { limit, after }),
  );
  const shown = acts.slice(0, limit);
  return { ...holder, lots, acts: shown, next: acts.length > limit ? (shown.at(-1)?.actId ?? null) : null };
}

/** The lots of a pot, those first that are used first. */
async function potLots(tx: Tx, memberId: number): Promise<PotLot[]> {
  const { rows } = await sql<Omit<PotLot, 'date'> & { at: Date }>`
    select l.id::text as "lotId", l.period, l.points, l.used_points as used, l.returned_points as returned, l.moved_points as moved,
      l.left_points as left, l.ends_on as "lastDay", l.carries, l.created_at as at
    from pot_lots l where l.member_id = ${memberId}
    order by l.left_points = 0, case when l.left_points > 0 then l.ends_on end, case when l.left_points > 0 then l.id else -l.id end
    -- limit: all are counted beside
    limit ${budgetLotsShown}`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}

/** What of somebody's pot has a last day. */
export async function endsOf(tx: Tx, memberId: number): Promise<Output<typeof potends>['ends']> {
  const { rows } = await sql<Output<typeof potends>['ends'][number]>`
    select l.ends_on as "lastDay", sum(l.left_points)::bigint as points, l.carries from pot_lots l
    where l.member_id = ${memberId} and l.left_points > 0 and l.ends_on is not null group by 1, 3 order by 1, 3`.execute(
    tx,
  );
  return rows;
}

async function actsOf(
  tx: Tx,
  memberId: number,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<PotActRow[]> {
  const { rows } = await sql<Omit<PotActRow, 'date'> & { at: Date }>`
    select a.id::text as "actId", a.kind, a.created_at as at, a.period, done.points, coalesce(other.display_name, '') as "otherMember",
      coalesce(by_whom.display_name, '') as "byMember", coalesce(second.display_name, '') as "secondMember", coalesce(reason.text, '') as reason
    from (
      select act_id, sum(points)::bigint as points, min(other_id) as other_id from (
        select g.act_id, g.points, null::bigint as other_id from budget_grants g where g.member_id = ${memberId} and g.act_id is not null
        union all select m.act_id, -m.points, m.to_id from pot_moves m where m.member_id = ${memberId}
        union all select m.act_id, m.points, m.member_id from pot_moves m where m.to_id = ${memberId}
        union all select c.act_id, 0, null from pot_changes c join pot_lots l on l.id = c.lot_id where l.member_id = ${memberId}
      ) moved group by act_id
    ) done join pot_acts a on a.id = done.act_id left join people other on other.id = done.other_id
    left join people by_whom on by_whom.id = a.by_id left join people second on second.id = a.second_id
    ${joinWords('reason', 'pots.reason', 'a.id')}
    where ${after === undefined ? sql`true` : sql`a.id < ${after}::bigint`}
    -- limit: a page, and the row that tells whether another follows
    order by a.id desc limit ${limit + 1}`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}
