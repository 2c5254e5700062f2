import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import { type RawBuilder, sql } from 'kysely';
import { someoneIsCalled } from '#directory/search-text';

/** Of members `m`: what is asked of the person. */
export function whose({ search = '', site, division, costCentre }: PotFilter): RawBuilder<unknown>[] {
  return [
    ...(search.trim() === '' ? [] : [someoneIsCalled(search, sql`p.member_id = m.id`)]),
    ...(site === undefined ? [] : [sql`m.site_template = ${site}`]),
    ...(division === undefined ? [] : [sql`m.division_code = ${division}`]),
    ...(costCentre === undefined ? [] : [sql`m.cost_centre = ${costCentre}`]),
  ];
}

/** Of lots `l`. */
export function lotsOf({ period, endsUntil }: Pick<PotFilter, 'period' | 'endsUntil'>): RawBuilder<unknown> {
  return sql`${period === undefined ? sql`true` : sql`l.period = ${period}`}
    and ${endsUntil === undefined ? sql`true` : sql`(l.ends_on <= ${endsUntil}::date and l.left_points > 0)`}`;
}

/** What lots `l` add up to. */
export const sums = sql`
  coalesce(sum(l.points - l.moved_points), 0)::bigint as granted, coalesce(sum(l.used_points), 0)::bigint as used,
  coalesce(sum(l.returned_points), 0)::bigint as returned, coalesce(sum(l.left_points), 0)::bigint as left`;

/** Of lots `l` of one pot together: four fifths of what did not go elsewhere are awarded. */
export const isUsed = sql`
  sum(l.used_points) * 5 >= sum(l.points - l.moved_points - l.returned_points) * 4 and sum(l.used_points) > 0`;

/**
 * A row for each pot that is meant: `id`, `left`, `granted` and so on, of those of its lots that are meant. Where nothing is asked of
 * the lots, managers have one before anything is granted to them. Each table is read once, and nobody is looked up by themselves.
 */
export function potsOf(filter: PotFilter, now: Date): RawBuilder<unknown> {
  const { period, endsUntil, hasLeft } = filter;
  const lots = sql`
    select l.member_id as id, ${sums}, min(l.ends_on) filter (where l.left_points > 0) as ends_on
    from pot_lots l where ${lotsOf(filter)} group by l.member_id
    having ${filter.isUsed ? isUsed : sql`true`} and ${hasLeft ? sql`sum(l.left_points) > 0` : sql`true`}`;
  const isOfLots = period !== undefined || endsUntil !== undefined || hasLeft || filter.isUsed;
  const pots = isOfLots
    ? lots
    : sql`
      select id, coalesce(o.granted, 0) as granted, coalesce(o.used, 0) as used, coalesce(o.returned, 0) as returned,
        coalesce(o.left, 0) as left, o.ends_on
      from (${lots}) o full join (select distinct r.member_id as id from roles_at(${now}) r where r.capability = 'manager') h using (id)`;
  const asked = whose(filter);
  if (asked.length === 0) return pots;
  return sql`select o.* from (${pots}) o join members m on m.id = o.id where ${sql.join(asked, sql` and `)}`;
}
