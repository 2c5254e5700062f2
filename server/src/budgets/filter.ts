import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import { type RawBuilder, sql } from 'kysely';
import { someoneIsCalled } from '#directory/search-text';

/** Who has a pot, or will have one: managers, and whoever was granted something before. */
export const holders = (now: Date) => sql`
  select member_id from pot_lots union select r.member_id from roles_at(${now}) r where r.capability = 'manager'`;

/** Of members `m`. */
function people({ search = '', site, division, costCentre }: PotFilter): RawBuilder<unknown> {
  return sql.join(
    [
      someoneIsCalled(search, sql`p.member_id = m.id`),
      ...(site === undefined ? [] : [sql`m.site_template = ${site}`]),
      ...(division === undefined ? [] : [sql`m.division_code = ${division}`]),
      ...(costCentre === undefined ? [] : [sql`m.cost_centre = ${costCentre}`]),
    ],
    sql` and `,
  );
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

/** A row for each pot that is meant: `id`, `left`, `granted` and so on, of those of its lots that are meant. */
export function potsOf(filter: PotFilter, now: Date): RawBuilder<unknown> {
  const { period, endsUntil, hasLeft } = filter;
  const ofLots = period !== undefined || endsUntil !== undefined;
  return sql`
    select m.id, ${sums}, min(l.ends_on) filter (where l.left_points > 0) as ends_on
    from members m ${ofLots ? sql`join` : sql`left join`} pot_lots l on l.member_id = m.id and ${lotsOf(filter)}
    where m.id in (${holders(now)}) and ${people(filter)}
    group by m.id
    having ${filter.isUsed ? isUsed : sql`true`}
      and ${hasLeft ? sql`sum(l.left_points) > 0` : sql`true`}`;
}
