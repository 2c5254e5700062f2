import type { MonthRange } from '@laurel/contract/rules/months';
import { type RawBuilder, sql } from 'kysely';

export interface CardCounts {
  msgCountFrom: number;
  rewardCountFrom: number;
  msgCountTo: number;
  rewardCountTo: number;
}

/** A reward carries points, an e-card none: how many of each a member sent and received in a span of time, as one row. */
export function cardCounts(memberId: number, { from, to }: MonthRange): RawBuilder<CardCounts> {
  const within = sql`created_at >= ${from} and created_at < ${to} and withdrawn_at is null`;
  return sql`
    select sent.*, received.* from
      (select count(*) filter (where points = 0) as "msgCountFrom", count(*) filter (where points > 0) as "rewardCountFrom"
        from recognitions where from_id = ${memberId} and ${within}) sent,
      (select count(*) filter (where points = 0) as "msgCountTo", count(*) filter (where points > 0) as "rewardCountTo"
        from recognitions where to_id = ${memberId} and ${within}) received`;
}
