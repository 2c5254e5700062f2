import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { openConnection } from './connection.ts';
import type { Db } from './pool.ts';
import { gathered, together } from './together.ts';
import { afterCommit, type Tx, transaction, withCommit } from './transaction.ts';

let base: TestDatabase;
let db: Db;

beforeAll(async () => {
  base = await testDatabase();
  db = base.db;
  const owner = await openConnection(base.settings);
  await owner.query(`create table pots (id int primary key, points int not null check (points >= 0));
    create table notes (id int generated always as identity, of int not null, text text not null);
    grant select, insert, update, delete on pots, notes to laurel_app`);
  await owner.end();
});

beforeEach(() => sql`with gone as (delete from pots) delete from notes`.execute(base.db));

afterAll(() => base.close());

class No extends Error {}
const isRefusal = (reason: unknown) => reason instanceof No;

/** The lists that a statement was made for, in their order. */
const asked: (readonly number[])[] = [];
beforeEach(() => void asked.splice(0));

const pointsOf = gathered(
  async (tx, ids: readonly number[]) => {
    asked.push(ids);
    const { rows } = await sql<{ id: number; points: number }>`
    select id, points from pots where id = any(${[...ids]}::int[])`.execute(tx);
    return ids.map((id) => rows.find((row) => row.id === id)?.points);
  },
  { leavesNothing: true },
);

const take = gathered(async (tx, ids: readonly number[]) => {
  asked.push(ids);
  await sql`update pots p set points = points - n from (select id, count(*) as n from unnest(${[...ids]}::int[]) id group by id) taken
    where p.id = taken.id`.execute(tx);
});

const count = gathered(async (tx, ids: readonly number[]) => {
  await sql`insert into notes (of, text) select id, 'counted' from unnest(${[...ids]}::int[]) id`.execute(tx);
});

const note = (tx: Tx, of: number, text: string) =>
  sql`insert into notes (of, text) values (${of}, ${text})`.execute(tx);
const notes = async () =>
  (await sql<{ of: number; text: string }>`select of, text from notes order by id`.execute(db)).rows;
const pots = async () =>
  (await sql<{ points: number }>`select points from pots order by id`.execute(db)).rows.map((row) => row.points);
const fill = (...points: number[]) =>
  sql`insert into pots select n, points from unnest(${points}::int[]) with ordinality as p (points, n)`.execute(db);

/** As anybody would write it who pays from one pot. */
async function pay(tx: Tx, id: number): Promise<string> {
  const points = await pointsOf(tx, id);
  if (points === undefined || points < 1) throw new No(`Pot ${id} is empty.`);
  withCommit(tx, () => take(tx, id));
  withCommit(tx, () => note(tx, id, 'paid'));
  return `paid from ${id}`;
}

const undone: number[] = [];
beforeEach(() => void undone.splice(0));

const paying = (...ids: number[]) =>
  together(
    db,
    ids.map((id) => ({ run: (tx: Tx) => pay(tx, id), undo: async () => undone.push(id) })),
    { isRefusal },
  );

describe('a gathered statement', () => {
  test('is one for each who asks alone', async () => {
    await fill(1, 2);
    expect(await transaction(db, async (tx) => [await pointsOf(tx, 1), await pointsOf(tx, 2)])).toEqual([1, 2]);
    expect(asked).toEqual([[1], [2]]);
  });

  test('keeps its place among others that are sent at once', async () => {
    await fill(1);
    const [before] = await transaction(db, (tx) => Promise.all([pointsOf(tx, 1), take(tx, 1)]));
    expect([before, await pots()]).toEqual([1, [0]]);
  });

  test('is one for all who share a transaction, and each has their own answer', async () => {
    await fill(5, 5, 5);
    const settled = await paying(1, 2, 3, 2);
    expect(settled.map((one) => 'value' in one && one.value)).toEqual([1, 2, 3, 2].map((id) => `paid from ${id}`));
    expect(asked).toEqual([
      [1, 2, 3, 2],
      [1, 2, 3, 2],
    ]);
    expect([await pots(), (await notes()).length, undone]).toEqual([[4, 3, 4], 4, []]);
  });

  test('that fails for several refuses nobody: nothing is done, and it says why', async () => {
    const failing = gathered(async (tx, wishes: readonly number[]) => {
      await note(tx, wishes.length, 'written');
      throw new No('one of them');
    });
    const deed = { run: (tx: Tx) => failing(tx, 1), undo: async () => {} };
    await expect(together(db, [deed, deed], { isRefusal })).rejects.toThrow('One of several could not be done.');
    expect(await notes()).toEqual([]);
  });
});

describe('those who share a transaction', () => {
  test('are refused each by itself, with nothing of it written and what it took given back', async () => {
    await fill(5, 0, 5);
    const settled = await paying(1, 2, 3);
    expect(settled.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : one.value))).toEqual([
      'paid from 1',
      'Pot 2 is empty.',
      'paid from 3',
    ]);
    expect([await pots(), await notes(), undone]).toEqual([[4, 0, 4], [1, 3].map((of) => ({ of, text: 'paid' })), [2]]);
  });

  test('are undone together when they ask for more than the database lets them, or one fails otherwise', async () => {
    await fill(2, 5);
    await expect(paying(1, 2, 1, 1)).rejects.toThrow(/pots_points_check|One of several/);
    expect([await pots(), await notes()]).toEqual([[2, 5], []]);
    const broken = { run: () => Promise.reject(new TypeError('a defect')), undo: async () => {} };
    const good = { run: (tx: Tx) => pay(tx, 2), undo: async () => {} };
    await expect(together<string>(db, [good, broken], { isRefusal })).rejects.toThrow('a defect');
    expect([await pots(), await notes()]).toEqual([[2, 5], []]);
  });

  test('are undone together when one is refused after something was written for it', async () => {
    await fill(5);
    const late = {
      run: async (tx: Tx) => {
        await count(tx, 1);
        throw new No('too many');
      },
      undo: async () => {},
    };
    const good = { run: (tx: Tx) => pay(tx, 1), undo: async () => {} };
    await expect(together<unknown>(db, [good, late], { isRefusal })).rejects.toThrow('too many');
    expect([await pots(), await notes()]).toEqual([[5], []]);
  });

  test('are told of its end, each', async () => {
    await fill(5);
    const told: number[] = [];
    const deeds = [1, 2].map((n) => ({
      run: async (tx: Tx) => afterCommit(tx, () => told.push(n)),
      undo: async () => {},
    }));
    await together(db, deeds, { isRefusal });
    expect(told).toEqual([1, 2]);
  });
});
