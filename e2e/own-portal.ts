import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { contextIn } from './desk.ts';
import { freePorts } from './free-ports.ts';
import { patiently } from './patience.ts';
import { signOn } from './people.ts';
import { browserAt } from './playwright.config.ts';

const root = join(import.meta.dirname, '..');

export interface OwnPortal {
  /** Somebody's page, in a browser that prefers a language. */
  pageOf: (browser: Browser, email: string, at?: { address?: string; locale?: string }) => Promise<Page>;
  /** `laurel`, beside it. */
  laurel: (...words: string[]) => Promise<string>;
  url: string;
  /** What it has written since its start. */
  printed: () => string;
  stop: () => Promise<void>;
}

interface OwnPortalWish {
  /** Comes before its first start. */
  before?: (laurel: OwnPortal['laurel']) => Promise<unknown>;
  /** Settings, where they are others than those of the demonstration. */
  settings?: Record<string, string>;
}

/** A portal of its own, for what a journey changes for everybody. */
export async function ownPortal(
  name: string,
  { before = async () => {}, settings = {} }: OwnPortalWish = {},
): Promise<OwnPortal> {
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...{ DATA_DIR: join(process.env.E2E_DATA ?? '', `${name}-${process.pid}`), PORT: String(port) },
    ...{ LAUREL_DEMO: 'on', LAUREL_RATE_LIMITS: 'off', LAUREL_PATIENCE: '10', LAUREL_PROCESSES: '1' },
    ...settings,
  };
  const laurel: OwnPortal['laurel'] = async (...words) =>
    (await promisify(execFile)(process.execPath, [join(root, 'server/src/laurel.ts'), ...words], { env })).stdout;
  await before(laurel);
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const portal: ChildProcess = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: [...stdio] });
  let printed = '';
  portal.stdout?.on('data', (words) => {
    printed += words;
  });
  await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({
    timeout: patiently(120_000),
  });
  return {
    ...{ laurel, url },
    printed: () => printed,
    pageOf: async (browser, email, { address = '/', locale = 'en-ZA' } = {}) => {
      const context = await contextIn(browser, { ...browserAt(url), reducedMotion: 'reduce', locale });
      const page = await context.newPage();
      await signOn(page, email, address);
      return page;
    },
    stop: async () => {
      if (portal.exitCode !== null) return;
      const gone = once(portal, 'exit');
      portal.kill('SIGTERM');
      await gone;
    },
  };
}
