import { describe, expect, test } from 'vitest';
import { isOneLine, isSearch, isVisible, withoutSigns } from './visible.ts';

describe('D12: texts that cannot be seen', () => {
  test.each([
    '',
    ' ',
    '\u00a0',
    '\u200b\u200d',
    '\u202e',
    '\u2067\u2069',
    '\u3164',
    '\u2800\u2800',
    '\u00ad',
    '\ufeff',
    '\u034f',
  ])('%j is nothing', (text) => {
    expect(isVisible(text)).toBe(false);
  });
  test.each(['a', '.', '山', 'أ', '🌿', '\u200bA', "O'Neill"])('%j is something', (text) => {
    expect(isVisible(text)).toBe(true);
  });
});

describe('one line', () => {
  test.each([
    '\n',
    '\t',
    '\u0085',
    '\u2028',
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ])('has no %j in it', (sign) => expect(isOneLine(`Ann${sign}Lee`)).toBe(false));
  test.each(['Ann Lee', 'ליאת', 'علی\u200cرضا', 'Zoë\u200f', '👩\u200d🔬'])('may be %j', (name) =>
    expect(isOneLine(name)).toBe(true),
  );
  test('what is looked for may hold the signs of a sentence, which mean nothing there', () => {
    expect([isSearch('\u2068ליאת\u2069'), isSearch('a\nb'), withoutSigns('\u2068ליאת\u2069')]).toEqual([
      true,
      false,
      'ליאת',
    ]);
  });
});
