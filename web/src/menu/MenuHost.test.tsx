import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { MenuHost } from './MenuHost.tsx';
import { closeMenu, openMenu } from './menu.ts';

test('what opened the menu has the focus again, also when the menu took it once more while it went', async () => {
  await showPart(
    <>
      <button type="button" onClick={openMenu}>
        More
      </button>
      <MenuHost member={thandi} />
    </>,
  );
  const more = page.getByRole('button', { name: 'More' });
  await more.click();
  const inside = page.getByRole('button', { name: 'Close the menu' });
  await expect.element(inside).toHaveFocus();
  const close = inside.element() as HTMLElement;
  closeMenu();
  await expect.element(more).toHaveFocus();
  close.focus();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});
