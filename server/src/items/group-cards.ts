import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A group card `c` is there for somebody: who is asked to sign it, and whom it is for from its day on; for nobody where it came to nobody. */
export function isThereFor(memberId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(c.ended_at is null and case when c.member_id = ${memberId} then c.delivered_at is not null
    else exists (select from group_card_people q where q.card_id = c.id and q.member_id = ${memberId}) end)`;
}

/** A signature `x` that is read by all who see the card. */
export const stands = sql<SqlBool>`(x.removed_at is null and x.hidden_at is null)`;
