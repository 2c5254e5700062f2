import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './e2e/browser.ts';
import { patiently } from './e2e/patience.ts';

/** What each project prepares first: folders that go with the run. */
const ownRun = join(import.meta.dirname, 'e2e/run.ts');

/** Who reads what tests are told: the server's own, and English for what has no reader. */
const reader = join(import.meta.dirname, 'server/test/reader.ts');
const english = join(import.meta.dirname, 'contract/test/english.ts');

// Far from where the tests are written: what counts in the machine's own zone is found out.
process.env.TZ = 'Pacific/Auckland';

/** In each project alike. */
const usual = {
  globalSetup: [ownRun],
  // Two cores are shared with PostgreSQL, where a third worker only waits; on one core a second one does.
  maxWorkers: Math.min(2, availableParallelism()),
  // A worker reads the modules once for all its files: what a file sets up, it takes down.
  isolate: false,
  // Limits only end what hangs.
  testTimeout: patiently(120_000),
  hookTimeout: patiently(180_000),
  expect: { poll: { timeout: patiently(30_000), interval: 20 } },
};

export default defineConfig({
  test: {
    teardownTimeout: patiently(60_000),
    // Of a project none of whose tests is wanted nothing is prepared.
    experimental: { preParse: true },
    tags: [
      {
        name: 'sweep',
        description: 'Everything of a kind, at length: in `npm run test:all`, and left out of `npm test`.',
      },
      {
        name: 'seed',
        description:
          'Names what the specification’s programme has: left out where another one goes (`npm run test:programme`).',
      },
    ],
    projects: [
      {
        test: {
          ...usual,
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/scale/**', 'test/year/**'],
          globalSetup: [ownRun, join(import.meta.dirname, 'server/test/global-setup.ts')],
          setupFiles: [join(import.meta.dirname, 'server/test/record-statements.ts'), reader],
        },
      },
      {
        test: {
          ...usual,
          name: 'scale',
          root: 'server',
          include: ['test/scale/*.test.ts', 'test/year/*.test.ts'],
          globalSetup: [ownRun, join(import.meta.dirname, 'server/test/scale/setup.ts')],
          setupFiles: reader,
          // A company of 100,000 takes its time, and so does a year on a machine that does much else.
          testTimeout: 14_400_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        test: {
          ...usual,
          name: 'contract',
          root: 'contract',
          include: ['src/**/*.test.ts', 'languages/*.test.ts'],
          setupFiles: english,
        },
      },
      {
        test: {
          ...usual,
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
          setupFiles: english,
        },
      },
      {
        extends: './web/vite.config.ts',
        // What only some tests import, known before the first: a page that is read anew meanwhile has React twice.
        optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
        test: {
          ...usual,
          name: 'parts',
          root: 'web',
          include: ['src/**/*.test.tsx'],
          setupFiles: english,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: patiently(120_000),
            provider: playwright({ launchOptions: await browserOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      { test: { ...usual, name: 'bench', root: 'bench', include: ['load/**/*.test.ts'] } },
      { test: { ...usual, name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
