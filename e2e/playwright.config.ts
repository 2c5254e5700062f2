import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';

const port = Number(process.env.E2E_PORT ?? 3791);
// Playwright reads this file in every worker: the first one names the folder, the servers make it.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `laurel-e2e-${process.pid}`);

/** The sweeps over every screen and the journeys take about as long: each has a portal of its own, side by side. */
const portals = {
  sweep: { port, files: /(screens|read-failures)\.e2e\.ts$/ },
  journeys: { port: port + 1, files: /(?<!screens|read-failures)\.e2e\.ts$/ },
};

const urlOf = (ownPort: number) => `http://localhost:${ownPort}`;

export default defineConfig({
  testDir: '.',
  globalTeardown: './teardown.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    launchOptions: await browserOptions(),
  },
  projects: Object.entries(portals).map(([name, portal]) => ({
    name,
    testMatch: portal.files,
    workers: 1,
    use: { baseURL: urlOf(portal.port) },
  })),
  // Started one after the other: the first builds the browser part, the second finds it built.
  webServer: Object.entries(portals).map(([name, portal]) => ({
    name,
    command: 'node scripts/start.ts',
    cwd: path.join(import.meta.dirname, '..'),
    url: `${urlOf(portal.port)}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    env: {
      PORT: String(portal.port),
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', name),
      LAUREL_RATE_LIMITS: 'off',
      ...(process.env.E2E_DATABASE_URL ? { DATABASE_URL: process.env.E2E_DATABASE_URL } : {}),
    },
  })),
});
