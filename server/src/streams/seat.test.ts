import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { reportPool } from '#db/report-pool';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { committed, type SeatUse, seated } from './seat.ts';

const wish = { memberId: 1, purpose: 'screen', signal: new AbortController().signal } as const;
const limits = { atOnce: 1, waitingMax: 0, waitMs: 0 };

let base: TestDatabase;
let pool: pg.Pool;
/** What sessions are at is shown to their owner alone. */
let owner: pg.Client;

beforeAll(async () => {
  base = await testDatabase();
  owner = await openConnection(base.settings);
});
afterAll(async () => {
  await owner.end();
  await base.close();
});
beforeEach(() => {
  pool = reportPool(base.settings, { max: 2 });
});
afterEach(() => pool.end());

async function sessionOf(client: pg.PoolClient): Promise<unknown> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const session = 'select state, backend_xmin is not null as "keepsRows" from pg_stat_activity where pid = $1';
  return (await owner.query(session, [rows[0].pid])).rows[0];
}

test.each<[SeatUse, boolean, string]>([
  ['reads', true, '1min'],
  ['holds', false, '11min'],
])('a place that %s keeps old rows of the primary: %s, and may be idle for %s', async (use, keepsRows, idle) => {
  const client = await seated(pool, wish, limits, use);
  expect(await sessionOf(client)).toEqual({ state: 'idle in transaction', keepsRows });
  const { rows } = await client.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: idle }]);
  await committed(client);
});

test.each<SeatUse>(['reads', 'holds'])('a place that %s is taken by one, until its transaction ends', async (use) => {
  const first = await seated(pool, wish, limits, 'holds');
  await expect(seated(pool, wish, limits, use)).rejects.toThrow('Other reports are being made');
  await committed(first);
  await committed(await seated(pool, wish, limits, use));
});

test('a connection that held a place is idle for no longer than others afterwards', async () => {
  await committed(await seated(pool, wish, limits, 'holds'));
  const { rows } = await pool.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
});
