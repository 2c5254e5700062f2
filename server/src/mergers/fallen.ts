import { sql } from 'kysely';
import { tellOfAll } from '#asking/tell';
import type { Tx } from '#db/transaction';
import { bindGroupCards } from './group-cards.ts';
import type { Pair } from './things.ts';

/**
 * What does not move comes to its end decently: what both had is one, and what stood between the two is seen in no list. Answers which
 * requests wait no more.
 */
export async function settleFallen(tx: Tx, pair: Pair, byId: number): Promise<number[]> {
  await hideBetween(tx, pair);
  await addUp(tx, pair);
  await endRoles(tx, pair, byId);
  await pourBasket(tx, pair);
  await giveManager(tx, pair);
  const withdrawn = await withdrawOwn(tx, pair);
  await countTogether(tx, pair);
  await countVotesOnce(tx, pair);
  await bindGroupCards(tx, pair);
  await tx.deleteFrom('by_hand').where('member_id', '=', pair.doubled).execute();
  return withdrawn;
}

/** Cards and nominations from one to the other are from somebody to themselves: they stay as evidence, count nowhere, and the points are where they went. */
async function hideBetween(tx: Tx, { doubled, stays, now }: Pair): Promise<void> {
  await sql`
    update recognitions set hidden_at = coalesce(hidden_at, ${now}), withdrawn_at = coalesce(withdrawn_at, ${now})
    where (from_id = ${doubled} and to_id = ${stays}) or (from_id = ${stays} and to_id = ${doubled})`.execute(tx);
  await sql`
    update nominations set state = 'closed', closed_at = ${now}, closed_why = 'merged'
    where ((by_id = ${doubled} and nominee_id = ${stays}) or (by_id = ${stays} and nominee_id = ${doubled}))
      and (state in ('open', 'waiting') or closed_at = ${now})`.execute(tx);
}

/** Summaries of one quarter are one: sums, and the average of all ratings on the scale of who stays. */
async function addUp(tx: Tx, { doubled, stays }: Pair): Promise<void> {
  await sql`
    with gone as (delete from quarter_summaries where nominee_id = ${doubled} returning *)
    update quarter_summaries s set total_nominations = s.total_nominations + gone.total_nominations,
      rating_average = round((s.rating_average * s.total_nominations + gone.rating_average * s.stars / gone.stars * gone.total_nominations)
        / (s.total_nominations + gone.total_nominations), 2),
      category_counts = (select jsonb_object_agg(key, times) from (
        select key, sum(value::bigint) as times from (
          select * from jsonb_each_text(s.category_counts) union all select * from jsonb_each_text(gone.category_counts)) c group by key) a)
    from gone where s.nominee_id = ${stays} and s.quarter_id = gone.quarter_id`.execute(tx);
}

async function endRoles(tx: Tx, { doubled, now }: Pair, byId: number): Promise<void> {
  await sql`
    update role_assignments set until_at = greatest(from_at, ${now}), ended_by = ${byId}, ended_at = ${now}
    where member_id = ${doubled} and (until_at is null or until_at > ${now})`.execute(tx);
}

/** Into the open basket of who stays, as far as it holds; of a basket with other prices nothing is left. */
async function pourBasket(tx: Tx, { doubled, stays, now }: Pair): Promise<void> {
  await sql`
    insert into basket_lines (basket_id, product_id, qty, price_minor, added_at)
    select into_one.id, l.product_id, l.qty, l.price_minor, l.added_at from baskets b join basket_lines l on l.basket_id = b.id
    join baskets into_one on into_one.member_id = ${stays} and into_one.ordered_at is null and into_one.alloc = b.alloc
    where b.member_id = ${doubled} and b.ordered_at is null order by l.product_id
    on conflict (basket_id, product_id) do update set qty = least(99, basket_lines.qty + excluded.qty), added_at = ${now}`.execute(
    tx,
  );
  await sql`
    delete from basket_lines where basket_id in (select id from baskets where member_id = ${doubled} and ordered_at is null)`.execute(
    tx,
  );
  await sql`delete from baskets where member_id = ${doubled} and ordered_at is null`.execute(tx);
}

/** Nobody is their own manager: who was led by the doubled account is led by who led that. */
async function giveManager(tx: Tx, { doubled, stays, now }: Pair): Promise<void> {
  await sql`
    update members s set manager_id = nullif(d.manager_id, s.id), updated_at = ${now} from members d
    where s.id = ${stays} and s.manager_id = ${doubled} and d.id = ${doubled}`.execute(tx);
}

/**
 * Requests that wait name who stays; what somebody would now ask about themselves, and another merger of the doubled, waits no more. Whoever
 * decides about one at this moment finds the two merged: it is not waited for.
 */
async function withdrawOwn(tx: Tx, { doubled, stays, now }: Pair): Promise<number[]> {
  const free = sql`select id from approvals where state = 'waiting' and (asked_by_id = ${stays} or concerns @> array[${doubled}::bigint]) for update skip locked`;
  await sql`
    with ids as (select d.public_id as was, s.public_id as becomes from members d, members s where d.id = ${doubled} and s.id = ${stays})
    update approvals set
      concerns = case when ${stays} = any (concerns) then array_remove(concerns, ${doubled}::bigint) else array_replace(concerns, ${doubled}::bigint, ${stays}::bigint) end,
      wish = replace(replace(wish::text, '"1.' || ids.was || '"', '"1.' || ids.becomes || '"'), '"0.' || ids.was || '"', '"1.' || ids.becomes || '"')::jsonb
    from ids where id in (${free}) and kind <> 'merger' and concerns @> array[${doubled}::bigint]`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update approvals set state = 'withdrawn', decided_by_id = asked_by_id, decided_at = ${now}, file = null
    where id in (${free}) and (asked_by_id = any (concerns) or (kind = 'nomination' and exists (select from nominations n where n.id = subject_id and n.by_id = asked_by_id)) or (kind = 'merger' and concerns @> array[${doubled}::bigint])) returning id`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  await tellOfAll(tx, ids, { type: 'approval.withdrawn', now });
  return ids;
}

/** Nobody wants an idea twice, nor votes for their own. */
async function countVotesOnce(tx: Tx, { doubled, stays }: Pair): Promise<void> {
  await sql`
    delete from idea_votes v where v.member_id = ${doubled}
      or (v.member_id = ${stays} and exists (select from ideas i where i.id = v.idea_id and i.by_id in (${doubled}, ${stays})))`.execute(
    tx,
  );
}

/** What both used of a limit counts for the one. */
async function countTogether(tx: Tx, { doubled, stays }: Pair): Promise<void> {
  await sql`
    with gone as (delete from rate_counters where subject = ${`member:${doubled}`} returning *)
    insert into rate_counters (name, subject, window_start, hits) select name, ${`member:${stays}`}, window_start, hits from gone
    on conflict (name, subject, window_start) do update set hits = rate_counters.hits + excluded.hits`.execute(tx);
}
