import { type Bench, type Cell, type Figures, figuresOf, floorLoad, NotMeasured, portalLoad } from './cell.ts';
import { footprintCells } from './footprint.ts';
import { greedyCells } from './greedy-cells.ts';
import { instanceCells } from './instance-cells.ts';
import { pgbench, type Script } from './pgbench.ts';
import { reportCells } from './report-cells.ts';
import { writeCells } from './write-cells.ts';

/** The table, row by row: what is measured, what measures it, and what must be reached. */

async function script(bench: Bench, name: Script['name'], connections: number): Promise<Figures> {
  if (bench.pgbench === undefined) throw new NotMeasured('pgbench is not installed (package postgresql-contrib).');
  const { seconds, people } = bench;
  return figuresOf(await pgbench(bench.pgbench, bench.floorSettings, { name, connections, seconds, people }));
}

const rate = { figure: 'rate', unit: '/s', better: 'more', against: 'yardstick' } as const;
const p99 = { figure: 'p99', unit: 'ms', better: 'less', against: 'yardstick' } as const;

export const cells: Cell[] = [
  {
    key: 'send',
    people: { least: 0 },
    measure: (bench) => portalLoad(bench, 'send', 8),
    yardstick: (bench) => script(bench, 'transfer', 8),
    rows: [{ ...rate, words: 'send with points, 8 connections', goal: 0.1, beyond: 0.4 }],
  },
  {
    key: 'hot',
    people: { least: 1000 },
    measure: (bench) => portalLoad(bench, 'hot', 32),
    yardstick: (bench) => script(bench, 'hot', 32),
    rows: [
      { ...rate, words: 'one hot manager, 32 connections', goal: 1, beyond: 4 },
      { ...p99, words: 'one hot manager, p99', goal: 1, beyond: 0.3 },
    ],
  },
  {
    key: 'division',
    people: { least: 2001 },
    measure: (bench) => portalLoad(bench, 'division', 1),
    yardstick: (bench) => script(bench, 'award', 1),
    rows: [
      {
        words: 'award to a division of 1,000',
        figure: 'mean',
        unit: 'ms',
        better: 'less',
        against: 'yardstick',
        goal: 2.5,
        beyond: 2,
      },
    ],
  },
  {
    key: 'shop',
    people: { least: 0 },
    measure: (bench) => portalLoad(bench, 'shop', 8),
    yardstick: (bench) => floorLoad(bench, 'shop', 8),
    rows: [
      { ...rate, words: 'shop flow, 8 connections', goal: 0.35, beyond: 0.6 },
      { ...p99, figure: 'place order p99', words: 'place order, p99', goal: 4, beyond: 2 },
    ],
  },
  {
    key: 'list',
    people: { least: 0 },
    measure: (bench) => portalLoad(bench, 'list', 32),
    yardstick: (bench) => floorLoad(bench, 'list', 32),
    rows: [{ ...rate, words: 'product list, 32 connections', goal: 0.5, beyond: 1 }],
  },
  {
    key: 'home',
    people: { least: 0 },
    measure: (bench) => portalLoad(bench, 'home', 8),
    yardstick: (bench) => floorLoad(bench, 'list', 8),
    rows: [
      // 400 where the floor's list made 4,240.
      { ...rate, words: 'Home, beside the floor’s list', goal: 0.094 },
      { ...rate, words: 'Home, beside that of the smallest company', against: 'smallest', goal: 0.85 },
    ],
  },
  {
    key: 'search',
    people: { least: 0 },
    measure: (bench) => portalLoad(bench, 'search', 8),
    yardstick: (bench) => floorLoad(bench, 'search', 8),
    rows: [
      { ...rate, words: 'member search, 8 connections', goal: 10, beyond: 50, from: 1_000_000 },
      { ...p99, words: 'member search, p99', goal: 0.2, from: 1_000_000 },
    ],
  },
  ...reportCells,
  ...greedyCells,
  ...footprintCells,
  ...instanceCells,
  ...writeCells,
];
