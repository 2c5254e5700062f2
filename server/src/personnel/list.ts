import type { Lacking, PeopleSort } from '@laurel/contract/calls/personnel/kinds';
import type { PersonRow } from '@laurel/contract/calls/personnel/person-row';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { pageRows } from '#streams/report-page';
import { lacksOf, type PeopleWish, peopleOf, standing, wanted } from './filter.ts';
import { counted } from './section.ts';

export interface PeoplePage {
  limit: number;
  after?: string | undefined;
  sort?: PeopleSort | undefined;
  desc?: boolean | undefined;
}

interface People {
  people: PersonRow[];
  next: string | null;
  total?: number;
  isMore?: boolean;
}

/** A page of the directory, and beside the first how many there are, as far as that is told. */
export async function peoplePage(
  on: Db,
  wish: PeopleWish,
  { now, ...page }: PeoplePage & { now: Date },
): Promise<People> {
  const { limit, after, sort = 'name', desc = false } = page;
  const who = wanted(wish, now);
  const { rows } = await sql<{ id: number }>`
    select q.id from (${pageRows(sql`m.id`, { ...orderOf(wish, sort), wanted: who, id: sql`m.id` }, { limit, after, sort, desc })}) q`.execute(
    on,
  );
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const people = await peopleById(on, ids, now);
  const next = rows.length > limit ? String(ids.at(-1)) : null;
  return { people, next, ...(await counted(on, page, sql`${peopleOf(wish).from} where ${who}`)) };
}

/** Everybody who is meant, by name, as they are written to a file. */
export function peopleReport(wish: PeopleWish, now: Date): Report<FiledPerson> {
  return {
    query: jsonRows(sql`${personRows(wanted(wish, now), now)} order by ${peopleOf(wish).name}, m.id`),
    rowOf: (copied) => {
      const row = jsonRow<PersonFound>(copied, 'leftAt', 'registeredAt', 'signedOnAt');
      const { mobile, country, cluster, site, costCentre } = row;
      return { ...rowOf(row), mobile: mobile ?? '', country, cluster, site, costCentre: costCentre ?? '' };
    },
  };
}

/** An index has the order of names; by other orders all who are meant are looked at. */
function orderOf(wish: PeopleWish, sort: PeopleSort): { from: RawBuilder<unknown>; key: RawBuilder<unknown> } {
  const { from, name } = peopleOf(wish);
  if (sort === 'hired') return { from, key: sql`coalesce(p.hire_date, '-infinity')` };
  if (sort === 'name') return { from, key: name };
  return {
    from: sql`${from} left join last_sign_ons signed on signed.member_id = m.id`,
    key: sql`coalesce(signed.at, '-infinity')`,
  };
}

async function peopleById(on: Db, ids: readonly number[], now: Date): Promise<PersonRow[]> {
  const { rows } = await personRows(sql`m.id = any(${[...ids]}::bigint[])`, now).execute(on);
  const byId = new Map(rows.map((row) => [row.id, rowOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface PersonFound extends Pick<PersonRow, 'memberId' | 'memberName' | 'memberNumber' | 'division' | 'state'> {
  id: number;
  email: string | null;
  picId: string | null;
  mobile: string | null;
  country: string;
  cluster: string;
  site: string;
  costCentre: string | null;
  hireDate: string | null;
  leftAt: Date | null;
  registeredAt: Date | null;
  signedOnAt: Date | null;
  managerPublicId: string | null;
  managerName: string | null;
  managerNumber: string | null;
  lacks: Lacking[];
}

/** What is said of somebody in a list; more of it in a file. Somebody erased has neither name nor values. */
export interface FiledPerson extends PersonRow {
  mobile: string;
  country: string;
  cluster: string;
  site: string;
  costCentre: string;
}

function personRows(which: RawBuilder<unknown>, now: Date) {
  return sql<PersonFound>`
    select m.id, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      coalesce(p.display_name, '') as "memberName", m.member_number as "memberNumber", p.email, p.picture_id as "picId", p.cell_num as mobile,
      d.name as division, c.name as country, d.cluster_code as cluster, m.site_template as site, m.cost_centre as "costCentre",
      ${standing(now)} as state, p.hire_date as "hireDate", m.deactivated_at as "leftAt", m.registered_at as "registeredAt", signed.at as "signedOnAt",
      (case when boss.registered_at is null then '0.' else '1.' end) || boss.public_id as "managerPublicId",
      boss.display_name as "managerName", boss.member_number as "managerNumber",
      ${lacksOf(sql`m.erased_at is null`)} as lacks
    from members m left join profiles p on p.member_id = m.id
    join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
    left join people boss on boss.id = m.manager_id and m.erased_at is null
    left join last_sign_ons signed on signed.member_id = m.id
    where ${which}`;
}

function rowOf(row: PersonFound): PersonRow {
  const { memberId, memberName, memberNumber, division, state, lacks, hireDate } = row;
  const { managerPublicId, managerName, managerNumber } = row;
  return {
    ...{ memberId, memberName, memberNumber, division, state, lacks },
    email: row.email ?? '',
    picId: row.picId ?? '',
    manager:
      managerPublicId === null
        ? null
        : { memberId: managerPublicId, memberName: managerName ?? '', memberNumber: managerNumber ?? '' },
    dateHired: hireDate,
    dateLeft: row.leftAt?.toISOString() ?? null,
    dateRegistered: row.registeredAt?.toISOString() ?? null,
    dateLastSignedOn: row.signedOnAt?.toISOString() ?? null,
  };
}
