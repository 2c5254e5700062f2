import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { decidedAtOnceMax } from '@laurel/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe('several at once', () => {
  const request = (itemId: string): WorkItem => ({
    ...{ ...workItem, kind: 'approval', itemId, name: `Asker ${itemId}`, what: 'adhoc' },
    together: ['confirm', 'decline'],
  });
  const many: WorkItem[] = [workItem, ...['11', '12', '13', '14'].map(request)];
  const sent: object[] = [];
  const together: Answers = {
    todolist: () => ({ items: many, next: null }),
    trydecidemany: ({ itemIds }) => ({ items: itemIds.length, others: 0, points: 300, goOn: 1 }),
    decidemany: (wish) => {
      sent.push(wish);
      const outcomes = wish.itemIds.map((itemId) => ({
        itemId,
        isDone: itemId !== '12',
        message: itemId === '12' ? 'This was withdrawn by who asked.' : 'Confirmed.',
      }));
      return { done: outcomes.filter(({ isDone }) => isDone).length, outcomes };
    },
  };
  const box = (itemId: string) => page.getByRole('checkbox', { name: new RegExp(`Asker ${itemId}`) });
  beforeEach(() => void sent.splice(0));

  test('are marked by the keyboard, a range with shift, and decided with one press after it was said what that gives', async () => {
    await show(together);
    await expect.element(box('11')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(4);
    box('11').element().focus();
    await userEvent.keyboard(' ');
    await expect.element(box('11')).toBeChecked();
    await expect.element(page.getByText('1 marked')).toBeVisible();
    box('13').element().focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(page.getByText('3 marked')).toBeVisible();
    await expect.element(box('12')).toBeChecked();
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm requests: 3' }).click();
    const asking = page.getByRole('dialog', { name: 'Confirm requests: 3' });
    await expect.element(asking.getByText(/3 of them wait for you and are decided, each by itself/)).toBeVisible();
    await expect.element(asking.getByText(/That gives 300 .* in all/)).toBeVisible();
    await expect.element(asking.getByText('1 goes on to somebody else, who confirms it too.')).toBeVisible();
    await expectAccessible();
    await asking.getByRole('button', { name: 'Confirm 3' }).click();
    await expect.element(page.getByText('2 are decided. 1 was not: why stands beside it.')).toBeInTheDocument();
    expect(sent).toEqual([{ decision: 'confirm', itemIds: ['11', '12', '13'] }]);
    // What was refused stays marked, says why, and has the focus.
    await expect.element(box('11')).not.toBeInTheDocument();
    await expect.element(box('12')).toBeChecked();
    await expect.element(box('12')).toHaveAccessibleDescription('This was withdrawn by who asked.');
    await expect.element(box('12')).toHaveFocus();
    await expect.element(page.getByText('1 marked')).toBeVisible();
  });

  test('are declined with one reason that must be given; called off, the focus is where it was', async () => {
    await show(together);
    await box('13').click();
    await page.getByRole('button', { name: 'Mark all of the kind' }).click();
    await expect.element(page.getByText('4 marked')).toBeVisible();
    const button = page.getByRole('button', { name: 'Decline requests: 4' });
    await button.click();
    const asking = page.getByRole('dialog', { name: 'Decline requests: 4' });
    await asking.getByRole('button', { name: 'Decline 4' }).click();
    await expect.element(asking.getByText('Please say why.')).toBeVisible();
    expect(sent).toEqual([]);
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button).toHaveFocus();
    await button.click();
    await asking.getByRole('textbox', { name: 'Why do you decline?' }).fill('Not this month.');
    await asking.getByRole('button', { name: 'Decline 4' }).click();
    await expect.element(page.getByText(/^3 are decided/)).toBeInTheDocument();
    expect(sent).toEqual([{ decision: 'decline', itemIds: ['11', '12', '13', '14'], words: 'Not this month.' }]);
    await page.getByRole('button', { name: 'Mark none' }).click();
    await expect.element(box('12')).not.toBeChecked();
  });

  test('that are all done leave the focus to what took their place; on a phone nothing is cut', async () => {
    await onPhone();
    await show(together);
    await box('11').click();
    expectNothingCut(page.getByRole('main').element());
    await page.getByRole('button', { name: 'Confirm requests: 1' }).click();
    await page.getByRole('button', { name: 'Confirm 1' }).click();
    await expect.element(box('12')).toHaveFocus();
    await expect.element(page.getByText('1 is decided.')).toBeInTheDocument();
  });

  test('of a kind no more are marked than one press decides, and that is said', async () => {
    const most = Array.from({ length: decidedAtOnceMax + 2 }, (_, n) => request(String(100 + n)));
    await show({ ...together, todolist: () => ({ items: most, next: null }) });
    await box('100').click();
    await page.getByRole('button', { name: 'Mark all of the kind' }).click();
    await expect
      .element(page.getByText(`${decidedAtOnceMax} marked · ${decidedAtOnceMax} at most with one press`))
      .toBeVisible();
    await expect.element(box('151')).not.toBeChecked();
  });
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
