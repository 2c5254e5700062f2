import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './e2e/browser.ts';

export default defineConfig({
  test: {
    // Two cores are shared with PostgreSQL; a third worker only waits.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/scale/**'],
          globalSetup: join(import.meta.dirname, 'server/test/global-setup.ts'),
          setupFiles: join(import.meta.dirname, 'server/test/record-statements.ts'),
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scale',
          root: 'server',
          include: ['test/scale/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'server/test/scale/setup.ts'),
          // Work is asserted, never time: these only end what hangs.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts', 'vite/**/*.test.ts'] } },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'parts',
          testTimeout: 10_000,
          root: 'web',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await browserOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      { test: { name: 'bench', root: 'bench', include: ['load/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
