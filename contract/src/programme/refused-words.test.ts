import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusedIn, sought } from './refused-words.ts';

const isRefused = (text: string, ...refused: string[]) => refusedIn(text, refused) !== undefined;

describe('a word is refused', () => {
  test.each([
    ['whole', 'idiot', 'You idiot!'],
    ['alone', 'idiot', 'idiot'],
    ['in capitals', 'idiot', 'IDIOT'],
    ['with accents', 'idiot', 'Ïdíòt'],
    ['without the accents that the list has', 'crétin', 'Un cretin.'],
    ['in accents that are signs of their own', 'idiot', 'i\u0301d\u0336iot'],
    ['in wide letters', 'idiot', 'ｉｄｉｏｔ'],
    ['in letters of mathematics', 'idiot', '𝓲𝓭𝓲𝓸𝓽'],
    ['in letters that are typed for others', 'scheiße', 'SCHEISSE'],
    ['with a blank of no width between its letters', 'idiot', 'id\u200biot'],
    ['with joiners between its letters', 'idiot', 'i\u200dd\u200ci\u2060ot'],
    ['with a soft hyphen between its letters', 'idiot', 'id\u00adiot'],
    ['with fillers of Hangul between its letters', 'idiot', 'id\u3164i\u115fo\uffa0t'],
    ['with signs of direction around its letters', 'idiot', '\u202eid\u2066i\u2069ot'],
    ['with a control between its letters', 'idiot', 'id\u0008iot'],
    ['behind an apostrophe', 'idiot', 'l’idiot'],
    ['before one', 'idiot', 'idiot’s'],
    ['between hyphens', 'idiot', 'half-idiot-like'],
    ['below a line', 'idiot', '_idiot_'],
    ['beside a letter of a script without blanks', 'idiot', '这个idiot很'],
    ['of digits', '88', 'At 88.'],
    ['in digits of Arabic', '88', '٨٨'],
    ['in Arabic, with vowel signs', 'غبي', 'أنتَ غَبِيّ!'],
    ['in Cyrillic', 'дурак', 'Ты ДУРАК'],
    ['in Greek, with another sigma', 'βλακας', 'ΒΛΑΚΑΣ!'],
    ['in Hindi', 'साला', 'वह साला है'],
    ['in Korean', '바보', '너는 바보 야'],
    ['as a phrase across blanks', 'foo bar', 'a foo   bar'],
    ['as a phrase across a line', 'foo bar', 'a foo\n\nbar'],
    ['as a phrase across punctuation', 'foo bar', 'Foo-Bar'],
    ['as a phrase that the list has with a hyphen', 'Foo-Bar', 'foo bar'],
  ])('%s: %s in “%s”', (_, entry, text) => {
    expect(refusedIn(text, ['elsewhere', entry])).toBe(entry);
  });
});

describe('no word is refused', () => {
  test.each([
    ['for a part at its beginning', 'ass', 'We assist.'],
    ['for a part in it', 'ass', 'A class.'],
    ['for a part at its end', 'ass', 'The bass.'],
    ['as English towns are not', 'cunt', 'Scunthorpe'],
    ['for a part with digits', '88', '1988'],
    ['for one word of a phrase', 'foo bar', 'foo and bar'],
    ['for a phrase whose last word is longer', 'foo bar', 'foo barn'],
    ['for a word with a blank in it', 'idiot', 'id iot'],
    ['for one that joins two', 'foo-bar', 'foobar'],
    ['that only looks like an expression', 'a.c', 'abc'],
    ['for an expression', '.*', 'anything'],
    ['for vowel signs that make another word: Hindi', 'साला', 'एक साल'],
    ['for a voicing that makes another word: Japanese', 'ばか', 'はかり'],
    ['for another syllable that begins alike: Korean', '바*', '박수'],
  ])('%s: %s in “%s”', (_, entry, text) => {
    expect(isRefused(text, entry)).toBe(false);
  });
});

describe('an asterisk at the end', () => {
  test.each([
    ['idiot*', 'idiot'],
    ['idiot*', 'IDIÓTIC'],
    ['idiot *', 'idiotic'],
    ['idiot＊', 'idiotic'],
    ['what an idiot*', 'What an idiotic thing!'],
    ['идиот*', 'Идиотский'],
    ['바보*', '바보야'],
  ])('stands for all words that begin so: %s in %s', (entry, text) => {
    expect(isRefused(text, entry)).toBe(true);
  });

  test.each([
    ['ass*', 'bass'],
    ['what an idiot*', 'whatan idiotic'],
    ['*idiot', 'superidiot'],
  ])('and for no others: %s in %s', (entry, text) => {
    expect(isRefused(text, entry)).toBe(false);
  });
});

test.each([
  ['笨蛋', '你是笨蛋吗'],
  ['笨蛋', '你是笨 蛋吗'],
  ['ばか', 'あなたはばかです'],
  ['バカ', 'ﾊﾞｶﾔﾛｳ'],
  ['โง่', 'คุณโง่มาก'],
  ['ໂງ່', 'ເຈົ້າໂງ່ຫຼາຍ'],
])('where a script has no blanks between words it is refused anywhere: %s in %s', (entry, text) => {
  expect(isRefused(text, entry)).toBe(true);
});

test('the first that is listed is told, as it is listed', () => {
  expect(refusedIn('one TWO three', ['Three', 'Two', 'one'])).toBe('Three');
  expect(refusedIn('fine', ['Three'])).toBeUndefined();
  expect(refusedIn('fine', [])).toBeUndefined();
  expect(refusedIn('', ['Three'])).toBeUndefined();
});

test('what says no word is looked for in nothing', () => {
  for (const entry of ['', ' ', '*', '-', '\u200b', '\u3164', '😀'])
    expect([entry, sought(entry)]).toEqual([entry, '']);
  expect(isRefused('- * 😀', '', '*', '-', '😀')).toBe(false);
});

test('two that are looked for alike are the same', () => {
  expect(new Set(['Foo-Bar', 'foo  bar', 'ＦÓＯ\u00ad bar!'].map(sought)).size).toBe(1);
  expect(new Set(['foo', 'foo*', 'foo bar', 'foobar'].map(sought)).size).toBe(4);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcčdeéßñжд'), minLength: 1, maxLength: 20 });
const between = fc.constantFrom(' ', ', ', '-', '\n', '… ', '_', '/');
const hidden = fc.constantFrom('', '\u200b', '\u00ad', '\u200d', '\u2060', '\ufeff', '\u034f', '\ufe0f', '\u3164');

test('whatever the words are: whole ones are found among others, however they are hidden, and parts of words are not', () => {
  fc.assert(
    fc.property(
      letters,
      fc.array(letters),
      fc.array(letters),
      between,
      fc.array(hidden),
      (entry, before, after, gap, signs) => {
        const written = [...entry.toUpperCase()]
          .map((letter, n) => `${letter}${signs[n % (signs.length || 1)] ?? ''}`)
          .join('');
        expect(isRefused([...before, written, ...after].join(gap), entry)).toBe(true);
        expect(isRefused(`z${written}`, entry)).toBe(false);
        expect(isRefused(`${written}z`, entry)).toBe(false);
        expect(isRefused(`${written}z`, `${entry}*`)).toBe(true);
      },
    ),
  );
});

test('whatever is written and listed is looked through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (text, refused) => {
      const found = refusedIn(text, refused);
      expect(found === undefined || refused.includes(found)).toBe(true);
    }),
  );
});

test('a long list is looked through in a long text, also where nearly all of it fits', () => {
  const refused = Array.from({ length: 500 }, (_, n) => `${'a '.repeat(27)}${n}*`);
  expect(refusedIn('a '.repeat(250), refused)).toBeUndefined();
  expect(refusedIn(`${'a '.repeat(240)}4999`, refused)).toBe(refused[4]);
  expect(refusedIn('\ufdfa'.repeat(500), refused)).toBeUndefined();
});
