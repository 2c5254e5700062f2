import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { emptySignatures } from '#items/group-cards';
import type { Pair } from './things.ts';

/** Of two group cards for one day one is left, with what was signed on either; and nobody is asked to sign their own, nor has signed or begun it. */
export async function bindGroupCards(tx: Tx, pair: Pair): Promise<void> {
  await makeOne(tx, pair);
  const { doubled, stays, now } = pair;
  const own = sql`(select c.id from group_cards c where c.member_id = ${stays})`;
  await emptySignatures(tx, sql`(x.by_id in (${doubled}, ${stays}) and x.card_id in ${own})`, now);
  await sql`delete from group_card_people where member_id in (${doubled}, ${stays}) and card_id in ${own}`.execute(tx);
  await sql`update group_cards set begun_by_id = null where member_id = ${stays} and begun_by_id in (${doubled}, ${stays})`.execute(
    tx,
  );
}

/** What is signed on both by one is read as it was signed on the card of who stays; where nobody signed that, it is what the other is. */
async function makeOne(tx: Tx, { doubled, stays, now }: Pair): Promise<void> {
  const both = sql`group_cards gone join group_cards kept on kept.member_id = ${stays} and kept.occasion = gone.occasion and kept.day = gone.day
    and gone.member_id = ${doubled}`;
  await sql`
    insert into group_card_people (card_id, member_id, asked_by_id, asked_at)
    select kept.id, q.member_id, q.asked_by_id, q.asked_at from ${both} join group_card_people q on q.card_id = gone.id
    order by kept.id, q.member_id on conflict do nothing`.execute(tx);
  await sql`
    update group_card_signatures x set card_id = kept.id from ${both} where x.card_id = gone.id
      and not exists (select from group_card_signatures o where o.card_id = kept.id and o.by_id = x.by_id)`.execute(tx);
  await sql`
    update group_cards c set delivered_at = gone.delivered_at, ended_at = gone.ended_at from ${both} where c.id = kept.id and c.ended_at is not null`.execute(
    tx,
  );
  await sql`
    update group_cards gone set delivered_at = null, thanked_at = null, ended_at = coalesce(ended_at, ${now})
    where gone.member_id = ${doubled} and exists (
      select from group_cards kept where kept.member_id = ${stays} and kept.occasion = gone.occasion and kept.day = gone.day)`.execute(
    tx,
  );
}
