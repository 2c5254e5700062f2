import { expect, test } from '@playwright/test';
import { pageOf } from './desk.ts';
import { people } from './people.ts';

test('Enter takes the only person found, and the arrow leads from the search into the people', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  await page.goto('/nominate');
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog');
  const search = picker.getByLabel('Search');
  await search.fill('sipho khumalo');
  await search.press('Enter');
  await expect(picker.getByRole('status').filter({ hasText: 'Sipho Khumalo added.' })).toBeVisible();
  await search.fill('');
  await search.press('Enter');
  await expect(picker.getByRole('button', { name: /, add$/ }).nth(3)).toBeVisible();
  await search.press('ArrowDown');
  const options = picker.getByRole('region', { name: 'Members found' }).getByRole('listitem').getByRole('button');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.context().close();
});

test('printing by the browser’s own way prints the report, as the button does', async ({ browser }) => {
  const page = await pageOf(browser, people.johan);
  await page.goto('/reportmanagement');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Management Report']);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.goto('/nominationmanagement');
  await expect(page.getByRole('list', { name: 'Nominations' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.context().close();
});

test('Show more stands only where something is hidden', async ({ browser }) => {
  const page = await pageOf(browser, people.johan);
  await page.goto('/reportmanagement');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const measure = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('td p[data-cut]')]
        .filter((text) => text.clientHeight > 0)
        .map((text) => [text.scrollHeight > text.clientHeight + 1, text.nextElementSibling?.tagName === 'BUTTON']),
    );
  await expect.poll(async () => (await measure()).length).toBeGreaterThan(3);
  expect((await measure()).every(([isHidden, hasButton]) => isHidden === hasButton)).toBe(true);
  await page.context().close();
});
