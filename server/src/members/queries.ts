import type { CountryItem, DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberLookup } from '@laurel/contract/calls/members/getmemberget';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { publicIdOf } from '#directory/member-id';

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
