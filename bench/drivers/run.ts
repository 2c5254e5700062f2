import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionSettings, openConnection } from '#server/db/connection';
import { openDatabase } from '#server/embedded/embedded';
import { drivers, type Line, type Place } from './lines.ts';
import { tables, trips } from './talk.ts';

/**
 * Prints what the conversation of a send costs by each driver, on eight connections, in turns for three rounds; nothing of it reads or
 * decides anything, so that what is left is the driver and PostgreSQL:
 *
 *   node bench/drivers/run.ts
 */
const versions = { pg: '8.23.1', postgres: '3.4.9', 'pg-protocol': '1.16.1' };
const connections = 8;
const seconds = 5;

const folder = mkdtempSync(join(tmpdir(), 'drivers-'));
try {
  // PostgreSQL may run as another user, and has to come by.
  chmodSync(folder, 0o755);
  const database = await openDatabase(
    { dataDir: join(folder, 'data'), dataDirIsDefault: false },
    { as: 'server', flags: ['shared_buffers=256MB'] },
  );
  await compare(database.settings).finally(database.close);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compare(settings: ConnectionSettings): Promise<void> {
  const owner = await openConnection(settings);
  await owner.query(tables.slice(0, tables.lastIndexOf('vacuum')));
  await owner.query('vacuum analyze');
  await owner.end();
  const { host = '', port = 5432, user = '', database: name = '' } = settings;
  const place = { host, port, user, database: name };
  process.stdout.write(
    '| Round | Driver | sends a second | Node, µs each | PostgreSQL, µs each |\n| --- | --- | --- | --- | --- |\n',
  );
  for (const round of [1, 2, 3])
    for (const [driver, open] of Object.entries(await drivers(folder, versions)))
      process.stdout.write(`| ${[round, driver, ...(await measured(open, place))].join(' | ')} |\n`);
}

async function measured(open: (place: Place) => Promise<Line>, place: Place): Promise<number[]> {
  const lines = await Promise.all(Array.from({ length: connections }, () => open(place)));
  await sends(lines, 1);
  const [cpu, server, begin] = [process.cpuUsage(), serverMs(), performance.now()];
  const done = await sends(lines, seconds);
  const { user, system } = process.cpuUsage(cpu);
  const figures = [
    done / ((performance.now() - begin) / 1000),
    (user + system) / done,
    ((serverMs() - server) * 1000) / done,
  ];
  await Promise.all(lines.map((line) => line.end()));
  return figures.map(Math.round);
}

async function sends(lines: readonly Line[], forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1000;
  const each = await Promise.all(
    lines.map(async (line) => {
      let done = 0;
      for (; performance.now() < end; done += 1) for (const trip of trips(randomUUID())) await line.trip(trip);
      return done;
    }),
  );
  return each.reduce((sum, done) => sum + done, 0);
}

/** Milliseconds of processor time that this PostgreSQL and its connections have taken. */
function serverMs(): number {
  const postmaster = readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0];
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  // of `man proc_pid_stat`: utime and stime, in hundredths of a second
  return children.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * 10;
  }, 0);
}
