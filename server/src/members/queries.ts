import { memberListMax } from '@laurel/contract/limits';
import type { CountryItem, DivisionItem, MemberListItem, MemberLookup } from '@laurel/contract/members';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { publicIdOf } from '#directory/member-id';
import { searchable } from '#directory/search-text';

export interface DirectorySearch {
  actor: Actor;
  search: string;
  divisionCode: string;
  includeSelf: boolean;
}

/** Active members whose name or number holds every word of the search; best match first. Wildcards are letters like others. */
export async function membersFound(
  on: Db,
  { actor, search, divisionCode, includeSelf }: DirectorySearch,
): Promise<MemberListItem[]> {
  const words = searchable(search)
    .split(' ')
    .filter((word) => word !== '');
  const likes = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const first = words[0] ?? '';
  const { rows } = await sql<MemberListItem>`
    with found as (
      select * from members m
      where m.deactivated_at is null and m.search_text like all(${likes}::text[])
        and (${divisionCode} = '' or m.division_code = ${divisionCode})
        and (${includeSelf}::boolean or m.id <> ${actor.id})
      order by (m.search_text like ${`${first.replace(/[\\%_]/g, '\\$&')}%`}) desc, m.division_code = ${actor.divisionCode} desc,
        m.firstname, m.surname, m.id
      limit ${memberListMax}
    )
    select (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      m.member_number as "memberNumber", coalesce(m.known_as, m.firstname) as firstname, m.surname, d.name as division,
      m.is_manager as "isManager"
    from found m join divisions d on d.code = m.division_code`.execute(on);
  return rows;
}

/** One active member, for a link that names them. */
export async function memberLookup(on: Db, memberId: string): Promise<MemberLookup | undefined> {
  const { rows } = await sql<MemberLookup>`
    select d.name as "companyName", coalesce(m.known_as, m.firstname) as "firstName", m.surname,
      (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId", m.member_number as "memberNumber"
    from members m join divisions d on d.code = m.division_code
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
