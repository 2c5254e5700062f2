import { expect, test } from 'vitest';
import { Prepared } from './prepared.ts';

test('a text has a name from the third time, its own and always the same', () => {
  const prepared = new Prepared();
  const names = Array.from({ length: 4 }, () => prepared.nameOf('select $1'));
  expect(names).toEqual([undefined, undefined, 'laurel_1_1', 'laurel_1_1']);
  for (let times = 0; times < 2; times += 1) prepared.nameOf('select $2');
  expect(prepared.nameOf('select $2')).toBe('laurel_1_2');
});

test('texts that come once each take no name, and their number is bounded', () => {
  const prepared = new Prepared();
  for (let n = 0; n < 10_000; n += 1) expect(prepared.nameOf(`select ${n}, $1`)).toBeUndefined();
  for (let n = 0; n < 1_000; n += 1) for (let times = 0; times < 3; times += 1) prepared.nameOf(`select ${n}, $1`);
  const named = Array.from({ length: 1_000 }, (_, n) => prepared.nameOf(`select ${n}, $1`)).filter(Boolean);
  expect(new Set(named).size).toBe(400);
});

test('after a migration every text is named anew', () => {
  const prepared = new Prepared();
  for (let times = 0; times < 3; times += 1) prepared.nameOf('select $1');
  prepared.forget();
  expect(Array.from({ length: 3 }, () => prepared.nameOf('select $1')).at(-1)).toBe('laurel_2_1');
});
