import { type QuarterSummaryRow, summarySorts } from '@laurel/contract/calls/quarters';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { allPages, byText } from '../../test/pages.ts';
import { summariseEndedQuarters } from './summarise.ts';

let portal: TestApp;
let ada: MadeMember;
let quarterId: string;
const nominees = 12;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  const ids: number[] = [];
  for (let i = 0; i < nominees; i += 1) ids.push((await portal.make.member({ surname: `Name ${i % 7}` })).id);
  const { rows } = await sql<{ id: number }>`
    insert into nominations (kind, by_id, nominee_id, categories, state, rating_count, created_at)
    select 'behaviour', ${ada.id}, (${ids}::bigint[])[1 + i % ${nominees}], array['Act of Courage'], 'rated', 1, '2024-08-01'::timestamptz + i * interval '1 hour'
    from generate_series(1, 30) i returning id`.execute(portal.db);
  const max = await portal.make.member({ is_manager: true });
  await sql`
    insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
    select id, ${max.id}, 'rating', 1 + id % 7, true, '2024-09-01' from nominations`.execute(portal.db);
  for (const [i, { id }] of rows.entries()) await portal.make.words('nomination.reason', id, ada.id, `Reason ${i}`);
  await portal.post(
    '/api/nom/addNewQuarter',
    { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30' },
    { as: ada.id },
  );
  await summariseEndedQuarters(portal.db, portal.now);
  quarterId = (await portal.post('/api/nom/quartersList', {}, { as: ada.id })).body.quarters[0].nexusNomQuarterId;
});
afterAll(() => portal.close());

const ask = (wish: object) =>
  portal.post('/api/nom/QuarterlyAwardsSummaryReport', { quarterId, ...wish }, { as: ada.id });
const pagesOf = (wish: object) => allPages((place) => ask({ ...wish, ...place }));

test('the pages of a summary have every nominee once, by reference, with all that was written', {
  tags: 'seed',
}, async () => {
  const whole = (await ask({})).body.report;
  expect(whole.rows).toHaveLength(nominees);
  expect(toRecords<QuarterSummaryRow>(whole).every(({ reasonSummary }) => reasonSummary.startsWith('Reason'))).toBe(
    true,
  );
  expect(await pagesOf({ limit: 5 })).toEqual(whole);
  expect((await ask({ limit: 5 })).body.totals).toEqual({ rows: nominees });
});

const keyOf: Record<(typeof summarySorts)[number], (row: QuarterSummaryRow) => string | number> = {
  ref: (row) => row.ref,
  nominee: (row) => row.nomineeMember,
  nominations: (row) => row.totalNominations,
  average: (row) => row.reviewRatingAve,
};

test.each(summarySorts.flatMap((sort) => [false, true].map((desc) => [sort, desc] as const)))(
  'they are in the order of %s, downwards: %s',
  { tags: 'seed' },
  async (sort, desc) => {
    const { fields, rows } = await pagesOf({ limit: 5, sort, desc });
    expect(rows.toSorted(byText)).toEqual((await ask({})).body.report.rows.toSorted(byText));
    const found = toRecords<QuarterSummaryRow>({ fields: fields as (keyof QuarterSummaryRow & string)[], rows });
    const keys = found.map(keyOf[sort]);
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(keys).toEqual(desc ? sorted.toReversed() : sorted);
  },
);

test('the file has the same nominees, and is none before the quarter is done', { tags: 'seed' }, async () => {
  const file = (id: string) =>
    portal.post('/api/nom/exportquartersummary', { quarterId: id, format: 'csv' }, { as: ada.id });
  const { status, headers, body } = await file(quarterId);
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="quarterly_awards_summary.csv"',
  ]);
  const refs = String(body)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.slice(1, line.indexOf('"', 1))));
  expect(refs).toEqual(toRecords<QuarterSummaryRow>((await ask({})).body.report).map(({ ref }) => ref));
  expect((await file('999')).status).toBe(404);
  await portal.db.updateTable('quarters').set({ summarised_at: null }).execute();
  expect((await file(quarterId)).status).toBe(400);
});
