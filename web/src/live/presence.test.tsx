import { expect, onTestFinished, test } from 'vitest';
import { look } from '../../test/live.ts';
import { watchPresence } from './presence.ts';

function watched(times: Parameters<typeof watchPresence>[1]): boolean[] {
  const told: boolean[] = [];
  const stop = watchPresence((isHere) => void told.push(isHere), times);
  onTestFinished(() => {
    stop();
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'onLine');
  });
  return told;
}

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('who touches nothing for long is away, until they touch something', async () => {
  const told = watched({ graceMs: 10, idleMs: 40 });
  await expect.poll(() => told).toEqual([true, false]);
  window.dispatchEvent(new PointerEvent('pointermove'));
  expect(told.slice(0, 3)).toEqual([true, false, true]);
});

test('whoever leaves the page for a moment stays; for longer, or with the page put away, they are away', async () => {
  const told = watched({ graceMs: 60_000, idleMs: 600_000 });
  look(false);
  look(true);
  expect(told).toEqual([true]);
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([true, false]);
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual([true, false, true]);
});

test('without a connection nobody is here; with it they are again', () => {
  const told = watched({ graceMs: 10, idleMs: 600_000 });
  connect(false);
  connect(true);
  expect(told).toEqual([true, false, true]);
});
