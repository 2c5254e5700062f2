import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { aHome } from '../../test/people.ts';
import { taken, undone } from '../../test/sources.ts';
import { UndoDialog } from './UndoDialog.tsx';

const closed = vi.fn();
const sent = vi.fn();
const show = (more: object = {}) =>
  showPart(<UndoDialog row={taken} uploadId="9" onClose={closed} />, {
    answers: {
      getmemberdata: () => aHome(),
      tryundo: () => ({ ...undone, ...more }),
      undoupload: (input: object) => {
        sent(input);
        return { ...undone, ...more };
      },
    },
  });
const why = page.getByRole('textbox', { name: /^Why it is undone/ });

test('what goes back and what stays is told before, with why; it needs a reason, and is sent as it was seen', async () => {
  await show();
  await expect.element(page.getByRole('cell', { name: /surname\s*Ames/ })).toBeVisible();
  const stays = page.getByRole('table', { name: '1 row stays as it is' });
  await expect.element(stays.getByText('Has signed on since.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Undo 1 change' }).click();
  await expect.element(why).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toHaveBeenCalled();
  await why.fill('The wrong file.');
  await page.getByRole('button', { name: 'Undo 1 change' }).click();
  await expect.element(page.getByText('The file is undone.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    ...{ uploadId: '9', reason: 'The wrong file.', confirm: [] },
    seen: { added: 0, changed: 1, removed: 0, points: 0, stays: 1 },
  });
});

test('what is asked is ticked one by one', async () => {
  await show({
    confirm: ['leavers'],
    asks: [{ confirm: 'leavers', words: 'Twenty people would leave.' }],
    removed: 20,
  });
  await page.getByRole('checkbox', { name: 'Yes, these people lose access.' }).click();
  await why.fill('The wrong company.');
  await page.getByRole('button', { name: 'Undo 21 changes' }).click();
  await expect.element(page.getByText('The file is undone.')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ confirm: ['leavers'] }));
});

test('where nothing can go back there is nothing to do but to read why', async () => {
  await show({ changed: 0, changes: [] });
  await expect.element(page.getByText('Nothing of this file can go back.')).toBeVisible();
  expect(page.getByRole('button', { name: /^Undo/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).last().click();
  expect(closed).toHaveBeenCalled();
});

test('what needs a second person says who, and that nothing has changed yet', async () => {
  const second = { words: 'One price falls far.', approvalId: '4', seconds: { count: 1, names: ['Eve Ode'] } };
  await show({ kind: 'products', second });
  await why.fill('Wrong prices.');
  await page.getByRole('button', { name: 'Ask for a second person' }).click();
  await expect.element(page.getByText(/this waits for Eve Ode/)).toBeVisible();
});
