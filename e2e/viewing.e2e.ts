import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'You look as somebody else' });
const why = (page: Page) => page.getByRole('textbox', { name: 'Why' });
const look = (page: Page) => page.getByRole('button', { name: 'Look', exact: true });

test('an administrator sees the portal as a member does, can do nothing, and is back where they were', async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya, '/people?search=Agnese+Sanna');
  await priya.getByRole('link', { name: 'Agnese Sanna' }).click();
  await priya.getByRole('button', { name: 'View as', exact: true }).click();

  await test.step('not without a reason', async () => {
    await look(priya).press('Enter');
    await expect(why(priya)).toHaveAccessibleDescription(/Please say why/);
    await expect(why(priya)).toBeFocused();
    await expectAccessible(priya);
    await why(priya).fill('She wrote that a button is missing');
    await look(priya).press('Enter');
  });

  await test.step('her portal, and a bar that says so on every page', async () => {
    await expect(bar(priya)).toContainText('You see the portal as Agnese Sanna.');
    await expect(priya.getByRole('heading', { level: 1 })).toContainText('Agnese');
    await expect(priya.getByRole('link', { name: 'Audit' })).toHaveCount(0);
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
  });

  await test.step('a button answers with words, and nothing is done', async () => {
    await goTo(priya, '/contactus');
    await expect(bar(priya)).toBeVisible();
    await priya.getByRole('textbox', { name: 'Message' }).fill('Not hers');
    await priya.getByRole('switch', { name: 'I accept the terms' }).press('Space');
    await priya.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(priya.getByText('You are only looking').first()).toBeVisible();
  });

  await test.step('back to oneself', async () => {
    await bar(priya).getByRole('button', { name: 'End' }).press('Enter');
    await expect(priya.getByRole('heading', { level: 1, name: 'Agnese Sanna' })).toBeVisible();
    await expect(bar(priya)).toHaveCount(0);
    await expect(priya.getByRole('button', { name: 'View as', exact: true })).toBeVisible();
  });
});

test('a role shows what it opens, and no more', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/people');
  await priya.getByRole('button', { name: 'View as a role' }).click();
  await priya.getByRole('combobox', { name: 'Role' }).selectOption('shop');
  await why(priya).fill('What does the desk see?');
  await look(priya).press('Enter');
  await expect(bar(priya)).toContainText('You see the portal with this role alone');
  await goTo(priya, '/orderdesk');
  await expect(priya.getByRole('heading', { level: 1, name: 'Order Desk' })).toBeVisible();
  await goTo(priya, '/people');
  await expect(priya.getByText('Only authorised personel may access this module.')).toBeVisible();
  await bar(priya).getByRole('button', { name: 'End' }).press('Enter');
  await expect(priya.getByRole('button', { name: 'View as a role' })).toBeVisible();
});
