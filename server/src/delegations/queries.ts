import type { DelegationScope } from '@laurel/contract/access';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';

/** Neither over nor ended, of `delegations d`. */
export const isCurrent = (now: Date): RawBuilder<SqlBool> =>
  sql`(d.until_at > ${now} and (d.ended_at is null or d.ended_at > ${now}))`;

export interface Locked {
  id: number;
  awayId: number;
  delegateId: number;
  scopes: DelegationScope[];
  pointsUsed: number;
  revision: number;
  from: Date;
  until: Date;
  firstDay: string;
  isCurrent: boolean;
  /** Where who is away is. */
  timeZone: string;
}

/** Of one person one is named or changed at a time. */
export async function lockDelegationsOf(tx: Tx, awayId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegations of member ${awayId}`}, 0))`.execute(tx);
}

/** Who is away by it, and who stands in. */
export async function partiesOf(tx: Tx, delegationId: string): Promise<Pick<Locked, 'awayId' | 'delegateId'>> {
  const { rows } = await sql<Pick<Locked, 'awayId' | 'delegateId'>>`
    select away_id as "awayId", delegate_id as "delegateId" from delegations where id = ${delegationId}`.execute(tx);
  return rows[0] ?? notFound();
}

/** One of these members', locked until the transaction ends. */
export async function lockDelegation(
  tx: Tx,
  delegationId: string,
  { now, ofId }: { now: Date; ofId: number | null },
): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select d.id, d.away_id as "awayId", d.delegate_id as "delegateId", d.scopes, d.points_used as "pointsUsed", d.revision,
      d.from_at as "from", d.until_at as "until", d.first_day::text as "firstDay", ${isCurrent(now)} as "isCurrent", c.time_zone as "timeZone"
    from delegations d join members m on m.id = d.away_id
    join divisions v on v.code = m.division_code join countries c on c.code = v.country_code
    where d.id = ${delegationId} and (${ofId}::bigint is null or ${ofId} in (d.away_id, d.delegate_id)) for update of d`.execute(
    tx,
  );
  return rows[0] ?? notFound();
}

/** Half-open, from the beginning of the first day where who is away is to the end of the last; what has begun begins now. */
export async function spanOf(
  tx: Tx,
  { timeZone, first, last, now }: { timeZone: string; first: string; last: string; now: Date },
): Promise<{ today: string; from: Date; until: Date }> {
  const { rows } = await sql<{ today: string; from: Date; until: Date }>`
    select (${now}::timestamptz at time zone ${timeZone}::text)::date::text as today,
      greatest(${first}::date::timestamp at time zone ${timeZone}::text, ${now}::timestamptz) as "from",
      (${last}::date + 1)::timestamp at time zone ${timeZone}::text as "until"`.execute(tx);
  return rows[0] as { today: string; from: Date; until: Date };
}

/** How many of somebody are to come or run. */
export async function currentOf(tx: Tx, awayId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from delegations d where d.away_id = ${awayId} and ${isCurrent(now)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Wish {
  /** Of a change: the one that is changed. */
  id: number | null;
  awayId: number;
  delegateId: number;
  scopes: readonly DelegationScope[];
  from: Date;
  until: Date;
}

/** Whether the same delegate has some of it in hand already within this span. */
export async function overlaps(tx: Tx, { id, awayId, delegateId, scopes, from, until }: Wish): Promise<boolean> {
  const { rows } = await sql`
    select from delegations d where d.away_id = ${awayId} and d.delegate_id = ${delegateId} and d.id is distinct from ${id}::bigint
      and d.scopes && ${[...scopes]}::text[] and tstzrange(d.from_at, greatest(d.from_at, least(d.until_at, d.ended_at))) && tstzrange(${from}, ${until})
    -- limit: one is enough
    limit 1`.execute(tx);
  return rows.length > 0;
}
