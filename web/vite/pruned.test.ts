import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import { pruned } from './pruned.ts';

const formatters = {
  getNumberFormat: (...a: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...a),
  getPluralRules: (...a: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...a),
  getDateTimeFormat: (...a: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...a),
};

test('what is left of a message says the same of every number', () => {
  const text =
    '{name}: <b>{n, plural, =0 {none} zero {# x} one {one x} two {# x} few {# xs} many {# {k, select, a {A} other {x}}} other {# x}}</b>';
  const whole = compile(text);
  const less = pruned(whole);
  expect(JSON.stringify(less).length).toBeLessThan(JSON.stringify(whole).length);
  const b = (words: string[]) => words.join('');
  const said = (message: typeof whole, n: number, k: string) =>
    format(message, 'ar', { name: 'Anna', n, k, b }, { formatters });
  for (const n of [0, 1, 2, 3, 11, 100])
    for (const k of ['a', 'z']) expect(said(less, n, k)).toEqual(said(whole, n, k));
});
