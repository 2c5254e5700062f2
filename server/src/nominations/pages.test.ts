import { nominationSorts } from '@laurel/contract/calls/nominations/nomination-filter';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
const people = {} as Record<'administrator' | 'manager' | 'committee' | 'ofOneDivision', MadeMember>;
const made = 1_300;

beforeAll(async () => {
  portal = await testApp();
  const division = [{ capability: 'committee', scopeKind: 'division', scopeCode: 'D3' } as const];
  people.administrator = await portal.make.member({ is_admin_reports: true, role_cc: true });
  people.manager = await portal.make.member({ is_manager: true });
  people.committee = await portal.make.member({ role_cc: true });
  people.ofOneDivision = await portal.make.member({ roles: division });
  const ann = await portal.make.member();
  const bob = await portal.make.member({ manager_id: people.manager.id, surname: 'Burns' });
  const eve = await portal.make.member({ division_code: 'D3' });
  // Several of each state, of one person, of a division and of the same moment.
  await sql`
    insert into nominations (kind, by_id, nominee_id, division_code, categories, state, rating_count, created_at)
    select 'behaviour', ${ann.id}, case i % 5 when 0 then null when 1 then ${bob.id}::bigint else ${eve.id} end, case i % 5 when 0 then 'D3' end,
      array['Act of Courage'], (array['open', 'waiting', 'rated', 'declined', 'rated', 'open', 'rated'])[1 + i % 7], case when i % 7 in (1, 2, 4, 6) then 1 else 0 end,
      '2026-01-01'::timestamptz + i / 2 * interval '3 hours'
    from generate_series(1, ${made}) i`.execute(portal.db);
  await sql`
    insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
    select id, case id % 3 when 0 then ${people.committee.id}::bigint else ${people.administrator.id} end, 'rating', 5, false, created_at
    from nominations where state in ('waiting', 'rated')`.execute(portal.db);
});
afterAll(() => portal.close());

async function ask(who: keyof typeof people, wish: object) {
  const { status, body } = await portal.post('/api/nom/nomlist', wish, { as: people[who].id });
  expect([status, body.message]).toEqual([200, undefined]);
  return { ids: body.noms.map(({ nomId }: { nomId: string }) => nomId) as string[], ...body };
}

async function pagesOf(who: keyof typeof people, wish: object): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const page = await ask(who, { ...wish, limit: 97, ...(next && { after: next }) });
    expect(Object.keys(page).filter((key) => ['total', 'isMore'].includes(key))).toHaveLength(next ? 0 : 2);
    ids.push(...page.ids);
    next = page.next;
  }
  return ids;
}

const wishes: [keyof typeof people, object][] = [
  ['administrator', {}],
  ['administrator', { status: 'review' }],
  ['administrator', { status: 'rate' }],
  ['administrator', { status: 'rated' }],
  ['administrator', { selMonthFrom: 'February 2026' }],
  ['administrator', { search: 'burns' }],
  ['administrator', { divisionCode: 'D3', sort: 'dateCreated', desc: true }],
  ['manager', {}],
  ['committee', {}],
  ['committee', { status: 'review' }],
  ['ofOneDivision', { status: 'rate' }],
];

test.each(wishes)(
  'the pages that the %s turns with %j are those of the whole list, in its order',
  async (who, wish) => {
    const whole = await ask(who, wish);
    expect([whole.total, whole.isMore]).toEqual([whole.ids.length, false]);
    const ids: string[] = [];
    for (let offset = 0; offset < whole.ids.length + 1; offset += 97) {
      const page = await ask(who, { ...wish, offset, limit: 97 });
      ids.push(...page.ids);
      const isCounted = whole.total <= 1_000 || offset + 97 > 1_000;
      expect([offset, page.total, page.isMore]).toEqual([offset, isCounted ? whole.total : 1_000, !isCounted]);
    }
    expect(ids).toEqual(whole.ids);
    expect(await pagesOf(who, wish)).toEqual(whole.ids);
    expect(whole.ids.length).toBeGreaterThan(97);
  },
);

test.each(nominationSorts.flatMap((sort) => [false, true].map((desc) => [sort, desc] as const)))(
  'the pages are those of the whole list in the order of %s, downwards: %s',
  async (sort, desc) => {
    const whole = (await ask('administrator', { sort, desc })).ids;
    expect(whole).toHaveLength(made);
    expect(await pagesOf('administrator', { sort, desc })).toEqual(whole);
    expect(await pagesOf('manager', { sort, desc })).toEqual((await ask('manager', { sort, desc })).ids);
  },
);

test('what is reviewed before the page is turned hides nothing, and comes no second time but in its new place', async () => {
  const who = 'ofOneDivision';
  const before = (await ask(who, {})).ids;
  const page = await ask(who, { limit: 30 });
  const last = page.ids.at(-1) as string;
  await sql`update nominations set state = 'rated', rating_count = 1 where id = ${last}`.execute(portal.db);
  const ids: string[] = [...page.ids];
  for (let { next } = page; next !== null; ) {
    const more = await ask(who, { limit: 400, after: next });
    ids.push(...more.ids);
    next = more.next;
  }
  expect(ids.filter((id) => id !== last)).toEqual(before.filter((id: string) => id !== last));
  expect(ids.filter((id) => id === last)).toHaveLength(2);
  const rated = await ask('administrator', { sort: 'ratingCount', desc: true, limit: 30 });
  const second = await ask('administrator', { sort: 'ratingCount', desc: true, limit: 30, after: rated.next });
  await sql`update nominations set rating_count = 9 where id = ${rated.ids.at(-1)}`.execute(portal.db);
  const again = await ask('administrator', { sort: 'ratingCount', desc: true, limit: 30, after: rated.next });
  expect(again.ids).toEqual(second.ids);
});

test('a place tells nothing of what its reader may not see, and one that is none is refused by name', async () => {
  const { rows } = await sql<{ id: string }>`
    select id::text from nominations where nominee_id <> ${people.manager.id} and division_code is null order by id limit 1`.execute(
    portal.db,
  );
  for (const sort of ['nomineeMember', 'byMember', undefined]) {
    const place = { limit: 5, after: `0.${rows[0]?.id}`, ...(sort && { sort }) };
    const seen = (await ask('manager', {})).ids.includes(rows[0]?.id as string);
    expect([sort, seen, (await ask('manager', place)).ids.length > 0]).toEqual([sort, seen, seen]);
  }
  for (const [who, wish] of [
    ['administrator', { after: '5.17' }],
    ['manager', { after: '5.17' }],
    ['administrator', { after: '1.17', status: 'review' }],
  ] as const) {
    const { ids, next } = await ask(who, { limit: 5, ...wish });
    expect([who, wish, ids, next]).toEqual([who, wish, [], null]);
  }
  for (const [wish, field] of [
    [{ limit: 5, after: '17' }, 'after'],
    [{ limit: 5, after: '0.x' }, 'after'],
    [{ after: '0.17' }, 'after'],
    [{ limit: 5, offset: 5, after: '0.17' }, 'after'],
  ] as const) {
    const { status, body } = await portal.post('/api/nom/nomlist', wish, { as: people.administrator.id });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  }
});

test('who decides about many people reads the same as who decides about few', async () => {
  const cluster = (await ask('committee', {})).ids;
  expect(cluster.length).toBeGreaterThan(97);
  await portal.make.division('MANY', { cluster: 'EUROPE' });
  await portal.make.people(10_001, 'MANY');
  for (const wish of [{}, { status: 'review' }, { sort: 'dateCreated', desc: true }])
    expect(await pagesOf('committee', wish)).toEqual((await ask('committee', wish)).ids);
  expect((await ask('committee', {})).ids).toEqual(cluster);
});

test('of more than a thousand a page says that there are more', async () => {
  const { total, isMore, noms } = await ask('administrator', { limit: 25 });
  expect([total, isMore, noms.length]).toEqual([1_000, true, 25]);
  expect((await ask('administrator', {})).total).toBe(made);
});
