import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience, type TestDatabase, testDatabase } from '../../test/database.ts';
import { inDatabase, openConnection, urlOf } from './connection.ts';
import { createDb, isAtWork } from './pool.ts';
import { SurePool } from './sure-pool.ts';
import { askedBy } from './turns.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

describe('a connection of the pool', () => {
  test('has short limits, counts in UTC and works as laurel_app', async () => {
    const db = createDb(base.settings, { max: 1 });
    const { rows } = await sql`select current_user, current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ current_user: 'laurel_app', lock: '2s', statement: '4s', zone: 'UTC', idle: '10s' }]);
  });

  test('has longer limits where patience is asked for', async () => {
    const db = createDb(base.settings, { max: 1, patience: 3 });
    const { rows } = await sql`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ lock: '6s', statement: '12s' }]);
  });

  test('has no limits when it imports', async () => {
    const db = createDb(base.settings, { limits: 'none', max: 1 });
    const { rows } = await sql`select current_setting('statement_timeout') as statement`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ statement: '0' }]);
  });

  test('reads int8 as numbers, days as text and moments as Date', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as big, date '2028-02-29' as day, array[1::int8, null] as many,
      array[date '2026-01-31'] as days, timestamptz '2026-01-31 12:00+02' as moment, '\\x00ff'::bytea as bytes`.execute(
        base.db,
      );
    expect(rows).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        day: '2028-02-29',
        many: [1, null],
        days: ['2026-01-31'],
        moment: new Date('2026-01-31T10:00:00Z'),
        bytes: Buffer.from([0, 255]),
      },
    ]);
  });

  test('would rather fail than round a number beyond 2^53', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(base.db)).rejects.toThrow('beyond 2^53');
  });

  test('killed while it is lent out ends its query, not the process', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(base.db);
    const sleeping = expect(sql`select pg_sleep(100)`.execute(base.db)).rejects.toMatchObject({ code: '57P01' });
    const admin = await openConnection(base.settings);
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await admin.end();
    await sleeping;
    await expect(sql`select 1 as one`.execute(base.db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

test('a connection that breaks between two queries of its borrower ends nothing but the next query', async () => {
  const pool = new SurePool(base.settings, { max: 1, onIdleError: () => {} });
  const lent = await pool.connect();
  (lent as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream.destroy(
    new Error('write EPIPE'),
  );
  await expect(lent.query('select 1')).rejects.toThrow();
  lent.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('it is known whether somebody is being served', async () => {
  const db = createDb(base.settings, { max: 1 });
  expect(isAtWork(db)).toBe(false);
  const admin = await openConnection(base.settings);
  await admin.query('select pg_advisory_lock(1)');
  const waiting = sql`select pg_advisory_lock(1)`.execute(db);
  await expect.poll(() => isAtWork(db)).toBe(true);
  await admin.end();
  await waiting;
  expect(isAtWork(db)).toBe(false);
  await db.destroy();
});

test('of those who wait for a connection the one who has the fewest is next', async () => {
  const db = createDb(base.settings, { max: 2, patience });
  const admin = await openConnection(base.settings);
  await admin.query('select pg_advisory_lock(1), pg_advisory_lock(2)');
  const done: string[] = [];
  const ask = (name: string, memberId: number, lock: number) =>
    askedBy(memberId, () => sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db)).then(() => done.push(name));
  const all = [ask('greedy 1', 1, 1), ask('greedy 2', 1, 2), ask('greedy 3', 1, 3), ask('other', 2, 3)];
  await admin.query('select pg_advisory_unlock(2)');
  await expect.poll(() => done).toEqual(['greedy 2', 'other', 'greedy 3']);
  await admin.end();
  await Promise.all(all);
  await db.destroy();
});

test('a connection lost while nobody uses it is told without its secrets', async () => {
  const told: Error[] = [];
  const pool = new SurePool(base.settings, { max: 1, onIdleError: (error) => told.push(error) });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const admin = await openConnection(base.settings);
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await admin.end();
  await expect.poll(() => told.length).toBe(1);
  expect(Object.keys(told[0] ?? {})).not.toContain('client');
  await pool.end();
});

test('the address of a socket or of a URL can name another database', () => {
  const socket = { host: '/a b/socket', port: 5432, user: 'laurel', database: 'laurel' };
  expect(urlOf(inDatabase(socket, 'other'))).toBe('postgresql:///other?host=%2Fa+b%2Fsocket&port=5432&user=laurel');
  expect(urlOf(inDatabase({ connectionString: 'postgres://me:pw@db:6432/laurel?sslmode=require' }, 'other'))).toBe(
    'postgres://me:pw@db:6432/other?sslmode=require',
  );
});
