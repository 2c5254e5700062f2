import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const item = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Recognition' }).getByRole('article').filter({ hasText: words });

async function newestNotice(page: Page) {
  await goTo(page, '/notices');
  return page.getByRole('list', { name: 'Notices' }).getByRole('listitem').first();
}

test('colleagues react to a card, its receiver thanks for it with one touch, and its giver hears of both', async ({
  pageOf,
}) => {
  const words = `You stayed until the pump ran ${Date.now()}`;
  const giver = await pageOf(people.thandi, '/recognise?card=thankyou');
  await chooseMember(giver, 'Select…', 'Johan Botha');
  await giver.getByLabel('Message').fill(words);
  await giver.getByRole('button', { name: 'Send', exact: true }).click();
  await giver.getByRole('button', { name: 'Send Another' }).click();

  await test.step('a colleague chooses one of six by keyboard, and another in its place', async () => {
    const reader = await pageOf(people.lerato, '/recentrecognition');
    const card = item(reader, words);
    await card.getByRole('button', { name: 'React' }).press('Enter');
    await expect(card.getByRole('button', { name: 'Well done' })).toBeFocused();
    await expectStateAccessible(reader);
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Love it', expanded: false })).toBeFocused();
    await expect(card.getByRole('button', { name: 'Love it: You' })).toBeVisible();
    await card.getByRole('button', { name: 'Love it', expanded: false }).click();
    await card.getByRole('button', { name: 'Outstanding' }).click();
    await expect(card.getByRole('button', { name: 'Outstanding: You' })).toBeVisible();
    await reader.reload();
    await expect(card.getByRole('button', { name: 'Outstanding: You' })).toBeVisible();
  });

  await test.step('who received it sees who reacted, and thanks', async () => {
    const receiver = await pageOf(people.johan, '/recentrecognition?show=mine');
    const card = item(receiver, words);
    await card.getByRole('button', { name: 'Outstanding: Lerato Dlamini' }).click();
    await expect(receiver.getByRole('dialog', { name: 'Reactions' }).getByRole('listitem')).toContainText(
      /Lerato Dlamini.*Outstanding/s,
    );
    await expectStateAccessible(receiver);
    await receiver.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Thank Thandi Mokoena' }).click();
    await expect(card.getByText('Thandi Mokoena knows that you are grateful.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Grateful', expanded: false })).toBeFocused();
    const notice = await newestNotice(receiver);
    await expect(notice).toContainText('Lerato Dlamini reacted to the card that Thandi Mokoena gave you.');
  });

  await test.step('the giver hears of both, and finds them at the card', async () => {
    const notice = await newestNotice(giver);
    await expect(notice).toContainText('Johan Botha and 1 other reacted to your card for Johan Botha.');
    await notice.getByRole('link').click();
    await expect(giver.getByRole('article', { name: 'E-card' })).toContainText(words);
    await expect(giver.getByText('Johan Botha, Lerato Dlamini')).toBeVisible();
    await expectAccessible(giver);
  });
});
