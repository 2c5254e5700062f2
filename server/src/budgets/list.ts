import type { Input, Output } from '@laurel/contract/call';
import type { BudgetRow, budgetlist } from '@laurel/contract/calls/budgets/budgetlist';
import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import type { BudgetGroup } from '@laurel/contract/rules/budget-kinds';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { orderOfNames } from '#directory/order-of-names';
import { lotsOf, potsOf, sums, whose } from './filter.ts';

type Asked = Input<typeof budgetlist>;

/** A page of pots, or of what they add up to; with the first one what all of them come to. */
export async function budgets(
  tx: Tx,
  { group, limit, after, ...filter }: Asked,
  now: Date,
): Promise<Output<typeof budgetlist>> {
  const isFirst = after === undefined;
  const [found, totals, choices] = await inOrder(
    tx,
    () =>
      group === 'manager'
        ? byManager(tx, filter, now, { limit, after })
        : byName(tx, filter, now, { group, limit, after }),
    () => (isFirst ? totalsOf(tx, filter, now, group) : undefined),
    () => (isFirst ? choicesOf(tx, now) : undefined),
  );
  const rows = found.slice(0, limit);
  const next = found.length > limit ? (rows.at(-1)?.key ?? null) : null;
  return { rows, next, ...(totals && { totals: totals.sums, total: totals.rows }), ...(choices && { choices }) };
}

interface Page {
  limit: number;
  after: string | undefined;
}

async function byManager(tx: Tx, filter: PotFilter, now: Date, { limit, after }: Page): Promise<BudgetRow[]> {
  const name = orderOfNames('m');
  const place =
    after === undefined
      ? sql`true`
      : sql`(${name}, m.public_id) > (select ${name}, m.public_id from people m where m.public_id = ${after})`;
  // All are put in order by their names alone; the rest is read of the page.
  const { rows } = await sql<BudgetRow>`
    select m.public_id as key, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId", m.display_name as name,
      m.member_number as "memberNumber", d.name as division, coalesce(w.cost_centre, '') as "costCentre", 1 as pots,
      o.granted, o.used, o.returned, o.left, o.ends_on as "endsOn", coalesce(ending.points, 0)::bigint as ending
    from (
      select p.*, ${name} as by_name, m.public_id
      from (${potsOf(filter, now)}) p join people m on m.id = p.id where ${place}
      -- limit: a page, and the row that tells whether another follows
      order by ${name}, m.public_id limit ${limit + 1}
    ) o join people m on m.id = o.id join members w on w.id = o.id join divisions d on d.code = m.division_code
    left join lateral (
      select sum(l.left_points) as points from pot_lots l where l.member_id = o.id and l.ends_on = o.ends_on and ${lotsOf(filter)}
    ) ending on true
    order by o.by_name, o.public_id`.execute(tx);
  return rows;
}

type Named = Exclude<BudgetGroup, 'manager'>;

/** What pots `p` of people `m`, with their lots `l`, are added up by. */
const keys: Record<Named, RawBuilder<unknown>> = {
  period: sql`l.period`,
  division: sql`m.division_code`,
  costCentre: sql`coalesce(m.cost_centre, '')`,
};

/** A row for each of what they are added up by: who has no lot is in none. */
function grouped(filter: PotFilter, now: Date, group: Named): RawBuilder<unknown> {
  const { hasLeft, isUsed } = filter;
  const isPot = hasLeft || isUsed ? sql`l.member_id in (select p.id from (${potsOf(filter, now)}) p)` : sql`true`;
  return sql`
    select ${keys[group]} as key, count(distinct m.id) as pots, ${sums}, min(l.ends_on) filter (where l.left_points > 0) as ends_on
    from pot_lots l join members m on m.id = l.member_id
    where ${sql.join([lotsOf(filter), isPot, ...whose(filter)], sql` and `)} group by 1`;
}

async function byName(
  tx: Tx,
  filter: PotFilter,
  now: Date,
  { group, limit, after }: Page & { group: Named },
): Promise<BudgetRow[]> {
  const { rows } = await sql<BudgetRow>`
    select g.key, '' as "memberId", coalesce(d.name, g.key) as name, '' as "memberNumber", '' as division, '' as "costCentre", g.pots,
      g.granted, g.used, g.returned, g.left, g.ends_on as "endsOn", 0::bigint as ending
    from (${grouped(filter, now, group)}) g left join divisions d on ${group === 'division'} and d.code = g.key
    where ${after === undefined ? sql`true` : sql`g.key > ${after}`}
    -- limit: a page, and the row that tells whether another follows
    order by g.key limit ${limit + 1}`.execute(tx);
  return rows;
}

type Sums = NonNullable<Output<typeof budgetlist>['totals']>;

async function totalsOf(
  tx: Tx,
  filter: PotFilter,
  now: Date,
  group: BudgetGroup,
): Promise<{ rows: number; sums: Sums }> {
  const { rows } = await sql<Sums>`
    select count(*) as pots, coalesce(sum(p.granted), 0)::bigint as granted, coalesce(sum(p.used), 0)::bigint as used,
      coalesce(sum(p.returned), 0)::bigint as returned, coalesce(sum(p.left), 0)::bigint as left
    from (${potsOf(filter, now)}) p`.execute(tx);
  const all = rows[0] as Sums;
  if (group === 'manager') return { rows: all.pots, sums: all };
  const { rows: groups } = await sql<{
    count: number;
  }>`select count(*) as count from (${grouped(filter, now, group)}) g`.execute(tx);
  return { rows: groups[0]?.count ?? 0, sums: all };
}

/** What there is to filter by. */
async function choicesOf(tx: Tx, now: Date) {
  const { rows } = await sql<{
    periods: string[];
    sites: string[];
    divisions: { code: string; name: string }[];
    costCentres: string[];
  }>`
    with held as materialized (
      select distinct m.site_template, m.division_code, m.cost_centre from (${potsOf({}, now)}) p join members m on m.id = p.id
    )
    select array(select l.period from pot_lots l where l.period <> '' group by l.period order by max(l.created_at) desc, l.period) as periods,
      array(select distinct h.site_template from held h where h.site_template <> '' order by 1) as sites,
      coalesce((select jsonb_agg(jsonb_build_object('code', d.code, 'name', d.name) order by d.name, d.code) from divisions d
        where d.code in (select h.division_code from held h)), '[]'::jsonb) as divisions,
      array(select distinct h.cost_centre from held h where h.cost_centre <> '' order by 1) as "costCentres"`.execute(
    tx,
  );
  return rows[0];
}
