import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience, type TestDatabase, testDatabase } from '../../test/database.ts';
import { type ConnectionSettings, openConnection } from './connection.ts';
import { createDb, poolOf } from './pool.ts';
import { poolFigures, type WatchedPool } from './pool-figures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A pool of one connection, and its figures. */
function watched(settings: ConnectionSettings = database.settings) {
  const db = createDb(settings, { max: 1, patience });
  return { db, figures: poolFigures(poolOf(db) as WatchedPool) };
}

test('a pool tells what is used and idle, and who waits', async () => {
  const { db, figures } = watched();
  expect(figures().connections).toEqual({ used: 0, idle: 0, waiting: 0 });
  const held = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const first = db.connection().execute(async () => {
    holding.resolve();
    await held.promise;
  });
  await holding.promise;
  const second = sql`select 1`.execute(db);
  expect(figures().connections).toEqual({ used: 1, idle: 0, waiting: 1 });
  held.resolve();
  await Promise.all([first, second]);
  expect(figures().connections).toEqual({ used: 0, idle: 1, waiting: 0 });
  await db.destroy();
});

test('errors are counted by the class of their SQL state', async () => {
  const { db, figures } = watched();
  for (const text of ['select 1/0', 'select 1/0', 'select nothing'])
    await expect(sql.raw(text).execute(db)).rejects.toThrow();
  expect([...figures().errors]).toEqual([
    ['22', 2],
    ['42', 1],
  ]);
  await db.destroy();
});

test('a connection that the server ends counts with the reason that it gives', async () => {
  const { db, figures } = watched();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const owner = await openConnection(database.settings);
  const lost = expect(sql`select pg_sleep(1000)`.execute(db)).rejects.toThrow();
  // What has not been read yet would take the reason along when the connection ends.
  const asleep = 'select from pg_stat_activity where pid = $1 and wait_event = $2';
  while ((await owner.query(asleep, [rows[0]?.pid, 'PgSleep'])).rowCount === 0);
  await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  await owner.end();
  expect(figures().errors.get('57')).toBe(1);
  await db.destroy();
});

test('connections that break, and those that never came, are counted too', async () => {
  const { db, figures } = watched();
  const client = await poolOf(db)?.pool.connect();
  const broken = once(client as NodeJS.EventEmitter, 'error');
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  await broken;
  client?.release(true);
  expect([...figures().errors]).toEqual([['connection', 1]]);
  await db.destroy();

  const nowhere = watched({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' });
  await expect(sql`select 1`.execute(nowhere.db)).rejects.toThrow();
  expect([...nowhere.figures().errors]).toEqual([['connection', 1]]);
  await nowhere.db.destroy();
});
