import { expect, type Page } from '@playwright/test';
import { goTo, membersOf, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const feed = (page: Page) => page.getByRole('feed', { name: 'Recognition' });
const item = (page: Page, words: string) => feed(page).getByRole('article').filter({ hasText: words });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a name leads to what a colleague is thanked for, in whose words, and to thanks of one’s own', async ({
  pageOf,
}) => {
  const [open, between] = [`You read the whole contract ${Date.now()}`, `For nobody else ${Date.now()}`];
  const reader = await pageOf(people.lerato, '/recentrecognition');
  const [sipho] = await membersOf(reader, { search: 'Sipho Khumalo' });
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, sendBy: 'email', recipients: [sipho?.memberId] };
  for (const more of [{ message: open }, { message: between, audience: 'us' }])
    await sendAs(people.thandi, '/api/reward/doreward', { ...card, ...more });

  await test.step('a reader comes to the page by the name, and hears whose it is', async () => {
    await reader.reload();
    await item(reader, open).getByRole('link', { name: 'Sipho Khumalo' }).press('Enter');
    await expect(heading(reader, 'Sipho Khumalo')).toBeFocused();
    await expect(item(reader, open)).toBeVisible();
    await expect(item(reader, between)).toHaveCount(0);
    await expect(reader.getByRole('listitem').filter({ hasText: /^Thank you (once|\d+ times)/ })).toBeVisible();
    await expectAccessible(reader);
    await expectReadableInTheDark(reader);
  });

  await test.step('what they gave is the other choice, and in the address', async () => {
    await reader.getByText('Given', { exact: true }).click();
    await expect(reader).toHaveURL(/show=given/);
    await expect(item(reader, open)).toHaveCount(0);
    await reader.getByText('Received', { exact: true }).click();
  });

  await test.step('a face leads to the other’s page', async () => {
    await item(reader, open).locator('a[href^="/colleague/"]').first().click();
    await expect(heading(reader, 'Thandi Mokoena')).toBeFocused();
    await reader.goBack();
    await expect(heading(reader, 'Sipho Khumalo')).toBeVisible();
  });

  await test.step('one thanks them oneself', async () => {
    await reader.getByRole('link', { name: 'Thank Sipho Khumalo' }).first().click();
    const composer = reader.getByRole('dialog', { name: 'Thank a colleague' });
    await expect(composer.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
    await composer.getByRole('button', { name: 'Close' }).click();
    await expect(reader.getByRole('link', { name: 'Thank Sipho Khumalo' }).first()).toBeFocused();
  });

  await test.step('on a phone nothing stands beyond the edge; one’s own page says that it is how others see one', async () => {
    const own = await pageOf(people.sipho, '/myprofile');
    await own.setViewportSize({ width: 390, height: 844 });
    await own.getByRole('link', { name: 'How colleagues see me' }).click();
    await expect(own.getByText('This is how colleagues see you.')).toBeVisible();
    await expect(item(own, open)).toBeVisible();
    await expect(item(own, between)).toHaveCount(0);
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(own);
  });

  await test.step('whoever is not there has no page', async () => {
    await goTo(reader, '/colleague/1.999999999', 'There is no such page');
    await expectAccessible(reader);
  });
});
