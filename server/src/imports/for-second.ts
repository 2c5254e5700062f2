import { priceShareAloneMin } from '@laurel/contract/approval-kinds';
import { monthOf, monthsRange } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { FileWish } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import { limitsOf } from '#programme/rules';
import type { Importing, NeedsSecond } from './importer.ts';
import * as texts from './texts.ts';

const linesKept = 50;

/** `query` finds key, name, before and after of what one person does not do alone, that most worth looking at first. */
async function linesOf(tx: Tx, query: RawBuilder<unknown>): Promise<FileWish['asked']> {
  const { rows } = await sql<FileWish['asked']['lines'][number] & { count: number }>`
    select key, name, before, after, count(*) over () as count from (${query}) found
    -- limit: the first are shown, all are counted
    limit ${linesKept}`.execute(tx);
  return {
    count: rows[0]?.count ?? 0,
    lines: rows.map(({ key, name, before, after }) => ({ key, name, before, after })),
  };
}

/** Managers who would have more from this person in a month than one person grants alone. Their other files wait for this one. */
export async function budgetsForSecond(importing: Importing): Promise<NeedsSecond | null> {
  const { tx, now, actorId } = importing;
  if (actorId === null) return null;
  const { budgetInMonth: most } = limitsOf({ siteTemplate: await siteOf(tx, actorId) });
  if (most === 'none') return null;
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  const sums = sql`
    select (u.after ->> 'memberId')::bigint as id, min(u.key) as key, sum((u.after ->> 'points')::bigint) as points, min(given.points) as given
    from upload_changes u left join lateral (
      select coalesce(sum(g.points), 0) as points from budget_grants g
      where g.member_id = (u.after ->> 'memberId')::bigint and g.by_id = ${actorId} and g.created_at >= ${from} and g.created_at < ${to}
    ) given on true
    where u.topic = 'grant' group by 1`;
  const far = sql`select * from (${sums}) s where s.points + s.given > ${most}`;
  const asked = await linesOf(
    tx,
    sql`select f.key, '' as name, '' as before, f.points::text as after from (${far}) f order by f.points desc, f.key`,
  );
  if (asked.count === 0) return null;
  const { rows } = await sql<{
    id: number;
    points: number;
  }>`select id, points::bigint as points from (${sums}) s order by id`.execute(tx);
  return {
    kind: 'budgets',
    words: say(texts.budgetsForSecond, { count: asked.count, max: most }),
    points: rows.reduce((sum, { points }) => sum + points, 0),
    concerns: rows.map(({ id }) => id),
    asked,
  };
}

async function siteOf(tx: Tx, memberId: number): Promise<string> {
  const { rows } = await sql<{
    site: string;
  }>`select site_template as site from members where id = ${memberId}`.execute(tx);
  return rows[0]?.site ?? '';
}

/** Prices that would fall below a tenth of the highest since two people agreed on one; small steps are one fall. */
export async function pricesForSecond({ tx, actorId }: Importing): Promise<NeedsSecond | null> {
  if (actorId === null) return null;
  const price = (minor: string) =>
    sql`round(${sql.raw(minor)} / power(10::numeric, c.currency_decimals), c.currency_decimals)::text`;
  const asked = await linesOf(
    tx,
    sql`select u.key, u.name, ${price('f.price_from')} as before, ${price('r.price_minor')} as after
      from upload_changes u join upload_rows r on r.line = u.line join products p on p.alloc = r.alloc and p.code = r.code
      join price_lists c on c.alloc = r.alloc, lateral (select coalesce(p.price_from_minor, p.price_minor) as price_from) f
      where r.price_minor <> p.price_minor and r.price_minor < ${priceShareAloneMin}::numeric * f.price_from
      order by r.price_minor / nullif(f.price_from, 0)::numeric, u.n`,
  );
  if (asked.count === 0) return null;
  const { key: product, before, after } = asked.lines[0] as (typeof asked.lines)[number];
  return {
    kind: 'prices',
    words: say(texts.pricesForSecond, { count: asked.count, product, before, after }),
    points: 0,
    concerns: [],
    asked,
  };
}

/** Codes that would take more than half off: of any order, or an amount that is more than half of the dearest thing that it is for. */
export async function codesForSecond({ tx, actorId }: Importing): Promise<NeedsSecond | null> {
  if (actorId === null) return null;
  const dearest = sql`(
    select max(p.price_minor * 1000 / power(10::numeric, c.currency_decimals)) from products p join price_lists c on c.alloc = p.alloc
    where p.is_active and (r.alloc is null or p.alloc = r.alloc))`;
  const asked = await linesOf(
    tx,
    sql`select u.key, '' as name, coalesce(u.before ->> 'value', '') as before,
        case r.kind when 'percent' then r.percent || ' %' else trim_scale(r.amount_thousandths / 1000.0)::text end as after
      from upload_changes u join upload_rows r on r.line = u.line
      where r.percent > 50 or (2 * r.amount_thousandths > r.minimum_thousandths and 2 * r.amount_thousandths > ${dearest})
      order by r.percent desc nulls last, u.n`,
  );
  if (asked.count === 0) return null;
  const words = say(texts.codesForSecond, { count: asked.count });
  return { kind: 'codes', words, points: 0, concerns: [], asked };
}
