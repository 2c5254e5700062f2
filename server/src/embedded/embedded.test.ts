import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type Holder, hold } from '../../test/holder.ts';
import { openDatabase } from './embedded.ts';
import { ownerOf, runsOn } from './postmaster.ts';

const root = mkdtempSync(join(tmpdir(), 'laurel-embedded-'));
const dataDir = join(root, 'data');
const choice = { dataDir, dataDirIsDefault: false };
const pgData = join(dataDir, 'postgres');
let holders: Holder[] = [];

const start = async (as: 'server' | 'command', folder = dataDir): Promise<Holder> => {
  const holder = await hold(as, folder);
  holders.push(holder);
  return holder;
};

const ask = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = await openConnection({ connectionString: url });
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const postmaster = (): number => {
  const pid = ownerOf(pgData);
  if (pid === undefined) throw new Error('no PostgreSQL runs');
  return pid;
};

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await sleep(10);
};

beforeAll(() => chmodSync(root, 0o711));

afterEach(async () => {
  for (const holder of holders) await holder.end();
  holders = [];
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a server on its own PostgreSQL', () => {
  test('makes a durable UTF-8 database on a private socket, without a network port; Ctrl-C does not reach it, its server’s end does', async () => {
    const server = await start('server');
    const { url } = server;
    const [row] = await ask(
      url,
      `select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets, inet_server_addr() as address`,
    );
    expect(row).toMatchObject({ name: 'laurel', encoding: 'UTF8', fsync: 'on', listen: '', address: null });
    const socketDir = String(row?.sockets).replaceAll('"', '');
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    expect(statSync(pgData).uid).not.toBe(0);
    const group = (pid: number) => execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    expect(group(postmaster())).not.toBe(group(server.pid));
    const pid = postmaster();
    await server.end();
    expect(runsOn(pid, pgData)).toBe(false);
    expect(existsSync(join(pgData, 'postmaster.pid'))).toBe(false);
  });

  test('is the only one on its DATA_DIR', async () => {
    const first = await start('server');
    const second = await start('server');
    expect(second.said).toMatch(/^PlainError: Another Laurel server runs on DATA_DIR .*\n$/);
    await expect(ask(first.url, 'select 1')).resolves.toHaveLength(1);
  });

  test('killed hard, is followed by one that finds its PostgreSQL again', async () => {
    const first = await start('server');
    await ask(first.url, 'create table kept as select 42 as answer');
    const pid = postmaster();
    await first.kill();
    expect(runsOn(pid, pgData)).toBe(true);
    const second = await start('server');
    expect(postmaster()).toBe(pid);
    expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('killed hard together with PostgreSQL, is followed by one that recovers what was committed', async () => {
    const first = await start('server');
    await ask(first.url, 'create table committed as select 43 as answer');
    const pid = postmaster();
    await first.kill();
    process.kill(pid, 'SIGKILL');
    await until(() => !runsOn(pid, pgData));
    const second = await start('server');
    expect(postmaster()).not.toBe(pid);
    expect(await ask(second.url, 'select answer from committed')).toEqual([{ answer: 43 }]);
  });

  test('whose socket a cleaner of temporary files took, is followed by one that finds its files at rest', {
    tags: ['sweep'],
  }, async () => {
    const first = await start('server');
    await ask(first.url, 'create table rested as select 44 as answer');
    const pid = postmaster();
    await first.kill();
    rmSync(join(dataDir, 'socket', '.s.PGSQL.5432'));
    const second = await start('server');
    expect(second.said).toBe('');
    expect(runsOn(pid, pgData)).toBe(false);
    expect(await ask(second.url, 'select answer from rested')).toEqual([{ answer: 44 }]);
  });

  test('is not held up by a pid file whose number belongs to another program today', { tags: ['sweep'] }, async () => {
    const first = await start('server');
    const lines = readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n');
    await first.end();
    writeFileSync(join(pgData, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'));
    const second = await start('server');
    expect(second.said).toBe('');
    expect(postmaster()).not.toBe(process.pid);
  });

  test('starts PostgreSQL again when that dies under it', async () => {
    const server = await start('server');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await until(() => ![undefined, pid].includes(ownerOf(pgData)));
    await until(() => existsSync(join(dataDir, 'socket', '.s.PGSQL.5432')));
    const answers = () => ask(server.url, 'select 1').then(Boolean, () => false);
    await until(answers);
    // The server's own connection comes back a moment later.
    const serving = `select from pg_locks where locktype = 'advisory' and (classid, objid) = (7205, 2) and granted`;
    await until(async () => (await ask(server.url, serving)).length > 0);
    expect(await ask(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    const second = await start('server');
    expect(second.said).toContain('Another Laurel server');
  });
});

describe('a command', () => {
  test('joins the PostgreSQL of a running server and leaves it running', async () => {
    const server = await start('server');
    const pid = postmaster();
    const command = await openDatabase(choice, { as: 'command' });
    expect(command.url).toBe(server.url);
    await command.close();
    expect(ownerOf(pgData)).toBe(pid);
  });

  test('alone starts PostgreSQL and stops it at its end', async () => {
    const command = await openDatabase(choice, { as: 'command' });
    expect(await ask(command.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await command.close();
    expect(ownerOf(pgData)).toBeUndefined();
  });

  test('may outlive the server beside which it began', { tags: ['sweep'] }, async () => {
    const server = await start('server');
    const command = await openDatabase(choice, { as: 'command' });
    await server.end();
    expect(await ask(command.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await command.close();
    expect(ownerOf(pgData)).toBeUndefined();
  });
});

describe('the folder', () => {
  test('may have any path, and be met by two servers at once while it is still empty: one serves, one says why not', async () => {
    // A path that is too long for a socket.
    const folder = join(root, 'long-'.repeat(24), 'with a space');
    const twins = await Promise.all([start('server', folder), start('server', folder)]);
    const serving = twins.filter(({ url }) => url !== '');
    expect(serving).toHaveLength(1);
    for (const { url } of serving) {
      expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(new URL(url).searchParams.get('host')).toMatch(/laurel-[0-9a-f]{16}$/);
    }
    expect(twins.map(({ said }) => said).join('')).toMatch(/^PlainError: Another Laurel server runs on DATA_DIR .*\n$/);
  });

  test.runIf(process.getuid?.() === 0)('must be within reach of the user who stands in for root', async () => {
    const closed = join(root, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const { said } = await start('server', join(closed, 'data'));
    expect(said).toMatch(/^PlainError: DATA_DIR .*closed\/data cannot be entered by the user (postgres|nobody).*\n$/);
    expect(existsSync(join(closed, 'data'))).toBe(false);
  });
});
