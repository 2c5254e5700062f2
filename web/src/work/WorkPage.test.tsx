import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { ToastHost } from '#ui/overlays/ToastHost.tsx';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { nothingWaits } from '../../test/waiting.ts';
import { someWaits, todolist, workItem } from '../../test/work.ts';
import type { WalkPartProps, WalkParts } from './WalkDialog.tsx';
import { WorkPage } from './WorkPage.tsx';

const Decide = ({ itemId, onDone }: WalkPartProps) => (
  <>
    <input aria-label={`Words about ${itemId}`} />
    <button type="button" onClick={() => onDone(`Number ${itemId} is decided.`)}>
      Decide {itemId}
    </button>
  </>
);
const parts: WalkParts = { nomination: Decide, idea: Decide, approval: Decide, vote: Decide };
const answers: Answers = { todolist: () => todolist, waiting: () => someWaits };

async function show(more: Answers = {}, address = '/todo') {
  await navigate(address);
  return showPart(
    <>
      <WorkPage parts={parts} />
      <ToastHost />
    </>,
    { answers: { ...answers, ...more }, member: { capabilities: ['manager', 'shop'] } },
  );
}
const dialog = page.getByRole('dialog', { name: 'To do' });
const hasFocus = () => expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);

test('everything stands in one list with its age and by when it is due, and leads to its very item', async () => {
  await show();
  const list = page.getByRole('list', { name: 'To do' });
  await expect
    .element(list.getByRole('button', { name: /Nomination of Thandi Mokoena by Sipho Khumalo/ }))
    .toBeVisible();
  await expect.element(list.getByText('Overdue')).toBeVisible();
  await expect.element(list.getByText(/due 9 Nov 2026/).first()).toBeVisible();
  await expect.element(list.getByText('Came to you')).toBeVisible();
  const order = list.getByRole('link', { name: /2 × Mug/ });
  await expect.element(order).toHaveAttribute('href', '/orderdesk?search=100017');
  await expect.element(page.getByRole('option', { name: 'Nominations, 2' })).toBeInTheDocument();
  await expectAccessible();
});

test('decisions are made one after the other from the keyboard: skipped, gone back to, decided, until none is left', async () => {
  await show();
  await page.getByRole('button', { name: 'Decide one after the other' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Decide 7' })).toBeVisible();
  await expect.element(dialog.getByText('1 of 2')).toBeVisible();
  await expectAccessible();
  await hasFocus();
  await userEvent.keyboard('n');
  await expect.element(dialog.getByRole('button', { name: 'Decide 8' })).toBeVisible();
  await expect.element(dialog.getByText('2 of 2')).toBeVisible();
  await hasFocus();
  await userEvent.keyboard('p');
  await expect.element(dialog.getByRole('button', { name: 'Decide 7' })).toBeVisible();
  // A letter that is written is no key.
  await dialog.getByRole('textbox', { name: 'Words about 7' }).click();
  await userEvent.keyboard('np');
  await expect.element(dialog.getByRole('textbox', { name: 'Words about 7' })).toHaveValue('np');
  await dialog.getByRole('button', { name: 'Decide 7' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Decide 8' })).toBeVisible();
  await expect.element(page.getByText('Number 7 is decided.')).toBeInTheDocument();
  await hasFocus();
  await dialog.getByRole('button', { name: 'Decide 8' }).click();
  await expect.element(dialog.getByText('That was the last one. Nothing else waits to be decided.')).toBeVisible();
});

test('what was skipped still waits, is said so, and is gone through again', async () => {
  await show();
  await page.getByRole('button', { name: 'Decide one after the other' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect.element(dialog.getByText('2 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Decide 8' }).click();
  await expect.element(dialog.getByText(/What you skipped still waits/)).toBeVisible();
  await hasFocus();
  await dialog.getByRole('button', { name: 'Go through them again' }).click();
  await dialog.getByRole('button', { name: 'Decide 7' }).click();
  await expect.element(dialog.getByText(/Nothing else waits to be decided/)).toBeVisible();
});

test('behind the last one of a page the next page comes, though it failed at first and one brings nothing to decide', async () => {
  const [first, second, order] = todolist.items as [WorkItem, WorkItem, WorkItem];
  let fails = true;
  await show({
    todolist: ({ after }) => {
      if (after === undefined) return { items: [first], next: 'nomination.1.7' };
      if (after === 'nomination.1.7') return fails ? refusedWith('Not now.') : { items: [order], next: 'order.1.9' };
      return { items: [second], next: null };
    },
  });
  await page.getByRole('button', { name: 'Decide one after the other' }).click();
  await dialog.getByRole('button', { name: 'Decide 7' }).click();
  await expect.element(dialog.getByText('Not now.')).toBeVisible();
  await hasFocus();
  fails = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Decide 8' }).click();
  await expect.element(dialog.getByText(/Nothing else waits to be decided/)).toBeVisible();
});

test('what somebody else decided meanwhile says so, and the way goes on', async () => {
  await show({}, '/todo?open=nomination.99');
  await expect.element(dialog.getByText(/This does not wait any more/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Decide 7' })).toBeVisible();
});

test('nothing that waits is good news; a list that cannot be read is told and asked again', async () => {
  let fails = true;
  await show({
    waiting: () => nothingWaits,
    todolist: () => (fails ? refusedWith('Not now.') : { items: [], next: null }),
  });
  await expect.element(page.getByText('Not now.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing waits for you.')).toBeVisible();
});

test('on a phone nothing is cut, however long a name is', async () => {
  await onPhone();
  const name = `Wilhelmina-Charlotte ${'W'.repeat(60)}`;
  await show({ todolist: () => ({ items: [{ ...workItem, name, by: name }], next: null }) });
  await expect.element(page.getByText('Overdue')).toBeVisible();
  expectNothingCut(page.getByRole('main').element());
});

test('administrators read how long decisions took, division by division', async () => {
  const row = { decided: 5, inTime: 4, median: 3, ninetieth: 8.2 };
  await navigate('/todo');
  await showPart(<WorkPage parts={parts} />, {
    answers: {
      ...answers,
      worktimes: () => ({ divisions: [{ division: 'Workshop', ...row }], few: null, all: row, target: 5 }),
    },
    member: { capabilities: ['administrator'] },
  });
  const figures = page.getByRole('region', { name: 'How long decisions took' }).last();
  await expect.element(figures.getByRole('row', { name: /Workshop 5 80\s?% 3 days 8.2 days/ })).toBeVisible();
  await expectAccessible();
});
