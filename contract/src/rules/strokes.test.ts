import { expect, test } from 'vitest';
import { isDrawing } from './strokes.ts';

test.each([
  ['nothing drawn', [], true],
  ['a dot', [[0, 0]], true],
  [
    'two lines up to the edges',
    [
      [0, 0, 1000, 400],
      [5, 5, 6, 6],
    ],
    true,
  ],
  ['a line of no points', [[]], false],
  ['half a point', [[1, 2, 3]], false],
  ['beyond the edges', [[1001, 0]], false],
  ['below them', [[0, 401]], false],
  ['before them', [[-1, 0]], false],
  ['no whole numbers', [[0.5, 1]], false],
  ['200 lines', Array.from({ length: 200 }, () => [1, 1]), true],
  ['201 lines', Array.from({ length: 201 }, () => [1, 1]), false],
  ['4,000 points', [Array.from({ length: 8000 }, () => 1)], true],
  ['4,001 points', [Array.from({ length: 8002 }, () => 1)], false],
] as const)('%s', (_, strokes, is) => {
  expect(isDrawing(strokes as unknown as number[][])).toBe(is);
});
