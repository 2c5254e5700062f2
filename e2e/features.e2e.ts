import { type Browser, expect, type Page, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

/** Of the site alba. */
const anna = 'anna.schroeder@laurel.example';

/** A portal of its own, of which a site does without something. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('features');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });

/** Opens the sites of each of these, and switches one. */
async function switchAlba(page: Page, features: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Features' }).click();
  for (const feature of features) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('switch', { name: feature, exact: true }) })
      .last();
    await section.getByText('Sites').click();
    await section.getByRole('checkbox', { name: /^alba/ }).click();
  }
}

async function save(page: Page, why: string): Promise<void> {
  await page.getByRole('link', { name: 'Review changes' }).click();
  await page.getByRole('textbox', { name: 'Why?' }).fill(why);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/of the programme goes from now on/)).toBeVisible();
}

test('a site does without the shop and gifts of points: gone from every screen, and there again as it was', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/programme');
  const site = await pageOf(browser, anna, '/');
  await test.step('Anna has both', async () => {
    await expect(site.getByRole('banner').getByRole('link', { name: /Basket/ })).toBeVisible();
    await expect(site.getByRole('main').getByRole('link', { name: /^Pay It Forward Share/ })).toBeVisible();
  });

  await test.step('Priya switches them off at alba, and sees whom it concerns', async () => {
    await switchAlba(priya, ['Rewards', 'Pay It Forward', 'Celebrate With Us']);
    await expectAccessible(priya);
    await priya.getByRole('link', { name: 'Review changes' }).click();
    await expect(priya.getByRole('list', { name: 'What changes' })).toContainText('at the site alba');
    await expect(priya.getByText(/It goes for \d+ people/).first()).toBeVisible();
    await expect(priya.getByText(/stay in their wallets/)).toBeVisible();
    await priya.goBack();
    await save(priya, 'Alba rewards otherwise');
    // Known within a second.
    await expect(async () => expect(await (await fetch(portal.url)).text()).toContain('"alba":false')).toPass();
  });

  await test.step('Anna finds neither, nor a way to them, and her points stay', async () => {
    await site.goto('/');
    await expect(
      site
        .getByRole('main')
        .getByRole('link', { name: /Nominate/ })
        .first(),
    ).toBeVisible();
    await expect(site.getByRole('link', { name: /^(Basket|Rewards)/ })).toHaveCount(0);
    await expect(site.getByRole('link', { name: /Pay It Forward/ })).toHaveCount(0);
    await expect(site.getByRole('link', { name: /Celebrate/ })).toHaveCount(0);
    await expectAccessible(site);
    for (const address of [
      '/rewards',
      '/rewards/basket',
      '/rewardpayitforward',
      '/celebrations',
      '/recognise?card=birthday',
    ]) {
      await site.goto(address);
      await expect(site.getByRole('heading', { name: 'Module not implemented' })).toBeVisible();
    }
    await expectAccessible(site);
    await site.goto('/orders');
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.getByText('Module not implemented')).toHaveCount(0);
  });

  await test.step('Thandi, elsewhere, has everything', async () => {
    const thandi = await pageOf(browser, people.thandi, '/rewards');
    await expect(thandi.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
    await thandi.context().close();
  });

  await test.step('switched on again, all is there', async () => {
    await switchAlba(priya, ['Rewards', 'Pay It Forward', 'Celebrate With Us']);
    await save(priya, 'Back again');
    await expect(async () => expect(await (await fetch(portal.url)).text()).not.toContain('"alba":false')).toPass();
    await site.goto('/rewards');
    await expect(site.getByRole('banner').getByRole('link', { name: /Basket/ })).toBeVisible();
    await expect(site.getByText('Module not implemented')).toHaveCount(0);
  });
});
