import { expect, test } from 'vitest';
import { countedTo, powerOfTen } from './counted.ts';

test.each([
  [{ limit: 25 }, 1_000],
  [{ limit: 25, offset: 975 }, 1_000],
  [{ limit: 25, offset: 976 }, 10_000],
  [{ limit: 1000, offset: 9_000 }, 10_000],
  [{}, Number.POSITIVE_INFINITY],
  [{ offset: 50 }, Number.POSITIVE_INFINITY],
])('a page at %j is counted to %d', (page, most) => expect(countedTo(page)).toBe(most));

test.each([
  [0, 1],
  [1, 1],
  [2, 10],
  [100, 100],
  [101, 1_000],
])('the power of ten of %d is %d', (rows, power) => expect(powerOfTen(rows)).toBe(power));
