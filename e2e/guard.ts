import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Found, isRunning, processesWith } from './processes.ts';

/**
 * Outlives a run of tests by a moment: makes the folders that all of it is kept in and tells them in one line, waits until its
 * input closes, which the kernel sees to however the run ends, and takes away what is left of it. A process belongs to a run when
 * its command line or its environment names the run.
 */
const prefix = 'laurel-run-';
const program = 'guard.ts';
const inMemory = '/dev/shm';
const memoryNeeded = 2 * 1024 ** 3;

for (const id of new Set(parents().flatMap((parent) => readdirSync(parent).filter((name) => name.startsWith(prefix)))))
  if (!isRunning(Number.parseInt(id.slice(prefix.length), 10), program)) await clear(id);

const id = `${prefix}${process.pid}-${randomBytes(3).toString('hex')}`;
const folder = made(join(tmpdir(), id));
process.stdout.write(`${JSON.stringify({ folder, fast: hasMemory() ? made(join(inMemory, id)) : folder })}\n`);
// Nobody may be there any more to read it.
process.stdout.on('error', () => {});
process.stdin.resume();
await once(process.stdin, 'close');
await clear(id);

function parents(): string[] {
  return [...new Set([tmpdir(), inMemory])].filter((path) => existsSync(path));
}

/** There a copy of a database takes 20 ms; on a disk that others use too, up to half a second. */
function hasMemory(): boolean {
  if (!existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= memoryNeeded;
}

/** PostgreSQL runs as another user where the run is root's: that user has to find its own folder in there. */
function made(path: string): string {
  mkdirSync(path);
  chmodSync(path, 0o711);
  return path;
}

async function clear(run: string): Promise<void> {
  const forcedAt = Date.now() + 20_000;
  const givenUpAt = Date.now() + 60_000;
  while (Date.now() < givenUpAt) {
    const left = processesWith(run);
    if (left.length === 0) break;
    for (const one of left) end(one, Date.now() > forcedAt);
    await sleep(50);
  }
  for (const parent of parents()) rmSync(join(parent, run), { recursive: true, force: true, maxRetries: 20 });
}

/** PostgreSQL is asked to leave at once, so that it takes its shared memory along. */
function end({ pid, command }: Found, isForced: boolean): void {
  const isPostgres = command.includes('/postgres -D ');
  try {
    process.kill(pid, isPostgres && !isForced ? 'SIGQUIT' : 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
