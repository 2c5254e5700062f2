import { type Browser, expect, type Page } from '@playwright/test';
import { send } from './desk.ts';
import type { OwnPortal } from './own-portal.ts';
import { expectStateAccessible } from './people.ts';

const sune = 'sune.duplessis@laurel.example';

/** Asks for the change of the programme on this page, has a second person confirm it, and waits until the portal goes by it. */
export async function changeProgramme(browser: Browser, portal: OwnPortal, asking: Page, why: string): Promise<void> {
  await asking.getByRole('textbox', { name: /Why/ }).fill(why);
  await asking.getByRole('button', { name: 'Ask to confirm' }).click();
  await expect(asking.getByText(/waits for/).first()).toBeVisible();
  await asking.context().close();
  const second = await portal.pageOf(browser, sune, { address: '/approvals' });
  const { goes: before } = await send(second, '/api/admin/programmenow', {});
  await confirmCard(second, 'Change of the programme', /^Confirm/);
  // Each process hears of it by itself; many at once go to all of them.
  await expect(async () => {
    const asked = Array.from({ length: 8 }, () => send(second, '/api/admin/programmenow', {}));
    for (const { goes } of await Promise.all(asked)) expect(goes.version).toBe(before.version + 1);
  }).toPass();
  await second.context().close();
}

/** What is asked for under this title. */
export const approvalCard = (page: Page, title: string | RegExp) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Confirms it, as its dialog says it. */
export async function confirmCard(page: Page, title: string | RegExp, deed: string | RegExp): Promise<void> {
  await approvalCard(page, title)
    .getByRole('button', { name: /^Confirm…/ })
    .click();
  await expectStateAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: deed }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
