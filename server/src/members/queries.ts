import { memberListMax } from '@laurel/contract/limits';
import type { CountryItem, DivisionItem, MemberListItem, MemberLookup } from '@laurel/contract/members';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { publicIdOf } from '#directory/member-id';
import { searchable } from '#directory/search-text';

export interface DirectorySearch {
  actor: Actor;
  search: string;
  /** Empty for all countries; the divisions of others are then left out. */
  countryCode: string;
  divisionCode: string;
  includeSelf: boolean;
  now: Date;
}

/** Active members whose name or number holds every word of the search; best match first. Wildcards are letters like others. */
export async function membersFound(on: Db, wanted: DirectorySearch): Promise<MemberListItem[]> {
  const isOpen = wanted.search.trim() === '' && wanted.countryCode === '' && wanted.divisionCode === '';
  // Each is looked up by itself, in a company of any size: a join would read them all where they are few.
  const { rows } = await sql<MemberListItem>`
    with found as materialized (${isOpen ? nearby(wanted) : matching(wanted)}),
      managers as materialized (
        select distinct r.member_id from assignments_at(${wanted.now}) r where r.member_id = any(array(select member_id from found)) and r.capability = 'manager')
    select (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      m.member_number as "memberNumber", f.called as firstname, f.surname, d.name as division, manager.member_id is not null as "isManager"
    from found f cross join lateral (select * from members m where m.id = f.member_id offset 0) m join divisions d on d.code = f.division_code
    left join managers manager on manager.member_id = f.member_id order by f.place`.execute(on);
  return rows;
}

/** Each word is a condition of its own, so that the index on trigrams serves it. */
function matching({ actor, search, countryCode, divisionCode, includeSelf }: DirectorySearch): RawBuilder<unknown> {
  const words = searchable(search)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
  const conditions = words.map((word) => sql`and p.search_text like ${`%${word}%`}`);
  if (divisionCode !== '') conditions.push(sql`and p.division_code = ${divisionCode}`);
  if (countryCode !== '')
    conditions.push(sql`and p.division_code in (select code from divisions where country_code = ${countryCode})`);
  return sql`
    select best.*, row_number() over (order by starts desc, is_near desc, firstname, surname, member_id) as place from (
      select p.member_id, p.division_code, p.firstname, p.called, p.surname,
        p.search_text like ${`${words[0] ?? ''}%`} as starts, p.division_code = ${actor.divisionCode} as is_near
      from profiles p
      where p.is_active and (${includeSelf}::boolean or p.member_id <> ${actor.id})
        ${conditions.length === 0 ? sql`` : sql.join(conditions, sql` `)}
      -- limit: the best matches, a longer search finds the others
      order by starts desc, is_near desc, p.firstname, p.surname, p.member_id limit ${memberListMax}
    ) best`;
}

/** Nothing asked: the own division first, then anybody, without sorting everybody. */
function nearby({ actor, includeSelf }: DirectorySearch): RawBuilder<unknown> {
  const others = sql`p.is_active and (${includeSelf}::boolean or p.member_id <> ${actor.id})`;
  return sql`
    (select p.member_id, p.division_code, p.called, p.surname, row_number() over (order by p.firstname, p.surname, p.member_id) as place
      -- limit: a beginning before anything is searched for
      from profiles p where ${others} and p.division_code = ${actor.divisionCode} order by place limit ${memberListMax})
    union all
    (select p.member_id, p.division_code, p.called, p.surname, ${memberListMax} + row_number() over (order by p.member_id) as place
      -- limit: as many as fill the beginning up
      from profiles p where ${others} and p.division_code <> ${actor.divisionCode} order by p.member_id limit ${memberListMax})
    -- limit: the beginning, as long as any answer of the search
    order by place limit ${memberListMax}`;
}

/** One active member, for a link that names them. */
export async function memberLookup(on: Db, memberId: string): Promise<MemberLookup | undefined> {
  const { rows } = await sql<MemberLookup>`
    select d.name as "companyName", m.called as "firstName", m.surname,
      (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId", m.member_number as "memberNumber"
    from people m join divisions d on d.code = m.division_code
    where m.public_id = ${publicIdOf(memberId)} and m.deactivated_at is null`.execute(on);
  return rows[0];
}

/** The countries and divisions that have active members. */
export async function divisionLists(on: Db): Promise<{ countryList: CountryItem[]; divisionList: DivisionItem[] }> {
  const { rows } = await sql<DivisionItem & CountryItem>`
    select d.code as "divisionCode", d.name as division, c.code as "countryCode", c.name as country
    from divisions d join countries c on c.code = d.country_code
    where exists (select from members m where m.division_code = d.code and m.deactivated_at is null)
    order by c.name, d.name`.execute(on);
  const countries = new Map(rows.map(({ country, countryCode }) => [countryCode, { country, countryCode }]));
  return { countryList: [...countries.values()], divisionList: rows.map(({ country: _, ...division }) => division) };
}
