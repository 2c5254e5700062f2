import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let address: string;

const path = '/api/report/reportmanagement';
const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', isAll: true };
const rowsOfMay = 40_000;
const message = 'Tab\there, "quoted" back\\slash,\nline, \\N and 𝄞 from שלום';

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 1000, division_code: 'D3' });
  const ann = await portal.make.member();
  const owner = await openConnection(portal.settings);
  // Without looking up each giver, taker and award once more.
  await owner.query('set session_replication_role = replica');
  const { rows } = await owner.query<{ id: number }>(
    `insert into awards (what, by_id, reason, points, send_by, message_length, created_at)
     values ('thankyou', ${ann.id}, 'Thank you', 0, 'email', 1, '2024-05-01') returning id`,
  );
  const awardId = rows[0]?.id as number;
  await owner.query(
    `insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at)
     select 'thankyou', ${ann.id}, ${ada.id}, 'Thank you ' || i, 0, ${awardId}, '2024-05-01'::timestamptz + i * interval '1.001 seconds'
     from generate_series(1, ${rowsOfMay}) i`,
  );
  await owner.query(
    `insert into nominations (kind, by_id, nominee_id, categories, created_at)
     select 'behaviour', ${ann.id}, ${ada.id}, '{Act of Courage}', '2024-05-01'::timestamptz + i * interval '1 second' from generate_series(1, 1000) i`,
  );
  await owner.end();
  await portal.make.words('award.message', awardId, ann.id, message);
  address = await portal.app.listen({ port: 0 });
});
afterAll(() => portal.close());

async function ask(signal: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${await portal.tokenOf(ada.id)}`, 'content-type': 'application/json' };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(may), signal });
}

const lane = () => portal.company.lane;
const held = (memberId: number) => lane().open({ memberId, purpose: 'screen', signal: new AbortController().signal });

test.each<[string, Call, object, number]>([
  [path, calls.reports.reportmanagement, may, rowsOfMay],
  ['/api/report/quarterlyawards', calls.reports.quarterlyawards, { ...may, isAll: undefined, awardStatus: '' }, 1000],
])('%s is what its contract says, in every row, and newest first', async (url, call, wish, rows) => {
  const { status, headers, body } = await portal.post(url, wish, { as: ada.id });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(call.output.parse(body)).toEqual(body);
  expect(body.report.rows).toHaveLength(rows);
  const dates = body.report.rows.map((row: string[]) => row[body.report.fields.findIndex(isDate)]);
  expect(dates).toEqual([...dates].sort().reverse());
});

const isDate = (field: string) => field === 'date' || field === 'dateCreated';

test('an instant is cut to the millisecond, and a message comes as it was written', async () => {
  const { body } = await portal.post(path, may, { as: ada.id });
  const [newest, next] = body.report.rows.slice(-2).reverse();
  expect([newest[1], next[1]]).toEqual(['2024-05-01T00:00:01.001Z', '2024-05-01T00:00:02.002Z']);
  expect(newest.at(-1)).toBe(message);
});

test('whoever leaves in the middle of a report leaves nothing at work', async () => {
  const leaving = new AbortController();
  const { body } = await ask(leaving.signal);
  await body?.getReader().read();
  expect(lane().counts()).toEqual({ running: 1, waiting: 0 });
  leaving.abort();
  await expect.poll(() => lane().counts()).toEqual({ running: 0, waiting: 0 });
});

test('a third report of one member is refused with words while two are made', async () => {
  const first = await held(ada.id);
  const second = held(ada.id);
  const { status, body, headers } = await portal.post(path, may, { as: ada.id });
  expect([status, body.message, headers['retry-after']]).toEqual([
    429,
    'Your reports are being made; please wait until one of them is done.',
    '5',
  ]);
  await first.close();
  await (await second).close();
});

test('while every place is taken and nobody reads, gifts are given as always', { tags: 'seed' }, async () => {
  const readings = await Promise.all([held(1001), held(1002)]);
  for (const reading of readings) {
    const rows = reading.rows(sql`select generate_series(1, 100000000), repeat('x', 1000)`);
    await rows[Symbol.asyncIterator]().next();
  }
  const taker = await portal.make.member();
  const gift = { what: 'adhoc', reason: 'Client Focus', points: 5, message: '', sendBy: 'email' };
  for (let i = 0; i < 20; i += 1) {
    const { status } = await portal.post(
      '/api/reward/doreward',
      { ...gift, recipients: [taker.memberId] },
      { as: ada.id },
    );
    expect(status).toBe(200);
  }
  expect(lane().counts().running).toBe(2);
  await Promise.all(readings.map((reading) => reading.close()));
});

test('the metrics tell how many are made and how many wait', { tags: 'seed' }, async () => {
  const reading = await held(1001);
  const { body } = await portal.app.inject({ url: '/metrics' });
  expect(body).toContain('laurel_reports{state="running"} 1');
  expect(body).toContain('laurel_reports{state="waiting"} 0');
  await reading.close();
});
