import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopAll } from './stopping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stopsAt = (times: string[], name: string) => async () => void times.push(`${name} ${Date.now()}`);
const hangs = () => new Promise(() => {});

test('what was started last is stopped first, and what hangs keeps none of the others from ending in time', async () => {
  vi.setSystemTime(0);
  const told: string[] = [];
  const stops = [stopsAt(told, 'database'), hangs, hangs, stopsAt(told, 'server')];
  const stopped = stopAll(stops, { patience: 1, drainMs: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  await stopped;
  expect(told).toEqual(['server 0', 'database 23000']);
});

test('patience lengthens it', async () => {
  vi.setSystemTime(0);
  const told: string[] = [];
  const stopped = stopAll([stopsAt(told, 'database'), hangs], { patience: 3, drainMs: 0 });
  await vi.advanceTimersByTimeAsync(66_000);
  await stopped;
  expect(told).toEqual(['database 66000']);
});

test('what fails is told when all the rest has ended', async () => {
  const told: string[] = [];
  const fails = () => Promise.reject(new Error('no'));
  await expect(stopAll([stopsAt(told, 'database'), fails], { patience: 1, drainMs: 0 })).rejects.toThrow('no');
  expect(told).toHaveLength(1);
});
