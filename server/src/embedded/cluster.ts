import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '#errors/plain-error';
import { type Cluster, createFiles, lastLine, superuser } from './cluster-files.ts';
import type { PlacedDataDir } from './data-dir.ts';
import { hasMadeSocket, ownerOf, removeForeignLock, runsOn } from './postmaster.ts';
import { asUser } from './run-user.ts';

export const socketPort = 5432;

/** A connection to this folder's PostgreSQL: the one that runs, be it orphaned, or else a new one. */
export async function connectToCluster(cluster: Cluster): Promise<pg.Client> {
  createFiles(cluster);
  const deadline = Date.now() + startTimeMax;
  let child: ChildProcess | undefined;
  for (;;) {
    const answer = await knock(cluster);
    if (answer instanceof pg.Client) return answer;
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
    } else if (owner !== undefined && hasMadeSocket(cluster.pgData) && !existsSync(socketOf(cluster))) {
      // A cleaner of temporary files took its socket: nobody can reach it any more, so it may go. One that is stopping goes anyway.
      askToStop(owner);
    }
    if (Date.now() > deadline)
      throw new PlainError(`PostgreSQL on ${cluster.pgData} does not answer: ${lastLogLine(cluster)}`);
    await sleep(10);
  }
}

const startTimeMax = 120_000;

/** Fast shutdown; resolves when the files are at rest. */
export async function stopCluster(cluster: PlacedDataDir): Promise<void> {
  const owner = ownerOf(cluster.pgData);
  if (owner === undefined) return;
  askToStop(owner);
  const deadline = Date.now() + 60_000;
  while (existsSync(join(cluster.pgData, 'postmaster.pid')) && ownerOf(cluster.pgData) === owner) {
    if (Date.now() > deadline) return;
    await sleep(5);
  }
  while (runsOn(owner, cluster.pgData) && Date.now() < deadline) await sleep(2);
  // Among the temporary files nothing should be left behind.
  if (dirname(cluster.socketDir) !== cluster.dataDir) rmSync(cluster.socketDir, { recursive: true, force: true });
}

function askToStop(owner: number): void {
  try {
    process.kill(owner, 'SIGINT');
  } catch (error) {
    // It may have ended since it was found.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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
