import { expect, onTestFinished, test } from 'vitest';
import { holdAlone } from './hold.ts';

/** A tab that wants it, and whether it has it. */
function tab(name: string, have?: () => Promise<void>) {
  const leaving = new AbortController();
  const state = { has: false, times: 0, leave: () => leaving.abort(), over: Promise.resolve() };
  state.over = holdAlone(name, leaving.signal, async (term) => {
    state.has = true;
    state.times += 1;
    if (have) await have();
    else await new Promise((resolve) => term.addEventListener('abort', resolve));
    state.has = false;
  });
  onTestFinished(() => leaving.abort());
  return state;
}

test('of many tabs one has it: the one that came last, and when that has gone another, at once', async () => {
  const [one, two] = [tab('a'), tab('a')];
  await expect.poll(() => [one.has, two.has]).toEqual([false, true]);
  const three = tab('a');
  await expect.poll(() => [one.has, two.has, three.has]).toEqual([false, false, true]);
  three.leave();
  await expect.poll(() => Number(one.has) + Number(two.has)).toBe(1);
  await three.over;
  expect(three.has).toBe(false);
  (one.has ? one : two).leave();
  await expect.poll(() => Number(one.has) + Number(two.has)).toBe(1);
});

test('who need not have it any more leaves it to the others for good', async () => {
  const waits = tab('b');
  await expect.poll(() => waits.has).toBe(true);
  const done = tab('b', async () => {});
  await done.over;
  await expect.poll(() => waits.has).toBe(true);
  expect([done.times, waits.times]).toEqual([1, 2]);
});

test('another member, another line', async () => {
  const [one, two] = [tab('c'), tab('d')];
  await expect.poll(() => [one.has, two.has]).toEqual([true, true]);
});
