import { chunkLoadTimeoutMs } from '@laurel/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { loadScreen, ScreenNotLoaded } from './load-screen.ts';

const Screen = () => null;
const rendered = (component: unknown) => () => (component as () => unknown)();

afterEach(() => vi.useRealTimers());

test('a screen is its component', async () => {
  expect(await loadScreen(async () => Screen)).toBe(Screen);
});

test('a screen whose code fails says so when it is shown', async () => {
  const failed = await loadScreen(async () => Promise.reject(new TypeError('gone')));
  expect(rendered(failed)).toThrow(ScreenNotLoaded);
});

test('a screen whose code does not come is given up after 120 seconds', async () => {
  vi.useFakeTimers();
  const waiting = loadScreen(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs);
  expect(chunkLoadTimeoutMs).toBe(120_000);
  expect(rendered(await waiting)).toThrow(ScreenNotLoaded);
});
