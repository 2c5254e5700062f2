/** Chance that is the same for the same seed, wherever it is drawn (mulberry32). */
export interface Chance {
  /** Between 0 and 1. */
  draw(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** Whether it happens, so often of a hundred times. */
  happens(ofHundred: number): boolean;
  oneOf<One>(all: readonly One[]): One;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    draw,
    whole: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    happens: (ofHundred) => draw() * 100 < ofHundred,
    oneOf: (all) => all[Math.floor(draw() * all.length)] as (typeof all)[number],
  };
}
