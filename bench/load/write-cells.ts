import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionSettings, openConnection } from '#server/db/connection';
import { type Bench, type Cell, type Figures, figuresOf, jobOf, NotMeasured } from './cell.ts';
import type { FlowName } from './flows.ts';
import type { Load } from './generator.ts';
import { pgbench } from './pgbench.ts';
import { load } from './processes.ts';

/** What an act leaves behind: bytes of write-ahead log, which every standby and archive gets, and bytes that stay. */
async function left(settings: ConnectionSettings, act: () => Promise<Load>): Promise<Figures> {
  const owner = await openConnection(settings, 'laurel load');
  const now = async () => {
    const { rows } = await owner.query(
      `select wal_bytes::float8 as log, wal_records::float8 as records, wal_fpi::float8 as pages, pg_database_size(current_database())::float8 as size from pg_stat_wal`,
    );
    return rows[0] as { log: number; records: number; pages: number; size: number };
  };
  try {
    const before = await now();
    const told = await act();
    figuresOf(told);
    // What follows from the acts (letters, audit) is theirs too.
    await sleep(3000);
    const after = await now();
    const acts = told.done.count;
    return {
      'log kB': (after.log - before.log) / acts / 1024,
      records: (after.records - before.records) / acts,
      // Written whole at their first change after a checkpoint: fewer the longer it goes on.
      'whole pages': (after.pages - before.pages) / acts,
      'stays kB': (after.size - before.size) / acts / 1024,
    };
  } finally {
    await owner.end();
  }
}

const writes = (key: string, flow: FlowName): Cell => ({
  key,
  people: { least: 2001 },
  measure: (bench: Bench) => left(bench.settings, () => load(jobOf(bench, flow, 8))),
  yardstick: (bench) => {
    const { pgbench: program, floorSettings, people, seconds } = bench;
    if (program === undefined) throw new NotMeasured('pgbench is not installed.');
    return left(floorSettings, () =>
      pgbench(program, floorSettings, { name: 'transfer', connections: 8, seconds, people }),
    );
  },
  rows: [],
});

/** Figures for docs/scaling.md: they are shown beside each round, and no row of the table asks for them. */
export const writeCells: Cell[] = [writes('writes of a send', 'send'), writes('writes of a shop flow', 'shop')];
