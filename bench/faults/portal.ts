import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Portal {
  url: string;
  /** Ends it at once, as a machine that loses power does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

export type PortalEnv = Record<string, string>;

/** A portal in a process of its own, which logs to a file where one is named; resolves when it answers. */
export async function startPortal(port: number, env: PortalEnv, log = process.env.DRILL_LOG): Promise<Portal> {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LAUREL_DEMO: 'on',
      LAUREL_RATE_LIMITS: 'off',
      AWARD_CEILING: '1000000000',
      ...env,
    },
    stdio: ['ignore', process.env.DRILL_LOG ? 'inherit' : 'ignore', 'pipe'],
  });
  // A drill that fails leaves nobody behind.
  process.on('exit', () => server.kill('SIGKILL'));
  const errors: string[] = [];
  server.stderr?.on('data', (chunk: Buffer) => {
    errors.push(chunk.toString());
    if (log) appendFileSync(log, chunk);
  });
  const url = `http://localhost:${port}`;
  await ready(server, url, errors);
  return { url, kill: () => end(server, 'SIGKILL'), stop: () => end(server, 'SIGTERM') };
}

async function ready(server: ChildProcess, url: string, errors: string[]): Promise<void> {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The portal ended: ${errors.join('')}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The portal did not become ready: ${errors.join('')}`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
