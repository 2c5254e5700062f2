import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { loadContent } from '../src/content/load.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';
import { makeShop } from './make-shop.ts';
import { shopping } from './shopping.ts';
import { upload } from './upload.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let anna: MadeMember;
let bob: MadeMember;
beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, language: 'de' });
  ann = await portal.make.member({ language: 'en', points: 1000 });
  anna = await portal.make.member({ language: 'de', points: 1000 });
  bob = await portal.make.member({ language: 'it' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const fileOf = (languages: string[], rows: string[][]) =>
  [['kind', 'text', ...languages], ...rows].map((row) => row.map(quoted).join(',')).join('\n');
const send = (file: string, options: { as?: number; query?: string } = {}) =>
  upload(portal, file, { as: ada.id, ...options });
const translate = async (languages: string[], ...rows: string[][]) => {
  const { status, body } = await send(fileOf(languages, rows));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const kept = async (text: string) =>
  (
    await portal.db
      .selectFrom('translations')
      .select(['language', 'translated'])
      .where('text', '=', text)
      .orderBy('language')
      .execute()
  ).map(({ language, translated }) => [language, translated]);
const ask = async (path: string, body: object, as: MadeMember) => (await portal.post(path, body, { as: as.id })).body;

describe('a file of translations', () => {
  test('brings what is new, changes what differs, leaves what is the same; only administrators may', async () => {
    const rows = [
      ['product', 'Kettle', 'Kessel', 'Bollitore'],
      ['product', 'Two lines\nof “words”', 'Zwei Zeilen\nWörter', ''],
    ];
    expect((await send(fileOf(['de', 'it'], rows), { as: ann.id })).status).toBe(403);
    const dry = await send(fileOf(['de', 'it'], rows), { query: 'dryRun=1' });
    expect([dry.body.added, await kept('Kettle')]).toEqual([2, []]);
    expect(dry.body.changes[0]).toMatchObject({ key: 'Kettle', what: 'added', text: 'de: Kessel, it: Bollitore' });
    expect(await translate(['de', 'it'], ...rows)).toMatchObject({ kind: 'translations', added: 2, errors: [] });
    expect(await kept('Two lines\nof “words”')).toEqual([['de', 'Zwei Zeilen\nWörter']]);
    const again = await translate(
      ['de', 'it'],
      ['product', 'Kettle', 'Wasserkessel', 'Bollitore'],
      rows[1] as string[],
    );
    expect(again).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(again.changes[0]).toMatchObject({
      key: 'Kettle',
      fields: [{ field: 'de', before: 'Kessel', after: 'Wasserkessel' }],
    });
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'upload.applied', actor_id: ada.id });
  });

  test('an empty cell takes a translation away; a language that it lacks stays', async () => {
    await translate(['de', 'it'], ['category', 'Lamps', 'Leuchten', 'Lampade']);
    expect(await translate(['de'], ['category', 'Lamps', ''])).toMatchObject({ changed: 1 });
    expect(await kept('Lamps')).toEqual([['it', 'Lampade']]);
    await translate(['ar', 'pt-BR'], ['category', 'Lamps', 'مصابيح', 'Luminárias']);
    expect(await kept('Lamps')).toEqual([
      ['ar', 'مصابيح'],
      ['it', 'Lampade'],
      ['pt-BR', 'Luminárias'],
    ]);
  });

  test('what cannot be is told by its line and column, and nothing is kept', async () => {
    const { status, body } = await send(
      fileOf(
        ['de'],
        [
          ['poem', 'Rose', 'Rose'],
          ['product', '', 'Leer'],
          ['product', 'Long', 'x'.repeat(8001)],
          ['product', 'Twice', 'Zweimal'],
          ['product', 'Twice', 'Doppelt'],
          ['category', 'Twice', 'Auch zweimal'],
        ],
      ),
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => [line, field])).toEqual([
      [2, 'kind'],
      [3, 'text'],
      [4, 'de'],
      [6, 'text'],
    ]);
    expect(await kept('Twice')).toEqual([]);
  });

  test('twenty thousand at once', { timeout: 600_000 }, async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => ['product', `Thing ${n}`, `Ding ${n}`, `Cosa ${n}`]);
    expect(await translate(['de', 'it'], ...rows)).toMatchObject({ added: 20_000 });
    expect(await translate(['de', 'it'], ...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 20_000 });
    expect(await kept('Thing 19999')).toEqual([
      ['de', 'Ding 19999'],
      ['it', 'Cosa 19999'],
    ]);
  });
});

describe('what the company wrote is read in one’s own language', () => {
  let lamp: string;
  beforeAll(async () => {
    lamp = await makeShop(portal).product({ name: 'Lamp', price: 1000 });
    await sql`update products set description = 'It shines.', features = '{Warm,Bright}', price_description = 'By post' where id = ${lamp}`.execute(
      portal.db,
    );
    await sql`update categories set cat1 = 'Living', cat2 = 'Light' where id = (select category_id from products where id = ${lamp})`.execute(
      portal.db,
    );
    await translate(
      ['de'],
      ['product', 'Lamp', 'Lampe'],
      ['product', 'It shines.', 'Sie leuchtet.'],
      ['product', 'Bright', 'Hell'],
      ['product', 'By post', 'Per Post'],
      ['category', 'Living', 'Wohnen'],
      ['category', 'Light', 'Licht'],
    );
  });

  async function shelfOf(who: MadeMember) {
    const { cats } = await ask('/api/shop/categorylist', {}, who);
    const category = cats.find(({ catKey1 }: { catKey1: string }) => catKey1 === 'home');
    const { products } = await ask('/api/shop/productlist', { prodCat3Id: category.prodCat3Id, alloc: 'ZA' }, who);
    const { productName, description, fAB, priceDescription } = products[0];
    return [category.cat1, category.cat2, productName, description, fAB, priceDescription];
  }

  test('the shop, each reader from their own shelf, and where nothing is translated as it was written', async () => {
    expect(await shelfOf(anna)).toEqual(['Wohnen', 'Licht', 'Lampe', 'Sie leuchtet.', 'Warm\nHell', 'Per Post']);
    const written = ['Living', 'Light', 'Lamp', 'It shines.', 'Warm\nBright', 'By post'];
    expect(await shelfOf(ann)).toEqual(written);
    expect(await shelfOf(bob)).toEqual(written);
  });

  test('all that it wrote is told in a file, with what is translated already, that can be uploaded as it is', async () => {
    const asked = { body: { format: 'csv' } };
    expect((await portal.post('/datauploadapi/exporttranslations', asked.body, { as: ann.id })).status).toBe(403);
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/datauploadapi/exporttranslations',
      headers: { authorization: `Bearer ${await portal.tokenOf(ada.id)}` },
      payload: asked.body,
    });
    expect(answer.headers['content-disposition']).toContain('translations.csv');
    const lines = answer.body.replace('\ufeff', '').split('\r\n');
    expect(lines[0]).toBe('"kind";"text";"en";"de";"it";"pt-BR";"ar"');
    expect(lines).toContain('"product";"Bright";"";"Hell";"";"";""');
    expect(lines).toContain('"product";"Warm";"";"";"";"";""');
    expect(lines).toContain('"category";"Living";"";"Wohnen";"";"";""');
    expect(answer.body).not.toContain('Thing 1');
    expect((await send(answer.body)).body).toMatchObject({ kind: 'translations', added: 0, changed: 0 });
  });

  test('a new translation shows at once, and words that were changed wait for theirs', async () => {
    await translate(['it'], ['product', 'Lamp', 'Lampada']);
    expect((await shelfOf(bob))[2]).toBe('Lampada');
    await sql`update products set name = 'Desk lamp' where id = ${lamp}`.execute(portal.db);
    expect([(await shelfOf(anna))[2], (await shelfOf(bob))[2]]).toEqual(['Desk lamp', 'Desk lamp']);
    await sql`update products set name = 'Lamp' where id = ${lamp}`.execute(portal.db);
    expect((await shelfOf(anna))[2]).toBe('Lampe');
  });

  test('the basket, the order and its e-mail; the order itself keeps what was written', async () => {
    const { add, basket, order, orders } = shopping(portal);
    expect((await add(anna, lamp)).body.product).toBe('Lampe');
    expect((await basket(anna)).body.basket[0].productName).toBe('Lampe');
    expect((await order(anna, 10)).status).toBe(200);
    expect((await orders(anna)).orderDetails[0].itemDescription).toBe('Lampe');
    const { rows } = await sql<{ name: string }>`select name from order_lines`.execute(portal.db);
    expect(rows).toEqual([{ name: 'Lamp' }]);
    expect((await portal.letters(anna)).map(({ text }) => text).join()).toContain('Lampe');
  });

  test('adverts', async () => {
    await portal.make.announcement('Look here', { place: 'shop', link: '/rewards', picture: 'new.svg' });
    await translate(['de'], ['advert', 'Look here', 'Schau her']);
    const said = async (who: MadeMember) => (await ask('/api/site/advertdata', {}, who)).advertData.at(-1).what;
    expect([await said(anna), await said(ann)]).toEqual(['Schau her', 'Look here']);
  });

  test('the competition, in which one nominates under the title that one reads', async () => {
    const written = {
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      title: 'Colleague of the Season',
      description: 'Tell us.',
      textboxTitle: 'Why?',
      textboxDescription: '',
      isEnabled: true,
    };
    portal.now = new Date('2026-11-15T12:00:00Z');
    await sql`update tokens set last_used_at = ${portal.now}, expires_at = '2030-01-01'`.execute(portal.db);
    const answer = await ask('/api/competition/admincompetitionupdate', written, ada);
    expect(answer.competition).toEqual(written);
    await translate(
      ['de'],
      ['competition', 'Colleague of the Season', 'Mensch der Saison'],
      ['competition', 'Why?', 'Warum?'],
    );
    const read = { ...written, title: 'Mensch der Saison', textboxTitle: 'Warum?' };
    expect(await ask('/api/competition/admincompetitionget', {}, anna)).toMatchObject({ competition: read, written });
    expect(await ask('/api/competition/admincompetitionget', {}, ann)).toMatchObject({ competition: written, written });
    expect((await ask('/api/member/getmemberdata', {}, anna)).other.competition.title).toBe('Mensch der Saison');

    const nominate = (title: string, by: MadeMember) =>
      portal.post(
        '/api/competition/newnom',
        { nomCat: [title], reason: 'Because.', members: [bob.memberId] },
        { as: by.id, key: randomUUID() },
      );
    expect((await nominate('Mensch der Saison', anna)).status).toBe(200);
    expect((await nominate('Colleague of the Season', ann)).status).toBe(200);
    expect((await nominate('Warum?', anna)).body.formErrors.nomCat).toBeTruthy();
    const { rows } = await sql<{ categories: string[] }>`select distinct categories from nominations`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ categories: ['Colleague of the Season'] }]);
    const mine = async (who: MadeMember) => (await ask('/api/nom/mynominations', {}, who)).noms[0].nomCat;
    expect([await mine(anna), await mine(ann)]).toEqual(['Mensch der Saison', 'Colleague of the Season']);
    const span = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026', awardStatus: 'N' };
    const { report } = await ask('/api/competition/competitionreport', span, ada);
    expect(report.rows.flat().filter((cell: unknown) => cell === 'Mensch der Saison')).toHaveLength(2);
  });

  test('content: a document of its own in each language, else the one that was written', async () => {
    await transaction(portal.db, (tx) => loadContent(tx, join(import.meta.dirname, '../../demo/content'), portal.now));
    const faq = (who: MadeMember, contentKey = 'faq') =>
      ask('/api/site/getcontentdb', { contentKey, isCache: false }, who);
    const [english, german, italian] = await Promise.all([ann, anna, bob].map((who) => faq(who)));
    expect(new Set([english.content, german.content, italian.content]).size).toBe(3);
    await sql`delete from content_versions where key = 'faq' and language = 'it'`.execute(portal.db);
    expect(await faq(bob)).toEqual(english);
    expect(
      (await portal.post('/api/site/getcontentdb', { contentKey: 'topmsgnominationmanagement' }, { as: anna.id }))
        .status,
    ).toBe(404);
    const open = await portal.post(
      '/api/site/getcontentdb',
      { contentKey: 'privacy', isCache: false },
      { headers: { 'accept-language': 'ar' } },
    );
    expect(open.body.title).toMatch(/\p{Script=Arabic}/u);
  });

  test('what awards are for: behaviours and values, on statements and e-cards', { tags: 'seed' }, async () => {
    const manager = await portal.make.member({ is_manager: true, budget: 1000, language: 'it' });
    const award = { what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Danke!', sendBy: 'email' };
    const { status } = await portal.post(
      '/api/reward/doreward',
      { ...award, recipients: [anna.memberId] },
      { as: manager.id, key: randomUUID() },
    );
    expect(status).toBe(200);
    const { report } = await ask('/api/report/statement', {}, anna);
    expect(JSON.stringify(report.rows)).toContain('Kundenfokus');
    expect((await portal.letters(anna)).map(({ text }) => text).join()).toContain('Kundenfokus');
  });
});
