import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keptInBrowser } from '#lib/kept.ts';
import { patienceKey } from '#lib/patience.ts';
import { navigate } from '#router/router.ts';
import { showPart } from '../../../test/part.tsx';
import { ToastHost } from './ToastHost.tsx';
import { notify } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  keptInBrowser.write(patienceKey, null);
});

const message = (words: string) => page.getByText(words);

test('a message goes after six seconds, one that takes something back waits until it is dismissed', async () => {
  await showPart(<ToastHost />);
  notify('Saved.');
  notify('Removed.', { act: { words: 'Undo', does: () => {} } });
  await expect.element(message('Saved.')).toBeVisible();
  vi.advanceTimersByTime(6_000);
  await expect.element(message('Saved.')).not.toBeInTheDocument();
  await expect.element(message('Removed.')).toBeVisible();
  vi.advanceTimersByTime(600_000);
  await expect.element(message('Removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(message('Removed.')).not.toBeInTheDocument();
});

test('of many messages those that wait stay', async () => {
  await showPart(<ToastHost />);
  notify('Removed.', { act: { words: 'Undo', does: () => {} } });
  for (const words of ['One.', 'Two.', 'Three.']) notify(words);
  await expect.element(message('Three.')).toBeVisible();
  await expect.element(message('Removed.')).toBeVisible();
  await expect.element(message('One.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
});

test('a message leaves with its page, also one that waits; one that the next page says stays there', async () => {
  await showPart(<ToastHost />);
  notify('Removed.', { act: { words: 'Undo', does: () => {} } });
  await expect.element(message('Removed.')).toBeVisible();
  await navigate(`${window.location.pathname}?part=sent`);
  await expect.element(message('Removed.')).toBeVisible();
  await navigate('/after-the-message');
  notify('Thank you.');
  await expect.element(message('Removed.')).not.toBeInTheDocument();
  await expect.element(message('Thank you.')).toBeVisible();
});

test('the focus of a message that goes is where it came from', async () => {
  await showPart(
    <>
      <button type="button">Remove</button>
      <ToastHost />
    </>,
  );
  notify('Removed.');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove' })).toHaveFocus();
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

  notify('Entered.');
  await expect.element(message('Entered.')).toBeVisible();
  (page.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement).focus();
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
