import { expect, test } from 'vitest';
import {
  adhocValues,
  celebrateReasons,
  ideaCategories,
  oneUp,
  payItForwardReasons,
  recogniseCategories,
  recogniseReasons,
} from '#points';
import { readBy } from '#say';
import { valueWords } from './value-words.ts';

const lists = [
  ...recogniseReasons,
  ...payItForwardReasons,
  ...celebrateReasons,
  ...adhocValues,
  ...ideaCategories,
  ...recogniseCategories,
];

test.each([...lists, oneUp])('in English %s is called as calls name it', (value) => {
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
