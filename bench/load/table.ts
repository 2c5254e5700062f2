import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Row } from './cell.ts';
import { cells } from './cells.ts';
import type { Measured } from './measure.ts';
import type { Options } from './options.ts';
import { fallen, gain, middle, type Ratio } from './ratios.ts';

interface Line extends Ratio {
  row: Row;
  figure: number;
  by: number;
  people: number;
}

interface Kept {
  ratios: Ratio[];
  trips: Record<string, number>;
}

const keptFile = join(import.meta.dirname, 'kept.json');

interface Told {
  measured: readonly Measured[];
  trips: Record<string, Record<string, number>>;
  options: Options;
  say: (line: string) => void;
}

/** Prints the table with the kept run beside; answers the exit code: 1 when a quick run has fallen behind it. */
export function report({ measured, trips, options, say }: Told): number {
  const kept: Kept = existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : { ratios: [], trips: {} };
  const lines = linesOf(measured);
  say(tableOf(lines, kept.ratios));
  const counted = Object.values(trips).at(-1) ?? {};
  say(tripsOf(counted, kept.trips));
  if (options.keeps) {
    const fresh = new Set(lines.map(({ name }) => name));
    const ratios = lines.map(({ name, ratio, better }) => ({ name, ratio: Number(ratio.toPrecision(4)), better }));
    const all = { ratios: [...kept.ratios.filter(({ name }) => !fresh.has(name)), ...ratios], trips: counted };
    writeFileSync(keptFile, `${JSON.stringify(all, null, 2)}\n`);
  }
  const worse = fallen(lines, kept.ratios);
  for (const { name } of worse) say(`Fallen by more than 15 %: ${name}`);
  return options.isQuick && worse.length > 0 && !options.keeps ? 1 : 0;
}

function linesOf(measured: readonly Measured[]): Line[] {
  const sizes = [...new Set(measured.map(({ people }) => people))].sort((a, b) => a - b);
  return cells.flatMap((cell) =>
    sizes.flatMap((people) => cell.rows.flatMap((row) => lineOf(cell, row, people, measured) ?? [])),
  );
}

function lineOf(cell: Cell, row: Row, people: number, measured: readonly Measured[]): Line | undefined {
  const ofCell = measured.filter(({ key }) => key === cell.key);
  const here = ofCell.filter((one) => one.people === people);
  // Undisturbed rounds, when there are any.
  const quiet = here.some(({ isDisturbed }) => !isDisturbed) ? here.filter((one) => !one.isDisturbed) : here;
  const figure = middleOf(
    quiet.map(({ portal }) => portal),
    row.figure,
  );
  if (figure === undefined) return undefined;
  const by = comparedWith(row, quiet, ofCell);
  if (by === undefined || by === 0) return undefined;
  const name = `${row.words} · ${people.toLocaleString('en')} people`;
  return { name, ratio: figure / by, better: row.better, row, figure, by, people };
}

function comparedWith(
  { against, figure }: Row,
  quiet: readonly Measured[],
  everywhere: readonly Measured[],
): number | undefined {
  if (typeof against === 'number') return against;
  if (against === 'yardstick') return middleOf(yardsticks(quiet), figure);
  const smallest = Math.min(...everywhere.map(({ people }) => people));
  // It has nothing to be compared with.
  if (quiet.every(({ people }) => people === smallest)) return undefined;
  const first = everywhere.filter(({ people }) => people === smallest);
  const was = middleOf(
    first.map(({ portal }) => portal),
    figure,
  );
  // The yardstick tells how fast the machine itself was then and is now.
  const machineWas = middleOf(yardsticks(first), figure);
  const machineIs = middleOf(yardsticks(quiet), figure);
  return was && machineWas && machineIs ? (was * machineIs) / machineWas : was;
}

const yardsticks = (measured: readonly Measured[]) =>
  measured.map(({ yardstick }) => yardstick).filter((one) => one !== undefined);

function middleOf(figures: readonly Record<string, number>[], name: string): number | undefined {
  const values = figures.map((one) => one[name]).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : middle(values);
}

function tableOf(lines: readonly Line[], kept: readonly Ratio[]): string {
  const head = ['work', 'portal', 'measured by', 'ratio', 'to reach', 'and then', 'kept ratio', 'gain'];
  const before = new Map(kept.map((one) => [one.name, one]));
  const body = lines.map((line) => {
    const { row, figure, by, ratio, name, people } = line;
    const former = before.get(name);
    const sign = row.better === 'more' ? '≥' : '≤';
    const isReached = row.better === 'more' ? ratio >= row.goal : ratio <= row.goal;
    return [
      name,
      `${number(figure)} ${row.unit}`,
      `${number(by)} ${row.unit}`,
      `${number(ratio)}×`,
      ...(people < (row.from ?? 0)
        ? ['–', '–']
        : [`${sign} ${row.goal}× ${isReached ? '✓' : '✗'}`, row.beyond === undefined ? '–' : `${sign} ${row.beyond}×`]),
      former ? `${number(former.ratio)}×` : '–',
      former ? `${gain(line, former).toFixed(2)}` : '–',
    ];
  });
  return markdown([head, ...body]);
}

function tripsOf(counted: Record<string, number>, kept: Record<string, number>): string {
  const body = Object.entries(counted).map(([name, count]) => [name, String(count), String(kept[name] ?? '–')]);
  return markdown([['trips to the database', 'now', 'kept'], ...body]);
}

function markdown([head = [], ...body]: string[][]): string {
  return ['', line(head), line(head.map(() => '---')), ...body.map(line), ''].join('\n');
}

const line = (fields: readonly string[]) => `| ${fields.join(' | ')} |`;

function number(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toPrecision(2);
}
