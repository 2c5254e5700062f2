import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '#server/db/connection';
import { systemBinaries } from '#server/embedded/binaries';
import { asUser, runUser } from '#server/embedded/run-user';

/** A PostgreSQL of the machine's own packages, on a port of loopback. */
export interface Postgres {
  port: number;
  folder: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const { postgres, initdb } = systemBinaries();
const bin = path.dirname(postgres);
const user = runUser('/nonexistent');

/** A new, empty one. */
export async function newPostgres(folder: string, port: number, settings: string[] = []): Promise<Postgres> {
  makeFolder(folder);
  asPostgres(initdb, ['-D', folder, '-U', 'laurel', '-A', 'trust', '-E', 'UTF8', '--no-instructions']);
  appendFileSync(path.join(folder, 'pg_hba.conf'), 'host replication laurel 127.0.0.1/32 trust\n');
  const running = await startPostgres(folder, port, settings);
  await ask(port, 'create database laurel', 'postgres');
  return running;
}

/** A copy of a running one that follows it. */
export async function standbyOf(primary: Postgres, folder: string, port: number): Promise<Postgres> {
  makeFolder(folder);
  const from = `host=127.0.0.1 port=${primary.port} user=laurel application_name=standby`;
  asPostgres(path.join(bin, 'pg_basebackup'), ['-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', from]);
  return startPostgres(folder, port);
}

/** A base backup of a running one, which goes on working meanwhile. */
export async function baseBackupOf(primary: Postgres, folder: string): Promise<void> {
  makeFolder(folder);
  const from = `host=127.0.0.1 port=${primary.port} user=laurel`;
  const taking = spawn(path.join(bin, 'pg_basebackup'), ['-D', folder, '-c', 'fast', '-d', from], {
    ...asUser(user),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(taking, 'exit');
  if (status !== 0) throw new Error(`pg_basebackup ended with ${status}.`);
}

/** What a base backup is told of where to stop; it recovers at its next start. */
export function recoverTo(folder: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(folder, 'postgresql.auto.conf'), lines.join(''));
  signal(folder, 'recovery.signal');
}

/** What was a primary and has stopped in order follows another from its next start on. */
export function follow(folder: string, primaryPort: number): void {
  const from = `host=127.0.0.1 port=${primaryPort} user=laurel application_name=standby`;
  appendFileSync(
    path.join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nsynchronous_standby_names = ''\n`,
  );
  signal(folder, 'standby.signal');
}

function signal(folder: string, name: string): void {
  writeFileSync(path.join(folder, name), '');
  if (user) chownSync(path.join(folder, name), user.uid, user.gid);
}

/** One whose folder is there: a new one, a copy, or one that was stopped. */
export async function startPostgres(folder: string, port: number, settings: string[] = []): Promise<Postgres> {
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...settings];
  const server = spawn(postgres, ['-D', folder, '-p', String(port), ...own.flatMap((setting) => ['-c', setting])], {
    ...asUser(user),
    cwd: '/',
    stdio: 'ignore',
  });
  process.on('exit', () => server.kill('SIGQUIT'));
  for (let tries = 0; ; tries += 1) {
    const isReady = await ask(port, 'select 1', 'postgres').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (tries > 200 || server.exitCode !== null) throw new Error(`PostgreSQL did not start in ${folder}.`);
    await sleep(100);
  }
  return { port, folder, kill: () => end(server, 'SIGKILL'), stop: () => end(server, 'SIGINT') };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

/** One statement; answers its rows. */
export async function ask(port: number, sql: string, database = 'laurel'): Promise<Record<string, unknown>[]> {
  const client = await openConnection({ host: '127.0.0.1', port, user: 'laurel', database }, 'drill');
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Asks again and again until there is a row, and whatever else is waited for. */
export async function until(
  at: number,
  question: string,
  isTrue: () => boolean | Promise<boolean> = () => true,
): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if ((await ask(at, question)).length > 0 && (await isTrue())) return;
  }
  throw new Error(`It did not come to: ${question}`);
}

export function makeFolder(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

function asPostgres(program: string, args: string[]): void {
  const ran = spawnSync(program, args, { ...asUser(user), cwd: '/', encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${program}: ${ran.stderr}`);
}

/** Stands before a server; what it stands before can be changed, and it can be shut. */
export async function gate(
  port: number,
  target: { port: number; isOpen: boolean },
): Promise<{ close(): void; cut(): void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    if (!target.isOpen) return void client.destroy();
    const behind = net.connect(target.port, '127.0.0.1');
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}

export const urlOf = (port: number) => `postgresql://laurel@127.0.0.1:${port}/laurel`;
