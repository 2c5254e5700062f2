import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { readOnly } from '#db/transaction';
import { appOn, type TestApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { patience, testDatabase } from './database.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { startPortal } from './portal-process.ts';

let portal: TestApp;
let pooler: Pooler;

/** Fewer than the portal has connections: they change hands all the time. */
const sessionCount = 3;

beforeAll(async () => {
  const database = await testDatabase();
  pooler = await startPooler(database.settings, sessionCount);
  const settings = { connectionString: pooler.url };
  const db = createDb(settings, { max: 8, patience });
  portal = await appOn({
    ...database,
    settings,
    db,
    close: async () => {
      await db.destroy();
      await pooler.close();
      await database.close();
    },
  });
});
afterAll(() => portal.close());

/** Asked through the pooler itself, as whoever comes next: once in each of its sessions. */
async function sessionsHave(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: pooler.url });
  await client.connect();
  const rows: unknown[] = [];
  for (let asked = 0; asked < sessionCount; asked += 1) rows.push((await client.query(query)).rows[0]);
  await client.end();
  return rows;
}

const stateOf = `select current_user::text as "user", current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock, current_setting('jit') as jit, current_setting('idle_in_transaction_session_timeout') as idle,
  (select count(*)::int from pg_prepared_statements) as prepared, (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`;

test('behind a pooler by transactions people give points at the same moment, and its sessions stay as they were', {
  tags: 'seed',
}, async () => {
  const before = await sessionsHave(stateOf);
  const givers = await Promise.all(Array.from({ length: 12 }, () => portal.make.member({ points: 1000 })));
  const recipient = await portal.make.member();
  const base = { what: 'payitforward', reason: 'Act of Courage', message: 'Thank you!', sendBy: 'email' };
  const give = ({ id }: { id: number }) =>
    portal.post('/api/reward/doreward', { ...base, points: 10, recipients: [recipient.memberId] }, { as: id });
  for (let round = 0; round < 4; round += 1)
    expect((await Promise.all(givers.map(give))).map(({ status }) => status)).toEqual(givers.map(() => 200));
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: recipient.id });
  expect(body.memberData.awardsPointsAvailable).toBe(12 * 4 * 10);
  await portal.settle();
  await expectBooksRight(portal.db);
  expect(await sessionsHave(stateOf)).toEqual(before);
  expect(pooler.lendings()).toBeGreaterThan(givers.length * 4);
});

test('who has read gives its session back at once, and leaves nothing to the next', async () => {
  const one = createDb({ connectionString: pooler.url }, { max: 1, patience });
  const before = pooler.texts().length;
  for (let reads = 0; reads < 3; reads += 1) await readOnly(one, (tx) => sql`select ${1}::int`.execute(tx));
  await one.destroy();
  const reading = [expect.stringMatching(/^begin .* read only;/), 'rollback'];
  const ends = () =>
    pooler
      .texts()
      .slice(before)
      .filter((text) => /begin|rollback/.test(text));
  await expect.poll(ends).toEqual([...reading, ...reading, ...reading]);
});

const everything = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026', isAll: true };

test('a report is read through it too', { tags: 'seed' }, async () => {
  const reader = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 100 });
  const gift = { what: 'adhoc', reason: 'Client Focus', points: 5, message: '', sendBy: 'email' };
  const taker = await portal.make.member();
  await portal.post('/api/reward/doreward', { ...gift, recipients: [taker.memberId] }, { as: reader.id });
  const { status, body } = await portal.post('/api/report/reportmanagement', everything, { as: reader.id });
  expect([status, body.report.rows.length > 0]).toEqual([200, true]);
});

test.each([
  ['with a way of its own for what is a session', true],
  ['without one', false],
])('a portal starts behind it, %s, and tells its followers', async (_, hasOwn) => {
  const database = await testDatabase();
  const own = await startPooler(database.settings, sessionCount);
  const started = await startPortal({
    DATABASE_URL: own.url,
    LAUREL_PROCESSES: '1',
    ...(hasOwn ? { DATABASE_DIRECT_URL: database.url } : {}),
  });
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
  started.child.kill('SIGTERM');
  expect(await started.ended).toEqual([0, null]);
  await own.close();
  await database.close();
});
