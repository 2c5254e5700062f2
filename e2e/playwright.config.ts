import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './browser.ts';

const port = Number(process.env.E2E_PORT ?? 3791);
// Playwright reads this file in every worker: the first one names the folder, the server makes it.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `laurel-e2e-${process.pid}`);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalTeardown: './teardown.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'off',
    launchOptions: await browserOptions(),
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LAUREL_RATE_LIMITS: 'off',
      ...(process.env.E2E_DATABASE_URL ? { DATABASE_URL: process.env.E2E_DATABASE_URL } : {}),
    },
  },
});
