import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@laurel/contract/languages';
import { messagesOf } from '@laurel/contract/languages/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { alba } from '../../test/looks.ts';
import type { MadeMember } from '../../test/make.ts';
import { lettersOf } from '../app.ts';
import { speakTo } from '../languages/reader.ts';
import { sampledKinds } from '../outbox/sampled.ts';
import { specifiedWays } from '../settings/ways.ts';

let portal: TestApp;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ firstname: 'Ada', roles: [{ capability: 'content' }] });
});
afterAll(() => portal.close());

const ask = async (call: string, input: Record<string, unknown>) =>
  (await portal.post(`/api/admin/${call}`, input, { as: ada.id })).body;
const mails = (key: string, text: string, more: Record<string, unknown> = {}) =>
  ask('sentencemails', { language: 'de', key, text, ...more });
const waits = 'server/nominations.submittedLetter';
const hello = 'server/outbox.hello';
const namesOf = (messages: { message: string }[]) => messages.map(({ message }) => message);

const letters = () => lettersOf({ config: portal.company.config, voucherKeys: [] });
const inEnglish = () => speakTo({ ...specifiedWays, locale: 'en' }, () => sampledKinds(letters()));

describe('the list of what the portal writes', () => {
  test('holds every letter, in every kind of its words', async () => {
    const src = join(import.meta.dirname, '..');
    const written = globSync('*/*.ts', { cwd: src })
      .filter((file) => !file.endsWith('.test.ts') && file !== join('outbox', 'letter.ts'))
      .flatMap((file) => readFileSync(join(src, file), 'utf8').match(/\bletter(?:<[^>]+>)?\(\{/g) ?? []);
    const sampled = new Set(inEnglish().map(({ message }) => message.split('/')[0]));
    expect(letters().flatMap(({ name }) => (sampled.has(name) ? [] : [name]))).toEqual(['carried']);
    expect(sampled.size).toBe(written.length);
  });

  test('says every sentence that stands in an e-mail or an SMS', async () => {
    const said = new Set(inEnglish().flatMap(({ samples }) => samples.flatMap((one) => [...one.said])));
    const inLetters = /^(?:(?:In|The subject of|The end of|The text of) an (?:e-mail|SMS|e-card)|Begins a letter)/;
    const theirs = [...(await messagesOf(['server']))].filter(
      ([, { note }]) => inLetters.test(note) && !note.includes('shown as an example'),
    );
    expect(theirs.length).toBeGreaterThan(35);
    expect(theirs.flatMap(([key]) => (said.has(key) ? [] : [key]))).toEqual([]);
    expect(said).not.toContain('server/outbox.sampleThanks');
  });

  test.each(languages)('is written in %s', (language) => {
    for (const { message, samples } of speakTo({ ...specifiedWays, locale: language }, () => sampledKinds(letters())))
      for (const { words, said } of samples) {
        expect(words.text, message).not.toMatch(/undefined|\[object|NaN/);
        expect(words.text.length, message).toBeGreaterThan(20);
        expect(said.size, message).toBeGreaterThan(0);
      }
  });

  test('is what the list of sentences can be narrowed to', async () => {
    const { messages, total } = await ask('sentencelist', { language: 'de' });
    const titles = messages.map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(messages).toContainEqual({
      ...{ message: 'nominations/email', channel: 'email', title: 'A nomination waits for your review' },
    });
    expect(titles).toContain('Your order 2048 – Coffee for two of your order 2048 is on its way.');
    const narrowed = await ask('sentencelist', { language: 'de', message: 'nominations/email' });
    expect(narrowed.sentences.map(({ key }: { key: string }) => key).sort()).toEqual([
      ...['server/nominations.submittedLetter', 'server/nominations.submittedSubject', hello],
    ]);
    expect(narrowed.total).toBe(3);
    expect(total).toBeGreaterThan(2000);
    expect((await ask('sentencelist', { language: 'de', message: 'none/email' })).total).toBe(0);
  });
});

describe('sentencemails', () => {
  test('shows the whole message with the sentence in these words, in that language', async () => {
    const { messages, shown } = await mails(waits, 'Schau bitte hin: {name} hat jemanden vorgeschlagen.');
    expect(namesOf(messages)).toEqual(['nominations/email']);
    expect(shown).toMatchObject({ message: 'nominations/email', html: null, pictures: {} });
    expect(shown.text).toMatch(
      /^Hallo Maya,\n\nSchau bitte hin: Jonas Weber hat jemanden vorgeschlagen\.\n\nhttps?:\/\/.*\/nominationmanagement$/,
    );
    expect((await mails(waits, '')).shown.text).not.toContain('Schau bitte hin');
  });

  test('stands on the company’s other own words', async () => {
    const own = { language: 'de' as const, key: hello, english: 'Hello {name},', text: 'Moin {name},' };
    await portal.db
      .insertInto('own_text_versions')
      .values({ ...own, saved_at: portal.now })
      .execute();
    await portal.company.ways.known();
    expect((await mails(waits, 'Neu von {name}.')).shown.text).toMatch(/^Moin Maya,\n\nNeu von Jonas Weber\.\n\n/);
    expect((await mails(hello, 'Tach {name},')).shown.text).toMatch(/^Tach Maya,/);
    await portal.db.deleteFrom('own_text_versions').execute();
    await portal.company.ways.known();
  });

  test('shows the one that is chosen, in those of its words in which the sentence stands', async () => {
    const { messages, shown } = await mails(hello, 'Hallo {name}!', { message: 'idea reviewed/email' });
    expect(messages.length).toBeGreaterThan(15);
    expect(shown.message).toBe('idea reviewed/email');
    const birthday = await mails('server/ecards.birthday', '{name} gratuliert dir.');
    expect(namesOf(birthday.messages)).toEqual(['card/email', 'card/sms']);
    expect(birthday.shown.subject).toBe('Jonas Weber gratuliert dir.');
    expect(birthday.shown.html).toContain('lang="de" dir="ltr"');
    expect(birthday.shown.pictures.picture).toMatch(/^[a-z-]+$/);
    const sms = await mails('server/ecards.birthday', '{name} gratuliert dir.', { message: 'card/sms' });
    expect(sms.shown).toMatchObject({ subject: '', html: null });
    expect(sms.shown.text).toMatch(/^Jonas Weber gratuliert dir\. /);
    const arabic = await mails('server/ecards.birthday', '{name}!', { language: 'ar' });
    expect(arabic.shown.html).toContain('lang="ar" dir="rtl"');
  });

  test('in the look of the site that is chosen', async () => {
    await portal.make.look({ ...alba, sender: 'Alba People' });
    await portal.company.ways.known();
    const { sites, shown } = await mails('server/ecards.birthday', '{name} gratuliert dir.');
    expect(sites.map(({ site }: { site: string }) => site)).toEqual(['laurel', 'alba']);
    expect(shown.html).toContain('LAUREL');
    const there = await mails('server/ecards.birthday', '{name} gratuliert dir.', { site: 'alba' });
    expect(there.shown.html).toContain('ALBA');
    expect(there.shown.sender).toBe('Alba People');
  });

  test('shows none for what stands in none, and for what cannot be said', async () => {
    expect(await mails('orders.paidIn', 'x')).toMatchObject({ messages: [], shown: null });
    const { messages, shown } = await mails(waits, 'Neu von {who}.');
    expect([namesOf(messages), shown]).toEqual([['nominations/email'], null]);
    expect((await portal.post('/api/admin/sentencemails', {}, { as: ada.id })).status).toBe(400);
    expect((await portal.post('/api/admin/sentencemails', {})).status).toBe(401);
  });

  test('what people wrote is no markup of it', async () => {
    const { shown } = await mails('server/ecards.birthday', '{name} <script>alert(1)</script>');
    expect(shown?.html ?? '').not.toContain('<script>');
  });
});
