import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { isStanding } from '#directory/card-scope';
import { namesIn } from './rules.ts';

/** A year of a large company takes its time, and nobody waits for it. */
const countingMs = 10 * 60_000;
const earliest = 2000;

/**
 * Counts what was given in the company, by years in UTC: this one and the last, each that was never counted, and the one that was counted
 * longest ago, so that what is taken back of earlier ones is known in time. Run by a job.
 */
export async function countYears(db: Db, now: Date): Promise<void> {
  const last = now.getUTCFullYear();
  const { rows } = await sql<{ year: number }>`
    select year from (
      select y.year, c.counted_at, row_number() over (order by c.counted_at, y.year) as n from (
        select generate_series(greatest(${earliest}, extract(year from min(created_at) at time zone 'UTC')::int), ${last}) as year from recognitions) y
      left join counted_years c on c.year = y.year) of_each
    where year >= ${last - 1} or counted_at is null or n = 1 order by year`.execute(db);
  // loop: three years, but for the first time
  for (const { year } of rows)
    await transaction(db, (tx) => countYear(tx, year, now), { limits: { statementMs: countingMs } });
}

/** The same where nothing was ever counted: nobody finds an empty year until the night. */
export async function countFirst(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ isCounted: boolean }>`select exists (select from counted_years) as "isCounted"`.execute(
    db,
  );
  if (!rows[0]?.isCounted) await countYears(db, now);
}

async function countYear(tx: Tx, year: number, now: Date): Promise<void> {
  // Whoever counts the same year waits here.
  await sql`
    insert into counted_years (year, counted_at) values (${year}, ${now})
    on conflict (year) do update set counted_at = excluded.counted_at`.execute(tx);
  const within = sql`r.created_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
    and r.created_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC') and ${isStanding}`;
  const { rows } = await sql<{ value: string }>`select distinct r.value from recognitions r where ${within}`.execute(
    tx,
  );
  const parts = rows.flatMap(({ value }) => namesIn(value).map((name, n) => ({ value, name, n })));
  await sql`delete from year_counts where year = ${year}`.execute(tx);
  // What is for several counts as one of all, and at each.
  await sql`
    insert into year_counts (year, month, value, cards, givers, receivers)
    select ${year}, coalesce(c.month, 0), coalesce(c.name, ''), case when grouping(c.name) = 0 then count(*) else count(*) filter (where c.n = 0) end,
      count(distinct c.from_id), count(distinct c.to_id)
    from (
      select r.from_id, r.to_id, extract(month from r.created_at at time zone 'UTC')::int as month, p.name, p.n
      from recognitions r join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p (value text, name text, n int) on p.value = r.value
      where ${within}) c
    group by grouping sets ((), (c.month), (c.name))`.execute(tx);
}
