import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { inOrder } from './in-order.ts';
import { type Tx, transaction } from './transaction.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('steps begin at once and are answered in their order, whatever each is', async () => {
  const begun: string[] = [];
  const answers = await transaction(base.db, (tx) =>
    inOrder(
      tx,
      async () => {
        begun.push('first');
        return (await sql<{ n: number }>`select 1 as n from pg_sleep(0.05)`.execute(tx)).rows[0]?.n;
      },
      () => {
        begun.push('second');
        return undefined;
      },
      async () => {
        begun.push(`third while ${begun.length} have begun`);
        return (await sql<{ n: number }>`select 3 as n`.execute(tx)).rows[0]?.n;
      },
    ),
  );
  expect([begun, answers]).toEqual([
    ['first', 'second', 'third while 2 have begun'],
    [1, undefined, 3],
  ]);
});

test('of those that fail the first in the order is thrown, though another was quicker, and only when all have ended', async () => {
  let hasEnded = false;
  const failing = transaction(base.db, (tx) =>
    inOrder(
      tx,
      async () => {
        await sql`select pg_sleep(0.05)`.execute(tx);
        throw new Error('the first');
      },
      () => {
        throw new Error('at once');
      },
      async () => {
        await sql`select 1`.execute(tx);
        hasEnded = true;
      },
    ),
  );
  await expect(failing).rejects.toThrow('the first');
  expect(hasEnded).toBe(true);
});

test('what a statement failed of is thrown, and not that PostgreSQL does nothing more after it', async () => {
  const failing = transaction(base.db, (tx) =>
    inOrder(
      tx,
      async () => {
        await sql`select pg_sleep(0.02)`.execute(tx);
        await sql`select 1`.execute(tx);
      },
      () => sql`select 1 / 0`.execute(tx),
    ),
  );
  await expect(failing).rejects.toThrow('division by zero');
});

test('outside a transaction nothing is begun', async () => {
  let isBegun = false;
  const outside = inOrder(base.db as Tx, () => {
    isBegun = true;
  });
  await expect(outside).rejects.toThrow('Outside a transaction nothing keeps an order.');
  expect(isBegun).toBe(false);
});
