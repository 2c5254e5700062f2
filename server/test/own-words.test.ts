import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Language } from '@laurel/contract/languages';
import { messagesOf } from '@laurel/contract/languages/messages';
import { opening, pageWords } from '@laurel/contract/languages/page-words';
import type { Message } from '@laurel/contract/message';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { formerColleague } from '#db/texts';
import { transaction } from '#db/transaction';
import { payItForward } from '#ecards/texts';
import { notEnough, signOn } from '#texts/texts';
import { buildApp } from '../src/app.ts';
import { eraseMember } from '../src/personal/erase.ts';
import { takeTexts } from '../src/settings/take-texts.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';

const keys = new Map([...(await messagesOf(['contract', 'server']))].map(([key, message]) => [message, key]));

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** As the command does, and known here as other instances know it within a second. */
async function saying(language: Language, said: readonly (readonly [Message, string])[]): Promise<void> {
  const own = said.map(([message, text]) => ({
    ...{ language, english: message.text, text },
    key: keys.get(message) as string,
  }));
  const change = { language, own, asReleased: [] };
  await takeTexts(portal.db, change, { now: portal.now, isDry: false });
  await expect.poll(async () => (await portal.company.ways.upToDate()).own.version).toMatch(`${await versionNow()}.`);
}

const versionNow = async () =>
  (await sql<{ version: number }>`select version from shared_versions where name = 'own_texts'`.execute(portal.db))
    .rows[0]?.version;

const award = { what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Thank you!', sendBy: 'email' };
const gift = { ...award, what: 'payitforward', reason: 'Act of Courage' };
const give = (by: MadeMember, to: MadeMember, body: object = award) =>
  portal.post('/api/reward/doreward', { ...body, recipients: [to.memberId] }, { as: by.id, key: randomUUID() });

describe('what the company says in words of its own', () => {
  test('is said to whoever reads that language, in answers and in letters, and to nobody else', {
    tags: 'seed',
  }, async () => {
    await saying('de', [
      [notEnough, 'So viel ist nicht da.'],
      [payItForward, 'Ein Dank von {name}'],
    ]);
    const german = await portal.make.member({ is_manager: true, budget: 0, points: 100, language: 'de' });
    const english = await portal.make.member({ is_manager: true, budget: 0, points: 100, language: 'en' });
    expect((await give(german, english)).body.message).toBe('So viel ist nicht da.');
    expect((await give(english, german)).body.message).toBe(notEnough.text);
    expect((await give(english, german, gift)).status).toBe(200);
    expect((await give(german, english, gift)).status).toBe(200);
    expect((await portal.letters(german))[0]?.subject).toMatch(/^Ein Dank von /);
    expect((await portal.letters(english))[0]?.subject).toMatch(/ pays it forward to you!$/);
  });

  test('is English too, to strangers, and in what tables call somebody', { tags: 'seed' }, async () => {
    await saying('en', [
      [signOn, 'Please come in first.'],
      [formerColleague, 'One of us once'],
    ]);
    expect((await portal.post('/api/member/memberheader', {})).body.message).toBe('Please come in first.');
    const [gone, ann] = [await portal.make.member({ points: 5 }), await portal.make.member()];
    expect((await give(gone, ann, gift)).status).toBe(200);
    const owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
    await sql`update members set deactivated_at = now() where id = ${gone.id}`.execute(owner);
    await owner.destroy();
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    const wish = { selMonth: 'November 2026', doCount: true };
    const { body } = await portal.post('/api/report/myrecognitions', wish, { as: ann.id });
    expect(JSON.stringify(body)).toContain('One of us once');
  });

  test('is the release’s again with the next request after it was taken back', async () => {
    const german = await portal.make.member({ is_manager: true, budget: 0, language: 'de' });
    const key = keys.get(notEnough) as string;
    await takeTexts(portal.db, { language: 'de', own: [], asReleased: [key] }, { now: portal.now, isDry: false });
    await expect.poll(async () => (await give(german, german)).body.message).not.toBe('So viel ist nicht da.');
  });
});

describe('the page', () => {
  const names = ['home.one', 'home.two', 'orders.three'];
  const webDist = mkdtempSync(join(tmpdir(), 'laurel-own-pages-'));
  const pageOf = (language: string) =>
    `<!doctype html><html lang="${language}">${opening}${pageWords(['1', ['2 ', ['name']], '3'])}</script><p>${'shell '.repeat(200)}`;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    mkdirSync(join(webDist, 'assets'));
    writeFileSync(join(webDist, 'index.html'), pageOf('en'));
    writeFileSync(join(webDist, 'index.it.html'), pageOf('it'));
    writeFileSync(join(webDist, 'words.json'), JSON.stringify(names));
    app = await buildApp(portal.company, { webDist });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webDist, { recursive: true });
  });

  const wordsOf = (page: string) => JSON.parse(page.split(opening)[1]?.split('</script>')[0] ?? '');
  const italian = { 'accept-language': 'it' };

  test('has them in it, packed as the browser takes it, and is not sent twice', { tags: 'seed' }, async () => {
    const before = await app.inject({ url: '/', headers: italian });
    expect(wordsOf(before.body)).toEqual(['1', ['2 ', ['name']], '3']);
    expect(before.headers['laurel-words']).toBeUndefined();
    const released = (await import('@laurel/contract/languages/catalogue')).releasedTexts('it');
    const [key = '', entry] = [...released].find(([one]) => one.startsWith('orders.')) ?? [];
    names[2] = key;
    writeFileSync(join(webDist, 'words.json'), JSON.stringify(names));
    const own = [{ language: 'it' as const, key, english: entry?.english ?? '', text: "Tre '</script>'" }];
    await takeTexts(portal.db, { language: 'it', own, asReleased: [] }, { now: portal.now, isDry: false });
    await expect.poll(async () => (await portal.company.ways.upToDate()).own.version).toMatch(`${await versionNow()}.`);

    for (const [asked, encoding, unpacked] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['', undefined, (bytes: Buffer) => bytes],
      ['br;q=0', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const headers = { ...italian, 'accept-encoding': asked };
      const answer = await app.inject({ url: '/statement', headers });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'it',
        'cache-control': 'no-cache',
        'laurel-words': expect.stringMatching(/^[\w-]{16}$/),
        vary: expect.stringContaining('accept-encoding'),
      });
      const page = unpacked(answer.rawPayload).toString('utf8');
      expect(wordsOf(page)).toEqual(['1', ['2 ', ['name']], 'Tre </script>']);
      expect(page).toContain('shell shell');
      const known = { ...headers, 'if-none-match': String(answer.headers.etag) };
      const again = await app.inject({ url: '/', headers: known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const english = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
    expect(wordsOf(english.body)).toEqual(['1', ['2 ', ['name']], '3']);
    const head = await app.inject({ method: 'HEAD', url: '/', headers: italian });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('has those too whose others come late, at their places behind its own', async () => {
    const released = (await import('@laurel/contract/languages/catalogue')).releasedTexts('it');
    const english = released.get('versions.intro')?.english ?? '';
    writeFileSync(
      join(webDist, 'words.json'),
      JSON.stringify(['home.one', 'home.two', 'home.three', 'versions.add', 'versions.intro']),
    );
    const own = [{ language: 'it' as const, key: 'versions.intro', english, text: 'Le nostre regole.' }];
    await takeTexts(portal.db, { language: 'it', own, asReleased: [] }, { now: portal.now, isDry: false });
    await expect.poll(async () => (await portal.company.ways.upToDate()).own.version).toMatch(`${await versionNow()}.`);
    const { body } = await app.inject({ url: '/', headers: italian });
    expect(wordsOf(body)).toEqual(['1', ['2 ', ['name']], '3', null, 'Le nostre regole.']);
  });
});
