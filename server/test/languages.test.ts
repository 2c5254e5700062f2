import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signOnAgain } from '@laurel/contract/calls/texts';
import type { Language } from '@laurel/contract/languages';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { notRegistered } from '@laurel/contract/texts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOfFile } from '#files/rows-of-file';
import { spoolBytes } from '#files/uploaded-file';
import { unreadable } from '#http/texts';
import { speakTo } from '#languages/reader';
import { managementFile } from '#streams/report-files';
import { notEnough, signOn } from '#texts/texts';
import { buildApp } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const inLanguage = (language: Language, message: Message<string>) =>
  speakTo({ locale: language }, () => say(message as Message<''>));
const spoken = ['en', 'de', 'it', 'pt-BR', 'ar'] as const;

const award = { what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Thank you!', sendBy: 'email' };
const give = (by: MadeMember, to: MadeMember, body: object = award) =>
  portal.post('/api/reward/doreward', { ...body, recipients: [to.memberId] }, { as: by.id, key: randomUUID() });

describe('who is spoken to in which language', () => {
  const table: [string, { language?: Language; roster?: Language; browser?: Language; country?: string }, Language][] =
    [
      ['what they chose themselves', { language: 'it', roster: 'de', browser: 'en', country: 'BR' }, 'it'],
      ['what the roster says', { roster: 'de', browser: 'en', country: 'BR' }, 'de'],
      ['what their browser asked for', { browser: 'ar', country: 'BR' }, 'ar'],
      ['what their country speaks', { country: 'BR' }, 'pt-BR'],
      ['what the company speaks', { country: 'ZA' }, 'en'],
    ];
  test.each(table)('%s', { tags: 'seed' }, async (_why, { language, roster, browser, country = 'ZA' }, expected) => {
    const division_code = await portal.make.division(`L-${country}`, { country });
    const reader = { language: language ?? null, roster_language: roster ?? null, browser_language: browser ?? null };
    const manager = await portal.make.member({ ...reader, division_code, is_manager: true, budget: 0 });
    const bob = await portal.make.member();
    const { status, body } = await give(manager, bob);
    expect([status, body.message]).toEqual([400, inLanguage(expected, notEnough)]);
    const { body: header } = await portal.post('/api/member/memberheader', {}, { as: manager.id });
    expect(header.memberData.locale).toBe(
      expected === 'pt-BR'
        ? expected
        : expected === 'ar'
          ? `ar-${country}-u-ca-gregory-nu-latn`
          : `${expected}-${country}`,
    );
  });

  test('the company’s own language is that of whoever has none', { tags: 'seed' }, async () => {
    const zulu = await portal.make.member({ is_manager: true, budget: 0 });
    await sql`update settings set language = 'de'`.execute(portal.db);
    try {
      const { body } = await give(zulu, await portal.make.member());
      expect(body.message).toBe(inLanguage('de', notEnough));
      await expect
        .poll(async () => (await portal.post('/api/member/memberheader', {})).body.message)
        .toBe(inLanguage('de', signOn));
    } finally {
      await sql`update settings set language = 'en'`.execute(portal.db);
      await expect.poll(async () => (await portal.company.ways.upToDate()).language).toBe('en');
    }
  });

  test('an address that cannot be read is refused in the browser’s language', async () => {
    const { statusCode, body } = await portal.app.inject({ url: '/%zz', headers: { 'accept-language': 'it' } });
    expect([statusCode, JSON.parse(body).message]).toEqual([400, inLanguage('it', unreadable)]);
  });

  test.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    [{ 'accept-language': 'fr,it;q=0.5' }, 'it'],
    [{ 'accept-language': 'fr' }, 'en'],
    [{ 'accept-language': 'de', cookie: 'laurel_locale=ar-EG-u-nu-latn' }, 'ar'],
    [{ 'accept-language': 'de', cookie: 'laurel_locale=<script>' }, 'de'],
    [{}, 'en'],
  ] as [Record<string, string>, Language][])('a stranger with %j is spoken to in %s', async (headers, language) => {
    const { status, body } = await portal.post('/api/member/memberheader', {}, { headers });
    expect([status, body.message]).toEqual([401, inLanguage(language, signOn)]);
    const { body: form } = await portal.post('/api/member/authsso', {}, { headers: { ...headers, authorization: '' } });
    expect(form.formErrors.code).toBe(inLanguage(language, signOnAgain));
  });

  test('the choice is the member’s own, kept and taken back', async () => {
    const ann = await portal.make.member({ browser_language: 'en' });
    const change = (language: unknown) => portal.post('/api/member/memberupdate', { language }, { as: ann.id });
    expect((await change('de')).body.memberData).toMatchObject({ language: 'de', locale: 'de-ZA' });
    expect((await change('')).body.memberData).toMatchObject({ language: '', locale: 'en-ZA' });
    expect(await change('fr')).toMatchObject({ status: 400, body: { formErrors: { language: expect.any(String) } } });
    const { body } = await portal.post('/api/member/memberupdate', { otherInfo: '' }, { as: ann.id });
    expect(body.memberData.language).toBe('');
  });
});

describe('everybody in their own language', () => {
  test('of many who are refused together each reads why in theirs', { tags: 'seed' }, async () => {
    const stranger = await portal.make.member({ registered_at: null });
    const givers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        portal.make.member({ is_manager: true, budget: 100, language: spoken[n % 5] ?? null }),
      ),
    );
    const bob = await portal.make.member();
    const answers = await Promise.all(givers.map((giver, n) => give(giver, n % 3 === 0 ? bob : stranger)));
    for (const [n, { status, body }] of answers.entries()) {
      const language = spoken[n % 5] ?? 'en';
      if (n % 3 === 0) expect(status).toBe(200);
      else expect([status, body.message]).toEqual([400, inLanguage(language, notRegistered)]);
    }
  });

  test('a letter is in its reader’s language, whoever wrote', { tags: 'seed' }, async () => {
    const manager = await portal.make.member({ is_manager: true, budget: 100, language: 'ar' });
    const readers = await Promise.all(spoken.map((language) => portal.make.member({ language })));
    for (const reader of readers) expect((await give(manager, reader)).status).toBe(200);
    const subjects = await Promise.all(readers.map(async (reader) => (await portal.letters(reader))[0]?.subject));
    expect(new Set(subjects).size).toBe(spoken.length);
  });

  test.each(['csv', 'xlsx'])('a file (%s) speaks to who asked for it, however it is read', async (format) => {
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => portal.app.listeningOrigin);
    const wish = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', isAll: true, format };
    const files = await Promise.all(
      spoken.map(async (language) => {
        const { id } = await portal.make.member({ is_admin_reports: true, is_manager: true, language });
        const answer = await fetch(`${address}/api/report/exportmanagement`, {
          method: 'POST',
          headers: { authorization: `Bearer ${await portal.tokenOf(id)}`, 'content-type': 'application/json' },
          body: JSON.stringify(wish),
        });
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    const headings = [];
    for (const bytes of files) headings.push(await firstRowOf(bytes, `report.${format}`));
    expect(headings).toEqual(
      spoken.map((language) => speakTo({ locale: language }, () => managementFile.map(({ header }) => header))),
    );
  });
});

async function firstRowOf(bytes: Buffer, fileName: string): Promise<readonly string[] | undefined> {
  const file = await spoolBytes(bytes, fileName);
  try {
    const limits = { bytesMax: 1e8, rowsMax: 1e6, columnsMax: 100, cellMax: 40_000 };
    for await (const { rows } of rowsOfFile(file, () => limits)) return rows[0]?.cells;
    return undefined;
  } finally {
    await file.close();
  }
}

describe('the page', () => {
  const webDist = mkdtempSync(join(tmpdir(), 'laurel-pages-'));
  let withPages: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    mkdirSync(join(webDist, 'assets'));
    for (const language of spoken)
      writeFileSync(
        join(webDist, language === 'en' ? 'index.html' : `index.${language}.html`),
        `<!doctype html><html lang="${language}">`,
      );
    withPages = await buildApp(portal.company, { webDist });
  });
  afterAll(async () => {
    await withPages.close();
    rmSync(webDist, { recursive: true });
  });

  test.each(['/', '/statement'])('%s comes in the browser’s language, and says that it depends on it', async (url) => {
    for (const [headers, language] of [
      [{ 'accept-language': 'ar' }, 'ar'],
      [{ 'accept-language': 'ar', cookie: 'laurel_locale=pt-BR' }, 'pt-BR'],
      [{ 'accept-language': 'fi' }, 'en'],
    ] as const) {
      const answer = await withPages.inject({ url, headers });
      expect(answer.body).toContain(`lang="${language}"`);
      expect(answer.headers.vary).toMatch(/accept-language.*cookie/);
      const known = await withPages.inject({
        url,
        headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
      });
      expect(known.statusCode).toBe(304);
    }
  });
});
