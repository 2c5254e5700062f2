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

const block = (key: string, words: string) =>
  `insert into content_blocks (key, title, markdown, html, updated_at) values ('${key}', '${words}', '${words}', '<p>${words}</p>', '2026-01-02');`;
const text = (key: string, language: string, words: string) =>
  `insert into content_texts (key, language, title, markdown, html, updated_at) values ('${key}', '${language}', '${words}', '${words}', '<p>${words}</p>', '2026-01-03');`;

beforeAll(async () => {
  base = await emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-unversioned-'));
  for (const file of readdirSync(migrationsFolder).filter((name) => name < '0060'))
    cpSync(join(migrationsFolder, file), join(folder, file));
  await migrate(base.settings, { folder });
  rmSync(folder, { recursive: true });
  client = await openConnection(base.settings, 'laurel test');
  await client.query(`update settings set language = 'it'`);
  await client.query(
    [
      block('plain', 'Written'),
      block('translated', 'Written'),
      text('translated', 'de', 'Deutsch'),
      // Somebody has written an English text beside the one that there was.
      block('beside', 'Scritto'),
      text('beside', 'en', 'English'),
      block('full', 'Written'),
      ...['en', 'de', 'it', 'pt-BR', 'ar'].map((language) => text('full', language, language)),
    ].join('\n'),
  );
  await migrate(base.settings);
});
afterAll(async () => {
  await client.end();
  await base.close();
});

test('what was written before is version 1 in its language, and nothing of it is lost', async () => {
  const { rows } = await client.query(
    `select key, string_agg(language || ' ' || version || ' ' || title, ', ' order by language collate "C") as versions from content_versions group by key order by key`,
  );
  expect(Object.fromEntries(rows.map(({ key, versions }) => [key, versions]))).toEqual({
    beside: 'en 1 English, it 1 Scritto',
    full: 'ar 1 ar, de 1 de, en 1 en, it 1 it, pt-BR 1 pt-BR',
    plain: 'en 1 Written',
    translated: 'de 1 Deutsch, en 1 Written',
  });
  const { rows: blocks } = await client.query(`select key, language, title from content_blocks order by key`);
  expect(blocks.map(({ key, language, title }) => [key, language, title])).toEqual([
    ['beside', 'it', 'Scritto'],
    ['full', 'en', 'Written'],
    ['plain', 'en', 'Written'],
    ['translated', 'en', 'Written'],
  ]);
});

test('it goes since it was written, and nobody of the company has published it', async () => {
  const { rows } = await client.query(
    `select count(*)::int as n from content_versions where published_by_id is null and from_at = published_at and from_at < '2026-01-04'`,
  );
  expect(rows).toEqual([{ n: 10 }]);
});
