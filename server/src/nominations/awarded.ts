import { monthOf, monthsRange } from '@laurel/contract/rules/months';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { type Hands, mostByReviews, reviewedBy } from '#directory/pair-month';
import type { AwardedThisMonth } from './rules.ts';

/** What has been paid by these hands in this UTC month on nominations by one member, and by any review to each of these people. */
export async function awardedThisMonth(
  tx: Tx,
  { nominatorId, toIds, now, ...hands }: Hands & { nominatorId: number; toIds: number[]; now: Date },
): Promise<AwardedThisMonth> {
  // First, for it holds the reviewer's other reviews off.
  const toNominee = await mostByReviews(tx, { ...hands, toIds, now });
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  const { rows } = await sql<Pick<AwardedThisMonth, 'throughNominator'>>`
    select coalesce(sum(p.points_each), 0)::int as "throughNominator" from (${reviewedBy(hands, { from, to })}) v
    join payouts p on p.review_id = v.id join nominations n on n.id = p.nomination_id where n.by_id = ${nominatorId}`.execute(
    tx,
  );
  return { throughNominator: rows[0]?.throughNominator ?? 0, toNominee };
}
