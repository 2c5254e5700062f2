import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orderComplaints, unordered } from './order-rules.ts';

const root = join(import.meta.dirname, '..');

test('a join of promises with a transaction in it is found, by its type and not by its name', () => {
  const found = unordered(root, [
    'server/src/db/together.ts',
    'server/src/db/transaction.ts',
    'server/src/jobs/jobs.ts',
  ]);
  expect(found.map(({ path }) => path)).toEqual(['server/src/db/together.ts']);
});

test('the room that makes the order is left out, and nobody else', () => {
  expect(orderComplaints(root, ['server/src/db/together.ts', 'server/src/jobs/jobs.ts'])).toEqual([]);
});
