import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '#plain-error';
import type { Binaries } from './binaries.ts';
import type { PlacedDataDir } from './data-dir.ts';
import { isAlive, ownerOf, removeForeignLock, runsOn } from './postmaster.ts';
import { asUser } from './run-user.ts';

export type Cluster = PlacedDataDir & { binaries: Binaries; flags: readonly string[] };

export const superuser = 'laurel';
export const socketPort = 5432;

/** A connection to this folder's PostgreSQL: the one that runs, be it orphaned, or else a new one. */
export async function connectToCluster(cluster: Cluster): Promise<pg.Client> {
  createFiles(cluster);
  const deadline = Date.now() + startTimeMax;
  let child: ChildProcess | undefined;
  let absentSince = Date.now();
  for (;;) {
    const answer = await knock(cluster);
    if (answer instanceof pg.Client) return answer;
    if (answer === 'starting') absentSince = Date.now();
    const owner = ownerOf(cluster.pgData);
    if (owner === undefined && answer === 'absent') {
      if (child && child.exitCode === null && child.signalCode === null) {
        // It has not written its pid file yet.
      } else if (child) {
        throw new PlainError(`PostgreSQL did not start on ${cluster.pgData}: ${lastLogLine(cluster)}`);
      } else {
        removeForeignLock(cluster.pgData, cluster.socketDir);
        child = start(cluster);
      }
    } else if (owner !== undefined && Date.now() - absentSince > socketLostAfter && !existsSync(socketOf(cluster))) {
      // A cleaner of temporary files took its socket: nobody can reach it any more, so it may go.
      process.kill(owner, 'SIGINT');
      absentSince = Date.now();
    }
    if (Date.now() > deadline)
      throw new PlainError(`PostgreSQL on ${cluster.pgData} does not answer: ${lastLogLine(cluster)}`);
    await sleep(10);
  }
}

const startTimeMax = 120_000;
const socketLostAfter = 5_000;

/** Fast shutdown; resolves when the files are at rest. */
export async function stopCluster(cluster: PlacedDataDir): Promise<void> {
  const owner = ownerOf(cluster.pgData);
  if (owner === undefined) return;
  process.kill(owner, 'SIGINT');
  const deadline = Date.now() + 60_000;
  while (existsSync(join(cluster.pgData, 'postmaster.pid')) && ownerOf(cluster.pgData) === owner) {
    if (Date.now() > deadline) return;
    await sleep(5);
  }
  while (runsOn(owner, cluster.pgData) && Date.now() < deadline) await sleep(2);
  // Among the temporary files nothing should be left behind.
  if (dirname(cluster.socketDir) !== cluster.dataDir) rmSync(cluster.socketDir, { recursive: true, force: true });
}

function createFiles(cluster: Cluster): void {
  const versionFile = join(cluster.pgData, 'PG_VERSION');
  if (!existsSync(versionFile)) initialise(cluster);
  const filesVersion = readFileSync(versionFile, 'utf8').trim();
  const told = spawnSync(cluster.binaries.postgres, ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...asUser(cluster.user),
  });
  const programVersion = told.stdout?.match(/(\d+)\./)?.[1];
  if (programVersion === undefined)
    throw new PlainError(`${cluster.binaries.postgres} cannot be run: ${told.error?.message ?? told.stderr}`);
  if (filesVersion !== programVersion) {
    throw new PlainError(
      `${cluster.pgData} holds files of PostgreSQL ${filesVersion}, this is ${programVersion}: back up with the release that wrote them, and restore into an empty DATA_DIR.`,
    );
  }
}

/** Made beside its place and moved there whole, so that neither a crash nor a second start leaves half a database. */
function initialise({ pgData, binaries, user, flags }: Cluster): void {
  removeUnfinished(pgData);
  const unfinished = `${pgData}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);
  const options = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-instructions'];
  if (flags.includes('fsync=off')) options.push('--no-sync');
  const made = spawnSync(binaries.initdb, options, {
    ...asUser(user),
    cwd: '/',
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new PlainError(
      `PostgreSQL's files could not be made in ${pgData}: ${lastLine(made.stderr ?? '') || made.error?.message}`,
    );
  }
  try {
    renameSync(unfinished, pgData);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(pgData, 'PG_VERSION')))
      throw new PlainError(`${pgData} is not an empty folder: ${(error as Error).message}`);
  }
}

function removeUnfinished(pgData: string): void {
  const prefix = `${basename(pgData)}.new-`;
  for (const name of readdirSync(dirname(pgData)).filter((name) => name.startsWith(prefix))) {
    if (!isAlive(Number(name.slice(prefix.length))))
      rmSync(join(dirname(pgData), name), { recursive: true, force: true });
  }
}

/** In a session of its own: Ctrl-C in the terminal must reach the server only, which drains first. */
function start(cluster: Cluster): ChildProcess {
  const { pgData, socketDir, binaries, user } = cluster;
  const flags = [
    'listen_addresses=',
    `unix_socket_directories="${socketDir}"`,
    'unix_socket_permissions=0700',
    `port=${socketPort}`,
  ];
  flags.push('log_timezone=UTC', 'timezone=UTC', 'log_checkpoints=off', ...cluster.flags);
  const log = openLog(cluster);
  const child = spawn(binaries.postgres, ['-D', pgData, ...flags.flatMap((flag) => ['-c', flag])], {
    ...asUser(user),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  return child;
}

const logSizeMax = 10_000_000;

function openLog({ dataDir }: Cluster): number {
  const path = join(dataDir, 'postgres.log');
  if (existsSync(path) && statSync(path).size > logSizeMax) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}

function lastLogLine({ dataDir }: Cluster): string {
  const path = join(dataDir, 'postgres.log');
  return `${existsSync(path) ? lastLine(readFileSync(path, 'utf8')) : 'no log'} (${path})`;
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ??
    text.trim().split('\n').at(-1) ??
    ''
  );
}

function socketOf({ socketDir }: PlacedDataDir): string {
  return join(socketDir, `.s.PGSQL.${socketPort}`);
}

async function knock(cluster: Cluster): Promise<pg.Client | 'starting' | 'absent'> {
  const settings = { host: cluster.socketDir, port: socketPort, user: superuser, database: 'postgres' };
  const client = new pg.Client({ ...settings, application_name: 'laurel presence', connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory === cluster.pgData) return client;
    await client.end();
  } catch (error) {
    await client.end().catch(() => {});
    const code = (error as { code?: string }).code ?? '';
    if (['ENOENT', 'ECONNREFUSED'].includes(code)) return 'absent';
    // 57P03 starting up or shutting down, 57P01 shut down meanwhile; no code: the socket closed under the question.
    if (['57P03', '57P01', 'ECONNRESET', 'EPIPE', ''].includes(code)) return 'starting';
    throw new PlainError(`PostgreSQL on ${cluster.pgData} refuses: ${(error as Error).message}`);
  }
  throw new PlainError(`${socketOf(cluster)} belongs to another PostgreSQL: stop it, or choose another DATA_DIR.`);
}
