import type { Settled } from './attempts.ts';

const slowestTold = 20;
/** So much of an error that all of a bad run stands within its last hundred lines. */
const failedLinesMost = 70;
const errorLinesMost = 12;

export interface Part {
  name: string;
  seconds: number;
}

/** The last lines of a run, but for the very last: what took long, what passed at the second try, and what failed. */
export function summaryLines({ passed, failed, flaky }: Settled, parts: readonly Part[]): string[] {
  const slowest = [...passed].sort((a, b) => b.seconds - a.seconds).slice(0, slowestTold);
  const each = Math.max(2, Math.min(errorLinesMost, Math.floor(failedLinesMost / (failed.length || 1)) - 1));
  return [
    '',
    'the slowest:',
    ...slowest.map(({ file, name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${name}`.slice(0, 180)),
    `time: ${parts.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`,
    ...(failed.length > 0 ? ['', `failed: ${failed.length}`] : []),
    ...failed.flatMap(({ file, name, error }) => [`  ${file} › ${name}`, ...shortened(error ?? '', each)]),
    ...(flaky.length > 0 ? ['', `flaky: ${flaky.length}`] : []),
    ...flaky.flatMap(({ file, name, firstError }) => [`  ${file} › ${name}`, ...shortened(firstError, 2)]),
  ];
}

function shortened(error: string, lines: number): string[] {
  return error
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => `      ${line.slice(0, 240)}`);
}
