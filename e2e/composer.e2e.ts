import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const composer = (page: Page) => page.getByRole('dialog', { name: 'Thank a colleague' });
const item = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Recognition' }).getByRole('article').filter({ hasText: words });

/** By its key, once what stands in the header has come. */
async function begin(page: Page) {
  await expect(page.getByRole('button', { name: 'Thank', exact: true })).toBeVisible();
  await page.keyboard.press('g');
  await expect(composer(page).getByRole('combobox')).toBeFocused();
}

/** Types a name where one is asked for, and takes whom it finds. */
async function name(page: Page, who: string) {
  await composer(page).getByRole('combobox').fill(who);
  await expect(
    composer(page)
      .getByRole('option', { name: new RegExp(who) })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(composer(page).getByRole('button', { name: `Remove ${who}` })).toBeVisible();
}

const words = (page: Page) => composer(page).getByLabel('In your words');
const choose = (page: Page, choice: string) =>
  composer(page).getByRole('radio', { name: choice, exact: true }).check({ force: true });

test('a member thanks by a key, a name and a sentence; who is thanked reads it', async ({ pageOf }) => {
  const said = `You kept the second shift going ${Date.now()}`;
  const giver = await pageOf(people.thandi, '/');
  await begin(giver);
  await expectAccessible(giver);
  await name(giver, 'Johan Botha');
  await words(giver).fill('Half');
  await giver.keyboard.press('Escape');
  await expect(composer(giver)).toHaveCount(0);

  await test.step('what was begun is there again from the box on Home', async () => {
    await giver.getByRole('link', { name: 'Who helped you today?' }).click();
    await expect(words(giver)).toHaveValue('Half');
    await expect(composer(giver).getByText('This is what you began.')).toBeVisible();
    await expectStateAccessible(giver);
    await words(giver).fill(said);
    await words(giver).press('Control+Enter');
    await expect(composer(giver).getByRole('button', { name: 'Thank another' })).toBeFocused();
    await expectAccessible(giver);
    await composer(giver).getByRole('button', { name: 'Close' }).last().click();
    await expect(giver.getByRole('link', { name: 'Who helped you today?' })).toBeFocused();
  });

  const receiver = await pageOf(people.johan, '/recentrecognition');
  await expect(item(receiver, said)).toBeVisible();
});

test('a member pays forward, sees before what it costs, and takes it back', async ({ pageOf }) => {
  const giver = await pageOf(people.lerato, '/myrecognition');
  await begin(giver);
  await name(giver, 'Sipho Khumalo');
  await words(giver).fill('You answered every call of that night, and nobody had to wait until morning.');
  await choose(giver, 'Pay It Forward');
  await choose(giver, 'Act of Courage');
  await choose(giver, '5');
  await expect(composer(giver).getByText(/^1 person × 5 /)).toBeVisible();
  await expect(composer(giver).getByText(/are left afterwards/)).toBeVisible();
  await composer(giver)
    .getByRole('button', { name: /^Give 5 .* in all$/ })
    .click();
  await composer(giver).getByRole('button', { name: 'Take it back' }).click();
  await expect(composer(giver).getByText(/back/i).first()).toBeVisible();
  await expectAccessible(giver);
  await giver.keyboard.press('Escape');
});

test('a manager gives from a budget; a member nominates; who gets it and who reviews it see them', async ({
  pageOf,
}) => {
  const [given, told] = [
    `The whole ward had its medicine ${Date.now()}`,
    `You wrote the guide for us all ${Date.now()}`,
  ];
  const manager = await pageOf(people.johan, '/');
  await begin(manager);
  await name(manager, 'Thandi Mokoena');
  await words(manager).fill(given);
  await choose(manager, 'Adhoc Recognition');
  await choose(manager, 'Client Focus');
  await choose(manager, '10');
  await expect(composer(manager).getByText('Afterwards')).toBeVisible();
  await expectStateAccessible(manager);
  await composer(manager)
    .getByRole('button', { name: /^Give 10 / })
    .click();
  await expect(composer(manager).getByRole('button', { name: 'Thank another' })).toBeVisible();

  const receiver = await pageOf(people.thandi, '/recentrecognition');
  await expect(item(receiver, given)).toBeVisible();

  await test.step('who received thanks goes on to nominate', async () => {
    await begin(receiver);
    await name(receiver, 'Ana Silva');
    await words(receiver).fill(told);
    await choose(receiver, 'Nomination');
    await composer(receiver).getByRole('checkbox', { name: 'Act of Courage' }).check({ force: true });
    await expectStateAccessible(receiver);
    await composer(receiver).getByRole('button', { name: 'Send the nomination' }).click();
    await expect(composer(receiver).getByText('Successfully submitted nomination')).toBeVisible();
    await expectAccessible(receiver);
    await composer(receiver).getByRole('link').first().click();
    await expect(composer(receiver)).toHaveCount(0);
    await expect(receiver.getByText(told).first()).toBeVisible();
  });
});

test('on a phone it is a sheet, from Home and from the menu; its key can be switched off', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Who helped you today?' }).click();
  await name(page, 'Lerato Dlamini');
  await composer(page).getByText('See how it will look').click();
  await expect(composer(page).getByRole('article', { name: 'E-card' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await composer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page);
  await composer(page).getByRole('switch', { name: 'The key G opens this' }).uncheck();
  await page.keyboard.press('Escape');
  await goTo(page, '/myrecognition');
  await page.keyboard.press('g');
  await expect(composer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Thank', exact: true }).click();
  await composer(page).getByRole('switch', { name: 'The key G opens this' }).check();
});
