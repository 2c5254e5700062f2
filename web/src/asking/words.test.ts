import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';
import { othersWords } from './others-words.ts';

test('how long it waits is told by the reader’s days', () => {
  const now = new Date(2026, 10, 20, 9);
  expect(ageWords(new Date(2026, 10, 20, 1).toISOString(), now)).toBe('Since today');
  expect(ageWords(new Date(2026, 10, 19, 23).toISOString(), now)).toBe('Waiting 1 day');
  expect(ageWords(new Date(2026, 10, 17, 23).toISOString(), now)).toBe('Waiting 3 days');
});

test('who confirms first is told by name, one step after the other', () => {
  const any = { by: 'finance' as const, all: false, people: { count: 2, names: ['Ann Able', 'Ben Ode'] } };
  expect(othersWords([])).toBe('');
  expect(othersWords([any])).toBe('It is given once it is confirmed by Ann Able or Ben Ode.');
  expect(
    othersWords([
      { ...any, all: true },
      { ...any, people: { count: 0, names: [] } },
    ]),
  ).toBe('It is given once it is confirmed by Ann Able, Ben Ode → somebody who is not here yet.');
});
