import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, showPart } from '../../../test/part.tsx';
import { Tabs } from './Tabs.tsx';

const parts = ['received', 'sent', 'kept'] as const;

function Parts() {
  const [part, setPart] = useState<(typeof parts)[number]>('received');
  return (
    <Tabs
      label="Cards"
      tabs={parts.map((value) => ({ value, label: value, words: '3 cards' }))}
      value={part}
      onChange={setPart}
    >
      What is {part}
    </Tabs>
  );
}

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test('the arrows walk round the tabs, Home and End go to the first and the last, and each is shown', async () => {
  await showPart(<Parts />);
  await userEvent.keyboard('{Tab}');
  const walk = [
    ['{ArrowRight}', 'sent'],
    ['{ArrowRight}', 'kept'],
    ['{ArrowRight}', 'received'],
    ['{ArrowLeft}', 'kept'],
    ['{Home}', 'received'],
    ['{End}', 'kept'],
  ] as const;
  for (const [key, part] of walk) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
    await expect.element(page.getByRole('tabpanel', { name: new RegExp(part) })).toHaveTextContent(`What is ${part}`);
  }
  await expectAccessible();
});

test('where lines run from right to left, the left arrow goes on and the right one back', async () => {
  document.documentElement.dir = 'rtl';
  await showPart(<Parts />);
  await userEvent.keyboard('{Tab}');
  for (const [key, part] of [
    ['{ArrowLeft}', 'sent'],
    ['{ArrowLeft}', 'kept'],
    ['{ArrowRight}', 'sent'],
    ['{Home}', 'received'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('tab', { selected: true })).toHaveFocus();
    await expect.element(page.getByRole('tabpanel', { name: new RegExp(part) })).toBeVisible();
  }
});
