import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type Pooler, startPooler } from '../../test/pooler.ts';
import { requestLimits, silenceMsOf } from './begin.ts';
import { openConnection } from './connection.ts';
import { NotWritable } from './pg-errors.ts';
import { createDb, type Db } from './pool.ts';
import { OutcomeUnknown, readOnly, type Tx, transaction, Unavailable } from './transaction.ts';

let base: TestDatabase;
let one: Pooler;
let other: Pooler;
let db: Db | undefined;

beforeAll(async () => {
  base = await testDatabase();
  const owner = await openConnection(base.settings);
  await owner.query('create table numbers (value int); grant select, insert on numbers to laurel_app');
  await owner.end();
});
afterAll(() => base.close());

beforeEach(async () => {
  [one, other] = await Promise.all([startPooler(base.settings, 1), startPooler(base.settings, 1)]);
});
afterEach(async () => {
  await db?.destroy();
  await Promise.all([one.close(), other.close()]);
});

const insert = (tx: Tx | Db, value: number) => sql`insert into numbers values (${value})`.execute(tx);
const numbers = async () =>
  (await sql<{ value: number }>`select value from numbers order by value`.execute(base.db)).rows.map(
    ({ value }) => value,
  );

function throughBoth(attributes = ''): Db {
  const hosts = [one, other].map((each) => `127.0.0.1:${each.port}`).join(',');
  return createDb({ connectionString: `postgresql://laurel@${hosts}/laurel${attributes}` }, { max: 3, patience: 30 });
}

/** What is said to the one session of a pooler stays in it. */
async function say(pooler: Pooler, words: string): Promise<void> {
  const client = new pg.Client({ connectionString: pooler.url });
  await client.connect();
  await client.query(words);
  await client.end();
}
const closeForWriting = (pooler: Pooler) => say(pooler, 'set default_transaction_read_only to on');
const openForWriting = (pooler: Pooler) => say(pooler, 'set default_transaction_read_only to off');

test('of several servers the one that takes writes is found, and the next when it takes none any more', async () => {
  await closeForWriting(one);
  db = throughBoth();
  await transaction(db, (tx) => insert(tx, 1));
  await insert(db, 2);
  expect(one.lendings()).toBeLessThan(other.lendings());
  await openForWriting(one);
  await closeForWriting(other);
  const all = await Promise.all([3, 4, 5, 6].map((value) => transaction(db as Db, (tx) => insert(tx, value))));
  expect([all.length, await numbers()]).toEqual([4, [1, 2, 3, 4, 5, 6]]);
});

test('a server that is gone is passed over, and one that is asked for anyhow is taken', async () => {
  await one.close();
  db = throughBoth('?target_session_attrs=any');
  await closeForWriting(other);
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  const client = openConnection({
    connectionString: `postgresql://laurel@127.0.0.1:1,127.0.0.1:${other.port}/laurel`,
  });
  await expect(client).rejects.toMatchObject({ name: 'NotWritable' });
});

test('where all can only be read, writing is unavailable and reading goes on', async () => {
  await closeForWriting(one);
  db = createDb({ connectionString: one.url }, { patience: 30 });
  await expect(transaction(db, (tx) => insert(tx, 7), { random: () => 0 })).rejects.toBeInstanceOf(Unavailable);
  await expect(readOnly(db, (tx) => sql`select 1 as one`.execute(tx))).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await expect(insert(db, 7)).rejects.toBeInstanceOf(NotWritable);
});

/** So impatient is nobody but a test. */
const patience = 0.05;

test('a database that falls silent is given up once, whoever may repeat', async () => {
  db = createDb({ connectionString: one.url }, { patience });
  await sql`select 1`.execute(db);
  one.hang();
  let runs = 0;
  const silent = transaction(
    db,
    (tx) => {
      runs += 1;
      return insert(tx, 8);
    },
    { repeatable: true },
  );
  await expect(silent).rejects.toBeInstanceOf(Unavailable);
  expect(runs).toBe(1);
});

test('one that falls silent at COMMIT leaves the outcome unknown', async () => {
  db = createDb({ connectionString: one.url }, { patience });
  const silent = transaction(db, async (tx) => {
    await insert(tx, 9);
    one.hang();
  });
  await expect(silent).rejects.toBeInstanceOf(OutcomeUnknown);
});

test('of several servers one that falls silent is left for another that takes writes', async () => {
  const hosts = [one, other].map((each) => `127.0.0.1:${each.port}`).join(',');
  db = createDb({ connectionString: `postgresql://laurel@${hosts}/laurel` }, { max: 3, patience });
  const first = db;
  // Lent out together, so that there are connections from before.
  await Promise.all([10, 11].map((value) => transaction(first, (tx) => insert(tx, value))));
  one.hang();
  await expect(transaction(first, (tx) => insert(tx, 12))).rejects.toBeInstanceOf(Unavailable);
  await transaction(first, (tx) => insert(tx, 13));
  expect([other.lendings() > 0, await numbers()]).toEqual([true, expect.arrayContaining([10, 11, 13])]);
});

test('a request is answered in five seconds although its database says nothing', () => {
  expect(silenceMsOf(requestLimits(1))).toBeLessThan(5_000);
  expect(silenceMsOf(requestLimits(1))).toBeGreaterThan(requestLimits(1).statementMs);
});
