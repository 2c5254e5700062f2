import { setTimeout as sleep } from 'node:timers/promises';

/** So a report takes a fourth of a processor instead of a whole one, and some times as long. */
const restMs = 20;

/** Rests after each slice while others are at work; the database, whose rows nobody takes, rests with it. */
export async function* givingWay<Slice>(slices: AsyncIterable<Slice>, isBusy: () => boolean): AsyncGenerator<Slice> {
  for await (const slice of slices) {
    yield slice;
    if (isBusy()) await sleep(restMs);
  }
}

/** Nobody's answer comes too late for that. */
const restMsMost = 1_000;

/** Rests three times as long as this took, so that many of one kind take a fourth of a processor too. */
export async function resting<Result>(run: () => Promise<Result>, isToRest: () => boolean): Promise<Result> {
  const begin = performance.now();
  const result = await run();
  if (isToRest()) await sleep(Math.min(restMsMost, 3 * (performance.now() - begin)));
  return result;
}
