import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const words = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');

test('A82: the document on privacy says of every table what becomes of somebody in it', async () => {
  const database = await testDatabase();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`.execute(
    database.db,
  );
  await database.close();
  const listed = words
    .slice(words.indexOf('## Where it lies'))
    .split('\n')
    .flatMap((line) => [...(line.match(/^\|([^|]*)\|/)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});
