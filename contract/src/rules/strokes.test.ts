import { expect, test } from 'vitest';
import { signaturePointsMax, signatureStrokesMax } from '#limits';
import { pointsOf, strokes } from './strokes.ts';

const allows = (drawn: unknown) => strokes.safeParse(drawn).success;
const line = (points: number) => Array.from({ length: 2 * points }, (_, i) => i % 400);

test('a signature is lines of whole numbers within its field', () => {
  expect(allows([])).toBe(true);
  expect(allows([[0, 0]])).toBe(true);
  expect(allows([[0, 0, 1000, 400], line(20)])).toBe(true);
  for (const wrong of [[], [1], [1, 2, 3], [0.5, 1], [-1, 0], [1001, 0], [0, 401], ['0', 1], [Number.NaN, 0]])
    expect(allows([wrong]), JSON.stringify(wrong)).toBe(false);
  expect(allows('M 0 0')).toBe(false);
  expect(allows([{ x: 1 }])).toBe(false);
});

test('a signature has so many lines and so many points at most', () => {
  expect(allows(Array.from({ length: signatureStrokesMax }, () => [1, 2]))).toBe(true);
  expect(allows(Array.from({ length: signatureStrokesMax + 1 }, () => [1, 2]))).toBe(false);
  expect(allows([line(signaturePointsMax)])).toBe(true);
  expect(allows([line(signaturePointsMax), [1, 2]])).toBe(false);
  expect(allows([line(signaturePointsMax + 1)])).toBe(false);
  expect(pointsOf([line(3), [1, 2]])).toBe(4);
});

test('a line that is no line is told as such', () => {
  expect(strokes.safeParse([[1]]).error?.issues[0]?.message).toBe('This is no drawing of a signature.');
});
