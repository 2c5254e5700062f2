import { expect } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

test('a member looks at their year, thanks somebody from there, and prints it on one page', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/myyear');
  const given = async () =>
    Number(await page.getByText('Cards given').locator('xpath=following-sibling::dd').innerText());
  await expect(page.getByRole('heading', { name: 'My year', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Month by month' }).first()).toBeVisible();
  const before = await given();
  await expectAccessible(page);

  await test.step('the company’s year stands below, with the figures of enough people', async () => {
    await expect(page.getByRole('heading', { name: 'The company’s year' })).toBeVisible();
    await expect(page.getByText('People who gave')).toBeVisible();
  });

  await test.step('another year has an address', async () => {
    await page.goto('/myyear?year=2019');
    await expect(page.getByText('In 2019 you gave nothing and got nothing here')).toBeVisible();
    await page.getByRole('combobox', { name: 'Year' }).selectOption({ index: 0 });
    await expect(page).toHaveURL(/\/myyear$/);
  });

  await test.step('a colleague is thanked from there, and the year knows it', async () => {
    const person = page.getByRole('listitem').filter({ hasText: 'Ashraf Arendse' });
    // From here on the composer opens; before it has come the link leads to the form of the card.
    await expect(page.getByRole('button', { name: 'Thank', exact: true })).toBeVisible();
    await person.getByRole('link', { name: 'Thank Ashraf Arendse' }).click();
    const composer = page.getByRole('dialog', { name: 'Thank a colleague' });
    await expect(composer.getByRole('button', { name: 'Remove Ashraf Arendse' })).toBeVisible();
    await composer.getByLabel('In your words').fill('Without you nothing would have run this year');
    await composer.getByLabel('In your words').press('Control+Enter');
    await expect(composer.getByRole('button', { name: 'Thank another' })).toBeFocused();
    await composer.getByRole('button', { name: 'Close' }).last().click();
    await goTo(page, '/');
    await goTo(page, '/myyear');
    await expect.poll(given).toBe(before + 1);
    await expect(page.getByRole('link', { name: 'Thank Ashraf Arendse' })).toHaveCount(0);
  });

  await test.step('paper is white, and one page', async () => {
    await expectReadableInTheDark(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
