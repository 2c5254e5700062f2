import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acts } from './acts.ts';

/**
 * Measures one table of recognitions beside one for each month, in an empty database of yours:
 *
 *   createdb partitions; DATABASE=partitions node bench/partitions/run.ts 1000000
 *
 * Each act runs three times in turns; shown is the middle ratio of acts in a second, monthly beside plain.
 */
const { DATABASE = 'partitions' } = process.env;
const people = process.argv[2] ?? '100000';
const folder = mkdtempSync(join(tmpdir(), 'partitions-'));

run('psql', [
  '-q',
  '-v',
  'ON_ERROR_STOP=1',
  '-v',
  `people=${people}`,
  '-f',
  join(import.meta.dirname, 'make.sql'),
  DATABASE,
]);
for (const [words, text] of Object.entries(acts)) {
  const ratios = [1, 2, 3].map(() => perSecond(text, 'monthly') / perSecond(text, 'plain')).sort((a, b) => a - b);
  process.stdout.write(`${words}: ${ratios[1]?.toFixed(2)}\n`);
}

function perSecond(text: string, table: string): number {
  const script = join(folder, 'act.sql');
  writeFileSync(script, text.replaceAll('{table}', table));
  const told = run('pgbench', [
    '-n',
    '-M',
    'prepared',
    '-c',
    '4',
    '-T',
    '5',
    '-D',
    `people=${people}`,
    '-f',
    script,
    DATABASE,
  ]);
  return Number(/tps = ([\d.]+)/.exec(told)?.[1]);
}

function run(program: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}
