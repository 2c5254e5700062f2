import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let people: Record<'max' | 'coca' | 'ada' | 'bob' | 'cyd' | 'ann' | 'eve', MadeMember>;

/** Nominations by what their reasons say; the committee's member has rated `rated two`. */
const made = [
  { reason: 'open old', at: '2026-09-30T23:59:59.999Z', by: 'ann', nominee: 'bob', state: 'open', count: 0 },
  { reason: 'open new', at: '2026-10-01T00:00:00Z', by: 'eve', nominee: 'cyd', state: 'open', count: 0 },
  { reason: 'rated one', at: '2026-10-15T12:00:00Z', by: 'ann', nominee: 'bob', state: 'rated', count: 1 },
  { reason: 'rated two', at: '2026-11-01T00:00:00Z', by: 'eve', nominee: 'bob', state: 'rated', count: 2 },
  { reason: 'declined 100%', at: '2026-10-31T23:59:59.999Z', by: 'ann', nominee: 'cyd', state: 'declined', count: 0 },
] as const;

beforeAll(async () => {
  portal = await testApp();
  const { division, member } = portal.make;
  await division('D1', { name: 'Alpha' });
  await division('D2', { name: 'Beta' });
  const max = await member({ is_manager: true, firstname: 'Max', surname: 'Main' });
  const in2 = { division_code: 'D2', manager_id: max.id };
  people = {
    max,
    coca: await member({ role_cc: true }),
    ada: await member({ is_admin_reports: true }),
    bob: await member({ manager_id: max.id, firstname: 'Bob', surname: 'Zimmer' }),
    cyd: await member({ ...in2, firstname: 'Cyd', surname: 'Abel' }),
    ann: await member({ firstname: 'Ann', surname: 'Öz' }),
    eve: await member({ division_code: 'D2', firstname: 'Eve', surname: 'Younge' }),
  };
  for (const { reason, at, by, nominee, state, count } of made) {
    const { id } = await portal.db
      .insertInto('nominations')
      .values({
        kind: 'behaviour',
        by_id: people[by].id,
        nominee_id: people[nominee].id,
        categories: count === 1 ? ['Act of Courage'] : ['Client Obsession'],
        state,
        rating_count: count,
        created_at: new Date(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.make.words('nomination.reason', id, people[by].id, reason);
    if (reason !== 'rated two') continue;
    const rating = { nomination_id: id, reviewer_id: people.coca.id, kind: 'rating' as const, rating: 5 };
    await portal.db
      .insertInto('reviews')
      .values({ ...rating, created_at: new Date(at) })
      .execute();
  }
});
afterAll(() => portal.close());

async function list(input: object, as: keyof typeof people = 'coca') {
  const { status, body } = await portal.post('/api/nom/nomlist', input, { as: people[as].id });
  expect([status, body.message]).toEqual([200, undefined]);
  return { total: body.total, reasons: body.noms.map(({ reason }: { reason: string }) => reason) };
}

const waiting = ['open old', 'open new', 'rated two', 'declined 100%', 'rated one'];

test.each<[object, string[]]>([
  [{}, waiting],
  [{ status: 'review' }, ['open old', 'open new']],
  [{ status: 'rate' }, ['rated one']],
  [{ status: 'rated' }, ['rated two', 'rated one']],
  [{ divisionCode: 'D1' }, ['open old', 'rated two', 'rated one']],
  [{ divisionCode: 'D2' }, ['open new', 'declined 100%']],
  [{ divisionCode: 'NONE' }, []],
  [{ selMonthFrom: 'October 2026' }, ['open new', 'rated two', 'declined 100%', 'rated one']],
  [{ selMonthTo: 'October 2026' }, ['open old', 'open new', 'declined 100%', 'rated one']],
  [{ selMonthFrom: 'October 2026', selMonthTo: 'October 2026' }, ['open new', 'declined 100%', 'rated one']],
  [{ search: 'zimmer' }, ['open old', 'rated two', 'rated one']],
  [{ search: 'RATED' }, ['rated two', 'rated one']],
  [{ search: 'courage' }, ['rated one']],
  [{ search: 'beta' }, ['open new', 'declined 100%']],
  [{ search: '100%' }, ['declined 100%']],
  [{ search: '%' }, ['declined 100%']],
  [{ search: '_' }, []],
  [{ search: 'oz ann' }, ['open old', 'declined 100%', 'rated one']],
  [{ search: 'ZİMMER bob' }, ['open old', 'rated two', 'rated one']],
  [{ search: '\u0301' }, []],
  [{ search: '  ' }, waiting],
  [{ status: 'rated', search: 'two', divisionCode: 'D1', selMonthFrom: 'November 2026' }, ['rated two']],
])('nomlist with %j', async (input, reasons) => {
  expect(await list(input)).toEqual({ total: reasons.length, reasons });
});

test.each<[string, string[]]>([
  ['dateCreated', ['open old', 'open new', 'rated one', 'declined 100%', 'rated two']],
  ['nomineeMember', ['open old', 'rated one', 'rated two', 'open new', 'declined 100%']],
  ['nomineeDivision', ['open old', 'rated one', 'rated two', 'open new', 'declined 100%']],
  ['byMember', ['open old', 'rated one', 'declined 100%', 'open new', 'rated two']],
  ['byDivision', ['open old', 'rated one', 'declined 100%', 'open new', 'rated two']],
  ['nomCat', ['rated one', 'open old', 'open new', 'rated two', 'declined 100%']],
  ['ratingCount', ['open old', 'open new', 'declined 100%', 'rated one', 'rated two']],
])('nomlist is sorted by %s, both ways', async (sort, reasons) => {
  expect((await list({ sort })).reasons).toEqual(reasons);
  expect((await list({ sort, desc: true })).reasons).toEqual(reasons.toReversed());
});

test.each<[object, string[]]>([
  [{ limit: 2 }, waiting.slice(0, 2)],
  [{ limit: 2, offset: 2 }, waiting.slice(2, 4)],
  [{ limit: 2, offset: 4 }, waiting.slice(4)],
  [{ offset: 3 }, waiting.slice(3)],
  [{ limit: 1000, offset: 5 }, []],
])('a page of nomlist with %j tells the total of all', async (input, reasons) => {
  expect(await list(input)).toEqual({ total: 5, reasons });
});

test('a manager sees the own team, administrators of reports see all', async () => {
  expect((await list({}, 'max')).total).toBe(5);
  expect((await list({}, 'ada')).total).toBe(5);
  const other = await portal.make.member({ is_manager: true });
  const { body } = await portal.post('/api/nom/nomlist', {}, { as: other.id });
  expect([body.total, body.noms]).toEqual([0, []]);
});

test.each<[object, string]>([
  [{ status: 'open' }, 'status'],
  [{ sort: 'reason' }, 'sort'],
  [{ limit: 0 }, 'limit'],
  [{ limit: 1001 }, 'limit'],
  [{ offset: -1 }, 'offset'],
  [{ selMonthFrom: 'Foo 2026' }, 'selMonthFrom'],
  [{ selMonthFrom: 'November 2026', selMonthTo: 'October 2026' }, 'selMonthTo'],
  [{ search: 'x'.repeat(1000) }, 'search'],
])('nomlist refuses %j', async (input, field) => {
  const { status, body } = await portal.post('/api/nom/nomlist', input, { as: people.coca.id });
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});
