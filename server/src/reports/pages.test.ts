import { calls } from '@laurel/contract';
import { awardSorts } from '@laurel/contract/calls/reports/award-report';
import { managementSorts } from '@laurel/contract/calls/reports/reportmanagement';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { allPages, byText } from '../../test/pages.ts';

let portal: TestApp;
let ada: MadeMember;
let max: MadeMember;

const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024' };
const management = '/api/report/reportmanagement';
const quarterly = '/api/report/quarterlyawards';
const rowsOfMay = 60;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true, surname: 'Adams' });
  max = await portal.make.member({ is_manager: true, division_code: 'D3', surname: 'Maxim' });
  const bob = await portal.make.member({ surname: 'Bobson' });
  const eve = await portal.make.member({ surname: 'Everett' });
  const ids = [ada.id, max.id, bob.id, eve.id];
  // Several of the same moment, the same people, points and values: only their own number tells them apart.
  await sql`
    insert into awards (what, by_id, reason, points, send_by, message_length, created_at) values ('thankyou', ${bob.id}, 'Thanks', 0, 'email', 1, '2024-05-01')`.execute(
    portal.db,
  );
  await sql`
    insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at)
    select (array['thankyou', 'adhoc', 'payitforward'])[1 + i % 3], (${ids}::bigint[])[1 + i % 4], (${ids}::bigint[])[1 + (i + 1 + i % 2) % 4],
      'Value ' || i % 5, i % 4 * 10, (select min(id) from awards), '2024-05-01'::timestamptz + i / 3 * interval '1 hour'
    from generate_series(1, ${rowsOfMay}) i`.execute(portal.db);
  await sql`
    insert into nominations (kind, by_id, nominee_id, division_code, categories, created_at)
    select 'behaviour', (${ids}::bigint[])[1 + i % 4], case when i % 7 = 0 then null else (${ids}::bigint[])[1 + (i + 1) % 4] end,
      case when i % 7 = 0 then 'D3' end, array['Category ' || i % 3], '2024-05-01'::timestamptz + i / 3 * interval '1 hour'
    from generate_series(1, ${rowsOfMay}) i`.execute(portal.db);
  await sql`
    insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
    select id, case when by_id = ${ada.id} or nominee_id is not distinct from ${ada.id} then ${max.id}::bigint else ${ada.id} end, 'rating', 1 + id % 7, false, created_at
    from nominations where id % 2 = 0`.execute(portal.db);
});
afterAll(() => portal.close());

const ask = (path: string, wish: object, as = ada) => portal.post(path, { ...may, ...wish }, { as: as.id });

const pagesOf = (path: string, wish: object, as = ada) => allPages((place) => ask(path, { ...wish, ...place }, as));

const keys: Record<string, Record<string, string>> = {
  [management]: { date: 'date', type: 'type', from: 'from', to: 'to', points: 'points', value: 'value' },
  [quarterly]: {
    ref: 'nomSerialNum',
    nominee: 'nomineeMember',
    for: 'nomCat',
    rating: 'reviewRating',
    by: 'byMember',
    reviewer: 'reviewByMember',
  },
};

describe.each([
  [management, { isAll: true }, managementSorts],
  [quarterly, { awardStatus: '' }, awardSorts],
] as const)('%s by pages', (path, all, sorts) => {
  test('has every row of the whole once, in its order', async () => {
    const whole = (await ask(path, all)).body.report;
    expect(whole.rows).toHaveLength(rowsOfMay);
    expect(await pagesOf(path, { ...all, limit: 7 })).toEqual(whole);
    expect(await pagesOf(path, { ...all, limit: rowsOfMay })).toEqual(whole);
  });

  test.each(sorts.flatMap((sort) => [false, true].map((desc) => [sort, desc] as const)))(
    'is in the order of %s, downwards: %s, and has every row once',
    async (sort, desc) => {
      const { fields, rows } = await pagesOf(path, { ...all, limit: 11, sort, desc });
      const whole = (await ask(path, all)).body.report;
      expect(rows.toSorted(byText)).toEqual(whole.rows.toSorted(byText));
      const found = toRecords<Record<string, string | number>>({ fields, rows }).map(
        (row) => row[keys[path]?.[sort] ?? ''] as string | number,
      );
      const sorted = found.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(found).toEqual(desc ? sorted.toReversed() : sorted);
      expect(new Set(found).size).toBeGreaterThan(1);
    },
  );

  test('answers what its contract says', async () => {
    const { body } = await ask(path, { ...all, limit: 5 });
    const call = path === management ? calls.reports.reportmanagement : calls.reports.quarterlyawards;
    expect(call.output.parse(body)).toEqual(body);
    expect(body.totals.rows).toBe(rowsOfMay);
  });

  test('behind the last row, and behind one that is none, is empty', async () => {
    const first = await ask(path, { ...all, limit: 5 });
    const { body } = await ask(path, { ...all, limit: 5, after: '999999999' });
    expect(body).toEqual({ report: { fields: first.body.report.fields, rows: [] }, next: null });
  });

  test.each([
    [{ limit: 0 }, 'limit', 'Please ask for one row at least.'],
    [{ limit: 201 }, 'limit', 'Please ask for at most 200 rows.'],
    [{ limit: 5, after: 'x' }, 'after', 'This is not an id.'],
    [{ after: '5' }, 'after', 'Please say how long a page is.'],
    [{ sort: sorts[0] }, 'sort', 'Please say how long a page is.'],
    [{ limit: 5, sort: 'message' }, 'sort', 'This report is not sorted by that.'],
    [{ limit: 5, sort: sorts[0], desc: 'yes' }, 'desc', 'Please say true or false.'],
    [{ limit: 5, desc: true }, 'desc', 'Please say what to sort by.'],
  ])('%j is refused by name', async (wish, field, words) => {
    const { status, body } = await ask(path, { ...all, ...wish });
    expect([status, body.formErrors]).toEqual([400, { [field]: words }]);
  });
});

test('the sums of the management report are those of all its rows: points that are paid forward were given before', async () => {
  const rows = toRecords<{ type: string; points: number; fromMemberNo: string; toMemberNo: string }>(
    (await ask(management, { isAll: true })).body.report,
  );
  const given = rows.filter(({ type }) => type !== 'Pay It Forward');
  const { totals } = (await ask(management, { isAll: true, limit: 1 })).body;
  expect(totals).toEqual({
    rows: rowsOfMay,
    points: given.reduce((sum, { points }) => sum + points, 0),
    receivers: new Set(rows.map(({ toMemberNo }) => toMemberNo)).size,
    givers: new Set(rows.map(({ fromMemberNo }) => fromMemberNo)).size,
  });
  expect(given.length).toBeLessThan(rowsOfMay);
});

test('pages and sums of one division hold what it gave and received, and nothing else', async () => {
  const whole = (await ask(management, {}, max)).body.report;
  expect(whole.rows.length).toBeGreaterThan(5);
  expect(whole.rows.length).toBeLessThan(rowsOfMay);
  expect(await pagesOf(management, { limit: 4 }, max)).toEqual(whole);
  expect((await ask(management, { limit: 4 }, max)).body.totals.rows).toBe(whole.rows.length);
});
