import type { DelegationScope } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import type { mydelegations } from '@laurel/contract/calls/delegations/mydelegations';
import type { persondelegations } from '@laurel/contract/calls/delegations/persondelegations';
import { delegationsPageMax } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { idOfAnybody } from '#directory/people';
import { notFound } from '#errors/refuse';
import { isCurrent } from './queries.ts';

type Asker = { actor: Actor; now: Date };

/** A page of the caller's own and of those in which they stand in. */
export async function ownDelegations(
  tx: Tx,
  { actor, now }: Asker,
  { show, after, limit = delegationsPageMax }: Input<typeof mydelegations>,
): Promise<Output<typeof mydelegations>> {
  const of = sql`${actor.id} in (d.away_id, d.delegate_id)`;
  const where = sql`${of} and ${show === 'current' ? isCurrent(now) : sql`not ${isCurrent(now)}`}`;
  const { rows, ...page } = await pageOf(tx, { where, after, limit, now });
  return { ...page, delegations: rows.map((row) => ({ ...shown(row), isMine: row.awayId === actor.id })) };
}

/** A page of those by whom somebody is stood in for. */
export async function delegationsOf(
  tx: Tx,
  { actor, now }: Asker,
  { memberId, after, limit = delegationsPageMax }: Input<typeof persondelegations>,
): Promise<Output<typeof persondelegations>> {
  const awayId = (await idOfAnybody(tx, memberId)) ?? notFound();
  const { rows, ...page } = await pageOf(tx, { where: sql`d.away_id = ${awayId}`, after, limit, now });
  return { ...page, delegations: rows.map(shown), mayName: awayId !== actor.id };
}

interface Page {
  where: RawBuilder<unknown>;
  after: string | undefined;
  limit: number;
  now: Date;
}

async function pageOf(tx: Tx, { where, after, limit, now }: Page) {
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () => sql<{ total: number }>`select count(*) as total from delegations d where ${where}`.execute(tx),
    () =>
      sql<Found>`
      select d.id::text as "delegationId", d.revision, d.away_id as "awayId", ${person('away')} as away, ${person('delegate')} as delegate, d.scopes,
        d.points_most as "pointsMost", d.points_used as "pointsUsed", d.first_day::text as "dateFrom", d.last_day::text as "dateUntil",
        case when d.ended_at <= ${now} then 'ended' when d.until_at <= ${now} then 'over' when d.from_at > ${now} then 'coming' else 'running' end as state,
        case when d.named_by_id <> d.away_id then coalesce(namer.display_name, '') else '' end as "namedByMember",
        d.ended_at as ended, coalesce(ender.display_name, '') as "endedByMember", d.ended_why as "endedWhy"
      from delegations d join people away on away.id = d.away_id join people delegate on delegate.id = d.delegate_id
      left join people namer on namer.id = d.named_by_id left join people ender on ender.id = d.ended_by_id
      where ${where} and ${after === undefined ? sql`true` : sql`d.id < ${after}`}
      -- limit: a page, and the row that tells whether another follows; its total is counted beside
      order by d.id desc limit ${limit + 1}`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    rows: page,
    total: counted[0]?.total ?? 0,
    next: rows.length > limit ? (page.at(-1)?.delegationId ?? null) : null,
  };
}

function person(who: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${who}.${column}`);
  return sql`jsonb_build_object('memberId', case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')},
    'name', ${of('display_name')}, 'memberNumber', ${of('member_number')})`;
}

interface Found extends Omit<Delegation, 'dateEnded' | 'scopes'> {
  awayId: number;
  scopes: DelegationScope[];
  ended: Date | null;
}

function shown({ awayId: _, ended, ...row }: Found): Delegation {
  return { ...row, dateEnded: ended?.toISOString() ?? null };
}
