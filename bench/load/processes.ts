import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Load } from './generator.ts';

/** A server in a process of its own. */
export interface Running {
  port: number;
  pid: number;
  /** From its start to its first answer. */
  startedInMs: number;
  stop(): Promise<void>;
}

const here = import.meta.dirname;

/** The portal as `npm start` runs it: what a load may not wait for, limits of frequency, is off, and its mail stays in the outbox. */
export function startPortal(port: number, databaseUrl: string, env: Record<string, string> = {}): Promise<Running> {
  const own = { LAUREL_DEMO: 'on', LAUREL_RATE_LIMITS: 'off', AWARD_CEILING: '1000000000', ...env };
  const all = { ...process.env, ...own, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl };
  return running(port, ['--max-semi-space-size=8', 'server/src/main.ts'], all, '/readyz');
}

export function startFloor(port: number, databaseUrl: string): Promise<Running> {
  const env = { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
  return running(port, ['bench/load/yardsticks/floor.ts'], env, '/');
}

async function running(port: number, args: string[], env: NodeJS.ProcessEnv, path: string): Promise<Running> {
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: join(here, '../..'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let told = '';
  child.stderr?.on('data', (chunk) => {
    told = `${told}${chunk}`.slice(-4000);
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${told}`);
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer && answer.status < 500) break;
    await sleep(20);
  }
  const stop = async () => {
    process.off('exit', kill);
    await end(child);
  };
  return { port, pid: child.pid ?? 0, startedInMs: performance.now() - begin, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A load from a process of its own, so that what answers does not wait for what asks. */
export async function load(job: Job): Promise<Load> {
  const child = fork(join(here, 'generator.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(job);
  const [answer] = await once(child, 'message');
  child.kill();
  return answer as Load;
}

/** Megabytes that a process and all that it has started hold in memory. */
export function residentMb(pid: number): number {
  const { of, sizes } = processTree();
  return of(pid).reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0) / 1024;
}

/** A process and all that it has started. */
export function pidsOf(pid: number): number[] {
  return processTree().of(pid);
}

function processTree() {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = readStatus(name);
    if (!status) continue;
    sizes.set(Number(name), status.kilobytes);
    children.set(status.parent, [...(children.get(status.parent) ?? []), Number(name)]);
  }
  const of = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(of)];
  return { of, sizes };
}

function readStatus(pid: string): { parent: number; kilobytes: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return { parent: number('PPid'), kilobytes: number('VmRSS') };
  } catch {
    return undefined;
  }
}

/** The most that it held while this ran. */
export async function peakResidentMb(pid: number, during: Promise<unknown>): Promise<number> {
  let most = residentMb(pid);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  during.then(over, over);
  while (!isOver) {
    await sleep(40);
    most = Math.max(most, residentMb(pid));
  }
  return most;
}
