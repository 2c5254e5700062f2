import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Counts,
  commandCounts,
  exitCodeOf,
  type PlaywrightReport,
  playwrightCounts,
  sum,
  type VitestReport,
  vitestCounts,
} from './counts.ts';

/**
 * npm test: everything, a real browser included. What follows `--` goes to Vitest, and the browser is then left out.
 * The statements that its tests ran are compared with their row types (`scripts/check-rows.ts`): that counts as one.
 * With `--check` alone, as `.ci/run` asks, `npm run check` decides too: it counts as one.
 * With `--scale`, as `npm run test:scale` asks, the tests at scale alone, in a company of 100,000.
 */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'laurel-reports-'));
/** What the server's tests asked of the database, statement by statement. */
const statements = mkdtempSync(join(reports, 'statements-'));
const withCheck = process.argv.includes('--check');
const atScale = process.argv.includes('--scale');
const chosen = process.argv.slice(2).filter((word) => !['--check', '--scale'].includes(word));
if (atScale) chosen.push('--project', 'scale');

const counts: Counts[] = [];
if (withCheck) counts.push(commandCounts(await run('scripts/check.ts', [], {})));
counts.push(await vitest());
if (!atScale)
  counts.push(
    commandCounts(await run('scripts/check-rows.ts', [statements, ...(chosen.length === 0 ? ['--all'] : [])], {})),
  );
if (chosen.length === 0) counts.push(await browser());
rmSync(reports, { recursive: true });

const { passed, failed } = sum(counts);
process.exitCode = exitCodeOf({ passed, failed });
process.stdout.write(`${passed} passed, ${failed} failed\n`);

async function vitest(): Promise<Counts> {
  const report = join(reports, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen];
  const exitCode = await run(
    'node_modules/vitest/vitest.mjs',
    options,
    atScale ? { SCALE_PEOPLE: '100000' } : { LAUREL_STATEMENTS: statements },
  );
  return vitestCounts(read<VitestReport>(report), exitCode);
}

async function browser(): Promise<Counts> {
  if (!readdirSync(join(root, 'e2e')).some((file) => file.endsWith('.e2e.ts'))) {
    process.stdout.write('No journeys in e2e yet: no browser started.\n');
    return { passed: 0, failed: 0 };
  }
  const report = join(reports, 'playwright.json');
  const options = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await run('node_modules/@playwright/test/cli.js', options, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightCounts(read<PlaywrightReport>(report), exitCode);
}

async function run(program: string, options: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [join(root, program), ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  return exitCode ?? 1;
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
