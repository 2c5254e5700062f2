import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leftOut } from '#backup/tables';
import { readCatalogue } from '#db/catalogue';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { type EmptyDatabase, emptyDatabase, type TestDatabase, testDatabase } from '../../test/database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'laurel-backup-'));
const file = join(folder, 'laurel.backup');
let base: TestDatabase;
let target: EmptyDatabase;

const company = `
  insert into price_lists values ('xx', 'XXX', 2);
  insert into countries (code, name, time_zone, currency, currency_symbol, currency_decimals, point_value_millionths, alloc, points_name)
    values ('XX', 'Test', 'UTC', 'XXX', 'X', 2, 100000, 'xx', 'Laurels');
  insert into divisions values ('D1', E'Tab\\there, line\\nthere, \\\\. and "quotes"', 'XX', 'C1');
  insert into pictures (id, kind, mime_type, width, height, bytes)
    values ('00112233445566778899aabbccddeeff', 'profile', 'image/webp', 1, 1, decode(repeat('00ff0a5c2e0d', 50000), 'hex'));
  insert into members (member_number, public_id, division_code, manager_id) values ('1', '111111', 'D1', 2), ('2', '222222', 'D1', 1);
  insert into profiles (member_id, is_active, division_code, firstname, surname, search_text, picture_id)
    values (1, true, 'D1', 'Zoë', E'\\\\N', 'zoe', '00112233445566778899aabbccddeeff'), (2, true, 'D1', '', '\\.', E'\\\\.\\n\\\\.', null);
  insert into tokens values ('\\x01', 1, '\\x02', now(), now(), now(), null);
  insert into ledger_accounts (kind, member_id, balance, version) values ('wallet', 1, 0, 0);
  select ledger_post('adhoc', now(), 2, array['a:1'], array[2::bigint], array[6::bigint], array[50::bigint]);
  insert into events (at, type, version, subject, facts, is_act) values (now(), 'contact.written', 1, 'contact:1', '{}', false),
    (now(), 'quarter.added', 1, 'quarter:1', '{}', true), ('2020-01-01', 'quarter.added', 1, 'quarter:2', '{}', true);
  insert into event_particulars values (2, '{1}', '{"a": 1}', 'salt');
  select audit_seal('{2,3}');
  update subscribers set position = 3;
  alter table audit_entries disable trigger user;
  update audit_entries set subject = 'tampered';
  alter table audit_entries enable trigger user;
  select nextval('order_numbers')`;

beforeAll(async () => {
  base = await testDatabase();
  await inside(base.settings, (client) => client.query(company));
  await backup(base.settings, file);
});
afterAll(async () => {
  await base.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  target = await emptyDatabase();
});
afterEach(() => target.close());

async function inside<T>(settings: ConnectionSettings, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openConnection(settings);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const contents = (settings: ConnectionSettings) =>
  inside(settings, async (client) => {
    const found: Record<string, string[]> = {};
    for (const { name } of (await readCatalogue(client)).tables) {
      const { rows } = await client.query(`select t::text as row from ${name} t order by 1`);
      if (name !== 'schema_migrations') found[name] = rows.map(({ row }) => row);
    }
    return found;
  });

const whole = () => gunzipSync(readFileSync(file)).toString('latin1');
const packed = (text: string) => gzipSync(Buffer.from(text, 'latin1'));

const tablesOf = (settings: ConnectionSettings) =>
  inside(settings, async (client) => (await readCatalogue(client)).tables.length);

describe('a backup', () => {
  test('restored into an empty database gives every row again, and nobody is signed on', async () => {
    await restore(target.settings, file, { delivers: true });
    const before = await contents(base.settings);
    expect(before.tokens).toHaveLength(1);
    for (const table of leftOut) if (table in before) before[table] = [];
    expect(await contents(target.settings)).toEqual(before);
  });

  test('restored works on: numbers go on, those of orders beyond what was ordered since, the ledger guards itself, laurel_app has its rights', async () => {
    await restore(target.settings, file);
    await inside(target.settings, async (client) => {
      await client.query('set role laurel_app');
      const { rows } = await client.query(
        `insert into ledger_accounts (kind, member_id, balance, version) values ('wallet', 2, 0, 0) returning id`,
      );
      expect(rows).toEqual([{ id: 7 }]);
      expect((await client.query(`select nextval('order_numbers') as n`)).rows).toEqual([{ n: 1_100_002 }]);
      await expect(client.query('delete from ledger_legs')).rejects.toMatchObject({ code: '42501' });
      await client.query('reset role');
      await expect(client.query('delete from ledger_legs')).rejects.toMatchObject({ code: '23001' });
    });
  });

  test('of the same data twice is the same but for its time', async () => {
    const again = join(folder, 'again');
    await backup(base.settings, again);
    const text = (path: string) =>
      gunzipSync(readFileSync(path))
        .toString()
        .replace(/"createdAt":"[^"]+"/, '');
    expect(text(again)).toBe(text(file));
    expect(statSync(again).mode & 0o777).toBe(0o600);
  });

  test('is never written over another', async () => {
    await expect(backup(base.settings, file)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining('is there already'),
    });
    await expect(backup(base.settings, join(folder, 'no', 'where'))).rejects.toMatchObject({ name: 'PlainError' });
  });

  test('that fails leaves no file, and another that is being written as it is', async () => {
    const path = join(folder, 'broken off');
    await expect(backup(target.settings, path)).rejects.toMatchObject({
      message: expect.stringContaining('holds nothing of Laurel'),
    });
    writeFileSync(`${path}.unfinished`, 'of somebody else');
    await expect(backup(base.settings, path)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining('.unfinished'),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('broken off'))).toEqual(['broken off.unfinished']);
    expect(readFileSync(`${path}.unfinished`, 'utf8')).toBe('of somebody else');
  });
});

test('a backup that was made with a former text of a migration is restored', async () => {
  const [, today] = whole().match(/"name":"0025_letters","sha256":"(\w+)"/) ?? [];
  const former = '2026110ecb76d553fd18ca63b79f3e1d2eb4672c2189248774dcca79c7f1857e';
  const path = join(folder, 'former');
  writeFileSync(path, packed(whole().replace(today ?? '', former)));
  await restore(target.settings, path);
  expect((await contents(target.settings)).members).toEqual((await contents(base.settings)).members);
});

describe('restoring is refused with one clear line and touches nothing', () => {
  const damaged = (name: string, data: Buffer) => {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  };
  test.each([
    ['no file', () => join(folder, 'none'), 'cannot be read'],
    ['a file cut off', () => damaged('cut', readFileSync(file).subarray(0, 900)), 'is cut off'],
    ['a file cut off and packed again', () => damaged('short', packed(whole().slice(0, -400))), 'is cut off'],
    ['another kind of file', () => damaged('text', Buffer.from('hello')), 'is damaged, or not a backup'],
    ['another packed file', () => damaged('packed', gzipSync('hello\n')), 'is not a backup of Laurel'],
    ['a newer release', () => damaged('newer', packed(whole().replace('0001_company', '0001_other'))), 'newer release'],
    [
      'a lost row',
      () => damaged('lost', packed(whole().replace(/\n2\t2\t[^\n]*\n/, '\n'))),
      'is damaged: table members has 1 rows',
    ],
  ])('%s', async (_, path, words) => {
    await expect(restore(target.settings, path())).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining(words),
    });
    expect(await tablesOf(target.settings)).toBe(0);
  });

  test('a database that is not empty', async () => {
    await expect(restore(base.settings, file)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining('is not empty'),
    });
  });

  test('what breaks a rule of the ledger', async () => {
    const unbalanced = damaged('unbalanced', packed(whole().replace(/(\n1\t\d+\t)50\t50\t/, '$151\t51\t')));
    await expect(restore(target.settings, unbalanced)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringContaining('breaks the ledger'),
    });
    expect(await tablesOf(target.settings)).toBe(0);
  });
});
