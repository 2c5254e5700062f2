import type { Programme } from '@laurel/contract/programme/items';
import { formerNames } from '@laurel/contract/programme/items';
import { programme, stars } from '@laurel/contract/programme/programme';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append } from '#events/append';

/** Makes the summaries of quarters that have ended: each once, whoever else tries. Answers how many. */
export async function summariseEndedQuarters(db: Db, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await sql<{ id: number }>`
    select id from quarters where summarised_at is null and upper(period) <= ${today}::date order by id`.execute(db);
  let made = 0;
  // loop: a quarter each, four a year
  for (const { id } of rows) made += await transaction(db, (tx) => summariseQuarter(tx, id, now));
  return made;
}

/**
 * One line per nominee of the quarter's included nominations: how many, how rated, for what. By the programme of now: what was called
 * otherwise before counts as what it is called now, and ratings of other scales as on its own.
 */
export async function summariseQuarter(tx: Tx, quarterId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    select 1 from quarters where id = ${quarterId} and summarised_at is null for update`.execute(tx);
  if (rows.length === 0) return 0;
  const goes = programme();
  const { numAffectedRows: nominees } = await sql`
    with included as (
      select n.id, n.nominee_id, n.categories, r.rating * ${stars(goes)}::numeric / r.stars as rating
      from quarters q join nominations n on n.created_at >= lower(q.period)::timestamptz and n.created_at < upper(q.period)::timestamptz
      join reviews r on r.nomination_id = n.id and r.is_include_in_quarterly and r.kind = 'rating'
      where q.id = ${quarterId} and n.nominee_id is not null and n.state = 'rated'
        and not exists (select from recognitions c where c.nomination_id = n.id and (c.withdrawn_at is not null or c.hidden_at is not null))
    ), counts as (
      select nominee_id, jsonb_object_agg(category, times) as category_counts from (
        select nominee_id, coalesce(${namesNow(goes)}::jsonb ->> named, named) as category, count(distinct id) as times
        from included, unnest(categories) as named group by 1, 2) c
      group by nominee_id
    ), summed as (
      select nominee_id, count(distinct id) as total, round(avg(rating), 2) as average from included group by nominee_id
    )
    insert into quarter_summaries (quarter_id, nominee_id, ref, total_nominations, rating_average, stars, category_counts)
    select ${quarterId}, s.nominee_id, row_number() over (order by s.average desc, s.total desc, s.nominee_id), s.total, s.average, ${stars(goes)}, c.category_counts
    from summed s join counts c using (nominee_id)`.execute(tx);
  await tx.updateTable('quarters').set({ summarised_at: now }).where('id', '=', quarterId).execute();
  await append(tx, {
    type: 'quarter.summarised',
    at: now,
    actorId: null,
    subject: `quarter:${quarterId}`,
    facts: { nominees: Number(nominees ?? 0) },
  });
  return 1;
}

/** What was called otherwise before, and what it is called now. */
function namesNow({ behaviours, alone }: Programme): string {
  return JSON.stringify(Object.fromEntries([...behaviours, alone].flatMap(formerNames)));
}
