import { expect, type Page } from '@playwright/test';
import { membersOf, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the whole portal' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the search by its key, once the header has heard of it. */
async function open(page: Page) {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('from everywhere one finds people, cards, rewards and screens, and nothing that one may not see', async ({
  pageOf,
}) => {
  const now = Date.now();
  const [seen, between] = [`Quokkas of ${now} for everybody`, `Quokkas of ${now} for nobody else`];
  const reader = await pageOf(people.lerato, '/');
  const [sipho] = await membersOf(reader, { search: 'Sipho Khumalo' });
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, sendBy: 'email', recipients: [sipho?.memberId] };
  for (const more of [{ message: seen }, { message: between, audience: 'us' }])
    await sendAs(people.thandi, '/api/reward/doreward', { ...card, ...more });

  await test.step('Ctrl and K open it, Escape leads back to where one was', async () => {
    const link = reader.getByRole('link', { name: 'Nominate', exact: true }).first();
    await link.focus();
    await open(reader);
    await expectAccessible(reader);
    await reader.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('a colleague is found by a beginning of each name, and their page opened by Enter', async () => {
    await open(reader);
    await reader.keyboard.type('khum sip');
    await expect(option(reader, /^Sipho Khumalo/).first()).toHaveAttribute('aria-selected', 'true');
    await reader.keyboard.press('Enter');
    await expect(heading(reader, 'Sipho Khumalo')).toBeFocused();
    await expect(field(reader)).toHaveCount(0);
  });

  await test.step('a colleague is thanked from there in the composer, and one is back where one was', async () => {
    const link = reader.getByRole('link', { name: 'Nominate', exact: true }).first();
    await link.focus();
    await open(reader);
    await reader.keyboard.type('thandi mok');
    await expect(option(reader, /^Thandi Mokoena/).first()).toHaveAttribute('aria-selected', 'true');
    await reader.keyboard.press('ArrowRight');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('button', { name: 'Remove Thandi Mokoena' })).toBeVisible();
    await expect(field(reader)).toHaveCount(0);
    await expect(heading(reader, 'Sipho Khumalo')).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('a card is found by its words, those of others between two are not', async () => {
    await open(reader);
    await expect(option(reader, 'Sipho Khumalo'), 'whom one opened lately').toBeVisible();
    await reader.keyboard.type(`quokkas ${now}`);
    await expect(option(reader, /Thandi Mokoena to Sipho Khumalo/)).toHaveCount(1);
    await expect(option(reader, seen)).toBeVisible();
    await expect(reader.getByText(between)).toHaveCount(0);
    await expectAccessible(reader);
    await expectReadableInTheDark(reader);
    await option(reader, seen).click();
    await expect(reader.getByRole('article').filter({ hasText: seen })).toBeVisible();
    const receiver = await pageOf(people.sipho, '/');
    await open(receiver);
    await receiver.keyboard.type(`quokkas ${now}`);
    await expect(option(receiver, /Quokkas/)).toHaveCount(2);
  });

  await test.step('a reward is found in one’s own catalogue', async () => {
    await open(reader);
    await reader.keyboard.type('headphones');
    const reward = reader.getByRole('group', { name: 'Rewards' }).getByRole('option').first();
    await expect(reward).toContainText(/headphones/i);
    await reward.click();
    await expect(reader).toHaveURL(/\/rewards\/.+\?search=/);
    await expect(reader.getByRole('heading', { name: /headphones/i }).first()).toBeVisible();
  });

  await test.step('a screen is found by another word, and help by its own', async () => {
    await open(reader);
    await reader.keyboard.type('kudos');
    await expect(option(reader, /^Thank you/).first()).toBeVisible();
    await field(reader).fill('holiday');
    await expect(option(reader, /^Away/)).toHaveAttribute('aria-selected', 'true');
    await reader.keyboard.press('Enter');
    await expect(heading(reader, 'Away')).toBeFocused();
    await open(reader);
    await reader.keyboard.type('points');
    await expect(reader.getByRole('group', { name: 'Help' }).getByRole('option').first()).toBeVisible();
    await reader.keyboard.press('Escape');
  });

  await test.step('without a line screens are found still, and it says so', async () => {
    await reader.context().setOffline(true);
    await open(reader);
    await expect(reader.getByText('There is no connection')).toBeVisible();
    await reader.keyboard.type('statement');
    await expect(option(reader, /^Points Statement/)).toBeVisible();
    await reader.keyboard.press('Escape');
    await reader.context().setOffline(false);
  });

  await test.step('on a phone the menu leads to it', async () => {
    const own = await pageOf(people.sipho, '/');
    await own.setViewportSize({ width: 390, height: 844 });
    await own.getByRole('button', { name: 'More', exact: true }).click();
    await own.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
    await field(own).fill('lerato');
    await expect(option(own, /^Lerato Dlamini/).first()).toBeVisible();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(own);
    await own.keyboard.press('Escape');
    await expect(own.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });

  await test.step('its key closes it too, and opens nothing above another dialog', async () => {
    await open(reader);
    await reader.keyboard.press('Control+k');
    await expect(field(reader)).toHaveCount(0);
    await reader.getByRole('button', { name: 'Privacy', exact: true }).click();
    await expect(reader.getByRole('dialog')).toHaveCount(1);
    await reader.keyboard.press('Control+k');
    await expect(field(reader)).toHaveCount(0);
  });
});
