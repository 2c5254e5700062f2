import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';
import { takeTexts } from '../settings/take-texts.ts';
import { readTexts } from '../settings/texts-file.ts';

let portal: TestApp;
let ada: MadeMember;
let emre: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const roles = [{ capability: 'content' as const }];
  ada = await portal.make.member({ firstname: 'Ada', surname: 'Admin', roles });
  emre = await portal.make.member({ firstname: 'Emre', surname: 'Editor', roles });
  ann = await portal.make.member({ firstname: 'Ann', language: 'de' });
});
afterEach(async () => {
  await portal.db.deleteFrom('own_text_versions').execute();
});
afterAll(() => portal.close());

const terms = 'contract/calls.acceptTerms';
const released = 'Bitte stimme den Bedingungen zu.';

type Asked = Record<string, unknown>;
const ask = (call: string, input: Asked, by = ada) => portal.post(`/api/admin/${call}`, input, { as: by.id });
const list = async (input: Asked, by = ada) => (await ask('sentencelist', { language: 'de', ...input }, by)).body;
const save = (text: string, basedOn: string | null, more: Asked = {}, by = ada) =>
  portal.post(
    '/api/admin/savesentence',
    { language: 'de', key: terms, text, basedOn, ...more },
    { as: by.id, key: randomUUID() },
  );
const keys = ({ sentences }: { sentences: { key: string }[] }) => sentences.map(({ key }) => key);

describe('sentencelist', () => {
  test('tells all that the portal says in a language, a page at a time', async () => {
    const first = await list({ limit: 3 });
    expect((await list({ search: terms })).sentences).toContainEqual({
      ...{ key: terms, note: 'Below a box to be ticked.', english: 'Please accept the terms.', released },
      ...{ own: null, isUnused: false, planned: null },
    });
    expect(first).toMatchObject({ own: 0, planned: 0, unused: 0 });
    expect(first.total).toBeGreaterThan(2000);
    expect(keys(await list({ limit: 2, offset: 1 }))).toEqual(keys(first).slice(1));
    const last = await list({ limit: 100, offset: first.total - 1 });
    expect(last.sentences).toHaveLength(1);
    expect((await list({ language: 'en', search: terms })).sentences[0].released).toBe('Please accept the terms.');
  });

  test('finds by the words of the language, the English, where it stands and what it is called, whatever the accents', async () => {
    await save('Ohne Bedingungen geht es nicht: Größe zählt.', null);
    for (const search of [
      'bedingungen geht',
      'GROSSE zahlt',
      released,
      'accept the terms',
      'box to be ticked',
      'calls.acceptT',
    ])
      expect(keys(await list({ search })), search).toContain(terms);
    expect(keys(await list({ search: 'nothing says this' }))).toEqual([]);
  });

  test('tells what is in own words, and what was written for what the portal no longer says', async () => {
    await save('Ohne Bedingungen geht es nicht.', null);
    const old = { key: 'orders.paidIn', english: 'Something else', text: 'Alt', saved_at: portal.now };
    await portal.db
      .insertInto('own_text_versions')
      .values({ ...old, language: 'de' as const })
      .execute();
    expect(await list({ which: 'own' })).toMatchObject({ total: 1, own: 1, unused: 1, sentences: [{ key: terms }] });
    const { sentences } = await list({ which: 'unused' });
    expect(sentences).toMatchObject([{ own: 'Alt', isUnused: true }]);
    expect(await list({ which: 'own', language: 'it' })).toMatchObject({ total: 0, own: 0, unused: 0 });
  });

  test('is for who writes the company’s texts', async () => {
    for (const call of ['sentencelist', 'sentenceversions', 'trysentence', 'savesentence', 'withdrawsentence'])
      expect(
        (await ask(call, { language: 'de', key: terms, text: 'x', basedOn: null, planId: '1' }, ann)).status,
        call,
      ).toBe(403);
  });
});

describe('savesentence', () => {
  test('is what members read from now on, until it is said as the portal says it', async () => {
    const refusedOf = async () => {
      await portal.company.ways.known();
      const sent = { ContactName: 'Ann', EmailAddress: 'ann@laurel.example', Message: 'Hallo', AcceptTerms: false };
      return (await portal.post('/api/site/contactussend', sent, { as: ann.id })).body.formErrors.AcceptTerms;
    };
    expect(await refusedOf()).toBe(released);
    const { body } = await save('Ohne Bedingungen geht es nicht.', null);
    expect(body).toMatchObject({ own: 'Ohne Bedingungen geht es nicht.' });
    expect(await refusedOf()).toBe('Ohne Bedingungen geht es nicht.');
    expect((await save('', 'Ohne Bedingungen geht es nicht.')).body.own).toBeNull();
    expect(await refusedOf()).toBe(released);
    const { body: told } = await ask('sentenceversions', { language: 'de', key: terms });
    expect(told).toMatchObject({
      ...{ key: terms, own: null, total: 2 },
      versions: [
        { own: null, byMember: 'Ada Admin' },
        { own: 'Ohne Bedingungen geht es nicht.', byMember: 'Ada Admin', dateSaved: portal.now.toISOString() },
      ],
    });
    const acts = (await portal.acts()).filter(({ act }) => act === 'texts.changed').slice(-2);
    expect(acts).toMatchObject([
      { actor_id: ada.id, subject: 'language:de', facts: { own: 1, changed: 0, back: 0 } },
      { actor_id: ada.id, subject: 'language:de', facts: { own: 0, changed: 0, back: 1 } },
    ]);
  });

  test('as the portal says it is no word of one’s own, and the same again changes nothing', async () => {
    expect((await save(released, null)).body.own).toBeNull();
    expect((await ask('sentenceversions', { language: 'de', key: terms })).body.total).toBe(0);
    await save('Eigenes', null);
    expect((await save('Eigenes', 'Eigenes')).status).toBe(200);
    expect((await ask('sentenceversions', { language: 'de', key: terms })).body.total).toBe(1);
  });

  test.each<[string, Asked, string]>([
    ['a value that it does not have', { text: 'Bitte, {name}!' }, '{name} does not exist in this sentence.'],
    ['a brace that is not closed', { text: 'Bitte {' }, 'A brace or a tag is opened and not closed'],
    ['a tag that it does not have', { text: '<b>Bitte</b>' }, 'This sentence has no tags.'],
    ['a control character', { text: 'Bitte\u0007' }, 'It holds a character that cannot be shown.'],
    ['spaces around it', { text: ' Bitte' }, 'Please take away the spaces'],
    ['more than it may hold', { text: 'x'.repeat(4001) }, '4\u00a0000'],
  ])('refuses %s', async (_what, more, words) => {
    const { status, body } = await withoutEffect(portal.db, () => save('', null, more));
    expect(status).toBe(400);
    expect(body.formErrors.text).toContain(words);
  });

  test('refuses what is no sentence, and no language', async () => {
    expect((await save('x', null, { key: 'orders.neverThere' })).status).toBe(404);
    expect((await save('x', null, { key: '../x' })).body.formErrors.key).toBeTruthy();
    expect((await save('x', null, { language: 'fr' })).body.formErrors.language).toBeTruthy();
  });

  test('is refused to whoever has not seen what is said now, who is told by whom', async () => {
    await save('Von Ada', null);
    const { status, body } = await withoutEffect(portal.db, () => save('Von Emre', null, {}, emre));
    expect(status).toBe(400);
    expect(body).toMatchObject({ own: 'Von Ada', changedBy: 'Ada Admin' });
    expect((await save('Von Emre', 'Von Ada', {}, emre)).body.own).toBe('Von Emre');
    const file = `msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgctxt "${terms}"\nmsgid "Please accept the terms."\nmsgstr "Aus einer Datei"\n`;
    await takeTexts(portal.db, readTexts(file), { now: portal.now, isDry: false });
    const late = await save('Zu spät', 'Von Emre');
    expect(late.body).toMatchObject({ own: 'Aus einer Datei', changedBy: '' });
    const { body: told } = await ask('sentenceversions', { language: 'de', key: terms });
    expect(told.versions.map(({ own, byMember }: { own: string; byMember: string }) => [own, byMember])).toEqual([
      ['Aus einer Datei', ''],
      ['Von Emre', 'Emre Editor'],
      ['Von Ada', 'Ada Admin'],
    ]);
  });

  test('at once by many is said by one of them, and nobody else believes so', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Satz ${n}`, null)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    const { sentences } = await list({ which: 'own' });
    expect(sentences).toMatchObject([{ own: done[0]?.body.own }]);
  });
});

describe('trysentence', () => {
  test('says it for each number that makes a difference, and the names of its values in their places', async () => {
    const { sentences } = await list({ search: '{count, plural', limit: 100 });
    const { key, english } = sentences.find(({ english }: { english: string }) =>
      /^\{count, plural, one \{#/.test(english),
    );
    const german = await ask('trysentence', { language: 'de', key, text: english });
    expect(german.body.faults).toEqual([]);
    expect(german.body.examples.map((words: string) => words.slice(0, 2))).toEqual(['1 ', '2 ']);
    const arabic = await ask('trysentence', { language: 'ar', key, text: english });
    expect(arabic.body.faults).toContain('{count} needs a case for “few”.');
    expect(arabic.body.examples).toEqual([]);
  });

  test('says what is wrong before it is saved', async () => {
    const { body } = await ask('trysentence', { language: 'de', key: terms, text: 'Bitte {' });
    expect(body).toEqual({
      examples: [],
      faults: ['A brace or a tag is opened and not closed, or the other way round.'],
    });
  });

  test('what the portal says can be said, in every language', async () => {
    for (const language of ['en', 'de', 'it', 'pt-BR', 'ar'])
      for (const { key, released: text } of (await list({ language, search: '{', limit: 40 })).sentences) {
        const { body } = await ask('trysentence', { language, key, text });
        expect(body.faults, `${language} ${key}`).toEqual([]);
        expect(body.examples[0], `${language} ${key}`).toBeTruthy();
      }
  });
});
