import { expect, type Page } from '@playwright/test';
import { goTo, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectStateAccessible, people } from './people.ts';

/** Of Johan's team. */
const nominee = 'Sizwe Maseko';

async function nominated(): Promise<string> {
  const { memberList } = await sendAs(people.thandi, '/api/site/getmemberlist', { search: nominee });
  const reason = `Kept the line running. ${Date.now()}`;
  const wish = { nomCat: ['Client Obsession'], reason, members: [memberList[0].memberId] };
  const { nomIds } = await sendAs(people.thandi, '/api/nom/newnom', wish);
  return nomIds[0];
}

const entry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^To do/ });

const countOf = async (page: Page) => Number(await entry(page).locator('span[aria-hidden]').textContent());

test('a manager goes through what waits, one after the other, by the keyboard; the number in the menu follows', async ({
  pageOf,
}) => {
  const nomId = await nominated();
  const page = await pageOf(people.johan);
  await expect(entry(page)).toHaveText(/\d/);
  const before = await countOf(page);
  await entry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do');
  const items = page.getByRole('list', { name: 'To do' }).getByRole('listitem');
  await expect(items.first()).toContainText('waits');
  await expectStateAccessible(page);

  await page.goto(`/todo?open=nomination.${nomId}`);
  const dialog = page.getByRole('dialog', { name: 'To do' });
  await expect(dialog.getByText(nominee)).toBeVisible();
  await expect(dialog.getByText(/^\d+ of \d+$/)).toBeVisible();
  await dialog.getByRole('radio', { name: /^2 of 7/ }).check({ force: true });
  const sent = page.waitForResponse(/donexusnomreviewreward/);
  await dialog.getByRole('button', { name: 'Submit rating' }).click();
  expect((await sent).status()).toBe(200);
  await expect(dialog.getByText(nominee)).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => countOf(page)).toBe(before - 1);
});

test('what a colleague decided meanwhile says so', async ({ pageOf }) => {
  const nomId = await nominated();
  const page = await pageOf(people.johan, '/todo');
  const item = page.getByRole('button', { name: new RegExp(nominee) }).first();
  await expect(item).toBeVisible();
  const rating = { reviewRating: 2, isCustom: false, customPoints: null, isIncludeInQuarterly: false };
  await sendAs(people.lerato, '/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
  await page.goto(`/todo?open=nomination.${nomId}`);
  await expect(page.getByText('This does not wait any more')).toBeVisible();
});

test('an administrator sees what waits of every kind, and goes to its very item', async ({ pageOf }) => {
  const page = await pageOf(people.priya, '/todo');
  const list = page.getByRole('list', { name: 'To do' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Show').selectOption('order');
  const line = list.getByRole('link').first();
  await expect(line).toContainText('order');
  await line.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order desk');
  await expect(page.getByLabel('Search')).not.toHaveValue('');
  await goTo(page, '/todo?kind=idea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To do');
});
