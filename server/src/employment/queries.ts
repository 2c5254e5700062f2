import type { RosterRecord } from '@laurel/contract/calls/employment/record';
import type { ByHand } from '@laurel/contract/calls/employment/rosterrecord';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { publicIdOf } from '#directory/member-id';
import type { HandRow } from '#roster/rows-by-hand';

/** Somebody, as the roster has them. */
export interface Employed {
  id: number;
  memberNumber: string;
  memberName: string;
  leftAt: Date | null;
  isErased: boolean;
  /** Who stands for them since two accounts were merged; '' for everybody else. */
  standsFor: string;
  isRegistered: boolean;
  isAdministrator: boolean;
  managerName: string;
  managerNumber: string;
  reports: number;
  /** Null of an erased person. */
  record: RosterRecord | null;
  /** Tells one state of all this from the next. */
  revision: string;
}

/** By the id of the wire; undefined where there never was anybody. */
export async function employed(on: Db, memberId: string, now: Date): Promise<Employed | undefined> {
  const { rows } = await sql<Employed>`
    select m.id, m.member_number as "memberNumber", coalesce(p.display_name, '') as "memberName", m.deactivated_at as "leftAt",
      m.erased_at is not null as "isErased", coalesce((select o.display_name from people o where o.id = m.merged_into_id), '') as "standsFor", m.registered_at is not null as "isRegistered",
      exists (select from assignments_at(${now}) r where r.member_id = m.id and r.capability = 'administrator') as "isAdministrator",
      coalesce(bp.display_name, '') as "managerName", coalesce(b.member_number, '') as "managerNumber",
      (select count(*) from members r where r.manager_id = m.id and r.deactivated_at is null) as reports,
      case when p.member_id is not null then said.record end as record,
      md5(said.record::text || coalesce(m.deactivated_at::text, '')) as revision
    from members m left join profiles p on p.member_id = m.id
    left join members b on b.id = m.manager_id left join profiles bp on bp.member_id = b.id
    cross join lateral (select jsonb_build_object('firstName', p.firstname, 'surname', p.surname, 'familyNameFirst', p.family_first,
      'email', coalesce(p.roster_email, ''), 'cellNum', coalesce(p.roster_cell_num, ''), 'divisionCode', m.division_code,
      'siteTemplate', m.site_template, 'costCentre', coalesce(m.cost_centre, ''),
      'managerId', (case when b.registered_at is null then '0.' else '1.' end) || b.public_id,
      'hireDate', coalesce(p.hire_date::text, ''), 'birthDay', p.dob_day, 'birthMonth', p.dob_month, 'language', p.roster_language) as record) said
    where m.public_id = ${publicIdOf(memberId)}`.execute(on);
  return rows[0];
}

/** Those who are here and whose manager somebody is. */
export async function reportsOf(on: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from members where manager_id = ${id} and deactivated_at is null order by id`.execute(on);
  return rows.map(({ id }) => id);
}

/** What the roster says of these people, as a roster would say it; nobody's who is erased. */
export async function rosterRows(on: Db, ids: readonly number[]): Promise<HandRow[]> {
  const { rows } = await sql<Required<HandRow>>`
    select m.member_number as "memberNumber", 'true' as "isActive", p.firstname as "firstName", p.surname,
      p.family_first::text as "familyNameFirst", coalesce(p.roster_email, '') as email, coalesce(p.roster_cell_num, '') as "cellNum",
      m.division_code as "divisionCode", d.name as division, d.country_code as "countryCode", d.cluster_code as "clusterCode",
      m.site_template as "siteTemplate", coalesce(m.cost_centre, '') as "costCentre", coalesce(b.member_number, '') as "managerNumber",
      coalesce(p.hire_date::text, '') as "hireDate", coalesce(p.dob_day::text, '') as "birthDay", coalesce(p.dob_month::text, '') as "birthMonth",
      coalesce(p.roster_language, '') as language
    from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    left join members b on b.id = m.manager_id
    where m.id = any(${[...ids]}::bigint[]) order by m.id`.execute(on);
  return rows;
}

/** Of a division that there is, what a roster says of it. */
export async function divisionCells(on: Db, code: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select code as "divisionCode", name as division, country_code as "countryCode", cluster_code as "clusterCode"
    from divisions where code = ${code}`.execute(on);
  return rows[0];
}

type Place = Required<Pick<HandRow, 'divisionCode' | 'division' | 'countryCode' | 'clusterCode'>>;

type Marked = Omit<ByHand, 'dateChanged'> & { at: Date };

/** What was changed by hand, the newest first, with what the roster says as people read it. */
export async function changedByHand(on: Db, id: number): Promise<ByHand[]> {
  const { rows } = await sql<Marked>`
    select b.field as "field",
      coalesce(case b.field
        when 'managerNumber' then coalesce((select p.display_name || ', ' || m.member_number from members m join profiles p on p.member_id = m.id
          where m.member_number = b.roster_value #>> '{}'), b.roster_value #>> '{}')
        when 'divisionCode' then (select d.name from divisions d where d.code = b.roster_value #>> '{}')
        else b.roster_value #>> '{}' end, '') as "rosterValue",
      coalesce(by.display_name, '') as "byMember", b.changed_at as at
    from by_hand b left join people by on by.id = b.changed_by_id
    where b.member_id = ${id} order by b.changed_at desc, b.field`.execute(on);
  return rows.map(({ at, field, ...mark }) => ({
    ...mark,
    field: (field as string) === 'managerNumber' ? 'managerId' : field,
    dateChanged: at.toISOString(),
  }));
}

/** Where somebody can be. */
export async function rosterChoices(on: Db) {
  const { rows: divisions } = await sql<{ code: string; name: string; country: string }>`
    select d.code, d.name, c.name as country from divisions d join countries c on c.code = d.country_code order by c.name, d.name, d.code`.execute(
    on,
  );
  const { rows: costCentres } = await sql<{ code: string }>`
    select distinct cost_centre as code from members where cost_centre is not null and deactivated_at is null order by 1`.execute(
    on,
  );
  const { rows: clusters } = await sql<{ code: string }>`
    select distinct cluster_code as code from divisions order by 1`.execute(on);
  const { rows: sites } = await sql<{ code: string }>`
    select site_template as code from members where site_template <> '' and deactivated_at is null
    group by site_template order by count(*) desc, 1`.execute(on);
  const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);
  return { divisions, clusters: codes(clusters), sites: codes(sites), costCentres: codes(costCentres) };
}

/** The number of somebody who is not erased, by the id of the wire; undefined where there is nobody. */
export async function memberNumberOf(on: Db, memberId: string): Promise<string | undefined> {
  const { rows } = await sql<{ memberNumber: string }>`
    select member_number as "memberNumber" from members where public_id = ${publicIdOf(memberId)} and erased_at is null`.execute(
    on,
  );
  return rows[0]?.memberNumber;
}

/** Whose number this is, also of who has left; undefined where it is nobody's. */
export async function memberNumbered(
  on: Db,
  memberNumber: string,
): Promise<{ id: number; memberId: string; name: string } | undefined> {
  const { rows } = await sql<{ id: number; memberId: string; name: string }>`
    select m.id, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId", p.display_name as name
    from members m join people p on p.id = m.id where m.member_number = ${memberNumber}`.execute(on);
  return rows[0];
}
