import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromeArgs, chromePath } from './chrome.ts';

/**
 * Lighthouse on the built portal, in its phone profile, with a cold cache and a person signed on:
 * `node bench/lighthouse.ts [http://localhost:3000]`. Lighthouse is no part of the project: npm puts it into a folder
 * of its own, which goes afterwards (or stays, where LIGHTHOUSE_HOME names one).
 */
const version = '13.5.0';
const url = process.argv[2] ?? 'http://localhost:3000';
const runsEach = Number(process.env.RUNS ?? 3);

const screens = [
  { name: 'Home', who: 'thandi.mokoena', address: '/' },
  { name: 'Nominate', who: 'thandi.mokoena', address: '/nominate' },
  { name: 'Shop', who: 'thandi.mokoena', address: '/rewards' },
  { name: 'Nominations Management', who: 'johan.botha', address: '/nominationmanagement' },
];
const targets = { performance: 95, accessibility: 100, 'best-practices': 95 } as const;
type Category = keyof typeof targets;

/** The little that is used here of the two libraries. */
interface Report {
  lhr: {
    categories: Record<Category, { score: number | null }>;
    audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>;
  };
}
interface Tab {
  goto(address: string, options: { waitUntil: 'networkidle0' }): Promise<unknown>;
  createCDPSession(): Promise<{ send(method: string, input?: object): Promise<unknown> }>;
}
interface Chrome {
  createBrowserContext(): Promise<{ newPage(): Promise<Tab>; close(): Promise<void> }>;
  close(): Promise<void>;
}

const home = process.env.LIGHTHOUSE_HOME ?? mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  await measure();
} finally {
  if (!process.env.LIGHTHOUSE_HOME) rmSync(home, { recursive: true, force: true });
}

async function measure() {
  const { audit, launch } = await tools();
  const chrome = await launch();
  let kept = true;
  process.stdout.write('| Screen | Performance | Accessibility | Best practices | FCP | LCP | TBT | CLS |\n');
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- |\n');
  for (const screen of screens) {
    const runs: Report[] = [];
    for (let run = 0; run < runsEach; run++) runs.push(await auditOf(chrome, audit, screen));
    runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
    const middle = runs[Math.floor(runs.length / 2)];
    if (middle) kept = report(screen.name, middle) && kept;
  }
  await chrome.close();
  if (!kept) process.exitCode = 1;
}

type Audit = (address: string, flags: object, config: undefined, tab: Tab) => Promise<Report>;

/** Signs on in a tab of its own, forgets every file, and lets Lighthouse load the screen in that tab. */
async function auditOf(chrome: Chrome, audit: Audit, { who, address }: (typeof screens)[number]): Promise<Report> {
  const context = await chrome.createBrowserContext();
  const tab = await context.newPage();
  await tab.goto(`${url}/sso/idplogin?login_hint=${who}@laurel.example`, { waitUntil: 'networkidle0' });
  const session = await tab.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'service_workers,cache_storage' });
  const flags = { disableStorageReset: true, onlyCategories: Object.keys(targets), logLevel: 'error' };
  const result = await audit(url + address, flags, undefined, tab);
  await context.close();
  return result;
}

function score({ lhr }: Report, category: Category): number {
  return Math.round((lhr.categories[category].score ?? 0) * 100);
}

function report(name: string, result: Report): boolean {
  const categories = Object.keys(targets) as Category[];
  const value = (id: string) => result.lhr.audits[id]?.displayValue ?? '–';
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map(value);
  process.stdout.write(
    `| ${[name, ...categories.map((category) => score(result, category)), ...figures].join(' | ')} |\n`,
  );
  const short = categories.filter((category) => score(result, category) < targets[category]);
  if (short.length > 0 || process.env.DETAILS) {
    for (const [id, { title, score: part, displayValue = '' }] of Object.entries(result.lhr.audits))
      if (part !== null && part < 0.9) process.stderr.write(`  ${name}: ${id} ${part} ${title} ${displayValue}\n`);
  }
  return short.length === 0;
}

/** Lighthouse and the driver that comes with it, through npm's ordinary client. */
async function tools(): Promise<{ audit: Audit; launch: () => Promise<Chrome> }> {
  if (!existsSync(join(home, 'node_modules/lighthouse'))) {
    const options = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts'];
    const done = spawnSync('npm', [...options, `lighthouse@${version}`], { stdio: 'ignore' });
    if (done.status !== 0) throw new Error('npm could not bring Lighthouse.');
  }
  const find = createRequire(join(home, 'package.json'));
  const load = async (name: string) => import(pathToFileURL(find.resolve(name)).href);
  const { default: audit } = (await load('lighthouse')) as { default: Audit };
  const { default: driver } = (await load('puppeteer-core')) as {
    default: { launch(options: object): Promise<Chrome> };
  };
  return {
    audit,
    launch: async () => driver.launch({ executablePath: await chromePath(), args: chromeArgs, headless: 'shell' }),
  };
}
