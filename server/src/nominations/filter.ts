import type { Input } from '@laurel/contract/call';
import type { nomlist } from '@laurel/contract/calls/nominations/nomlist';
import { foldedWords } from '@laurel/contract/rules/folded';
import { monthsRange } from '@laurel/contract/rules/months';
import { withoutSigns } from '@laurel/contract/rules/visible';
import { type RawBuilder, sql } from 'kysely';
import { isNominationAsked } from '#asking/subject-asked';
import { literally } from '#db/text-match';
import type { Actor } from '#directory/actor';
import { ratedBy } from '#directory/nomination-scope';
import { nomineeName } from '#directory/nominee-name';

export type NominationFilter = Input<typeof nomlist>;

/** Whether filter or order read the names of people or divisions. */
export function needsNames({ divisionCode, search, sort }: NominationFilter): boolean {
  return Boolean(divisionCode || search?.trim() || (sort && !['dateCreated', 'ratingCount', 'nomCat'].includes(sort)));
}

export function filtered(actor: Actor, filter: NominationFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filter.status === 'review')
    parts.push(
      sql`((n.state = 'open' or (n.state = 'waiting' and not ${ratedBy(actor)})) and not ${isNominationAsked})`,
    );
  if (filter.status === 'rate') parts.push(sql`n.state = 'rated' and not ${ratedBy(actor)}`);
  if (filter.status === 'rated') parts.push(sql`n.state = 'rated' and n.rating_count > 0`);
  if (filter.divisionCode) parts.push(sql`d.code = ${filter.divisionCode}`);
  const { selMonthFrom, selMonthTo } = filter;
  if (selMonthFrom) parts.push(sql`n.created_at >= ${monthsRange(selMonthFrom, selMonthFrom).from}`);
  if (selMonthTo) parts.push(sql`n.created_at < ${monthsRange(selMonthTo, selMonthTo).to}`);
  const search = withoutSigns(filter.search ?? '').trim();
  if (search) {
    const words = foldedWords(search);
    const pattern = `%${literally(search)}%`;
    parts.push(sql`(concat_ws(' ', nominee.display_name, nominee.member_number, d.name,
      author.display_name, author.member_number, reason.text, array_to_string(n.categories, ' ')) ilike ${pattern}
      or ${holds(sql`nominee.search_text`, words)} or ${holds(sql`author.search_text`, words)})`);
  }
  return sql.join(parts, sql` and `);
}

/** Whether a name has all these words, however its letters are written. */
function holds(name: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  if (words.length === 0) return sql`false`;
  return sql`(${sql.join(
    words.map((word) => sql`${name} like ${`%${literally(word)}%`}`),
    sql` and `,
  )})`;
}

/** A whole division stands in the order as it is shown. */
const sorts = {
  dateCreated: () => sql`n.created_at`,
  nomineeMember: nomineeName,
  nomineeDivision: () => sql`d.name`,
  byMember: () => sql`author.display_name`,
  byDivision: () => sql`author_division.name`,
  nomCat: () => sql`n.categories`,
  ratingCount: () => sql`n.rating_count`,
} as const;

const isReviewed = sql`(n.state not in ('open', 'waiting'))`;

export function order({ sort, desc }: NominationFilter): RawBuilder<unknown> {
  if (sort) return sql`${sorts[sort]()} ${sql.raw(desc ? 'desc' : 'asc')}, n.id ${sql.raw(desc ? 'desc' : 'asc')}`;
  return sql`${isReviewed}, case when not ${isReviewed} then n.created_at end, n.created_at desc, n.id`;
}

/**
 * What a nomination was ordered by, as a number, when a page ended with it: what changes by being reviewed. Before its id it is
 * the place where the next page begins, even where the nomination stands elsewhere by then.
 */
export function mark({ sort }: NominationFilter): RawBuilder<unknown> {
  if (sort === 'ratingCount') return sql`n.rating_count`;
  return sort ? sql`0` : sql`${isReviewed}::int`;
}

/** What stands behind the place where the last page ended, which is one `among` those that the caller may see: rows n with names. */
export function behind(filter: NominationFilter, among: RawBuilder<unknown>): RawBuilder<unknown> {
  const { sort, desc, after } = filter;
  if (after === undefined) return sql`true`;
  if (!sort)
    return sql`(${sql.join(
      partsOf(filter, among).map((part) => sql`(${part.states} and ${part.behind})`),
      sql` or `,
    )})`;
  const [marked, id] = placeOf(after);
  const key = sort === 'ratingCount' ? sql`${marked}` : sql`(select ${sorts[sort]()} from ${among} and n.id = ${id})`;
  return sql`(${sorts[sort]()}, n.id) ${sql.raw(desc ? '<' : '>')} (${key}, ${id}::bigint)`;
}

function placeOf(after: string): [mark: number, id: string] {
  const [marked, id] = after.split('.') as [string, string];
  return [Number(marked), id];
}

const unreviewed = ['open', 'waiting'].map((state) => ({
  states: sql`n.state = ${sql.lit(state)}`,
  by: sql`n.created_at, n.id`,
  part: 0,
}));
const reviewed = { states: isReviewed, by: sql`n.created_at desc, n.id`, part: 1 };

/**
 * The list in its own order, part by part, each written as the index for it is, with what of it stands behind the place where the
 * last page ended: what the status leaves out is none of them.
 */
export function partsOf({ status, after }: NominationFilter, among: RawBuilder<unknown>) {
  const all = [
    ...(status === undefined || status === 'review' ? unreviewed : []),
    ...(status === 'review' ? [] : [reviewed]),
  ];
  if (after === undefined) return all.map((one) => ({ ...one, behind: sql`true` }));
  const [marked, id] = placeOf(after);
  const then = sql`(select n.created_at from ${among} and n.id = ${id})`;
  const later =
    marked === 0
      ? sql`(n.created_at, n.id) > (${then}, ${id}::bigint)`
      : sql`n.created_at <= ${then} and (n.created_at < ${then} or n.id > ${id})`;
  return all.map((one) => ({ ...one, behind: one.part === marked ? later : sql.lit(one.part > marked) }));
}
