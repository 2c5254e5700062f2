import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** A group card `c` is there for somebody: who is asked to sign it, and whom it is for from its day on; for nobody where it came to nobody. */
export function isThereFor(memberId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(c.ended_at is null and case when c.member_id = ${memberId} then c.delivered_at is not null
    else exists (select from group_card_people q where q.card_id = c.id and q.member_id = ${memberId}) end)`;
}

/** A signature `x` that is read by all who see the card. */
export const stands = sql<SqlBool>`(x.removed_at is null and x.hidden_at is null)`;

/** Takes signatures `x` away: what they said, their pictures and drawings are gone. */
export async function emptySignatures(tx: Tx, which: RawBuilder<SqlBool>, now: Date): Promise<void> {
  await sql`
    with gone as materialized (
      select x.id, x.picture_id from group_card_signatures x where ${which}
    ), emptied as (
      update group_card_signatures x set strokes = null, picture_id = null, removed_at = coalesce(x.removed_at, ${now}) from gone where gone.id = x.id
      returning gone.picture_id
    ), unsaid as (
      delete from words w using gone where w.of in ('signature', 'signature.script') and w.of_id = gone.id
    )
    delete from pictures p using emptied where p.id = emptied.picture_id`.execute(tx);
}
