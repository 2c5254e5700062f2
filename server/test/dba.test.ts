import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config/config';
import { type ConnectionSettings, openConnection, urlOf } from '#db/connection';
import { migrate } from '#db/migrate';
import { type OpenDatabase, openDatabase } from '#embedded/embedded';
import { diagnose } from '../src/commands/doctor.ts';
import { command as importing } from '../src/commands/import.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'laurel-dba-'));
let open: OpenDatabase;
/** The server of a company, by its superuser. */
let server: ConnectionSettings;

beforeAll(async () => {
  chmodSync(dataDir, 0o711);
  open = await openDatabase({ dataDir, dataDirIsDefault: false }, { as: 'server', flags: ['fsync=off'] });
  server = { ...open.settings, user: 'dba', database: 'postgres' };
  await ask(open.settings, 'create role dba superuser login');
  // What the portal's own PostgreSQL has made is not there at a company.
  for (const statement of ['drop database laurel', 'alter role laurel rename to first']) await ask(server, statement);
});
afterAll(async () => {
  await open.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(settings: ConnectionSettings, statement: string): Promise<Record<string, unknown>[]> {
  const client = await openConnection(settings);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** As psql does: a statement after the other, each by itself, until another database is asked for. */
async function runScript(text: string): Promise<void> {
  const plain = text.replace(/^--.*\n/gm, '');
  for (const [at, part] of plain.split(/^\\connect laurel$/m).entries()) {
    const settings = at === 0 ? server : { ...server, database: 'laurel' };
    for (const statement of part.split(/;\n/).filter((words) => words.trim() !== '')) await ask(settings, statement);
  }
}

test('after what a DBA runs once the portal migrates as a plain user, and laurel doctor finds nothing', async () => {
  await runScript(readFileSync(join(import.meta.dirname, '../../deploy/dba.sql'), 'utf8'));
  const own = { ...server, user: 'laurel', database: 'laurel' };
  const rights = `select rolsuper or rolcreaterole or rolcreatedb as much from pg_roles where rolname = current_user`;
  expect(await ask(own, rights)).toEqual([{ much: false }]);
  const migrated = await migrate(own);
  expect(migrated.appRole).toBe(true);
  const config = readConfig({ DATABASE_URL: urlOf(own), LAUREL_DEMO: 'on' });
  const found = await diagnose(config, { fixes: false });
  const ofDatabase = found.filter(({ about }) => !['disk', 'browser part', 'e-mail', 'SMS'].includes(about));
  expect(ofDatabase.filter(({ state }) => state !== 'right')).toEqual([]);
  expect(ofDatabase.map(({ about }) => about)).toEqual(expect.arrayContaining(['tables', 'role', 'ways']));
});

test('files are loaded there, by the rights of the portal', async () => {
  const path = join(dataDir, 'promos.csv');
  writeFileSync(path, 'code,kind,value\nWELCOME,percent,10\n');
  const own = { ...server, user: 'laurel', database: 'laurel' };
  const config = readConfig({ DATABASE_URL: urlOf(own), LAUREL_DEMO: 'on', DATA_DIR: dataDir });
  const call = { words: [path], options: {}, config, say: () => {}, mounted: async () => [] };
  expect(await importing.run(call)).toBe(0);
  expect(await ask(own, 'select code from promos')).toEqual([{ code: 'WELCOME' }]);
});

test('other users of the server do not come in, and the role of the portal signs on by itself nowhere', async () => {
  await ask(server, 'create role other login');
  const inLaurel = { ...server, database: 'laurel' };
  await expect(ask({ ...inLaurel, user: 'other' }, 'select')).rejects.toThrow('permission denied for database');
  await expect(ask({ ...inLaurel, user: 'laurel_app' }, 'select')).rejects.toThrow('not permitted to log in');
});
