import { expect, test } from 'vitest';
import { languageNamed, languageNames } from './language-names.ts';
import { directionOf, languages, localeOf, preferredLanguage } from './languages.ts';

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

test.each([
  ['de_AT', 'de'],
  ['German', 'de'],
  ['deutsch', 'de'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Portuguese', 'pt-BR'],
  ['العربية', 'ar'],
  ['', undefined],
  ['Klingon', undefined],
  ['french', undefined],
])('“%s” names %s', (words, language) => {
  expect(languageNamed(words)).toBe(language);
});

test('a language is written as a country writes', () => {
  const written = (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(2800);
  expect(written(localeOf('en', 'ZA'))).toBe('2\u00a0800,00');
  expect(written(localeOf('de', 'DE'))).toBe('2.800,00');
  expect(written(localeOf('pt-BR', 'DE'))).toBe('2.800,00');
  expect(written(localeOf('ar', 'EG'))).toBe('2,800.00');
});
