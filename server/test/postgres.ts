import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBinaries } from '#db/binaries';
import { stopCluster } from '#db/cluster';
import { type ConnectionSettings, inDatabase, openConnection } from '#db/connection';
import { type OpenDatabase, openDatabase } from '#db/embedded';
import { migrate } from '#db/migrate';
import { isAlive } from '#db/postmaster';

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
    // Nobody may be connected to a database that is copied, autovacuum included.
    await admin.query(`alter database ${template} with allow_connections false`);
  } finally {
    await admin.end();
  }
}

async function stop(server: Pick<OpenDatabase, 'settings' | 'close'>, template: string): Promise<void> {
  const admin = await openConnection(server.settings, 'laurel tests');
  await admin.query(`drop database ${template}`);
  await admin.end();
  await server.close();
}

const prefix = 'laurel-test-';

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
  for (const folder of [memory, tmpdir()]) if (existsSync(folder)) await removeLeftOvers(folder);
  const dataDir = mkdtempSync(join(fastFolder(), `${prefix}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const binaries = process.env.TEST_POSTGRES === 'system' ? { binaries: systemBinaries() } : {};
  const open = await openDatabase({ dataDir, dataDirIsDefault: false }, { as: 'server', flags: fast, ...binaries });
  const close = async () => {
    await open.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { settings: open.settings, close };
}

const memory = '/dev/shm';
const memoryNeeded = 2 * 1024 ** 3;

/** In memory a clone takes 20 ms; on a disk that others use too, up to half a second. */
function fastFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= memoryNeeded ? memory : tmpdir();
}

/** A run that was killed leaves its PostgreSQL behind. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const dataDir = join(folder, name);
    await stopCluster({
      dataDir,
      pgData: join(dataDir, 'postgres'),
      socketDir: join(dataDir, 'socket'),
      user: undefined,
    });
    rmSync(dataDir, { recursive: true, force: true });
  }
}
