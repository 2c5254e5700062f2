import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDatabase, openConnection, urlOf } from '#server/db/connection';
import { ownerOf } from '#server/embedded/postmaster';
import { type Bench, type Cell, NotMeasured, type Waits } from './cell.ts';
import { cells } from './cells.ts';
import { asAdmin, type Cluster, copyOf, monthToReport, openCluster, templateOf } from './company.ts';
import { type Measured, measuredCell } from './measure.ts';
import { optionsOf } from './options.ts';
import { pgbenchProgram } from './pgbench.ts';
import { startFloor, startPortal } from './processes.ts';
import { report } from './table.ts';

/**
 * Measures the portal beside what measures it, on this machine, in one run, and prints the ratios:
 *
 *   node bench/load/run.ts [--people 400,100000,1000000] [--rounds 3] [--seconds 8] [--only send,home] [--tries 3] [--keep]
 *   npm run bench:quick    at 100,000 people, a few seconds each, in five minutes; fails when a ratio has fallen by more than 15 %
 *
 * The companies are made once and kept in a PostgreSQL of its own (LAUREL_BENCH_DIR, by default a folder of the user's
 * cache). pgbench and psql are taken from the machine's packages. `--keep` writes the ratios that later runs are compared with.
 */
const options = optionsOf(process.argv.slice(2));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const portalPort = 4151;
const floorPort = 4152;
const proxyPort = '4153';

const cluster = await openCluster(process.env.LAUREL_BENCH_DIR);
const measured: Measured[] = [];
const trips: Record<string, Record<string, number>> = {};
try {
  for (const people of options.people) await company(people);
} finally {
  await cluster.close();
}
process.exitCode = report({ measured, trips, options, say });

async function company(people: number): Promise<void> {
  const template = await templateOf(cluster, people, say);
  const settings = await copyOf(cluster, template, people);
  const floorSettings = await floorDatabase(cluster, people);
  const waits = countWaits(urlOf(settings), people);
  trips[people] = Object.fromEntries(Object.entries(waits).map(([call, one]) => [call, one.trips]));
  const portal = await startPortal(portalPort, urlOf(settings));
  const floor = await startFloor(floorPort, urlOf(floorSettings));
  const { month } = await monthToReport(settings);
  const { seconds } = options;
  const bench = { people, settings, portal, floorSettings, floor, pgbench: pgbenchProgram(), seconds, month, waits };
  try {
    await rounds(bench);
  } finally {
    await portal.stop();
    await floor.stop();
  }
  proveLedger(urlOf(settings));
  await asAdmin(cluster, `drop database ${settings.database} with (force)`);
}

async function rounds(bench: Omit<Bench, 'round'>): Promise<void> {
  const chosen = cells.filter(
    ({ key, people: { least, most = Number.POSITIVE_INFINITY } }) =>
      bench.people >= least && bench.people <= most && options.isAsked(key),
  );
  const roots = [process.pid, ownerOf(join(await dataDirectory(), '.')) ?? 0];
  for (let round = 1; round <= options.rounds; round += 1)
    for (const cell of chosen.filter(({ isOnce }) => round === 1 || !isOnce)) {
      const told = await measuredCell(cell, { ...bench, round }, { roots, tries: options.tries }).catch((error) => {
        if (!(error instanceof NotMeasured)) throw error;
        say(`${cell.key}: ${error.message}`);
        return undefined;
      });
      if (told) {
        measured.push(told);
        say(lineOf(cell, told));
      }
    }
}

function lineOf(cell: Cell, { people, round, portal, yardstick, foreign, isDisturbed }: Measured): string {
  const figures = (of: Record<string, number> | undefined) =>
    of
      ? Object.entries(of)
          .map(([name, value]) => `${name} ${value.toFixed(1)}`)
          .join(', ')
      : '–';
  const noise = `${(foreign.share * 100).toFixed(0)} % foreign${isDisturbed ? ', disturbed' : ''}`;
  return `${people} people, round ${round}, ${cell.key}: ${figures(portal)} | yardstick: ${figures(yardstick)} (${noise})`;
}

async function dataDirectory(): Promise<string> {
  const client = await openConnection(cluster.settings, 'laurel load');
  const { rows } = await client.query('show data_directory');
  await client.end();
  return rows[0].data_directory;
}

async function floorDatabase(on: Cluster, people: number) {
  const name = 'load_floor';
  await asAdmin(on, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const settings = inDatabase(on.settings, name);
  const owner = await openConnection(settings, 'laurel load');
  const text = readFileSync(join(import.meta.dirname, 'yardsticks/floor.sql'), 'utf8');
  await owner.query(text.replaceAll(':people', String(people)));
  await owner.query('vacuum analyze');
  await owner.end();
  return settings;
}

function countWaits(url: string, people: number): Record<string, Waits> {
  const program = join(import.meta.dirname, 'trips.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, url, proxyPort, String(people)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The trips were not counted: ${stderr}`);
  return JSON.parse(stdout);
}

/** Whatever was measured: had it lost or made a point, it would count for nothing. */
function proveLedger(url: string): void {
  const program = join(import.meta.dirname, '../../server/src/laurel.ts');
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stdout } = spawnSync(process.execPath, [program, 'verify-ledger'], { env, encoding: 'utf8' });
  say(stdout.trim());
  if (status !== 0) throw new Error('The ledger does not hold.');
}
