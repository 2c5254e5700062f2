import { expect, test } from 'vitest';
import { strokePath, thinned } from './stroke-path.ts';

test('a line is round at its points, and one point is a dot', () => {
  expect(strokePath([5, 6])).toBe('M5 6h0');
  expect(strokePath([0, 0, 10, 10])).toBe('M0 0L10 10');
  expect(strokePath([0, 0, 10, 0, 20, 10])).toBe('M0 0Q10 0 15 5L20 10');
});

test('points on the way between others are left out', () => {
  expect(thinned([0, 0, 10, 0, 20, 1, 30, 0, 30, 30])).toEqual([0, 0, 30, 0, 30, 30]);
  expect(thinned([5, 6])).toEqual([5, 6]);
  expect(thinned([0, 0, 50, 50, 0, 0])).toEqual([0, 0, 50, 50, 0, 0]);
});

test('a hand that goes round a long time needs few points', () => {
  const round = Array.from({ length: 2000 }, (_, i) => [500 + 180 * Math.cos(i / 40), 200 + 180 * Math.sin(i / 40)]);
  expect(thinned(round.flat().map(Math.round)).length / 2).toBeLessThan(500);
});
