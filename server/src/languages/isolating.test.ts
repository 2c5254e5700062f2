import { message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { expect, test } from 'vitest';
import { isolating } from './isolating.ts';
import { noOwnTexts } from './own.ts';
import { speakTo } from './reader.ts';

const hello = message('Hello {name},', 'At the beginning of a letter.');
const english = (name: string) => speakTo({ locale: 'en', own: noOwnTexts }, () => say(hello, { name }));

/** As it is said in Arabic. */
function arabic(text: string, values: Record<string, string | number>): string {
  const tags = { b: (words: string[]) => `*${words.join('')}*` };
  const words = isolating(compile(text), values, 'ar');
  return String(format(words, 'ar', { ...values, ...tags } as never, { formatters: formatters as never }));
}
const formatters = {
  getNumberFormat: (locale: string) => new Intl.NumberFormat(`${locale}-u-nu-latn`),
  getPluralRules: (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
};

test('in English an ordinary name stays as it is', () => {
  expect(english('Thandi Mokoena')).toBe('Hello Thandi Mokoena,');
});

test('D12: a name that turns what stands around it stands by itself, and cannot end its isolation', () => {
  expect(english('ליאת')).toBe('Hello \u2068ליאת\u2069,');
  expect(english('Ann \u202eevil')).toBe('Hello \u2068Ann \u202eevil\u2069,');
  expect(english('Ann\u2069 \u202eevil')).toBe('Hello \u2068Ann \u202eevil\u2069,');
});

test('in Arabic a Latin name does, wherever it stands; Arabic names, numbers and addresses need not', () => {
  expect(arabic('مرحبًا {name}', { name: 'Ann' })).toBe('مرحبًا \u2068Ann\u2069');
  expect(arabic('مرحبًا {name}', { name: 'ليلى' })).toBe('مرحبًا ليلى');
  expect(arabic('<b>{name}</b>: {count, plural, one {{name}} other {# {name}}}', { name: 'Ann', count: 3 })).toBe(
    '*\u2068Ann\u2069*: 3 \u2068Ann\u2069',
  );
  for (const address of ['https://laurel.example/orders', 'ann@outside.example', '1000003'])
    expect(arabic('{address}', { address })).toBe(address);
});

test('what chooses a case is not turned', () => {
  const text = '{scope, select, site {في {code}} other {كل شيء}}';
  expect(arabic(text, { scope: 'site', code: 'AFRICA' })).toBe('في \u2068AFRICA\u2069');
});
