import { expect } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { people } from './people.ts';

test('printing by the browser’s own way prints the report, as the button does', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const page = await pageOf(people.johan, '/reportmanagement');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Management Report']);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await goTo(page, '/nominationmanagement', 'Nominations Management');
  await expect(page.getByRole('list', { name: 'Nominations' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

test('Show more stands only where something is hidden', async ({ pageOf }) => {
  const page = await pageOf(people.johan, '/reportmanagement');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const measure = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('td p[data-cut]')]
        .filter((text) => text.clientHeight > 0)
        .map((text) => [text.scrollHeight > text.clientHeight + 1, text.nextElementSibling?.tagName === 'BUTTON']),
    );
  await expect.poll(async () => (await measure()).length).toBeGreaterThan(3);
  expect((await measure()).every(([isHidden, hasButton]) => isHidden === hasButton)).toBe(true);
});
