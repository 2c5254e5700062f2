import { type IdeaRow, ideaSorts } from '@laurel/contract/calls/ideas/idea-row';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ideaFile } from '#streams/report-files';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { allPages, byText } from '../../test/pages.ts';

let portal: TestApp;
let ada: MadeMember;
let max: MadeMember;

const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', ideaStatus: '' };
const ideasOfMay = 40;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  const roles = [{ capability: 'ideaReviewer', scopeKind: 'division', scopeCode: 'D3' } as const];
  max = await portal.make.member({ roles });
  const ann = await portal.make.member({ surname: 'Ames', division_code: 'D3' });
  const bob = await portal.make.member({ surname: 'Burns' });
  // Several of one moment, and of one state: only their own number tells them apart.
  const { rows } = await sql<{ id: number }>`
    insert into ideas (by_id, category, state, reward_points, reviewed_by_id, reviewed_at, created_at)
    select case i % 2 when 0 then ${ann.id}::bigint else ${bob.id} end, 'Current challenges',
      (array['awaiting', 'rewarded', 'concluded'])[1 + i % 3], case i % 3 when 1 then 50 * (1 + i % 4) else 0 end,
      case i % 3 when 0 then null else ${ada.id}::bigint end, case i % 3 when 0 then null else timestamptz '2024-06-01' end,
      '2024-05-01'::timestamptz + i / 4 * interval '1 hour'
    from generate_series(1, ${ideasOfMay}) i returning id`.execute(portal.db);
  await sql`update ideas set shared_site = 'site', stage = 'planned', votes = 3 where id = ${rows[0]?.id}`.execute(
    portal.db,
  );
  for (const [i, { id }] of rows.entries()) await portal.make.words('idea.title', id, ann.id, `Title ${i % 9}`);
});
afterAll(() => portal.close());

const ask = (wish: object, as = ada) => portal.post('/api/idea/idealist', { ...may, ...wish }, { as: as.id });
const pagesOf = (wish: object, as = ada) => allPages((place) => ask({ ...wish, ...place }, as));

test('the pages of Idea Management have every idea once, in its order, and say how many there are', async () => {
  const { report, reviewable } = (await ask({})).body;
  expect(report.rows).toHaveLength(ideasOfMay);
  expect(await pagesOf({ limit: 7 })).toEqual(report);
  const first = (await ask({ limit: 7 })).body;
  expect(first.totals).toEqual({ rows: ideasOfMay });
  const shown = toRecords<IdeaRow>(first.report).map(({ ideaBoxId }) => ideaBoxId);
  expect(first.reviewable).toEqual(shown.filter((id) => reviewable.includes(id)));
  expect(first.reviewable.length).toBeGreaterThan(0);
});

const keyOf: Record<(typeof ideaSorts)[number], (row: IdeaRow) => string | number> = {
  date: (row) => row.dateCreated,
  member: (row) => row.byMember,
  idea: (row) => row.title,
  status: (row) => row.ideaStatus,
  reward: (row) => row.rewardAmount,
};

test.each(ideaSorts.flatMap((sort) => [false, true].map((desc) => [sort, desc] as const)))(
  'they are in the order of %s, downwards: %s',
  async (sort, desc) => {
    const { fields, rows } = await pagesOf({ limit: 9, sort, desc });
    expect(rows.toSorted(byText)).toEqual((await ask({})).body.report.rows.toSorted(byText));
    const found = toRecords<IdeaRow>({ fields: fields as (keyof IdeaRow & string)[], rows }).map(keyOf[sort]);
    const sorted = found.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(found).toEqual(desc ? sorted.toReversed() : sorted);
  },
);

test('a filter and a scope narrow the pages and their number alike', async () => {
  for (const [wish, as] of [
    [{ ideaStatus: 'R' }, ada],
    [{}, max],
  ] as const) {
    const whole = (await ask(wish, as)).body.report;
    expect(whole.rows.length).toBeGreaterThan(3);
    expect(whole.rows.length).toBeLessThan(ideasOfMay);
    expect(await pagesOf({ ...wish, limit: 3 }, as)).toEqual(whole);
    expect((await ask({ ...wish, limit: 3 }, as)).body.totals).toEqual({ rows: whole.rows.length });
  }
});

test('the file has the same ideas in the same order, for whom the list is', async () => {
  const file = (as: MadeMember) => portal.post('/api/idea/exportideas', { ...may, format: 'csv' }, { as: as.id });
  const { status, headers, body } = await file(ada);
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="idea_report.csv"']);
  const lines = String(body).trimEnd().split('\r\n');
  expect(lines[0]).toBe(`\ufeff"${ideaFile.map(({ header }) => header).join('";"')}"`);
  const refs = lines.slice(1).map((line) => line.slice(1, line.indexOf('"', 1)));
  const listed = toRecords<IdeaRow>((await ask({})).body.report);
  expect(refs).toEqual(listed.map(({ ideaBoxId }) => ideaBoxId));
  expect(lines.find((line) => line.includes('"Rewarded"'))).toContain('1 Jun 2024 00:00');
  const ends = lines.slice(1).map((line) => line.split(';').slice(-2).join());
  expect(new Set(ends)).toEqual(new Set(['"Planned","3"', '"",""']));
  const ofMax =
    String((await file(max)).body)
      .trimEnd()
      .split('\r\n').length - 1;
  expect(ofMax).toBe((await ask({}, max)).body.report.rows.length);
  expect((await file(await portal.make.member())).status).toBe(403);
});
