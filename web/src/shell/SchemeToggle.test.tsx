import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keptInBrowser } from '#lib/kept.ts';
import { emulate } from '../../test/browser.ts';
import { showPart } from '../../test/part.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';

const key = 'laurel.scheme';
const toDark = page.getByRole('button', { name: 'Switch to dark colours' });
const toLight = page.getByRole('button', { name: 'Switch to light colours' });
const ground = () => getComputedStyle(document.body).backgroundColor;
const light = 'rgb(251, 248, 243)';
const dark = 'rgb(16, 23, 19)';

const systemIs = (scheme: 'light' | 'dark') => emulate({ 'prefers-color-scheme': scheme });

/** What another tab of this browser keeps. */
function otherTabKeeps(value: string | null) {
  keptInBrowser.write(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(async () => {
  await systemIs('light');
  onTestFinished(() => otherTabKeeps(null));
  await showPart(<SchemeToggle />);
});

test('until somebody chooses, colours follow the system', async () => {
  await expect.element(toDark).toBeVisible();
  expect(ground()).toBe(light);
  await systemIs('dark');
  await expect.element(toLight).toBeVisible();
  expect(ground()).toBe(dark);
});

test('what is chosen stays, whatever the system does', async () => {
  await toDark.click();
  await expect.element(toLight).toHaveFocus();
  expect(ground()).toBe(dark);
  expect(keptInBrowser.read(key)).toBe('dark');
  await systemIs('dark');
  await toLight.click();
  await expect.element(toDark).toBeVisible();
  expect(ground()).toBe(light);
  expect(keptInBrowser.read(key)).toBe('light');
});

test('other tabs follow, also back to the system', async () => {
  otherTabKeeps('dark');
  await expect.element(toLight).toBeVisible();
  expect(ground()).toBe(dark);
  otherTabKeeps(null);
  await expect.element(toDark).toBeVisible();
  expect(ground()).toBe(light);
});
