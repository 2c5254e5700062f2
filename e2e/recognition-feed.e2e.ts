import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const feed = (page: Page) => page.getByRole('feed', { name: 'Recognition' });
const item = (page: Page, words: string) => feed(page).getByRole('article').filter({ hasText: words });

async function thank(
  page: Page,
  { name, words, isPrivate = false }: { name: string; words: string; isPrivate?: boolean },
) {
  await chooseMember(page, 'Select…', name);
  await page.getByLabel('Message').fill(words);
  await expect(page.getByText('Everybody will see it.')).toBeVisible();
  if (isPrivate) {
    await page.getByRole('checkbox', { name: 'Only between us' }).check();
    await expect(page.getByText('Nobody else will see it.')).toBeVisible();
  }
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send Another' }).click();
}

test('thanks are read by all; its receiver narrows a card, and what was sent between two is seen by nobody else', async ({
  pageOf,
}) => {
  const [open, between] = [`You held the ladder ${Date.now()}`, `Nobody else needs to know ${Date.now()}`];
  const reader = await pageOf(people.lerato, '/recentrecognition');
  await expect(feed(reader).getByRole('article').first()).toBeVisible();
  await expectAccessible(reader);
  const first = await feed(reader).getByRole('article').first().innerText();

  const giver = await pageOf(people.thandi, '/recognise?card=thankyou');
  await thank(giver, { name: 'Johan Botha', words: open });
  await thank(giver, { name: 'Johan Botha', words: between, isPrivate: true });

  await test.step('what is new is told, and stands there when it is asked for', async () => {
    expect(await feed(reader).getByRole('article').first().innerText()).toBe(first);
    await reader.reload();
    await expect(item(reader, open)).toContainText('Thandi Mokoena thanked Johan Botha');
    await expect(item(reader, between)).toHaveCount(0);
    await goTo(reader, '/');
    await expect(item(reader, open)).toBeVisible();
    await reader.getByLabel('Show', { exact: true }).selectOption('Mine');
    await expect(item(reader, open)).toHaveCount(0);
  });

  await test.step('its receiver finds both, and shows the one to the team alone', async () => {
    const receiver = await pageOf(people.johan, '/recentrecognition?show=mine');
    await expect(item(receiver, between)).toContainText('Only the two of you');
    await item(receiver, open).getByRole('link', { name: 'Open the card' }).click();
    await expect(receiver.getByRole('article', { name: 'E-card' })).toContainText(open);
    await receiver.getByRole('combobox', { name: 'Who sees this card' }).selectOption('Only the two of us');
    await expect(receiver.getByText('Nobody else sees this card.')).toBeVisible();
    await expectStateAccessible(receiver);
    await goTo(reader, '/recentrecognition');
    await expect(feed(reader).getByRole('article').first()).toBeVisible();
    await expect(item(reader, open)).toHaveCount(0);
  });

  await test.step('who chooses for all cards says so once', async () => {
    const receiver = await pageOf(people.johan, '/myprofile');
    const choice = receiver.getByLabel('Cards that I get are seen by');
    await choice.selectOption('My team');
    await receiver.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(receiver.getByText('Saved. It goes for the cards that you will get.')).toBeVisible();
    await chooseMember(giver, 'Select…', 'Johan Botha');
    await expect(giver.getByText('Their team will see it.')).toBeVisible();
    await choice.selectOption({ index: 0 });
    await receiver.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(choice).toHaveValue('');
  });
});
