import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase } from '../../test/database.ts';
import { openConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { createDb } from './pool.ts';

let folder: string;
let base: EmptyDatabase;

const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
const migrateHere = () => migrate(base.settings, { folder });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-migrations-'));
  base = await emptyDatabase();
  file('0001_first.sql', 'create table first (id int primary key);');
  file(
    '0002_second.sql',
    `create table second (id bigint generated always as identity primary key, words text);
    comment on table second is 'append-only: for the test';`,
  );
});

afterEach(async () => {
  await base.close();
  rmSync(folder, { recursive: true });
});

describe('migrating', () => {
  test('runs what is new, in order, and only once', async () => {
    expect(await migrateHere()).toEqual({ applied: ['0001_first', '0002_second'], version: 2, appRole: true });
    expect(await migrateHere()).toEqual({ applied: [], version: 2, appRole: true });
    file('0003_third.sql', 'alter table first add words text');
    expect(await migrateHere()).toMatchObject({ applied: ['0003_third'], version: 3 });
  });

  test('happens once when several instances start together', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, migrateHere));
    expect(all.flatMap(({ applied }) => applied).sort()).toEqual(['0001_first', '0002_second']);
  });

  test('leaves nothing of a migration that fails, and tells its line', async () => {
    file('0003_third.sql', 'create table third (id int);\ninsert into nowhere values (1);');
    await expect(migrateHere()).rejects.toThrow(
      'Migration 0003_third failed (line 2): relation "nowhere" does not exist',
    );
    const client = await openConnection(base.settings);
    const { rows } = await client.query(
      `select to_regclass('third') as third, max(version) as version from schema_migrations`,
    );
    await client.end();
    expect(rows).toEqual([{ third: null, version: 2 }]);
  });

  test.each([
    [
      'a changed file',
      () => file('0001_first.sql', 'create table first (id bigint primary key);'),
      'was changed after it was applied',
    ],
    ['a lost file', () => rmSync(join(folder, '0002_second.sql')), 'which this release does not know'],
    ['a gap', () => file('0004_fourth.sql', 'select 1'), 'should have number 3'],
    ['another name', () => file('third.sql', 'select 1'), 'is not named like 0001_members.sql'],
  ])('refuses %s with one clear line', async (_, spoil, words) => {
    await migrateHere();
    spoil();
    await expect(migrateHere()).rejects.toMatchObject({ name: 'PlainError', message: expect.stringContaining(words) });
  });

  test('takes a text of before for the same that only failed on some databases', async () => {
    await migrate(base.settings);
    const client = await openConnection(base.settings);
    const write = (sha256: string) =>
      client.query(`update schema_migrations set sha256 = $1 where name = '0025_letters'`, [sha256]);
    await write('2026110ecb76d553fd18ca63b79f3e1d2eb4672c2189248774dcca79c7f1857e');
    expect((await migrate(base.settings)).applied).toEqual([]);
    await write('2026110ecb76d553fd18ca63b79f3e1d2eb4672c2189248774dcca79c7f1857f');
    await expect(migrate(base.settings)).rejects.toThrow('0025_letters was changed after it was applied');
    await client.end();
  });

  test('lets laurel_app only add to a table that says it is append-only', async () => {
    await migrateHere();
    const db = createDb(base.settings);
    await sql`insert into second (words) values ('once')`.execute(db);
    await expect(sql`update second set words = 'again'`.execute(db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`delete from second`.execute(db)).rejects.toMatchObject({ code: '42501' });
    await sql`insert into first values (1)`.execute(db);
    await sql`delete from first`.execute(db);
    await expect(sql`truncate first`.execute(db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`delete from schema_migrations`.execute(db)).rejects.toMatchObject({ code: '42501' });
    await db.destroy();
  });
});
