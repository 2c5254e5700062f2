import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { AwardedThisMonth } from './rules.ts';

/**
 * What a reviewer has paid in this UTC month on nominations by one member, and to each of these people. Until the transaction
 * ends no other review by the same reviewer is counted beside it, so that many at once stay within the limit together.
 */
export async function awardedThisMonth(
  tx: Tx,
  { reviewerId, nominatorId, toIds, now }: { reviewerId: number; nominatorId: number; toIds: number[]; now: Date },
): Promise<AwardedThisMonth> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`awards of reviewer ${reviewerId}`}, 0))`.execute(tx);
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const { rows } = await sql<AwardedThisMonth>`
    with paid as (
      select n.id, n.by_id, p.points_each from reviews v
      join payouts p on p.review_id = v.id join nominations n on n.id = p.nomination_id
      where v.reviewer_id = ${reviewerId} and v.created_at >= ${since} and v.created_at < ${until}
    )
    select
      (select coalesce(sum(points_each), 0)::int from paid where by_id = ${nominatorId}) as "throughNominator",
      (select coalesce(max(got), 0)::int from (
        select sum(c.points) as got from recognitions c join paid on paid.id = c.nomination_id
        where c.to_id = any(${toIds}::bigint[]) and c.kind = 'nomination' and c.created_at >= ${since} group by c.to_id) each) as "toNominee"`.execute(
    tx,
  );
  return rows[0] as AwardedThisMonth;
}
