import { expect, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('budgets', { settings: { BUDGET_POINTS_PER_MONTH: '5000' } });
});
test.afterAll(() => portal?.stop());

test('points to award are granted, moved and taken back, with what each has before and after', async ({ browser }) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/budgets', locale: 'en' });
  const pot = priya.getByRole('dialog', { name: 'Points to award of Johan Botha' });
  const dialog = priya.getByRole('dialog', { name: /^(?:Grant points|Take points)/ });

  await test.step('one pot, found in the list', async () => {
    await expect(priya.getByRole('row', { name: /Johan Botha/ })).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('searchbox', { name: 'Search' }).fill('Johan Botha');
    await expect(priya).toHaveURL(/search=Johan/);
    await priya.getByRole('button', { name: 'Johan Botha' }).click();
    await expect(pot.getByText(/left to award$/)).toBeVisible();
    await expectAccessible(priya);
  });

  await test.step('a grant with a last day; what is missing is said below its field', async () => {
    await pot.getByRole('button', { name: 'Grant…' }).click();
    await dialog.getByRole('button', { name: /^Grant/ }).click();
    await expect(dialog.getByText('Please give at least 1 point.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Points for each/ }).fill('200');
    await dialog.getByRole('textbox', { name: /^Period/ }).fill('2099-Q1');
    await dialog.getByLabel('Last day').fill('2099-03-31');
    await expect(dialog.getByRole('row', { name: /Johan Botha.*\+200/ })).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The new quarter.');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Grant 200 points' }).click();
    await expect(dialog.getByText('Granted 200 points to 1 manager.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(
      pot.getByRole('row', { name: /2099-Q1 200 0 200 31 Mar 2099, then back to the company/ }),
    ).toBeVisible();
    await expect(pot.getByRole('row', { name: /Granted 2099-Q1 \+200 Priya Naidoo The new quarter\./ })).toBeVisible();
  });

  await test.step('a part is taken back, on a phone', async () => {
    await priya.setViewportSize({ width: 390, height: 844 });
    await pot.getByRole('button', { name: 'Take back…' }).click();
    await dialog.getByRole('textbox', { name: /^Points for each/ }).fill('50');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Too many.');
    await dialog.getByRole('button', { name: 'Take back 50 points' }).click();
    await expect(dialog.getByText('Took back 50 points from 1 manager.')).toBeVisible();
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(pot.getByRole('row', { name: /Taken back.*-50/ })).toBeVisible();
    await priya.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('added up by periods, and as a file', async () => {
    await priya.goto('/budgets?group=period');
    await expect(priya.getByRole('row', { name: /^2099-Q1 1 200 0 50 150/ })).toBeVisible();
    const download = priya.waitForEvent('download');
    await priya.getByRole('button', { name: 'Export to CSV' }).click();
    expect((await download).suggestedFilename()).toBe('budgets.csv');
  });
});

test('what is much waits for a second person, and a plan is saved', async ({ browser }) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/budgets', locale: 'en' });
  const dialog = priya.getByRole('dialog');

  await test.step('to all of a list', async () => {
    await priya.getByRole('button', { name: 'Grant…' }).click();
    await dialog.getByRole('textbox', { name: /^Points for each/ }).fill('6000');
    await dialog.getByRole('textbox', { name: /^Period/ }).fill('Much');
    await expect(dialog.getByText(/^A second person confirms this: /)).toBeVisible();
    await expect(dialog.getByText('Your own pot')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The great year.');
    await dialog.getByRole('button', { name: /^Grant [\d\s]+ points/ }).click();
    await expect(dialog.getByText(/^This waits for a second person: /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('who may not be the second person because it is theirs too sees nothing to confirm', async () => {
    const thandi = await portal.pageOf(browser, people.thandi, { address: '/budgets', locale: 'en' });
    await expect(thandi.getByText('Only authorised personel may access this module.')).toBeVisible();
  });

  await test.step('a plan', async () => {
    await priya.getByRole('tab', { name: /^Plans/ }).click();
    await expect(priya).toHaveURL(/\/budgets\/plans$/);
    await expect(priya.getByText('No plans yet')).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'New plan' }).click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Monthly');
    await dialog.getByRole('textbox', { name: /^Points for each/ }).fill('50');
    await dialog.getByLabel('First month').fill('2099-01');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('As agreed.');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Save the plan' }).click();
    await expect(dialog.getByText('The plan is saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(priya.getByText('50 points each month for each of their people:')).toBeVisible();
    await expect(priya.getByText(/^Next in January 2099: /)).toBeVisible();
  });
});
