import type { Capability, DelegationScope } from '@laurel/contract/access';
import type { RuleStep } from '@laurel/contract/programme/approval-rules';
import type { DigestDays, NoticeKind, NoticeWay } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import { createDb } from '#db/pool';
import { fillCalendars } from '#work/calendar';
import type { TestApp } from '../app.ts';

/** What the year knows of its company by itself: who is where, who holds what, what waits. Nothing of it is read from the portal's own answers about who decides. */
export interface Person {
  id: number;
  memberId: string;
  memberNumber: string;
  division: string;
  managerId: number | null;
  isHere: boolean;
  hasEmail: boolean;
  roles: { capability: Capability; cluster: string }[];
  /** How they chose to hear, the last one goes. */
  choices: { from: number; choice: Choice }[];
  /** Since when each of their devices is told. */
  devices: number[];
}

export interface Choice {
  ways: Partial<Record<NoticeKind, NoticeWay>>;
  pushes: Partial<Record<NoticeKind, boolean>>;
  digestHour: number;
  digestDays: DigestDays;
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string | null;
}

const noChoice: Choice = {
  ...{ ways: {}, pushes: {}, digestHour: 8, digestDays: 'every' },
  ...{ quietFrom: null, quietUntil: null, timeZone: null },
};

export interface Delegation {
  id: string;
  awayId: number;
  delegateId: number;
  scopes: readonly DelegationScope[];
  from: number;
  /** Earlier where it was ended before. */
  until: number;
}

/** Whose word was heard, and for whom. */
export interface Hands {
  byId: number;
  forId: number | null;
}

export type Stage = 'soon' | 'overdue' | 'escalated' | 'unowned';

interface Waits {
  id: number;
  stages: Set<Stage>;
}

export interface Nomination extends Waits {
  kind: 'nomination';
  byId: number;
  nomineeId: number;
  state: 'open' | 'waiting' | 'rated' | 'declined' | 'closed';
  createdAt: number;
  said: (Hands & { at: number })[];
  wentTo: Set<number>;
  /** Its rating waits for others. */
  isAsked: boolean;
}

export interface Idea extends Waits {
  kind: 'idea';
  byId: number;
  state: 'awaiting' | 'reviewed';
  createdAt: number;
}

export interface Approval extends Waits {
  kind: 'approval';
  what: 'adhoc' | 'nomination';
  askedById: number;
  askedForId: number | null;
  giverId: number;
  toIds: readonly number[];
  points: number;
  steps: RuleStep[];
  /** From 0. */
  step: number;
  begunAt: number;
  untilAt: number;
  decided: (Hands & { step: number })[];
  state: 'waiting' | 'confirmed' | 'declined' | 'expired';
  nomination: Nomination | null;
}

export type Item = Nomination | Idea | Approval;

export interface Company {
  people: Map<number, Person>;
  divisions: Map<string, { country: string; cluster: string }>;
  zones: Map<string, string>;
  delegations: Delegation[];
  nominations: Map<number, Nomination>;
  ideas: Map<number, Idea>;
  approvals: Map<number, Approval>;
  /** Everybody who holds something; roles stay what they are all the year. */
  holders: readonly Person[];
  /** Who keeps the people: does nothing else. */
  keeper: Person;
}

const each = 100;
/** Divisions, in their order, by country: 2,000 people. */
const plan = { ZA: 6, DE: 4, IT: 3, BR: 3, CL: 2, SA: 2 } as const;
const clusters = { ZA: 'AFRICA', DE: 'EUROPE', IT: 'EUROPE', BR: 'LATAM', CL: 'LATAM', SA: 'GULF' } as const;
export const countries = Object.keys(plan) as (keyof typeof plan)[];

/** 2,000 people of six countries, in teams of ten under three levels of managers. In one cluster nobody but managers reviews. */
export async function makeCompany(portal: TestApp): Promise<Company> {
  const { db, make } = portal;
  const divisions = new Map<string, { country: string; cluster: string }>();
  for (const country of countries)
    for (let n = 1; n <= plan[country]; n += 1) {
      const code = `${country}-${n}`;
      divisions.set(code, { country, cluster: clusters[country] });
      await make.division(code, { country, cluster: clusters[country] });
      await make.people(each, code);
    }
  await sql`
    with placed as (
      select m.id, m.division_code, d.cluster_code, row_number() over (partition by m.division_code order by m.id) - 1 as n,
        dense_rank() over (partition by d.cluster_code order by m.division_code) as of_cluster
      from members m join divisions d on d.code = m.division_code
    ), head as (select * from placed where n = 0), first as (select * from head where of_cluster = 1)
    update members m set manager_id = case when p.n > 9 then (select b.id from placed b where b.division_code = p.division_code and b.n = 1 + p.n % 9)
      when p.n > 0 then (select h.id from head h where h.division_code = p.division_code)
      when p.of_cluster > 1 then (select f.id from first f where f.cluster_code = p.cluster_code)
      when p.cluster_code <> 'AFRICA' then (select f.id from first f where f.cluster_code = 'AFRICA') end
    from placed p where p.id = m.id`.execute(db);
  await sql`
    update profiles set roster_email = email, roster_cell_num = cell_num where true`.execute(db);
  await sql`
    update profiles set email = null, roster_email = null where member_id % 23 = 0`.execute(db);
  await sql`
    insert into role_assignments (member_id, capability, scope_kind, scope_code, from_at, source, given_at)
    select m.id, r.capability, r.kind, r.code, timestamptz '2020-01-01', 'roster', timestamptz '2020-01-01'
    from (select *, row_number() over (partition by division_code order by id) - 1 as n from members) m
    join divisions d on d.code = m.division_code cross join lateral (values
      ('manager', 'ownReports', '', m.n < 10),
      ('committee', 'cluster', d.cluster_code, m.n in (20, 30) and d.code like '%-1' and d.cluster_code <> 'GULF'),
      ('clusterAdmin', 'cluster', d.cluster_code, m.n = 40 and d.code like '%-1' and d.cluster_code <> 'GULF'),
      ('administrator', 'everything', '', m.n = 50 and d.code in ('ZA-1', 'DE-1', 'BR-1')),
      ('ideaReviewer', 'everything', '', m.n = 60 and d.code in ('ZA-2', 'IT-1')),
      ('finance', 'everything', '', m.n = 70 and d.code in ('ZA-1', 'DE-2')),
      ('people', 'everything', '', m.n = 80 and d.code = 'ZA-1')) r (capability, kind, code, is_held)
    where r.is_held`.execute(db);
  // A company has a handful of countries, and its database knows how much of everything there is.
  await sql`delete from countries where code <> all (${countries}::text[])`.execute(db);
  await fillCalendars(db, portal.now);
  const owner = createDb(portal.settings, { applicationName: 'laurel year', max: 1, limits: 'none', rights: 'owner' });
  await sql`analyze`.execute(owner);
  await owner.destroy();
  return {
    divisions,
    ...(await peopleOf(portal)),
    delegations: [],
    nominations: new Map(),
    ideas: new Map(),
    approvals: new Map(),
  };
}

/** As they were made. */
async function peopleOf({ db }: TestApp): Promise<Pick<Company, 'people' | 'zones' | 'holders' | 'keeper'>> {
  const { rows } = await sql<Omit<Person, 'isHere' | 'choices' | 'devices'>>`
    select m.id, '1.' || m.public_id as "memberId", m.member_number as "memberNumber", m.division_code as division, m.manager_id as "managerId",
      p.email is not null as "hasEmail", coalesce((select jsonb_agg(jsonb_build_object('capability', r.capability, 'cluster', r.scope_code) order by r.id)
        from role_assignments r where r.member_id = m.id), '[]') as roles
    from members m join profiles p on p.member_id = m.id order by m.id`.execute(db);
  const people = new Map(rows.map((row) => [row.id, { ...row, isHere: true, choices: [], devices: [] } as Person]));
  const zones = await sql<{ code: string; zone: string }>`
    select code, time_zone as zone from countries where code = any(${countries}::text[])`.execute(db);
  const keeper = [...people.values()].find((person) => holds(person, 'people'));
  if (!keeper) throw new Error('Nobody keeps the people.');
  const holders = [...people.values()].filter(({ roles }) => roles.length > 0);
  return { people, holders, zones: new Map(zones.rows.map(({ code, zone }) => [code, zone])), keeper };
}

export function personOf({ people }: Company, id: number): Person {
  const person = people.get(id);
  if (!person) throw new Error(`There is nobody with the id ${id}.`);
  return person;
}

export function countryOf(company: Company, id: number): string {
  return company.divisions.get(personOf(company, id).division)?.country ?? '';
}

export function zoneOf(company: Company, id: number): string {
  return company.zones.get(countryOf(company, id)) ?? '';
}

export function holds({ roles }: Person, ...any: Capability[]): boolean {
  return roles.some(({ capability }) => any.includes(capability));
}

/** What goes for somebody at a moment. */
export function choiceAt({ choices }: Person, at: number): Choice {
  return choices.findLast(({ from }) => from <= at)?.choice ?? noChoice;
}
