import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import { foldedWords } from '@laurel/contract/rules/folded';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import { begins, literally } from '#db/text-match';
import { orderOfNames } from '#directory/order-of-names';
import { asked, type DirectorySearch, hasDigit, wantedOf } from './search-conditions.ts';
import { alike, inside, ofCountry } from './search-further.ts';

export interface DirectoryAnswer {
  memberList: MemberListItem[];
  /** Of each of them; '' where there is none. */
  picIds: string[];
  /** Whether more people match than are listed. */
  isMore: boolean;
}

/** Rows that are looked at for the other words of a search, or its country, before other ways are tried. */
const scanMax = 1_000;

/**
 * Active members of whose name and number each word of the search is the beginning of a word; best match first: whose text
 * begins as the search does, then the own division, then names. Only where these do not fill the list are parts of words
 * looked for, and only where nothing is found what looks like it. Wildcards are letters like others.
 */
export async function membersFound(on: Db, search: DirectorySearch): Promise<DirectoryAnswer> {
  const words = foldedWords(search.search);
  const isOpen = words.length === 0 && search.countryCode === '' && search.divisionCode === '';
  // Each is looked up by itself, in a company of any size: a join would read them all where they are few.
  const { rows } = await sql<MemberListItem & { picId: string }>`
    with ${isOpen ? nearby(search) : matching(search, words)},
      ids as materialized (select array(select member_id from found) as found),
      shown as materialized (
        select m.id, m.registered_at, m.public_id, m.member_number, p.called, p.surname, p.picture_id
        from (select * from members where id = any((select found from ids)::bigint[])) m
        join (select member_id, called, surname, picture_id from profiles where member_id = any((select found from ids)::bigint[])) p on p.member_id = m.id),
      named as materialized (select code, name from divisions where code = any(array(select distinct division_code from found))),
      managers as materialized (
        select distinct r.member_id from assignments_at(${search.now}) r where r.member_id = any((select found from ids)::bigint[]) and r.capability = 'manager')
    select (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      m.member_number as "memberNumber", m.called as firstname, m.surname, d.name as division, manager.member_id is not null as "isManager",
      coalesce(m.picture_id, '') as "picId"
    from found f join shown m on m.id = f.member_id join named d on d.code = f.division_code
    left join managers manager on manager.member_id = f.member_id order by f.place`.execute(on);
  const listed = rows.slice(0, search.most);
  return {
    memberList: listed.map(({ picId: _, ...item }) => item),
    picIds: listed.map(({ picId }) => picId),
    isMore: rows.length > search.most,
  };
}

/** Nothing asked: the own division first, then anybody, without sorting everybody. */
function nearby({ actor, includeSelf, most }: DirectorySearch): RawBuilder<unknown> {
  const wanted = wantedOf({ most });
  const others = sql`p.is_active and (${includeSelf}::boolean or p.member_id <> ${actor.id})`;
  return sql`found as materialized (
      select member_id, division_code, row_number() over (order by turn, place) as place from (
        (select p.member_id, p.division_code, 1 as turn, row_number() over (order by ${orderOfNames('p')}, p.member_id) as place
          from profiles p where ${others} and p.division_code = ${actor.divisionCode}
          -- limit: a beginning before anything is searched for
          order by place limit ${wanted})
        union all
        (select p.member_id, p.division_code, 2, p.member_id from profiles p where ${others} and p.division_code <> ${actor.divisionCode}
          -- limit: as many as fill the beginning up
          order by p.member_id limit ${wanted})) every
      -- limit: the beginning, as long as any answer of the search
      order by place limit ${wanted})`;
}

/** Who is found, in their order: each way runs only where those before it leave room. */
function matching(search: DirectorySearch, words: readonly string[]): RawBuilder<unknown> {
  const [first = ''] = words;
  return sql`hits as materialized (
      select distinct on (member_id) member_id, division_code, word, search_text
      from (${sql.join(tiers(search, words), sql` union all `)}) tier order by member_id),
      enough as materialized (
        select count(*) >= ${wantedOf(search)} or coalesce(bool_or(word = any(${words.filter(hasDigit)}::text[])), false) as it_is from hits),
      ofcountry as materialized (${ofCountry(search, words)}),
      inside as materialized (${inside(search, words)}),
      ${alike(search, words)},
      found as materialized (
        select member_id, division_code, row_number() over () as place from (
          select member_id, division_code, search_text, likeness from (
            select member_id, division_code, search_text, 1 as likeness from hits
            union select * from ofcountry union select * from inside union select * from alike) every
          order by likeness desc, (${begins(sql`search_text`, first)}) desc, division_code = ${search.actor.divisionCode} desc, search_text, member_id
          -- limit: as many as are listed, and one that tells of more
          limit ${wantedOf(search)}) best)`;
}

/** Where the first matches of each kind stand in the order of an index, so that no more are read than are listed. */
function tiers(search: DirectorySearch, words: readonly string[]): RawBuilder<unknown>[] {
  const { actor, divisionCode } = search;
  const near = sql<SqlBool>`s.division_code = ${divisionCode || actor.divisionCode}`;
  const far = sql<SqlBool>`s.division_code <> ${actor.divisionCode}`;
  const everywhere =
    divisionCode === '' ? [{ scope: near }, { scope: sql<SqlBool>`true`, rest: far }] : [{ scope: near }];
  const drivers = words.length === 0 ? [{ word: '', places: [1] }] : words.map((word) => ({ word, places: [1, 2] }));
  const each = drivers.flatMap(({ word, places }) =>
    places.flatMap((place) =>
      everywhere.map(({ scope, rest = sql<SqlBool>`true` }) => {
        const others = words.filter((other) => other !== word);
        return tier(search, {
          scope,
          place,
          range: begins(sql`s.word`, word),
          rest: sql`${rest} and ${holds(others)}`,
        });
      }),
    ),
  );
  if (words.length < 2) return each;
  // As somebody types a name: these stand together, however many have the first of its words.
  const typed = sql<SqlBool>`s.word = ${words[0] ?? ''} and ${begins(sql`s.search_text`, words.join(' '))}`;
  return [...each, ...everywhere.map(({ scope }) => tier(search, { scope, place: 1, range: typed, rest: sql`true` }))];
}

interface Tier {
  scope: RawBuilder<SqlBool>;
  place: number;
  range: RawBuilder<SqlBool>;
  rest: RawBuilder<SqlBool>;
}

function tier(search: DirectorySearch, { scope, place, range, rest }: Tier): RawBuilder<unknown> {
  return sql`(
    select s.member_id, s.division_code, s.word, s.search_text from (
      select * from search_words s where ${scope} and s.place = ${sql.lit(place)} and ${range}
      -- limit: what lies behind is found by the ways that follow
      order by s.word, s.search_text, s.member_id limit ${scanMax}) s
    where ${rest} and ${asked(search, sql`s`)}
    -- limit: as many as are listed, and one that tells of more
    order by s.word, s.search_text, s.member_id limit ${wantedOf(search)})`;
}

/** Texts of rows s in which each of these words begins a word. */
function holds(words: readonly string[]): RawBuilder<SqlBool> {
  const conditions = words.map((word) => sql`' ' || s.search_text like ${`% ${literally(word)}%`}`);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
