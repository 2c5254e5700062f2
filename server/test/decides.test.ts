import {
  type Access,
  type Capability,
  capabilityNames,
  mayOpen,
  mayUse,
  type ScopeKind,
  type Screen,
  screenAccess,
} from '@laurel/contract/access';
import { type callRows, mayCall } from '@laurel/contract/call-rows';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidersOf, type Review } from '#directory/decides';
import { mountedCalls } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';

/** Who decides what: the list, the count of what waits, the row's own word, the call and the mail's choice say the same of everybody. */

const day = 86_400_000;
const deciding = {
  nomination: ['manager', 'clusterAdmin', 'committee'],
  idea: ['ideaReviewer', 'programme', 'administrator'],
} as const satisfies Record<Review, readonly Capability[]>;

interface Place {
  division: string;
  cluster: string;
  site: string;
  costCentre: string | null;
  boss: 'the reviewer' | 'another';
}

/** Whom somebody decides about, by what they are to the reviewer. */
const relations: Record<string, Place> = {
  'own report': { division: 'A1', cluster: 'A', site: 'laurel', costCentre: 'K1', boss: 'the reviewer' },
  'same division': { division: 'A1', cluster: 'A', site: 'alba', costCentre: 'K2', boss: 'another' },
  'same cluster': { division: 'A2', cluster: 'A', site: 'laurel', costCentre: null, boss: 'another' },
  'other cluster': { division: 'B1', cluster: 'B', site: 'alba', costCentre: 'K1', boss: 'another' },
  'own report elsewhere': { division: 'B1', cluster: 'B', site: 'laurel', costCentre: null, boss: 'the reviewer' },
};

const scopes: [ScopeKind, string][] = [
  ['everything', ''],
  ['site', 'alba'],
  ['cluster', 'A'],
  ['division', 'B1'],
  ['costCentre', 'K1'],
  ['ownReports', ''],
];

/** In so many words what a scope reaches: told here once more, and not by SQL. */
function reaches([kind, code]: [ScopeKind, string], place: Place): boolean {
  switch (kind) {
    case 'everything':
      return true;
    case 'site':
      return place.site === code;
    case 'cluster':
      return place.cluster === code;
    case 'division':
      return place.division === code;
    case 'costCentre':
      return place.costCentre === code;
    case 'ownReports':
      return place.boss === 'the reviewer';
  }
}

const times = { now: [-1, null], endedYesterday: [-9, -1], beginsTomorrow: [1, null], endsTomorrow: [-1, 1] } as const;
type Time = keyof typeof times;
const isNow = (time: Time) => time === 'now' || time === 'endsTomorrow';

interface Case {
  name: string;
  capability: Capability;
  scope: [ScopeKind, string];
  time: Time;
}

function casesOf(review: Review): Case[] {
  const all = [...deciding[review], 'auditor', 'shop'] as Capability[];
  return all.flatMap((capability) => {
    const offered = scopes.filter(([kind]) =>
      capability === 'manager'
        ? kind === 'ownReports'
        : ['clusterAdmin', 'committee', 'ideaReviewer'].includes(capability) || kind === 'everything',
    );
    return offered.flatMap((scope) =>
      (Object.keys(times) as Time[])
        // The times are told apart by one scope each; every scope is there now.
        .filter((time) => time === 'now' || scope === offered[0])
        .map((time) => ({ name: `${capability} over ${scope.join(' ')}, ${time}`, capability, scope, time })),
    );
  });
}

let portal: TestApp;
let author: MadeMember;
let elsewhere: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  for (const [code, cluster] of [
    ['A1', 'A'],
    ['A2', 'A'],
    ['B1', 'B'],
    ['C1', 'C'],
  ] as const)
    await portal.make.division(code, { cluster });
  author = await portal.make.member({ division_code: 'C1' });
  elsewhere = await portal.make.member({ division_code: 'C1' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const at = (days: number) => new Date(portal.now.getTime() + days * day);

/** A reviewer who is nobody's report and of no division in question, and one person for each relation. */
async function stage({ capability, scope: [scopeKind, scopeCode], time }: Case) {
  const [from, until] = times[time];
  const reviewer = await portal.make.member({
    division_code: 'C1',
    roles: [{ capability, scopeKind, scopeCode, from: at(from), until: until === null ? null : at(until) }],
  });
  const people: [string, MadeMember][] = [];
  for (const [relation, { division, site, costCentre, boss }] of Object.entries(relations)) {
    const manager_id = boss === 'the reviewer' ? reviewer.id : elsewhere.id;
    people.push([
      relation,
      await portal.make.member({
        division_code: division,
        site_template: site,
        cost_centre: costCentre,
        manager_id,
      }),
    ]);
  }
  return { reviewer, people };
}

async function nominated(personId: number, byId = author.id): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into nominations (kind, by_id, nominee_id, categories, state, created_at)
    values ('behaviour', ${byId}, ${personId}, '{Act of Courage}', 'open', ${portal.now}) returning id::text`.execute(
    portal.db,
  );
  return rows[0]?.id ?? '';
}

async function thought(personId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ideas (by_id, category, state, created_at)
    values (${personId}, 'Current challenges', 'awaiting', ${portal.now}) returning id::text`.execute(portal.db);
  return rows[0]?.id ?? '';
}

const month = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };

/** What each place of the portal says about one reviewer, by the ids of what was made for them. */
const asked = {
  nomination: {
    make: nominated,
    list: async (as: number) => {
      const { status, body } = await portal.post('/api/nom/nomlist', { limit: 1000 }, { as });
      return status === 200
        ? body.noms.map((one: { nomId: string; mayReview: boolean }) => ({ id: one.nomId, mayReview: one.mayReview }))
        : [];
    },
    waiting: async (as: number) => (await portal.post('/api/member/waiting', {}, { as })).body.nominations?.count ?? 0,
    act: async (as: number, nomId: string) =>
      (await portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not now.' }, { as })).status,
    screen: 'nominationManagement' as Screen,
    call: 'donexusnomreviewdecline',
  },
  idea: {
    make: (personId: number) => thought(personId),
    list: async (as: number) => {
      const { status, body } = await portal.post('/api/idea/idealist', month, { as });
      if (status !== 200) return [];
      return toRecords<{ ideaBoxId: string }>(body.report).map(({ ideaBoxId: id }) => ({
        id,
        mayReview: body.reviewable.includes(id),
      }));
    },
    waiting: async (as: number) => (await portal.post('/api/member/waiting', {}, { as })).body.ideas?.count ?? 0,
    act: async (as: number, ideaBoxId: string) => {
      const review = { ideaBoxId, actionStatus: 'Kind.', points: 0 };
      return (await portal.post('/api/idea/donexusideareview', review, { as })).status;
    },
    screen: 'ideaManagement' as Screen,
    call: 'donexusideareview',
  },
} as const;

describe.each(['nomination', 'idea'] as const)('who decides about a %s', (review) => {
  const { make, list, waiting, act, screen, call } = asked[review];

  const cases = casesOf(review).map((one) => [one.name, one] as const);
  const ownHands = (name: string, one: Case) => decidesRightly(name, one, 'their own');
  /** As whom they named decides for them: the same, and nothing about who is away. */
  const lentHands = (name: string, one: Case) => decidesRightly(name, one, 'a delegate');
  /** Each scope now, and each time of one capability; the other capabilities at other times are a sweep. */
  const isFirst = ({ time, capability }: Case) => time === 'now' || capability === deciding[review][0];
  test.each(cases.filter(([, one]) => isFirst(one)))('%s', ownHands);
  test.each(cases.filter(([, one]) => !isFirst(one)))('%s', { tags: ['sweep'] }, ownHands);
  test.each(cases.filter(([, one]) => isFirst(one)))('%s, by a delegate', lentHands);
  test.each(cases.filter(([, one]) => !isFirst(one)))('%s, by a delegate', { tags: ['sweep'] }, lentHands);

  async function decidesRightly(_: string, one: Case, hands: 'their own' | 'a delegate'): Promise<void> {
    await sql`delete from ideas`.execute(portal.db);
    await sql`delete from nominations n where not exists (select from reviews r where r.nomination_id = n.id)`.execute(
      portal.db,
    );
    const { reviewer: holder, people } = await stage(one);
    const reviewer = hands === 'their own' ? holder : await portal.make.member({ division_code: 'C1' });
    if (reviewer !== holder) await portal.make.delegation(holder, reviewer, ['reviews']);
    const made = new Map<string, string>();
    for (const [relation, { id }] of people) made.set(relation, await make(id));
    const own = await make(reviewer.id);
    const ofHolder = await make(holder.id);
    const decides = isNow(one.time) && deciding[review].some((capability) => capability === one.capability);
    const wanted = [...made].filter(([relation]) => decides && reaches(one.scope, relations[relation] as Place));
    const wantedIds = wanted.map(([, id]) => id).sort();

    const member = (await portal.post('/api/member/memberheader', {}, { as: reviewer.id })).body.memberData;
    const rows = await list(reviewer.id);
    const ofThese = new Set(made.values());
    expect({
      offered: rows
        .filter(({ mayReview }: { mayReview: boolean }) => mayReview)
        .map(({ id }: { id: string }) => id)
        .sort(),
      waiting: await waiting(reviewer.id),
    }).toEqual({ offered: wantedIds, waiting: wantedIds.length });
    expect([mayCall(call, member), decides ? mayOpen(screen, member) : true]).toEqual([decides, true]);
    // Who only reads, reads of all.
    if (decides && (reviewer !== holder || (one.capability !== 'administrator' && one.capability !== 'programme')))
      expect(
        rows
          .map(({ id }: { id: string }) => id)
          .filter((id: string) => ofThese.has(id))
          .sort(),
      ).toEqual(wantedIds);

    for (const [relation, person] of people) {
      const about = { person: sql`${person.id}::bigint` };
      const { rows: deciders } = await sql<{ member_id: number }>`
        ${decidersOf(review, about, portal.now)}`.execute(portal.db);
      const isDecider = deciders.some(({ member_id }) => member_id === reviewer.id);
      expect([relation, isDecider]).toEqual([relation, wanted.some(([which]) => which === relation)]);
    }

    const answers = Object.fromEntries(
      await Promise.all([...made].map(async ([relation, id]) => [relation, (await act(reviewer.id, id)) === 200])),
    );
    expect(answers).toEqual(
      Object.fromEntries([...made.keys()].map((relation) => [relation, wanted.some(([which]) => which === relation)])),
    );
    expect(await act(reviewer.id, own)).not.toBe(200);
    expect(
      rows.filter(({ id, mayReview }: { id: string; mayReview: boolean }) => id === ofHolder && mayReview),
    ).toEqual([]);
    expect(await act(reviewer.id, ofHolder)).not.toBe(200);
  }
});

test('a whole division is decided about by whom its own scopes or its people’s reach', async () => {
  const held = async (capability: Capability, scopeKind: ScopeKind, scopeCode = '') =>
    portal.make.member({ division_code: 'C1', roles: [{ capability, scopeKind, scopeCode }] });
  await portal.make.division('W1', { cluster: 'W' });
  const boss = await held('manager', 'ownReports');
  await portal.make.member({ division_code: 'W1', cost_centre: 'KW', site_template: 'wide', manager_id: boss.id });
  const reviewers = [
    boss,
    await held('committee', 'everything'),
    await held('committee', 'cluster', 'W'),
    await held('clusterAdmin', 'division', 'W1'),
    await held('committee', 'site', 'wide'),
    await held('committee', 'costCentre', 'KW'),
  ];
  const others = [
    await held('manager', 'ownReports'),
    await held('committee', 'cluster', 'X'),
    await held('committee', 'division', 'W2'),
    await held('ideaReviewer', 'everything'),
  ];
  const { rows } = await sql<{ id: string }>`
    insert into nominations (kind, by_id, division_code, categories, state, created_at)
    values ('behaviour', ${author.id}, 'W1', '{Act of Courage}', 'open', ${portal.now}) returning id::text`.execute(
    portal.db,
  );
  const nomId = rows[0]?.id ?? '';
  const about = { person: sql`null::bigint`, division: sql`'W1'` };
  const deciders = await sql<{ member_id: number }>`${decidersOf('nomination', about, portal.now)}`.execute(portal.db);
  const ids = new Set(deciders.rows.map(({ member_id }) => member_id));
  for (const one of [...reviewers, ...others]) {
    const may = reviewers.includes(one);
    const offered = (await asked.nomination.list(one.id)).some(
      (row: { id: string; mayReview: boolean }) => row.id === nomId && row.mayReview,
    );
    expect([one.memberNumber, offered, ids.has(one.id)]).toEqual([one.memberNumber, may, may]);
  }
});

test('whoever has left lends their division to no scope any more', async () => {
  const held = async (capability: Capability, scopeKind: ScopeKind, scopeCode = '') =>
    portal.make.member({ division_code: 'C1', roles: [{ capability, scopeKind, scopeCode }] });
  await portal.make.division('L1', { cluster: 'L' });
  const boss = await held('manager', 'ownReports');
  const place = { division_code: 'L1', cost_centre: 'KL', site_template: 'left', manager_id: boss.id };
  await portal.make.member({ ...place, deactivated_at: portal.now });
  const reviewers = [boss, await held('committee', 'site', 'left'), await held('committee', 'costCentre', 'KL')];
  const { rows } = await sql<{ id: string }>`
    insert into nominations (kind, by_id, division_code, categories, state, created_at)
    values ('behaviour', ${author.id}, 'L1', '{Act of Courage}', 'open', ${portal.now}) returning id::text`.execute(
    portal.db,
  );
  const nomId = rows[0]?.id ?? '';
  const about = { person: sql`null::bigint`, division: sql`'L1'` };
  const deciders = await sql<{ member_id: number }>`${decidersOf('nomination', about, portal.now)}`.execute(portal.db);
  for (const { id } of reviewers) {
    expect((await asked.nomination.list(id)).map((row: { id: string }) => row.id)).not.toContain(nomId);
    expect(deciders.rows.map(({ member_id }) => member_id)).not.toContain(id);
    expect(await asked.nomination.act(id, nomId)).toBe(404);
  }
});

/** The parts of the administration: whoever holds one over everything decides there, and about nobody else. */
describe.each(capabilityNames)('the calls of the administration, for %s', (capability) => {
  test('now', () => offersRightly('now'));

  const others = (Object.keys(times) as Time[]).filter((time) => time !== 'now');
  test.each(others)('%s', { tags: capability === capabilityNames[0] ? [] : ['sweep'] }, offersRightly);

  async function offersRightly(time: Time): Promise<void> {
    const [from, until] = times[time];
    const span = { from: at(from), until: until === null ? null : at(until) };
    const scopeKind = capability === 'manager' ? 'ownReports' : 'everything';
    const person = await portal.make.member({ roles: [{ capability, scopeKind, ...span }] });
    const { memberData } = (await portal.post('/api/member/memberheader', {}, { as: person.id })).body;
    expect(memberData.capabilities).toEqual(isNow(time) ? [capability] : []);
    const config = { publicUrl: '', contactTo: '', rateLimits: false, push: { isOn: false }, awardCeiling: 1 } as never;
    const many: readonly Access[] = ['open', 'signedOn', 'member'];
    for (const { call } of mountedCalls({ config, provider: undefined, voucherKeys: [], lane: undefined as never })) {
      if (many.includes(call.access)) continue;
      const { status, body } = await portal.post(call.path, { fieldOfNobody: 1 }, { as: person.id });
      const offered = mayCall(call.name as keyof typeof callRows, memberData);
      expect([call.name, status === 403]).toEqual([call.name, !offered]);
      if (!offered) expect(body.message).toBe('Only authorised personel may access this module.');
    }
    const screens = (Object.keys(screenAccess) as Screen[]).filter((screen) => mayOpen(screen, memberData));
    const nobody = { siteTemplate: 'laurel', capabilities: [] };
    if (!isNow(time)) expect(screens.every((screen) => mayOpen(screen, nobody))).toBe(true);
  }

  test('as a delegate opens reviewing and confirming, and nothing else', async () => {
    const scopeKind = capability === 'manager' ? 'ownReports' : 'everything';
    const holder = await portal.make.member({ roles: [{ capability, scopeKind }] });
    const delegate = await portal.make.member();
    await portal.make.delegation(holder, delegate, ['reviews', 'approvals']);
    const { memberData } = (await portal.post('/api/member/memberheader', {}, { as: delegate.id })).body;
    const nominations = ['manager', 'clusterAdmin', 'committee'].includes(capability);
    const of: Access[] = [
      ...(nominations ? (['reviewer', 'nominationReader'] as const) : []),
      ...(mayUse({ access: 'ideaReviewer', reads: false }, { siteTemplate: 'laurel', capabilities: [capability] })
        ? (['ideaReviewer'] as const)
        : []),
      ...(mayUse({ access: 'approver', reads: false }, { siteTemplate: 'laurel', capabilities: [capability] })
        ? (['approver'] as const)
        : []),
    ];
    // What waits, and the guide, where anything is lent at all.
    const lent: Access[] = of.length > 0 ? [...of, 'entrusted'] : [];
    expect([memberData.capabilities, [...memberData.lent].sort()]).toEqual([[], [...lent].sort()]);
    const config = { publicUrl: '', contactTo: '', rateLimits: false, push: { isOn: false }, awardCeiling: 1 } as never;
    for (const { call } of mountedCalls({ config, provider: undefined, voucherKeys: [], lane: undefined as never })) {
      if (['open', 'signedOn', 'member'].includes(call.access)) continue;
      const { status } = await portal.post(call.path, { fieldOfNobody: 1 }, { as: delegate.id });
      const isOpen = lent.includes(call.access);
      expect([call.name, status === 403, mayCall(call.name as keyof typeof callRows, memberData)]).toEqual([
        call.name,
        !isOpen,
        isOpen,
      ]);
    }
    const opened = (Object.keys(screenAccess) as Screen[]).filter(
      (screen) => mayOpen(screen, memberData) && !['open', 'signedOn', 'member'].includes(screenAccess[screen]),
    );
    expect(opened.filter((screen) => !lent.includes(screenAccess[screen]))).toEqual([]);
  });
});
