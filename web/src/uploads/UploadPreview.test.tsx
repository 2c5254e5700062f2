import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asksSecond } from '../../test/approvals.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { UploadPreview } from './UploadPreview.tsx';
import { UploadResult } from './UploadResult.tsx';
import type { Way } from './use-data-upload.ts';

const none = { count: 0, changes: [] };
const outcome: UploadOutcome = {
  kind: 'products',
  added: 0,
  changed: 2,
  removed: 0,
  unchanged: 1,
  changes: [],
  groups: { asked: none, added: none, changed: none, removed: none },
  errors: [],
  confirm: [],
  asks: [],
  leftOut: 0,
  second: null,
};
const words = '2 prices fall below a tenth of what they were.';
const second = { ...asksSecond, words, approvalId: '' };
const applied = vi.fn<(confirmed: readonly Confirmation[]) => void>();
const way = { isPart: false, leavesOut: false };
const changed = vi.fn<(next: Way) => void>();
const preview = (more: Partial<UploadOutcome>) =>
  showPart(
    <UploadPreview file={undefined} outcome={{ ...outcome, ...more }} way={way} onWay={changed} onApply={applied} />,
  );
const ask = page.getByRole('button', { name: 'Ask for a second person' });

test('the preview says beforehand that a second person confirms it, and who', async () => {
  await preview({ second });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(/before anything changes: Emre Şahin, Petra Kühn or one other\./)).toBeVisible();
  await expectAccessible();
  await ask.click();
  expect(applied).toHaveBeenLastCalledWith([]);
});

test('what is to be confirmed by oneself still is', async () => {
  await preview({ second, confirm: ['prices'], asks: [{ confirm: 'prices', words: 'A point buys less.' }] });
  await expect.element(ask).toBeDisabled();
  await page.getByRole('checkbox', { name: /points and prices/ }).click();
  await ask.click();
  expect(applied).toHaveBeenLastCalledWith(['prices']);
});

test('where nobody else could confirm it, doing it alone is said like the other confirmations', async () => {
  await preview({ confirm: ['alone'], asks: [{ confirm: 'alone', words }] });
  expect(ask.elements()).toEqual([]);
  await page.getByRole('checkbox', { name: 'Yes, I do this alone.' }).click();
  await page.getByRole('button', { name: 'Upload all the same' }).click();
  expect(applied).toHaveBeenLastCalledWith(['alone']);
});

test('a file that waits is not told as uploaded', async () => {
  await showPart(
    <UploadResult outcome={{ ...outcome, second: { ...second, approvalId: '7' } }} onAnother={() => {}} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Products: this waits for a second person' })).toBeVisible();
  await expect
    .element(page.getByText(/^Nothing has changed yet\./))
    .toMatchTextContent('Emre Şahin, Petra Kühn or one other');
  await expect.element(page.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/approvals');
  expect(page.getByText('Products: uploaded').elements()).toEqual([]);
  await expectAccessible();
});

test('of a roster one says whether it names everybody, and nothing else asks so', async () => {
  await preview({ kind: 'roster' });
  await expect.element(page.getByRole('radio', { name: 'Everybody' })).toBeChecked();
  await expect.element(page.getByText('Whoever is missing from it has left.')).toBeVisible();
  await page.getByText('Only these people change').click();
  expect(changed).toHaveBeenLastCalledWith({ isPart: true, leavesOut: false });
  await expectAccessible();
});
