import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test.each([
  [0, 'days'],
  [1, 'day'],
  [2, 'days'],
  [21, 'days'],
])('of %d is said %s', (count, wanted) => {
  expect(plural(count, { one: 'day', other: 'days' })).toBe(wanted);
});
