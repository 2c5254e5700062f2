import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginRun } from '../e2e/run.ts';
import { exitCodeOf, type Settled, settled, type Tried, theRun, together, tried } from './attempts.ts';
import { machineLines } from './machine.ts';
import { type PlaywrightReport, playwrightTried } from './playwright-report.ts';
import { leftOut } from './quarantine.ts';
import { type Part, summaryLines } from './summary.ts';

/**
 * npm test: the rules, calls on a real PostgreSQL, races, parts of screens and journeys in a real browser. Sweeps and what is in
 * quarantine are left out; `npm run test:all` (`--all`) runs them too. What follows `--` goes to Vitest, and then the
 * browser's journeys are left out.
 * A file with a failed test runs again, by itself, twice at most: what passes only then is told as flaky.
 * The statements that its tests ran are compared with their row types (`scripts/check-rows.ts`): that counts as one.
 * With `--check`, as `.ci/run` asks, `npm run check` decides too: it counts as one.
 * With `--scale`, as `npm run test:scale` asks, the tests at scale alone, in a company of 100,000.
 * With `--programme`, as `npm run test:programme` asks, the server's tests alone, in a company that goes by a quite different
 * programme: all but those that name the specification's. `npm run test:all` ends with them.
 */
const root = join(import.meta.dirname, '..');
const ownRun = await beginRun();
const reports = mkdtempSync(join(ownRun.folder, 'reports-'));
/** What the server's tests asked of the database, statement by statement. */
const statements = mkdtempSync(join(reports, 'statements-'));
const own = new Set(['--check', '--scale', '--programme', '--all']);
const withCheck = process.argv.includes('--check');
const atScale = process.argv.includes('--scale');
const underOther = process.argv.includes('--programme');
const isAll = process.argv.includes('--all');
const chosen = process.argv.slice(2).filter((word) => !own.has(word));
if (atScale) chosen.push('--project', 'scale');
const isGate = chosen.length === 0 && !isAll && !underOther;
// Of what is chosen nothing is left out.
const names = isGate ? leftOut() : undefined;

process.stdout.write(`${machineLines().join('\n')}\n`);
const parts: Part[] = [];
const all: Settled[] = [];
if (withCheck) await part('check', () => command('npm run check', 'scripts/check.ts'));
await part('build', () => command('npm run build', 'scripts/build-web.ts'));
if (!underOther) await part('tests', () => tried(vitest));
if (!atScale && !underOther)
  await part('rows', () =>
    command('row types', 'scripts/check-rows.ts', [statements, ...(chosen.length === 0 ? ['--all'] : [])]),
  );
if (chosen.length === 0 && !underOther) await part('journeys', () => tried(journeys));
if (underOther || isAll) await part('another programme', () => tried(underOtherProgramme));
await ownRun.end();

const result = together(all);
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/flaky.json'), JSON.stringify(result.flaky, null, 2));
process.exitCode = exitCodeOf(result);
process.stdout.write(`${summaryLines(result, parts).join('\n')}\n`);
process.stdout.write(`${result.passed.length} passed, ${result.failed.length} failed\n`);

async function part(name: string, run: () => Promise<Settled>): Promise<void> {
  const begin = performance.now();
  all.push(await run());
  parts.push({ name, seconds: (performance.now() - begin) / 1000 });
}

/** A command without tests of its own: one that passed, or one that failed. */
async function command(name: string, program: string, options: string[] = []): Promise<Settled> {
  const said: string[] = [];
  const exitCode = await run(program, options, {}, said);
  const one = { file: program, name, passed: exitCode === 0, seconds: 0 };
  return settled([[one.passed ? one : { ...one, error: said.join('') }]]);
}

function vitest(files: string[] = []): Promise<Tried[]> {
  const options = [...chosen, ...files];
  if (isGate) options.push('--tagsFilter=!sweep');
  if (names !== undefined) options.push('--testNamePattern', `^(?!.*(${names}))`);
  return vitestWith(options, {
    // A first pass; `npm run test:all` makes more of each call.
    ...(isGate ? { FUZZ_RUNS: '25' } : {}),
    ...(atScale ? { SCALE_PEOPLE: '100000' } : { LAUREL_STATEMENTS: statements }),
  });
}

function underOtherProgramme(files: string[] = []): Promise<Tried[]> {
  return vitestWith(['--project', 'server', '--tagsFilter=!seed and !sweep', ...chosen, ...files], {
    FUZZ_RUNS: '25',
    TEST_PROGRAMME: join(root, 'server/test/programmes/other.yaml'),
  });
}

function vitestWith(options: string[], env: Record<string, string>): Promise<Tried[]> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-reporter.ts'];
  return outcome(
    report,
    (tests: Tried[]) => tests,
    () => run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...options], { TEST_REPORT: report, ...env }),
  );
}

async function journeys(files: string[] = []): Promise<Tried[]> {
  const report = join(reports, 'playwright.json');
  const options = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...files];
  if (isGate) options.push('--grep-invert', ['@sweep', ...(names === undefined ? [] : [names])].join('|'));
  return outcome(
    report,
    (written: PlaywrightReport) => playwrightTried(written, root),
    () =>
      run('node_modules/@playwright/test/cli.js', options, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Looks at each state are a sweep.
        ...(isGate ? { E2E_STATES: 'off' } : {}),
      }),
  );
}

/** What became of the tests of one program; it has failed too when it ended badly and no test tells why. */
async function outcome<Report>(
  report: string,
  tests: (written: Report) => Tried[],
  start: () => Promise<number>,
): Promise<Tried[]> {
  rmSync(report, { force: true });
  const exitCode = await start();
  const all = existsSync(report) ? tests(JSON.parse(readFileSync(report, 'utf8')) as Report) : [];
  const isTold = exitCode === 0 || all.some(({ passed }) => !passed);
  const error = `ended with ${exitCode}`;
  return isTold && existsSync(report) ? all : [...all, { ...theRun, passed: false, seconds: 0, error }];
}

/** Its exit code. What it says goes to the terminal, and into `said` where that is given. */
async function run(program: string, options: string[], env: Record<string, string>, said?: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(root, program), ...options], {
    cwd: root,
    env: { TEST_PATIENCE: '10', ...process.env, ...env },
    stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said?.push(text);
      process.stdout.write(text);
    });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return exitCode ?? 1;
}
