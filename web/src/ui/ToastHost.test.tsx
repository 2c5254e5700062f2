import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keptInBrowser } from '#lib/kept.ts';
import { patienceKey } from '#lib/patience.ts';
import { showPart } from '../../test/part.tsx';
import { ToastHost } from './ToastHost.tsx';
import { notify } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  keptInBrowser.write(patienceKey, null);
});

const message = (words: string) => page.getByText(words);

test('a message goes after six seconds, one that takes something back after fifteen', async () => {
  await showPart(<ToastHost />);
  notify('Saved.');
  notify('Removed.', 'success', () => {});
  await expect.element(message('Saved.')).toBeVisible();
  vi.advanceTimersByTime(6_000);
  await expect.element(message('Saved.')).not.toBeInTheDocument();
  await expect.element(message('Removed.')).toBeVisible();
  vi.advanceTimersByTime(9_000);
  await expect.element(message('Removed.')).not.toBeInTheDocument();
});

test('whoever points at a message, or is in it, keeps it', async () => {
  await showPart(<ToastHost />);
  notify('Pointed at.');
  await message('Pointed at.').hover();
  vi.advanceTimersByTime(60_000);
  await expect.element(message('Pointed at.')).toBeVisible();
  await userEvent.unhover(message('Pointed at.'));
  vi.advanceTimersByTime(6_000);
  await expect.element(message('Pointed at.')).not.toBeInTheDocument();

  notify('Entered.', 'success', () => {});
  await expect.element(message('Entered.')).toBeVisible();
  (page.getByRole('button', { name: 'Undo' }).element() as HTMLElement).focus();
  vi.advanceTimersByTime(60_000);
  await expect.element(message('Entered.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(message('Entered.')).not.toBeInTheDocument();
});

test('a browser may ask for more time', async () => {
  keptInBrowser.write(patienceKey, '3');
  await showPart(<ToastHost />);
  notify('Saved slowly.');
  vi.advanceTimersByTime(17_000);
  await expect.element(message('Saved slowly.')).toBeVisible();
  vi.advanceTimersByTime(1_000);
  await expect.element(message('Saved slowly.')).not.toBeInTheDocument();
});
