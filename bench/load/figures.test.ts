import { describe, expect, test } from 'vitest';
import { drawing } from './cast.ts';
import { isDisturbed, shareOfOthers } from './foreign.ts';
import { histogram, percentile, record } from './histogram.ts';
import { loadOf } from './pgbench.ts';
import { fallen, gain, middle } from './ratios.ts';

function of(values: readonly number[]) {
  const told = histogram();
  for (const value of values) record(told, value);
  return told;
}

describe('a histogram', () => {
  const hundred = of(Array.from({ length: 100 }, (_, n) => n + 1));

  test('tells percentiles to two in a hundred', () => {
    for (const [share, value] of [
      [0.01, 1],
      [0.5, 50],
      [0.99, 99],
    ] as const) {
      expect(percentile(hundred, share)).toBeGreaterThanOrEqual(value);
      expect(percentile(hundred, share)).toBeLessThanOrEqual(value * 1.02);
    }
  });

  test('never tells more than the longest', () => {
    expect(percentile(hundred, 1)).toBe(100);
  });

  test('counts what is shorter than its first bucket', () => {
    expect(percentile(of([0, 0.001]), 1)).toBe(0.001);
  });

  test('knows nothing of nothing', () => {
    expect(percentile(histogram(), 0.5)).toBeUndefined();
  });

  test('reads the times that pgbench writes, in microseconds', () => {
    const told = loadOf(['0 1 2000 0 1763770000 1\n0 2 4000 0 1763770000 2\n', '1 1 6000 0 1763770000 3\n'], 2);
    expect([told.done.count, told.done.total, told.done.most]).toEqual([3, 12, 6]);
  });
});

describe('ratios', () => {
  const rate = { name: 'sends', ratio: 0.1, better: 'more' } as const;
  const time = { name: 'report', ratio: 2, better: 'less' } as const;

  test('a rate gains by growing and a time by shrinking', () => {
    expect(gain({ ...rate, ratio: 0.2 }, rate)).toBe(2);
    expect(gain({ ...time, ratio: 1 }, time)).toBe(2);
  });

  test('have fallen when they are more than 15 % worse than the kept ones', () => {
    const kept = [rate, time];
    expect(fallen([{ ...rate, ratio: 0.084 }], kept)).toHaveLength(1);
    expect(fallen([{ ...rate, ratio: 0.086 }], kept)).toEqual([]);
    expect(fallen([{ ...time, ratio: 2.4 }], kept)).toHaveLength(1);
    expect(fallen([{ ...time, ratio: 2.3 }], kept)).toEqual([]);
  });

  test('that were not kept have not fallen', () => {
    expect(fallen([rate], [time])).toEqual([]);
  });

  test('the middle of rounds is not moved by one that was disturbed', () => {
    expect(middle([10, 900, 12])).toBe(12);
    expect(middle([10, 20])).toBe(15);
    expect(() => middle([])).toThrow(RangeError);
  });
});

describe('foreign load', () => {
  test('is what was busy and not ours, as a share of all processors', () => {
    const before = { busy: 1000, all: 5000, own: 100 };
    expect(shareOfOthers(before, { busy: 1300, all: 5400, own: 300 })).toBe(0.25);
  });

  test('is never less than nothing: ticks are rounded', () => {
    expect(shareOfOthers({ busy: 0, all: 0, own: 0 }, { busy: 10, all: 100, own: 11 })).toBe(0);
  });

  test('disturbs a cell by its share, or by slowing a bare loop', () => {
    expect(isDisturbed({ share: 0.05, speed: 0.98 })).toBe(false);
    expect(isDisturbed({ share: 0.3, speed: 0.98 })).toBe(true);
    expect(isDisturbed({ share: 0.05, speed: 0.5 })).toBe(true);
  });
});

test('what is drawn is the same for a seed and spread over all of its range', () => {
  const draws = (seed: number) => {
    const draw = drawing(seed);
    return Array.from({ length: 1000 }, () => draw(10));
  };
  expect(draws(1)).toEqual(draws(1));
  expect(draws(1)).not.toEqual(draws(2));
  expect(new Set(draws(3)).size).toBe(10);
});
