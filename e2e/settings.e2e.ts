import { type Browser, expect, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('settings');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });

/** Known within a second. */
async function versionGoes(version: number): Promise<void> {
  await expect(async () => expect(await (await fetch(portal.url)).text()).toContain(`"version":${version}`)).toPass();
}

test('an administrator changes the programme, another one confirms it, members meet it, and it is taken back', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/programme');
  await test.step('Priya calls a behaviour otherwise, and changes what three stars pay', async () => {
    await priya.getByRole('button', { name: /^Act of Courage/ }).click();
    await priya.getByRole('textbox', { name: 'Name', exact: true }).fill('Civil Courage');
    await expect(priya.getByRole('checkbox', { name: 'Civil Courage' })).toBeAttached();
    await expectAccessible(priya);
    await priya.getByRole('link', { name: 'Points and ratings' }).click();
    await priya.getByRole('textbox', { name: '3 stars' }).fill('100');
    await priya.getByRole('link', { name: 'Review changes' }).click();
    await expect(priya.getByRole('list', { name: 'What changes' })).toContainText('Civil Courage');
    await expect(priya.getByText(/they would have been paid/).first()).toBeVisible();
    await priya.getByRole('textbox', { name: 'Why?' }).fill('Clearer, and fairer');
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Ask to confirm' }).click();
    await expect(priya.getByText(/It waits for .*Emre/)).toBeVisible();
  });

  await test.step('Emre sees what would be otherwise, and confirms it', async () => {
    const emre = await pageOf(browser, people.emre, '/approvals');
    const change = emre.getByRole('listitem').filter({ hasText: 'Change of the programme' });
    await expect(change).toContainText('Clearer, and fairer');
    await expect(change.getByRole('list', { name: 'What changes' })).toContainText('Civil Courage');
    await expectAccessible(emre);
    await change.getByRole('button', { name: /^Confirm/ }).click();
    await emre
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(emre.getByText('Version 3 of the programme goes from now on.')).toBeVisible();
    await emre.context().close();
    await versionGoes(3);
  });

  await test.step('Thandi nominates for it under its new name', async () => {
    const thandi = await pageOf(browser, people.thandi, '/nominate');
    await expect(thandi.getByRole('checkbox', { name: 'Civil Courage' })).toBeAttached();
    await expect(thandi.getByRole('checkbox', { name: 'Act of Courage' })).toHaveCount(0);
    await thandi.context().close();
  });

  await test.step('the version stands in the history; to return to the former one saves it anew', async () => {
    await priya.goto('/programme?part=history');
    const third = priya.getByRole('listitem').filter({ hasText: 'Version 3' });
    await expect(third).toContainText('Clearer, and fairer');
    await third.getByText(/^What it changed/).click();
    await expect(third.getByRole('list', { name: 'What it changed' })).toContainText('Civil Courage');
    await priya.getByRole('button', { name: /^Return to this… Version 2/ }).click();
    await expect(priya.getByRole('list', { name: 'What changes' })).toContainText('Act of Courage');
    await priya.getByRole('textbox', { name: 'Why?' }).fill('As it was');
    await priya.getByRole('button', { name: 'Ask to confirm' }).click();
    await expect(priya.getByText(/It waits for .*Emre/)).toBeVisible();
    const emre = await pageOf(browser, people.emre, '/approvals');
    const change = emre.getByRole('listitem').filter({ hasText: 'As it was' });
    await change.getByRole('button', { name: /^Confirm/ }).click();
    await emre
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await expect(emre.getByText('Version 4 of the programme goes from now on.')).toBeVisible();
    await emre.context().close();
    await versionGoes(4);
    const thandi = await pageOf(browser, people.thandi, '/nominate');
    await expect(thandi.getByRole('checkbox', { name: 'Act of Courage' })).toBeAttached();
    await thandi.context().close();
    await priya.context().close();
  });
});
