import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givingWay } from './giving-way.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function* numbers() {
  yield* [1, 2, 3];
}

test('while others are at work each slice is followed by a rest, and none is lost', async () => {
  let isBusy = true;
  const slices = givingWay(numbers(), () => isBusy);
  expect(await slices.next()).toEqual({ value: 1, done: false });
  let second: unknown;
  const next = slices.next().then((told) => {
    second = told;
  });
  await vi.advanceTimersByTimeAsync(19);
  expect(second).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await next;
  expect(second).toEqual({ value: 2, done: false });
  isBusy = false;
  expect(await slices.next()).toEqual({ value: 3, done: false });
  expect(await slices.next()).toEqual({ value: undefined, done: true });
});
