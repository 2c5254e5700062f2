import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const told = (before: string, after: string) =>
  differencesOf(before, after).lines.map(
    ({ is, parts }) =>
      `${{ same: ' ', removed: '-', added: '+' }[is]}${parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')}`,
  );

test('what is the same stays, what went stands before what came, and changed words are marked', () => {
  expect(told('One\nTwo apples\nThree', 'One\nTwo green pears\nThree\nFour')).toEqual([
    ' One',
    '-Two [apples]',
    '+Two [green pears]',
    ' Three',
    '+Four',
  ]);
  expect(told('', 'One')).toEqual(['+One']);
  expect(told('One', '')).toEqual(['-One']);
  expect(told('One', 'One')).toEqual([' One']);
  expect(differencesOf('a\nb', 'b\nc')).toMatchObject({ added: 1, removed: 1 });
});

const text = fc.array(fc.constantFrom('a', 'b b', 'c c c', '', 'd')).map((lines) => lines.join('\n'));

test('of any two texts both can be put together again', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { lines } = differencesOf(before, after);
      const but = (not: string) =>
        lines
          .filter(({ is }) => is !== not)
          .map(({ parts }) => parts.map((part) => part.text).join(''))
          .join('\n');
      expect([but('added'), but('removed')]).toEqual([before, after]);
    }),
  );
});

test('two long texts without a line in common are told as taken away and written anew', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word}${i}`).join('\n');
  expect(differencesOf(long('a'), long('b'))).toMatchObject({ added: 20_000, removed: 20_000 });
});
