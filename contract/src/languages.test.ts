import { expect, test } from 'vitest';
import { directionOf, languageNames, languages, preferredLanguage } from './languages.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr, ar-EG;q=0.4, it;q=0.7', 'it'],
  ['pt-PT', 'pt-BR'],
  ['EN-za', 'en'],
  ['fr, *;q=0.5', undefined],
  ['de;q=0, it;q=0.1', 'it'],
  ['', undefined],
  [undefined, undefined],
  [';;;,q=,=', undefined],
  [`${'fr,'.repeat(10_000)}de`, undefined],
])('a browser that prefers %s reads %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

test('each language has its name and its direction', () => {
  expect(Object.keys(languageNames)).toEqual([...languages]);
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});
