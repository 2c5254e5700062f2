import type { Input } from '@laurel/contract/call';
import { monthsRange } from '@laurel/contract/months';
import type { nominations } from '@laurel/contract/nominations';
import { withoutSigns } from '@laurel/contract/visible';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#directory/actor';
import { ratedBy } from '#directory/nomination-scope';

export type NominationFilter = Input<typeof nominations.nomlist>;

/** Whether filter or order read the names of people or divisions. */
export function needsNames({ divisionCode, search, sort }: NominationFilter): boolean {
  return Boolean(divisionCode || search?.trim() || (sort && !['dateCreated', 'ratingCount', 'nomCat'].includes(sort)));
}

export function filtered(actor: Actor, filter: NominationFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filter.status === 'review')
    parts.push(sql`(n.state = 'open' or (n.state = 'waiting' and not ${ratedBy(actor)}))`);
  if (filter.status === 'rate') parts.push(sql`n.state = 'rated' and not ${ratedBy(actor)}`);
  if (filter.status === 'rated') parts.push(sql`n.state = 'rated' and n.rating_count > 0`);
  if (filter.divisionCode) parts.push(sql`d.code = ${filter.divisionCode}`);
  const { selMonthFrom, selMonthTo } = filter;
  if (selMonthFrom) parts.push(sql`n.created_at >= ${monthsRange(selMonthFrom, selMonthFrom).from}`);
  if (selMonthTo) parts.push(sql`n.created_at < ${monthsRange(selMonthTo, selMonthTo).to}`);
  const search = withoutSigns(filter.search ?? '').trim();
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`concat_ws(' ', nominee.display_name, nominee.member_number, d.name,
      author.display_name, author.member_number, reason.text, array_to_string(n.categories, ' ')) ilike ${pattern}`);
  }
  return sql.join(parts, sql` and `);
}

const sorts = {
  dateCreated: sql`n.created_at`,
  nomineeMember: sql`nominee.display_name`,
  nomineeDivision: sql`d.name`,
  byMember: sql`author.display_name`,
  byDivision: sql`author_division.name`,
  nomCat: sql`n.categories`,
  ratingCount: sql`n.rating_count`,
} as const;

export function order({ sort, desc }: NominationFilter): RawBuilder<unknown> {
  if (sort) return sql`${sorts[sort]} ${sql.raw(desc ? 'desc' : 'asc')}, n.id ${sql.raw(desc ? 'desc' : 'asc')}`;
  return sql`(n.state not in ('open', 'waiting')), case when n.state in ('open', 'waiting') then n.created_at end, n.created_at desc, n.id`;
}

const oldestFirst = sql`n.created_at, n.id`;
const unreviewed = ['open', 'waiting'].map((state) => ({
  states: sql`n.state = ${sql.lit(state)}`,
  by: oldestFirst,
  part: 0,
}));
const reviewed = { states: sql`n.state not in ('open', 'waiting')`, by: sql`n.created_at desc, n.id`, part: 1 };

/** The list in its own order, part by part, each written as the index for it is: what the status leaves out is none of them. */
export function partsOf({ status }: NominationFilter) {
  return [
    ...(status === undefined || status === 'review' ? unreviewed : []),
    ...(status === 'review' ? [] : [reviewed]),
  ];
}
