import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';

const formatters = {
  getNumberFormat: (...a: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...a),
  getPluralRules: (...a: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...a),
  getDateTimeFormat: (...a: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...a),
};
const said = (text: string, values = {}) => format(pseudo(compile(text)), 'en', values, { formatters });

test('every letter is marked, and a text is 40 % longer', () => {
  expect(said('Cancel')).toBe('⟦Çàñçéļ···⟧');
  expect(said('Nothing waits for you.')).toMatch(/^⟦Ñôthîñg wàîtš fôř ýôû\.·{9}⟧$/);
});

test('values, numbers and what a plural chooses stay what they are', () => {
  const text = '{name} has {count, plural, one {# card} other {# cards of {kind, select, a {A} other {B}}}}';
  expect(said(text, { name: 'Anna', count: 1 })).toMatch(/^⟦Anna hàš 1 çàřd·+⟧$/);
  expect(said(text, { name: 'Anna', count: 1200, kind: 'x' })).toMatch(/^⟦Anna hàš 1,200 çàřdš ôf B·+⟧$/);
});

test('the words between tags are marked, the tags are kept', () => {
  const b = (words: string[]) => `<${words.join('')}>`;
  expect(said('<b>{name}</b> gave <b>one</b>', { name: 'Anna', b })).toMatch(/^⟦<Anna> gàvé <ôñé>·+⟧$/);
});
