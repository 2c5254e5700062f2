import { expect, test } from 'vitest';
import { anyWords, namesWords } from './names.ts';

test('people are named, and counted where there are more', () => {
  expect(namesWords({ count: 0, names: [] })).toBe('');
  expect(namesWords({ count: 2, names: ['Ann Lee', 'Ben Ode'] })).toBe('Ann Lee, Ben Ode');
  expect(namesWords({ count: 3, names: ['Ann Lee', 'Ben Ode'] })).toBe('Ann Lee, Ben Ode and 1 other');
  expect(namesWords({ count: 14, names: ['Ann Lee', 'Ben Ode'] })).toBe('Ann Lee, Ben Ode and 12 others');
  expect(namesWords({ count: 1, names: [] })).toBe('1 person');
});

test.each([
  [1, ['Ann Lee'], 'Ann Lee'],
  [2, ['Ann Lee', 'Ben Ode'], 'Ann Lee or Ben Ode'],
  [3, ['Ann Lee', 'Ben Ode', 'Cy Fox'], 'Ann Lee, Ben Ode or Cy Fox'],
  [3, ['Ann Lee', 'Ben Ode'], 'Ann Lee, Ben Ode or one other'],
  [1002, ['Ann Lee', 'Ben Ode'], 'Ann Lee, Ben Ode or one of 1,000 others'],
])('any one of %i', (count, names, words) => {
  expect(anyWords({ count, names })).toBe(words);
});
