import type { Bench, Cell, Figures } from './cell.ts';
import { type Foreign, isDisturbed, loopSpeed, sample, shareOfOthers } from './foreign.ts';

/** A cell of one round in one company. */
export interface Measured {
  key: string;
  people: number;
  round: number;
  portal: Figures;
  yardstick: Figures | undefined;
  foreign: Foreign;
  isDisturbed: boolean;
}

// the fastest that the loop ever ran here is the machine's own speed
const fastest = { speed: 0 };

/** The portal and its yardstick one after the other, in turns; again while the neighbours disturb it, and then as it is. */
export async function measuredCell(
  cell: Cell,
  bench: Bench,
  { roots, tries }: { roots: readonly number[]; tries: number },
): Promise<Measured> {
  let best: Measured | undefined;
  for (let turn = 0; turn < tries; turn += 1) {
    const told = await once(cell, bench, roots);
    if (!best || told.foreign.share < best.foreign.share) best = told;
    if (!told.isDisturbed) return told;
  }
  return best as Measured;
}

async function once(cell: Cell, bench: Bench, roots: readonly number[]): Promise<Measured> {
  const speeds = [loopSpeed()];
  const before = sample(roots);
  const { key, yardstick } = cell;
  const isFirst = bench.round % 2 === 1;
  const early = isFirst ? undefined : await yardstick?.(bench);
  const portal = await cell.measure(bench);
  const late = isFirst ? await yardstick?.(bench) : early;
  const share = shareOfOthers(before, sample(roots));
  speeds.push(loopSpeed());
  fastest.speed = Math.max(fastest.speed, ...speeds);
  const foreign = { share, speed: Math.min(...speeds) / fastest.speed };
  const { people, round } = bench;
  return { key, people, round, portal, yardstick: late, foreign, isDisturbed: isDisturbed(foreign) };
}
