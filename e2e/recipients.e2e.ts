import { expect, test } from '@playwright/test';
import { membersOf, pageOf } from './desk.ts';
import { expectAccessible, people } from './people.ts';

test('a link from an e-mail leads through sign-on to its person, already chosen', async ({ browser }) => {
  const johan = await pageOf(browser, people.johan);
  const [sipho] = await membersOf(johan, { search: 'Sipho Khumalo' });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/nominate/${sipho?.memberId}`);
  await stranger.getByRole('link', { name: /Johan Botha/ }).click();
  await expect(stranger).toHaveURL(`/nominate/${sipho?.memberId}`);
  for (const screen of ['nominate', 'rewardpayitforward', 'recognise']) {
    await johan.goto(`/${screen}/${sipho?.memberId}`);
    await expect(johan.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
    await johan.goto(`/${screen}/1.999999999999`);
    await expect(johan.getByRole('alert')).toHaveText('Error retrieving member data');
    await expect(johan.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  await expect(stranger.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expectAccessible(stranger);
});

test('who sends reads what became of it: SMS that go by e-mail, and who has no address', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  const words = 'Your e-card is on its way. It goes by e-mail: the day’s SMS are used up.';
  const [sipho] = await membersOf(page, { search: 'Sipho Khumalo' });
  await page.route('**/api/reward/doreward', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        ...{ message: words, undeliverable: [sipho?.memberId], unreachable: { count: 1, names: ['Sipho Khumalo'] } },
      },
    });
  });
  await page.goto(`/recognise/${sipho?.memberId}?card=anniversary`);
  await expect(page.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByRole('radio', { name: 'SMS' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Seen in the portal only').locator('..')).toContainText('Sipho Khumalo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});
