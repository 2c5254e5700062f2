import { expect, test } from 'vitest';
import { readBy } from '#say';
import { namesOf } from './items.ts';
import { seed } from './seed.ts';
import { valueWords } from './value-words.ts';

const lists = [...namesOf(seed).choices.keys(), ...namesOf(seed).categories.keys()];

test.each(lists)('in English %s is called as calls name it', (value) => {
  expect(valueWords(value)).toBe(value);
});

test('elsewhere each value is said in the reader’s words, several as a list, a category behind them', () => {
  const asEnglish = (text: string) => `<${text}>`;
  readBy(() => ({
    locale: 'de',
    words: ({ text }) => (text.startsWith('{before}') ? [['before'], ' + ', ['last']] : asEnglish(text)),
  }));
  expect(valueWords('Act of Courage')).toBe('<Act of Courage>');
  expect(valueWords('Client Obsession, Act of Courage')).toBe('<Client Obsession> + <Act of Courage>');
  expect(valueWords('Act of Courage: Team')).toBe('<Act of Courage>: <Team>');
});

test('what the lists do not hold stays as it is, commas, categories and all', () => {
  for (const title of ['Song, Dance', 'Song: Team', 'Act of Courage, Song', 'constructor', ''])
    expect(valueWords(title)).toBe(title);
});
