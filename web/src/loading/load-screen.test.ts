import { chunkLoadTimeoutMs } from '@laurel/contract/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { loadScreen, ScreenNotLoaded } from './load-screen.ts';

const Screen = () => null;

afterEach(() => vi.useRealTimers());

test('a screen is its component', async () => {
  expect(await loadScreen(async () => Screen)).toBe(Screen);
});

test('a screen whose code fails says so', async () => {
  await expect(loadScreen(async () => Promise.reject(new TypeError('gone')))).rejects.toThrow(ScreenNotLoaded);
});

test('a screen whose code does not come is given up after 120 seconds', async () => {
  vi.useFakeTimers();
  const waiting = expect(loadScreen(() => new Promise(() => {}))).rejects.toThrow(ScreenNotLoaded);
  await vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs);
  expect(chunkLoadTimeoutMs).toBe(120_000);
  await waiting;
});
