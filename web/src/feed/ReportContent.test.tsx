import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { ReportContent } from './ReportContent.tsx';

const done = { reportcontent: () => ({ message: 'Done.' }), withdrawreport: () => ({ message: 'Done.' }) };

test('a comment is reported by keyboard, with a reason, and the focus keeps its place', async () => {
  const asked = await showPart(<ReportContent of="comment" id="5" isReported={false} />, { answers: done });
  const button = page.getByRole('button', { name: 'Report this comment' });
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  await expect.element(dialog.getByText('Its writer does not learn who reported it.', { exact: false })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'What is wrong with it?' }).selectOptions('It is not true');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement !== document.body).toBe(true);
  expect(asked.filter(({ name }) => name === 'reportcontent').map(({ input }) => input)).toEqual([
    { of: 'comment', id: '5', reason: 'untrue', text: '' },
  ]);
});

test('who reported a comment takes that back', async () => {
  const asked = await showPart(<ReportContent of="comment" id="5" isReported />, { answers: done });
  await expect.element(page.getByText('You reported this comment.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the report' }).click();
  await expect
    .poll(() => asked.filter(({ name }) => name === 'withdrawreport').map(({ input }) => input))
    .toEqual([{ of: 'comment', id: '5' }]);
});
