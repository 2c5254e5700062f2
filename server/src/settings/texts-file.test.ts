import { describe, expect, test } from 'vitest';
import { readTexts, textsFile } from './texts-file.ts';

type Said = readonly [key: string, english: string, text: string];
const terms = ['contract/calls.acceptTerms', 'Please accept the terms.'] as const;
const nominee = ['contract/calls.chooseNominee', 'Please choose who to nominate.'] as const;

/** A file of these. */
function file(entries: readonly Said[], language = 'de'): string {
  const items = entries.map(
    ([key, english, text]) =>
      `msgctxt "${key}"\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text).replaceAll('\\u0007', '\\a')}\n`,
  );
  return [`msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`, ...items].join('\n');
}

describe('a text is refused', () => {
  test.each<[string, Said[], string]>([
    ['with a value that it does not have', [[...terms, 'Bitte, {name}!']], '{name} is no text of the English.'],
    ['with braces that do not close', [[...terms, 'Bitte {']], "'Bitte {' cannot be said"],
    ['with a tag that it does not have', [[...terms, '<b>Bitte</b>']], 'its tags are b, not none.'],
    ['with a control character', [[...terms, 'Bitte\u0007']], 'holds a control character.'],
    ['with too much', [[...terms, 'Bitte '.repeat(700).trim()]], 'has 4199 characters, 4000 are the most.'],
    [
      'that comes twice',
      [
        [...terms, 'Bitte'],
        [...terms, 'Ja bitte'],
      ],
      'comes twice.',
    ],
  ])('%s', (_what, entries, complaint) => {
    const { wrong } = readTexts(file(entries));
    expect(wrong).toEqual([expect.stringContaining(`${terms[0]}: ${complaint}`)]);
  });
});

test('what cannot be meant is left out; what is the release’s is told apart; a company may say it in English', () => {
  const read = readTexts(
    file([
      ['orders.neverThere', 'Never there', 'Nie da'],
      [terms[0], 'Please accept our terms.', 'Bitte'],
      [...nominee, nominee[1]],
    ]),
  );
  expect(read).toMatchObject({
    leftOut: [
      'orders.neverThere: is no message of this release.',
      'contract/calls.acceptTerms: its English is another in this release.',
    ],
    own: [{ language: 'de', key: nominee[0], english: nominee[1], text: nominee[1] }],
    wrong: [],
  });
  expect(
    readTexts(
      file([
        [...terms, 'Bitte stimme den Bedingungen zu.'],
        [...nominee, ''],
      ]),
    ).asReleased,
  ).toEqual([terms[0], nominee[0]]);
});

test.each([
  ['pt_BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['de_AT', 'de'],
])('a header that says %s means %s', (named, language) => {
  expect(readTexts(file([[...terms, '']], named)).language).toBe(language);
});

test('what is handed out is read as it is said, each text of a company with what the release says', () => {
  const own = [{ language: 'de' as const, key: terms[0], english: terms[1], text: 'Mit\n„Zeilen“' }];
  const whole = textsFile('de', own, { isOwnAlone: false });
  expect(readTexts(whole)).toMatchObject({ own, leftOut: [], wrong: [] });
  const alone = textsFile('de', own, { isOwnAlone: true });
  expect(readTexts(alone)).toMatchObject({ own, asReleased: [] });
  expect(alone).toContain('# In your own words. The release says: Bitte stimme den Bedingungen zu.\n');
});
