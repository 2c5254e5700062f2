import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { type ConnectionSettings, inDatabase, openConnection } from '#db/connection';
import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { systemBinaries } from '#embedded/binaries';
import { type OpenDatabase, openDatabase } from '#embedded/embedded';
import { saveProgramme } from '#programme/save';
import { going } from './programmes/going.ts';

export type TestServer = { settings: ConnectionSettings; template: string; stop(): Promise<void> };

/** One PostgreSQL for the whole run, with one migrated database in it from which every test file gets its copy. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  const template = `laurel_template_${process.pid}_${randomBytes(3).toString('hex')}`;
  const server = given ? { settings: { connectionString: given }, close: async () => {} } : await temporaryServer();
  try {
    await makeTemplate(server.settings, template);
  } catch (error) {
    await server.close();
    throw error;
  }
  return { settings: server.settings, template, stop: () => stop(server, template) };
}

async function makeTemplate(settings: ConnectionSettings, template: string): Promise<void> {
  const admin = await openConnection(settings, 'laurel tests');
  try {
    await admin.query(`create database ${template}`);
    await migrate(inDatabase(settings, template));
    if (process.env.TEST_PROGRAMME) await saveGoing(inDatabase(settings, template));
    // Nobody may be connected to a database that is copied, autovacuum included.
    await admin.query(`alter database ${template} with allow_connections false`);
  } finally {
    await admin.end();
  }
}

/** A company has gone by this programme since before any test begins. */
async function saveGoing(settings: ConnectionSettings): Promise<void> {
  const db = createDb(settings, { applicationName: 'laurel tests' });
  const long = new Date('2000-01-01T00:00:00Z');
  const saving = { first: specifiedWhole, document: going, from: long, now: long };
  await transaction(db, (tx) => saveProgramme(tx, { ...saving, byId: null, reason: 'A test' }));
  await db.destroy();
}

async function stop(server: Pick<OpenDatabase, 'settings' | 'close'>, template: string): Promise<void> {
  const admin = await openConnection(server.settings, 'laurel tests');
  await admin.query(`drop database ${template}`);
  await admin.end();
  await server.close();
}

/** Nothing here outlives the run, so nothing waits for the disk. */
const fast = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'shared_buffers=64MB',
  'autovacuum=off',
];

async function temporaryServer(): Promise<Pick<OpenDatabase, 'settings' | 'close'>> {
  const dataDir = mkdtempSync(join(process.env.TEST_RUN_FAST as string, 'server-'));
  chmodSync(dataDir, 0o711);
  const binaries = process.env.TEST_POSTGRES === 'system' ? { binaries: systemBinaries() } : {};
  const open = await openDatabase({ dataDir, dataDirIsDefault: false }, { as: 'server', flags: fast, ...binaries });
  const close = async () => {
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { settings: open.settings, close };
}
