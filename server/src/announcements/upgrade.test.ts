import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { migrate, migrationsFolder } from '#db/migrate';
import { type EmptyDatabase, emptyDatabase } from '../../test/database.ts';

let base: EmptyDatabase;
let client: pg.Client;

beforeAll(async () => {
  base = await emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-adverts-'));
  for (const file of readdirSync(migrationsFolder).filter((name) => name < '0068'))
    cpSync(join(migrationsFolder, file), join(folder, file));
  await migrate(base.settings, { folder });
  rmSync(folder, { recursive: true });
  client = await openConnection(base.settings, 'laurel test');
  await client.query(`
    insert into adverts (what, href, img) values ('Away', '/away', 'away.svg'), ('First', '/first', 'first.svg'), ('Second', '/second', 'second.svg');
    delete from adverts where what = 'Away';
    insert into translations (kind, text_hash, language, text, translated, updated_at) values
      ('advert', sha256('First'), 'de', 'First', 'Erstes', now()), ('advert', sha256('First'), 'ar', 'First', 'الأول', now()),
      ('product', sha256('Second'), 'de', 'Second', 'Zweites', now())`);
  await migrate(base.settings);
});
afterAll(async () => {
  await client.end();
  await base.close();
});

test('adverts are announcements of the shop in their order, without an end, in the languages of their translations', async () => {
  const { rows } = await client.query(`
    select a.place, a.link, a.picture, a.until_at, a.sites, a.managers_only, a.from_at <= now() as begun,
      (select jsonb_object_agg(language, title) from announcement_texts t where t.announcement_id = a.id) as texts
    from announcements a order by position`);
  const shop = { place: 'shop', until_at: null, sites: [], managers_only: false, begun: true };
  expect(rows).toEqual([
    { ...shop, link: '/first', picture: 'first.svg', texts: { en: 'First', de: 'Erstes', ar: 'الأول' } },
    { ...shop, link: '/second', picture: 'second.svg', texts: { en: 'Second' } },
  ]);
});

test('a former instance finds its adverts where they were', async () => {
  expect((await client.query('select what from adverts order by id')).rows).toEqual([
    { what: 'First' },
    { what: 'Second' },
  ]);
});
