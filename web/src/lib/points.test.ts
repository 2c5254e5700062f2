import { expect, test } from 'vitest';
import { formatPoints } from './points.ts';

test('points stand with separators between thousands', () => {
  expect(formatPoints(0)).toBe('0');
  expect(formatPoints(1_234_567)).toBe('1,234,567');
  expect(formatPoints(-1500)).toBe('-1,500');
});
