import { expect, test } from 'vitest';
import { Prepared } from './prepared.ts';

test('a text has a name from the third time, its own and always the same', () => {
  const prepared = new Prepared();
  const names = Array.from({ length: 4 }, () => prepared.nameOf('select $1'));
  expect(names).toEqual([undefined, undefined, expect.stringMatching(/^laurel_1_[\w-]{24}$/), names[2]]);
  for (let times = 0; times < 2; times += 1) prepared.nameOf('select $2');
  expect(prepared.nameOf('select $2')).not.toBe(names[2]);
});

test('what two processes call alike is alike', () => {
  const [one, other] = [new Prepared(), new Prepared()];
  for (const text of ['select $1', 'select $2']) for (let times = 0; times < 3; times += 1) one.nameOf(text);
  for (const text of ['select $2', 'select $1']) for (let times = 0; times < 3; times += 1) other.nameOf(text);
  expect(one.nameOf('select $1')).toBe(other.nameOf('select $1'));
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
  expect(Array.from({ length: 3 }, () => prepared.nameOf('select $1')).at(-1)).toMatch(/^laurel_2_/);
});
