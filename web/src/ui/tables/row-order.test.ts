import { expect, test } from 'vitest';
import { inOrder, nextOrder, type RowOrder } from './row-order.ts';

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

test.each([
  ['texts', 'Ben', [false, true, undefined]],
  ['numbers', 7, [true, false, undefined]],
])('three clicks on a column of %s turn its order round and take it away', (_kind, sample, wanted) => {
  const clicks: (RowOrder | undefined)[] = [];
  for (const _ of wanted) clicks.push(nextOrder(clicks.at(-1), 'own', sample));
  expect(clicks.map((order) => order?.desc)).toEqual(wanted);
  expect(nextOrder({ id: 'other', desc: true }, 'own', sample)).toEqual({ id: 'own', desc: wanted[0] });
});
