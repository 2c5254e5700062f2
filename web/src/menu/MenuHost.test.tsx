import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPhone, showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { MenuHost } from './MenuHost.tsx';
import { openMenu } from './menu.ts';

const more = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('dialog', { name: thandi.firstname });

beforeEach(async () => {
  await onPhone();
  await showPart(
    <>
      <h1 tabIndex={-1}>Page</h1>
      <button type="button" onClick={openMenu}>
        More
      </button>
      <MenuHost member={thandi} />
    </>,
  );
  await more.click();
  await expect.element(page.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
});

test('what opened the menu has the focus again', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('after a choice the new page has it', async () => {
  await menu.getByRole('link', { name: 'Nominate' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(more).not.toHaveFocus();
});
