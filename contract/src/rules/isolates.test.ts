import compile from 'icu-minify/compile';
import { afterEach, expect, test } from 'vitest';
import { type Message, message } from '#message';
import { readBy, say, sayWith } from '#say';
import { listed } from './listed.ts';

const speaking = (locale: string) => readBy(() => ({ locale, words: ({ text }) => compile(text) }));
afterEach(() => speaking('en'));

/** As it is said in Arabic; the message is written in it, too. */
function arabic(text: string, values: Record<string, string | number>): string {
  speaking('ar-EG-u-nu-latn');
  return say({ text, note: '' } as Message<'{any}'>, values as never);
}

test('in English an ordinary name stays as it is', () => {
  speaking('en');
  const hello = message('Hello {name},', '');
  for (const name of ['Thandi Mokoena', '‘Özlem’ – Łucja', '李小龍', 'Ελένη', 'Ёлка'])
    expect(say(hello, { name })).toBe(`Hello ${name},`);
});

test('D12: a name that turns what stands around it stands by itself, and cannot end its isolation', () => {
  speaking('en');
  const hello = message('Hello {name},', '');
  expect(say(hello, { name: 'ליאת' })).toBe('Hello \u2068ליאת\u2069,');
  expect(say(hello, { name: 'Ann \u202eevil' })).toBe('Hello \u2068Ann \u202eevil\u2069,');
  expect(say(hello, { name: 'Ann\u2069 \u202eevil' })).toBe('Hello \u2068Ann \u202eevil\u2069,');
  expect(say(hello, { name: '\u2068Ann\u2069\u2069 \u202eevil' })).toBe('Hello \u2068Ann \u202eevil\u2069,');
  for (const name of ['٤٢', 'ﬠ', '\u200f']) expect(say(hello, { name })).toBe(`Hello \u2068${name}\u2069,`);
});

test('of names in a list each stands by itself, and the list as the sentence does', () => {
  expect(arabic('{names} وآخرون', { names: arabicList('Ann', 'ليلى', 'Ben') })).toBe(
    '\u2068Ann\u2069, ليلى, \u2068Ben\u2069 وآخرون',
  );
  speaking('en');
  expect(say(message('For {names}', ''), { names: listed(['Ann', 'ליאת']) })).toBe('For Ann, \u2068ליאת\u2069');
});

function arabicList(...names: string[]): string {
  speaking('ar');
  return listed(names);
}

test('in Arabic a Latin name does, wherever it stands; Arabic names, numbers and addresses need not', () => {
  expect(arabic('مرحبًا {name}', { name: 'Ann' })).toBe('مرحبًا \u2068Ann\u2069');
  expect(arabic('مرحبًا {name}', { name: 'Łucja\nOld' })).toBe('مرحبًا \u2068Łucja\nOld\u2069');
  expect(arabic('مرحبًا {name}', { name: 'ليلى' })).toBe('مرحبًا ليلى');
  expect(arabic('{count, plural, one {{name}} other {# {name}}}', { name: 'Ann', count: 3 })).toBe('3 \u2068Ann\u2069');
  speaking('ar-EG-u-nu-latn');
  const named = message('<b>{name}</b>: {count, plural, one {{name}} other {# {name}}}', '');
  const b = (words: unknown[]) => `*${words.join('')}*`;
  expect(sayWith(named, { name: 'Ann', count: 3, b }).join('')).toBe('*\u2068Ann\u2069*: 3 \u2068Ann\u2069');
  for (const address of ['https://laurel.example/orders', 'ann@outside.example', '1000003'])
    expect(arabic('{address}', { address })).toBe(address);
});

test('between tags, too, and what the tags make of the words stays what it is', () => {
  speaking('ar');
  const gave = message('<b>{name}</b>', '');
  expect(sayWith(gave, { name: 'Ann', b: (words) => ({ bold: words }) })).toEqual([{ bold: ['\u2068Ann\u2069'] }]);
});

test('what chooses a case is not turned', () => {
  const text = '{scope, select, site {في {code}} other {كل شيء}}';
  expect(arabic(text, { scope: 'site', code: 'AFRICA' })).toBe('في \u2068AFRICA\u2069');
});
