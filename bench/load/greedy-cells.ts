import { urlOf } from '#server/db/connection';
import { type Bench, type Cell, type Figures, figuresOf, jobOf } from './cell.ts';
import type { FlowName } from './flows.ts';
import { load, startPortal } from './processes.ts';

const port = 4156;

/** As many as look around at the same moment. */
const connections = 4;

/** Home, while one member asks for as much as can be asked for: as the portal is set up for a company. */
async function homeBeside(bench: Bench, greedy?: { flow: FlowName; connections: number }): Promise<Figures> {
  const portal = await startPortal(port, urlOf(bench.settings), { REQUESTS_AT_ONCE: '6' });
  try {
    const home = { ...jobOf(bench, 'home', connections), port };
    // What is told is not the first look of a portal that has just begun.
    await load({ ...home, seconds: 1 });
    const beside = greedy && load({ ...jobOf(bench, greedy.flow, greedy.connections), port });
    const figures = figuresOf(await load(home));
    await beside;
    return figures;
  } finally {
    await portal.stop();
  }
}

const p99 = { figure: 'p99', unit: 'ms', better: 'less', against: 'yardstick', goal: 2 } as const;

export const greedyCells: Cell[] = [
  {
    key: 'greedy data',
    people: { least: 0 },
    measure: (bench) => homeBeside(bench, { flow: 'data', connections: 40 }),
    yardstick: (bench) => homeBeside(bench),
    rows: [{ ...p99, words: 'Home beside one who asks for their data on 40 connections, p99' }],
  },
  {
    key: 'greedy list',
    people: { least: 0 },
    measure: (bench) => homeBeside(bench, { flow: 'nominations', connections: 300 }),
    yardstick: (bench) => homeBeside(bench),
    rows: [{ ...p99, words: 'Home beside one who asks for a list of 1,000 on 300 connections, p99' }],
  },
];
