import { expect } from '@playwright/test';
import { goTo, membersOf } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

test('a link from an e-mail leads through sign-on to its person, already chosen', async ({ browser, pageOf }) => {
  const johan = await pageOf(people.johan);
  const [sipho] = await membersOf(johan, { search: 'Sipho Khumalo' });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/nominate/${sipho?.memberId}`);
  await stranger.getByRole('link', { name: /Johan Botha/ }).click();
  await expect(stranger).toHaveURL(`/nominate/${sipho?.memberId}`);
  for (const [screen, heading] of [
    ['nominate', 'Nominate'],
    ['rewardpayitforward', 'Pay It Forward'],
    ['recognise', 'Thank you'],
  ] as const) {
    await goTo(johan, `/${screen}/${sipho?.memberId}`, heading);
    await expect(johan.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
    await goTo(johan, `/${screen}/1.999999999999`, heading);
    await expect(johan.getByRole('alert')).toHaveText('Error retrieving member data');
    await expect(johan.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  await expect(stranger.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expectStateAccessible(stranger);
  await stranger.context().close();
});

test('who sends reads what became of it: SMS that go by e-mail, and who has no address', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi);
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
  await goTo(page, `/recognise/${sipho?.memberId}?card=anniversary`, 'Celebrate');
  await expect(page.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Seen in the portal only').locator('..')).toContainText('Sipho Khumalo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});
