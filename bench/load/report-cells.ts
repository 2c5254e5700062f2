import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { urlOf } from '#server/db/connection';
import { type Bench, type Cell, type Figures, figuresOf, jobOf, NotMeasured, portalLoad } from './cell.ts';
import { load, peakResidentMb, residentMb, startPortal } from './processes.ts';

const port = 4155;

/** The month as `psql` would write it to a file: the same rows, the same columns, nobody's rights asked. */
const monthsRows = `copy (
  select r.kind, r.created_at, giver.display_name, giver.member_number, giver_division.name, taker.display_name, taker.member_number,
    taker_division.name, r.points, r.value, w.text
  from recognitions r join people giver on giver.id = r.from_id join divisions giver_division on giver_division.code = giver.division_code
    join people taker on taker.id = r.to_id join divisions taker_division on taker_division.code = taker.division_code
    left join words w on w.of = 'award.message' and w.of_id = r.award_id
  where r.created_at >= to_date('MONTH', 'Month YYYY') and r.created_at < to_date('MONTH', 'Month YYYY') + interval '1 month'
  order by r.created_at desc, r.id desc) to stdout`;

async function copied({ settings, month }: Bench): Promise<Figures> {
  const begin = performance.now();
  const text = monthsRows.replaceAll('MONTH', month).replaceAll('\n', ' ');
  const child = spawn('psql', [urlOf(settings), '-X', '-q', '-c', text], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [1])]);
  if (code !== 0) throw new NotMeasured('psql did not write the report.');
  return { mean: performance.now() - begin };
}

/** On a portal that has done nothing else: what it holds then is not yet the room of former reports. */
async function reported(bench: Bench): Promise<Figures> {
  const portal = await startPortal(port, urlOf(bench.settings));
  try {
    const one = { ...jobOf(bench, 'report', 1), port, seconds: 0.001 };
    await load({ ...one, flow: 'list' });
    const idle = residentMb(portal.pid);
    const first = load(one);
    const peak = await peakResidentMb(portal.pid, first);
    figuresOf(await first);
    const { mean = 0 } = figuresOf(await load(one));
    return { mean, memory: Math.max(0, peak - idle) };
  } finally {
    await portal.stop();
  }
}

/** Sends alone, and sends while one person asks for the report again and again. */
async function sendsBeside(bench: Bench): Promise<Figures> {
  const report = load(jobOf(bench, 'report', 1));
  const beside = await portalLoad(bench, 'send', 8);
  figuresOf(await report);
  return beside;
}

/** Counted with the trips, by a portal that does nothing else. */
async function databaseTime({ waits }: Bench, call: string): Promise<Figures> {
  const told = waits[call];
  if (told === undefined) throw new NotMeasured(`${call} was not counted.`);
  return { database: told.ms };
}

const small = { unit: 'ms', better: 'less', figure: 'database', against: 10, goal: 1 } as const;

export const reportCells: Cell[] = [
  {
    key: 'report',
    people: { least: 2001 },
    measure: reported,
    yardstick: copied,
    rows: [
      { words: 'month report', figure: 'mean', unit: 'ms', better: 'less', against: 'yardstick', goal: 1.2 },
      { words: 'month report, memory beyond idle', figure: 'memory', unit: 'MB', better: 'less', against: 50, goal: 1 },
    ],
  },
  {
    key: 'beside',
    people: { least: 2001 },
    measure: sendsBeside,
    yardstick: (bench) => portalLoad(bench, 'send', 8),
    rows: [
      {
        words: 'sends beside the report, p99',
        figure: 'p99',
        unit: 'ms',
        better: 'less',
        against: 'yardstick',
        goal: 2,
      },
    ],
  },
  {
    key: 'statement',
    people: { least: 2001 },
    measure: (bench) => databaseTime(bench, 'statement of a busy manager'),
    isOnce: true,
    rows: [{ ...small, words: 'statement of a busy manager, database' }],
  },
  {
    key: 'own statement',
    people: { least: 0 },
    isOnce: true,
    measure: (bench) => databaseTime(bench, 'statement'),
    rows: [{ ...small, words: 'statement of a member, database' }],
  },
];
