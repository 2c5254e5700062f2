import { afterAll, beforeAll, expect, test } from 'vitest';
import { nominationFile } from '#streams/report-files';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let max: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  max = await portal.make.member({ is_manager: true });
  const ann = await portal.make.member({ division_code: 'D3' });
  const bob = await portal.make.member({ manager_id: max.id });
  for (let i = 0; i < 12; i += 1) {
    const { id } = await portal.db
      .insertInto('nominations')
      .values({
        kind: 'behaviour',
        by_id: ann.id,
        nominee_id: i % 3 === 0 ? bob.id : null,
        division_code: i % 3 === 0 ? null : 'D3',
        categories: [`Category ${i % 4}`],
        created_at: new Date(Date.UTC(2026, 9, 1 + i)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.make.words('nomination.reason', id, ann.id, `"Reason" ${i},\nwith a line`);
  }
});
afterAll(() => portal.close());

async function fileOf(as: MadeMember, wish: object) {
  const { status, headers, body } = await portal.post(
    '/api/nom/exportnominations',
    { format: 'csv', ...wish },
    { as: as.id },
  );
  const [head, ...lines] = String(body).trimEnd().split('\r\n');
  return { status, headers, head, refs: lines.map((line) => line.slice(1, line.indexOf('"', 1))), lines };
}

const listed = async (as: MadeMember, wish: object) =>
  (await portal.post('/api/nom/nomlist', wish, { as: as.id })).body.noms.map(({ nomId }: { nomId: string }) => nomId);

test.each([
  {},
  { sort: 'nomineeMember', desc: true },
  { sort: 'dateCreated', desc: false },
  { selMonthFrom: 'October 2026' },
  { search: 'category 2' },
])('the file has the nominations of the list with %j, in its order', async (wish) => {
  for (const as of [ada, max]) {
    const { status, refs } = await fileOf(as, wish);
    expect(status).toBe(200);
    expect(refs).toEqual(await listed(as, wish));
    expect(refs.length).toBeGreaterThan(0);
  }
});

test('it has the columns of the competition report, and says what was written in one line', async () => {
  const { head, headers, lines } = await fileOf(ada, { sort: 'dateCreated', desc: false });
  expect(head).toBe(`\ufeff"${nominationFile.map(({ header }) => header).join('";"')}"`);
  expect(headers['content-disposition']).toBe('attachment; filename="nominations.csv"');
  expect(lines[0]).toContain('1 Oct 2026 00:00');
  expect(lines[0]).toContain('"""Reason"" 0, with a line"');
  const { headers: told } = await fileOf(ada, { format: 'xlsx' });
  expect(told['content-disposition']).toBe('attachment; filename="Nominations_20261120.xlsx"');
});

test('is for whom the list is, and so is its filter by status', async () => {
  expect((await fileOf(await portal.make.member(), {})).status).toBe(403);
  expect((await fileOf(max, { status: 'review' })).status).toBe(400);
  expect((await fileOf(max, { offset: 5 })).status).toBe(400);
});
