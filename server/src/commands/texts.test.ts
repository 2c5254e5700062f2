import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { laurel } from '../../test/laurel.ts';
import { ownTexts } from '../settings/own-words.ts';

let portal: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'laurel-texts-'));
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const texts = (...words: string[]) => laurel(['texts', ...words], portal.url);
const kept = async () =>
  (await ownTexts(portal.db, new Date()))
    .map(({ language, key, text }) => [language, key, text])
    .sort(([, one = ''], [, other = '']) => one.localeCompare(other));
const pathOf = (name: string) => join(folder, name);

interface Given {
  language?: string;
  flag?: string;
}

/** A file of these: what a message is called, its English, and what is to be said. */
function fileOf(entries: readonly (readonly [string, string, string])[], { language = 'de', flag }: Given = {}) {
  const path = pathOf(`${crypto.randomUUID()}.po`);
  const items = entries.map(
    ([key, english, text]) =>
      `${flag ? `#, ${flag}\n` : ''}msgctxt "${key}"\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text).replaceAll('\\u0007', '\\a')}\n`,
  );
  writeFileSync(path, [`msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`, ...items].join('\n'));
  return path;
}

const terms = ['contract/calls.acceptTerms', 'Please accept the terms.'] as const;
const nominee = ['contract/calls.chooseNominee', 'Please choose who to nominate.'] as const;

test('every sentence is handed out, those of the screens too, and taken back as it was', async () => {
  for (const language of ['en', 'de', 'pt-BR', 'Arabic']) {
    const file = pathOf(`${language}.po`);
    expect(await texts('export', language, file)).toMatchObject({ status: 0, error: '' });
    expect(readFileSync(file, 'utf8')).toContain('msgctxt "orders.');
    expect((await texts('export', language, file)).error).toContain('is there already');
    const { out } = await texts('import', file);
    expect(out).toEqual([
      expect.stringMatching(/: 0 newly in your own words, 0 changed, 0 as the release says again, \d{4} as before\.$/),
    ]);
  }
  expect(await kept()).toEqual([]);
});

test('what a file says is the company’s, once tried; what it says as the release does is the release’s again', async () => {
  const file = fileOf([
    [...terms, 'Ohne Bedingungen geht es nicht.'],
    [...nominee, 'Wen?'],
  ]);
  const said = (own: number, changed: number, back: number, asBefore: number) =>
    `${own} newly in your own words, ${changed} changed, ${back} as the release says again, ${asBefore} as before.`;
  expect((await texts('import', file, '--dry-run')).out).toEqual([
    `Deutsch, if it were not a trial: ${said(2, 0, 0, 0)}`,
  ]);
  expect(await kept()).toEqual([]);
  expect((await texts('import', file)).out).toEqual([`Deutsch: ${said(2, 0, 0, 0)}`]);
  expect(await kept()).toEqual([
    ['de', terms[0], 'Ohne Bedingungen geht es nicht.'],
    ['de', nominee[0], 'Wen?'],
  ]);
  expect((await texts('import', file)).out).toEqual([`Deutsch: ${said(0, 0, 0, 2)}`]);
  const other = fileOf([
    [...terms, 'Bitte stimme den Bedingungen zu.'],
    [...nominee, 'Wen denn?'],
  ]);
  expect((await texts('import', other)).out).toEqual([`Deutsch: ${said(0, 1, 1, 0)}`]);
  expect(await kept()).toEqual([['de', nominee[0], 'Wen denn?']]);
  expect((await texts('status')).out[1]).toMatch(/^Deutsch \(de\): 1 of \d{4} in your own words\.$/);

  const own = (await texts('export', 'de', '--own')).out.join('\n');
  expect(own).toContain('# In your own words. The release says: Bitte wähle aus');
  expect(own).not.toContain(terms[0]);
  expect((await texts('import', fileOf([[...nominee, '']]))).out).toEqual([`Deutsch: ${said(0, 0, 1, 0)}`]);
  expect(await kept()).toEqual([]);
  writeFileSync(pathOf('own.po'), own);
  expect((await texts('import', pathOf('own.po'))).out).toEqual([`Deutsch: ${said(1, 0, 0, 0)}`]);
  await texts('import', fileOf([[...nominee, '']]));

  expect((await portal.acts()).filter(({ act }) => act === 'texts.changed').map((one) => one.facts)).toEqual([
    { own: 2, changed: 0, back: 0 },
    { own: 0, changed: 1, back: 1 },
    { own: 0, changed: 0, back: 1 },
    { own: 1, changed: 0, back: 0 },
    { own: 0, changed: 0, back: 1 },
  ]);
});

test('a file with something wrong is taken in no part, and what cannot be meant is told', async () => {
  const wrong = await texts(
    'import',
    fileOf([
      [...terms, 'Bitte, {name}!'],
      [...nominee, 'Wen?'],
    ]),
  );
  expect(wrong).toMatchObject({
    status: 1,
    out: ['contract/calls.acceptTerms: {name} is no text of the English.', 'Nothing is changed: 1 to be mended.'],
  });
  const fuzzy = await texts('import', fileOf([[...terms, 'Bitte']], { flag: 'fuzzy' }));
  expect(fuzzy.out.slice(0, 2)).toEqual(['contract/calls.acceptTerms: is marked as fuzzy.', '1 left out.']);
  expect(await kept()).toEqual([]);
});

test('an entry that was written for another English is marked, kept and not used', async () => {
  await portal.db
    .insertInto('own_text_versions')
    .values({ language: 'de', key: terms[0], english: 'Terms?', text: 'Bedingungen?', saved_at: new Date() })
    .execute();
  expect((await texts('status')).out[1]).toContain('; 1 more written for what this release no longer says');
  const file = pathOf('upgraded.po');
  await texts('export', 'de', file);
  expect(readFileSync(file, 'utf8')).toMatch(
    /# Written for: Terms\?\n.*\n#, fuzzy\nmsgctxt "contract\/calls.acceptTerms"/,
  );
  await texts('import', file);
  expect(await kept()).toEqual([['de', terms[0], 'Bedingungen?']]);
  await portal.db.deleteFrom('own_text_versions').execute();
});

test('what is planned stays planned, and is counted', async () => {
  const later = { saved_at: new Date(), from_at: new Date(Date.now() + 86_400_000) };
  await portal.db
    .insertInto('own_text_versions')
    .values([
      { language: 'de', key: terms[0], english: terms[1], text: 'Morgen.', ...later },
      { language: 'de', key: nominee[0], english: 'Who?', text: 'Wer?', ...later },
    ])
    .execute();
  const { out } = await texts('import', fileOf([[...terms, 'Heute.']]));
  expect(out.at(-1)).toBe('2 planned for later, as it was planned.');
  expect((await texts('status')).out[1]).toMatch(
    / 1 of \d+ in your own words; 2 planned for later, of which 1 will not be said: the English is another by now\.$/,
  );
  expect(await kept()).toEqual([['de', terms[0], 'Heute.']]);
  await portal.db.deleteFrom('own_text_versions').execute();
});

test('what is no such file, no such language or no such order is refused in a line', async () => {
  const noFile = pathOf('no.po');
  writeFileSync(noFile, 'hello');
  const notText = pathOf('image.po');
  writeFileSync(notText, Buffer.from([0x89, 0x50, 0xff]));
  const refused = async (...words: string[]) => {
    const { status, error } = await texts(...words);
    expect(status).not.toBe(0);
    return error;
  };
  expect(await refused('import', noFile)).toContain('it is no file of gettext');
  expect(await refused('import', notText)).toContain('cannot be read');
  expect(await refused('import', pathOf('missing.po'))).toContain('cannot be read');
  expect(await refused('import', fileOf([[...terms, 'Merci']], { language: 'fr' }))).toContain('Language: fr');
  expect(await refused('import')).toBe('Please give one file, such as de.po.');
  expect(await refused('export', 'fr')).toMatch(/^The portal speaks en \(English\), .*, not "fr"\.$/);
  expect(await refused('drop')).toContain('not "drop"');
  expect(await refused()).toContain('texts needs export, import or status');
});
