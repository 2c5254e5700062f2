import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePorts } from '../e2e/free-ports.ts';
import { patiently } from '../e2e/patience.ts';

const root = join(import.meta.dirname, '..');
const startMsMax = patiently(120_000);

/** The portal of `SHOTS_URL`, or a fresh one with the demonstration company. */
export async function portal(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.SHOTS_URL) return { url: process.env.SHOTS_URL, stop: async () => {} };
  const port = String((await freePorts(1))[0]);
  const url = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'laurel-shots-'));
  // Started as root, PostgreSQL runs as another user, who must get in.
  chmodSync(data, 0o755);
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: join(data, 'data'), LAUREL_RATE_LIMITS: 'off', DATABASE_URL: '' },
  });
  const stop = async () => {
    const gone = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  for (const begin = Date.now(); !(await isReady(url)); ) {
    if (server.exitCode !== null || Date.now() - begin > startMsMax) {
      await stop();
      throw new Error('The portal did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The same choice as the journeys make: Playwright's own Chromium, else the one that comes with the packages. */
export async function shotBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  if (existsSync(chromium.executablePath())) return chromium.launch({ args });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
