import type { Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { reportPool } from '#db/report-pool';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Lent } from './lent.ts';
import { type SeatUse, seated } from './seat.ts';

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

async function sessionOf(line: Lent): Promise<unknown> {
  const { rows } = await line.query('select pg_backend_pid() as pid');
  const session = 'select state, backend_xmin is not null as "keepsRows" from pg_stat_activity where pid = $1';
  return (await owner.query(session, [(rows[0] as { pid: number }).pid])).rows[0];
}

test.each<[SeatUse, boolean, string]>([
  ['reads', true, '1min'],
  ['holds', false, '11min'],
])('a place that %s keeps old rows of the primary: %s, and may be idle for %s', async (use, keepsRows, idle) => {
  const line = await seated(pool, wish, limits, use);
  expect(await sessionOf(line)).toEqual({ state: 'idle in transaction', keepsRows });
  const { rows } = await line.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: idle }]);
  await line.giveBack();
});

test.each<SeatUse>(['reads', 'holds'])('a place that %s is taken by one, until its transaction ends', async (use) => {
  const first = await seated(pool, wish, limits, 'holds');
  await expect(seated(pool, wish, limits, use)).rejects.toThrow('Other reports are being made');
  await first.giveBack();
  await (await seated(pool, wish, limits, use)).giveBack();
});

test('nothing of a place stays on its connection', async () => {
  await (await seated(pool, wish, limits, 'holds')).giveBack();
  const { rows } = await pool.query(
    `select current_user <> 'laurel_app' as owner, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ owner: true, idle: '0' }]);
});

test('who leaves while a connection is waited for is not waited for, and it goes to the next one', async () => {
  const others = await Promise.all([pool.connect(), pool.connect()]);
  const gone = new AbortController();
  const leaving = seated(pool, { ...wish, signal: gone.signal }, limits, 'reads');
  gone.abort(new Error('Left.'));
  await expect(leaving).rejects.toThrow('Left.');
  for (const client of others) client.release();
  await (await seated(pool, wish, limits, 'reads')).giveBack();
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([2, 2, 0]);
});

test('who leaves while a place is waited for has given the connection back', async () => {
  const first = await seated(pool, wish, limits, 'holds');
  const gone = new AbortController();
  const leaving = seated(pool, { ...wish, signal: gone.signal }, { ...limits, waitMs: 600_000 }, 'reads');
  await expect.poll(() => pool.idleCount).toBe(1);
  gone.abort(new Error('Left.'));
  await expect(leaving).rejects.toThrow('Left.');
  await first.giveBack();
  expect([pool.totalCount, pool.idleCount]).toEqual([2, 2]);
});

test('a connection that does not answer keeps a seat for no longer than a place may be waited for', async () => {
  const real = await pool.connect();
  const { stream } = (real as unknown as { connection: { stream: Socket } }).connection;
  // What is said to it arrives nowhere.
  stream.write = () => true;
  real.release();
  await expect(seated(pool, wish, { ...limits, waitMs: 50 }, 'reads')).rejects.toThrow('Query read timeout');
  expect(pool.totalCount).toBe(0);
});
