import type { Lacking, PersonState } from '@laurel/contract/calls/personnel/kinds';
import { foldedWords } from '@laurel/contract/rules/folded';
import { withoutSigns } from '@laurel/contract/rules/visible';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { literally } from '#db/text-match';
import { publicIdOf } from '#directory/member-id';
import { graceBegin } from '#programme/grace';

/** Which people are meant. */
export interface PeopleWish {
  search?: string | undefined;
  divisionCode?: string | undefined;
  /** By name or number. */
  manager?: string | undefined;
  /** By member id. */
  managerId?: string | undefined;
  state?: PersonState | undefined;
  lacks?: readonly Lacking[] | undefined;
}

/** Whoever has a name: those who were erased are asked for by themselves. Their numbers stand in the place of names. */
export function peopleOf({ state }: PeopleWish): { from: RawBuilder<unknown>; name: RawBuilder<unknown> } {
  if (state === 'erased')
    return { from: sql`members m left join profiles p on p.member_id = m.id`, name: sql`m.member_number collate "C"` };
  return { from: sql`profiles p join members m on m.id = p.member_id`, name: sql`p.search_text collate "C"` };
}

/** Of members `m` and their profiles `p`, who is meant. */
export function wanted(wish: PeopleWish, now: Date): RawBuilder<SqlBool> {
  const { search = '', divisionCode, manager = '', managerId, state, lacks = [] } = wish;
  // Whoever is merged is found with who stands for them.
  const parts: RawBuilder<SqlBool>[] = [
    sql<SqlBool>`m.merged_into_id is null`,
    ...lacks.map((lacking) => without[lacking]),
  ];
  if (state) parts.push(states(now)[state]);
  if (divisionCode) parts.push(sql<SqlBool>`m.division_code = ${divisionCode}`);
  if (isAsked(search)) parts.push(state === 'erased' ? numbered(search) : fits('p', search));
  if (isAsked(manager))
    parts.push(sql<SqlBool>`m.manager_id in (select b.member_id from profiles b where ${fits('b', manager)})`);
  if (managerId !== undefined)
    parts.push(sql<SqlBool>`m.manager_id = (select id from members where public_id = ${publicIdOf(managerId)})`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Of members `m`: where each stands. */
export function standing(now: Date): RawBuilder<PersonState> {
  const { erased, here, grace } = states(now);
  return sql<PersonState>`case when ${erased} then 'erased' when ${here} then 'here' when ${grace} then 'grace' else 'gone' end`;
}

function states(now: Date): Record<PersonState, RawBuilder<SqlBool>> {
  const begin = graceBegin(now);
  return {
    here: sql`m.deactivated_at is null`,
    grace: sql`(m.deactivated_at > ${begin} and m.erased_at is null)`,
    gone: sql`(m.deactivated_at <= ${begin} and m.erased_at is null)`,
    erased: sql`m.erased_at is not null`,
  };
}

/** Each has an index of those few, but for addresses and sites. */
const without: Record<Lacking, RawBuilder<SqlBool>> = {
  signOn: sql`m.registered_at is null`,
  manager: sql`m.manager_id is null`,
  mobile: sql`p.cell_num is null`,
  email: sql`p.email is null`,
  site: sql`m.site_template = ''`,
};

/** What somebody lacks, as a list; of whom that is of no use to anybody it is empty. */
export function lacksOf(isOfUse: RawBuilder<unknown>): RawBuilder<unknown> {
  const each = Object.entries(without).map(([name, is]) => sql`case when ${is} then ${sql.lit(name)} end`);
  return sql`case when ${isOfUse} then array_remove(array[${sql.join(each)}], null) else '{}' end`;
}

const isAsked = (text: string) => withoutSigns(text).trim() !== '';

function numbered(search: string): RawBuilder<SqlBool> {
  return sql`lower(m.member_number) like ${`%${literally(withoutSigns(search).trim().toLowerCase())}%`}`;
}

/** What an address has and hardly a name: a sign before its domain, or dots within a word. */
const isAddress = /@|[^\s.]\.[^\s.]/;

/**
 * Whether each word of a search begins one of somebody's name or number, or it is a part of one of their addresses. Parts of words are
 * asked for first: these have an index.
 */
function fits(profile: 'p' | 'b', search: string): RawBuilder<SqlBool> {
  const text = sql.ref(`${profile}.search_text`);
  const words = foldedWords(search).flatMap((word) => [
    sql<SqlBool>`${text} like ${`%${literally(word)}%`}`,
    sql<SqlBool>`' ' || ${text} like ${`% ${literally(word)}%`}`,
  ]);
  const named = words.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(words, sql` and `)})`;
  const address = withoutSigns(search).trim().toLowerCase();
  if (!isAddress.test(address)) return named;
  const part = `%${literally(address)}%`;
  return sql`(${named} or lower(${sql.ref(`${profile}.email`)}) like ${part} or lower(${sql.ref(`${profile}.roster_email`)}) like ${part})`;
}
