import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { freePorts } from './free-ports.ts';
import { patiently, waitMs } from './patience.ts';
import { beginRun } from './run.ts';

// Playwright reads this file in every worker: the first one begins the run and chooses the ports.
const run = await beginRun();
process.env.E2E_PORTS ??= (await freePorts(2)).join(' ');
const [firstPort = 0, secondPort = 0] = process.env.E2E_PORTS.split(' ').map(Number);
/** Of new portals each time: what an earlier attempt did, the next one does not find. */
process.env.E2E_DATA ??= path.join(run.fast, `portals-${randomUUID()}`);
const data = process.env.E2E_DATA;

/** Two portals, each with its own share of the journeys, side by side: they take about as long. */
const isOfTheFirst = /\/(admin|hostile|keyboard|read-failures|review-and-award|screens|shop)\.e2e\.ts$/;
const portals = {
  first: { port: firstPort, files: { testMatch: isOfTheFirst } },
  second: { port: secondPort, files: { testIgnore: isOfTheFirst } },
};

/** What a browser of the journeys knows already. */
const kept = [
  // A message in passing is still there when a slow machine comes to look at it.
  { name: 'laurel.patience', value: '3' },
  { name: 'laurel.consent', value: JSON.stringify({ mandatory: true, functional: true, third: true }) },
];

const urlOf = (ownPort: number) => `http://localhost:${ownPort}`;

/** A browser at the beginning of a journey through the portal at this address. */
export const browserAt = (url: string) => ({
  baseURL: url,
  storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] },
});

export default defineConfig({
  testDir: '.',
  testMatch: /\.e2e\.ts$/,
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  timeout: patiently(300_000),
  expect: { timeout: waitMs, toPass: { timeout: waitMs } },
  use: {
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    viewport: { width: 1280, height: 800 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    // It keeps the whole shell for each new person: where that is what a journey is about, it is allowed.
    serviceWorkers: 'block',
    launchOptions: await browserOptions(),
  },
  projects: Object.entries(portals).map(([name, portal]) => ({
    name,
    ...portal.files,
    workers: 1,
    use: browserAt(urlOf(portal.port)),
  })),
  // Started one after the other: the first builds the browser part, the second finds it built.
  webServer: Object.entries(portals).map(([name, portal]) => ({
    name,
    command: 'node scripts/start.ts',
    cwd: path.join(import.meta.dirname, '..'),
    url: `${urlOf(portal.port)}/readyz`,
    timeout: patiently(120_000),
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: patiently(30_000) },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(portal.port),
      DATA_DIR: path.join(data, name),
      LAUREL_RATE_LIMITS: 'off',
      // Without limits there would be nothing that asks for a second person.
      RECOGNISE_POINTS_PER_MONTH: '10000',
      LAUREL_PATIENCE: '10',
      // Neither UTC nor the browser's: a month or a day that is taken from the machine's own zone is found out.
      TZ: 'Pacific/Auckland',
      ...(process.env.E2E_DATABASE_URL ? { DATABASE_URL: process.env.E2E_DATABASE_URL } : {}),
    },
  })),
});
