import { expect, test } from 'vitest';
import { inOrder } from './row-order.ts';

const rows = [
  { name: 'Zoë', points: 5 },
  { name: 'ana', points: 100 },
  { name: 'Ben 10', points: 20 },
  { name: 'Ben 9', points: 20 },
];
const names = (sorted: typeof rows) => sorted.map(({ name }) => name);

test('texts stand as a reader expects, numbers by their size', () => {
  expect(names(inOrder(rows, (row) => row.name, false))).toEqual(['ana', 'Ben 9', 'Ben 10', 'Zoë']);
  expect(names(inOrder(rows, (row) => row.points, true))).toEqual(['ana', 'Ben 10', 'Ben 9', 'Zoë']);
});

test('the rows that were given stay as they were', () => {
  inOrder(rows, (row) => row.name, false);
  expect(rows[0]?.name).toBe('Zoë');
});
