import compile from 'icu-minify/compile';
import { afterEach, expect, test } from 'vitest';
import { message } from './message.ts';
import { language, readBy, say, sayWith } from './say.ts';

const waits = message(
  '{name} waits for {count, plural, =0 {nothing} one {# thing} other {# things}}',
  'At the top of a list. {name} is who waits.',
);

const readEnglish = () => readBy(() => ({ locale: 'en', words: ({ text }) => compile(text) }));
afterEach(readEnglish);

test('a message is said with its values, its numbers as the reader writes them', () => {
  readEnglish();
  expect([0, 1, 1200].map((count) => say(waits, { name: 'Thandi', count }))).toEqual([
    'Thandi waits for nothing',
    'Thandi waits for 1 thing',
    'Thandi waits for 1,200 things',
  ]);
});

test('it is said in the language of who reads', () => {
  const german = '{name} wartet auf {count, plural, =0 {nichts} one {# Sache} other {# Sachen}}';
  readBy(() => ({ locale: 'de', words: () => compile(german) }));
  expect(language()).toBe('de');
  expect(say(waits, { name: 'Thandi', count: 1200 })).toBe('Thandi wartet auf 1.200 Sachen');
});

test('each language has its own plurals: Arabic six', () => {
  const arabic = '{count, plural, zero {0} one {1} two {2} few {3} many {11} other {100}}';
  readBy(() => ({ locale: 'ar', words: () => compile(arabic) }));
  const days = message('{count, plural, one {# day} other {# days}}', 'How long.');
  expect([0, 1, 2, 5, 11, 100].map((count) => say(days, { count }))).toEqual(['0', '1', '2', '3', '11', '100']);
});

test('tags make something of the words between them', () => {
  readEnglish();
  const gave = message('<b>{name}</b> gave {count, number} points', 'A line of a list.');
  const said = sayWith(gave, { name: 'Thandi', count: 50, b: (words) => ({ bold: words.join('') }) });
  expect(said).toEqual([{ bold: 'Thandi' }, ' gave 50 points']);
});

test('a value is a text or a number, never markup: what looks like a tag in it stays text', () => {
  readEnglish();
  expect(say(waits, { name: '<b>{count}</b>', count: 2 })).toBe('<b>{count}</b> waits for 2 things');
});
