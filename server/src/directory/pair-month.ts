import { monthOf, monthsRange } from '@laurel/contract/rules/months';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** Who awards, and for whom: what somebody gives by the hands of a delegate is theirs too. */
export interface Hands {
  byId: number;
  forId?: number | null;
}

interface Pair extends Hands {
  toIds: readonly number[];
  now: Date;
}

/** Of a review `v`: what it paid was its reviewer's own to say, not what several said together. */
export const isOnesOwn = sql`not exists (select from verdicts d where d.review_id = v.id and d.decided_by <> 'chair')`;

/** Reviews of a span of time by these hands: each way to them is found by an index of its own. */
export function reviewedBy({ byId, forId = null }: Hands, { from, to }: { from: Date; to: Date }): RawBuilder<unknown> {
  const hands = sql`any(${forId === null ? [byId] : [byId, forId]}::bigint[])`;
  const within = sql`v.created_at >= ${from} and v.created_at < ${to}`;
  return sql`
    select v.id from reviews v where v.reviewer_id = ${hands} and ${within} and ${isOnesOwn}
    union select v.id from reviews v where v.for_id = ${hands} and ${within} and ${isOnesOwn}`;
}

/**
 * The most points that somebody has awarded in this UTC month by reviews, of nominations and ideas, to any one of these people.
 * Until the transaction ends none of their other reviews is counted beside it, so that many at once stay within a limit together.
 */
export async function mostByReviews(tx: Tx, { toIds, now, ...hands }: Pair): Promise<number> {
  await oneAtATime(tx, hands);
  const { byId, forId = null } = hands;
  const both = sql`any(${forId === null ? [byId] : [byId, forId]}::bigint[])`;
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  return most(
    tx,
    sql`
      select c.to_id, c.points from (${reviewedBy(hands, { from, to })}) v join payouts p on p.review_id = v.id
        join recognitions c on c.nomination_id = p.nomination_id and c.kind = 'nomination' and c.created_at >= ${from} and c.withdrawn_at is null
      where c.to_id = any(${[...toIds]}::bigint[])
      union all
      select i.by_id, i.reward_points from ideas i
      where i.by_id = any(${[...toIds]}::bigint[]) and (i.reviewed_by_id = ${both} or i.reviewed_for_id = ${both}) and i.reviewed_at >= ${from} and i.reviewed_at < ${to}`,
  );
}

/** The same of what they have given by Recognise. */
export async function mostByRecognise(tx: Tx, pair: Pair): Promise<number> {
  await oneAtATime(tx, pair);
  return mostRecognised(tx, pair);
}

/** The same at this moment: no promise to who has not asked for it alone. */
export function mostRecognised(on: Db | Tx, { byId, toIds, now }: Pair): Promise<number> {
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  return most(
    on,
    sql`
      select c.to_id, c.points from recognitions c
      where c.from_id = ${byId} and c.kind = 'reward' and c.to_id = any(${[...toIds]}::bigint[]) and c.created_at >= ${from} and c.created_at < ${to}
        and c.withdrawn_at is null`,
  );
}

/** Of both in one order. */
async function oneAtATime(tx: Tx, { byId, forId = null }: Hands): Promise<void> {
  const hands = forId === null ? [byId] : [byId, forId].sort((a, b) => a - b);
  await sql`
    select pg_advisory_xact_lock(hashtextextended('awards of reviewer ' || id, 0)) from unnest(${hands}::bigint[]) as one (id)`.execute(
    tx,
  );
}

async function most(on: Db | Tx, given: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(got), 0)::int as most from (select sum(points) as got from (${given}) given group by to_id) each`.execute(
    on,
  );
  return rows[0]?.most ?? 0;
}
