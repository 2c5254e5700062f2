import { expect, test } from '@playwright/test';
import { membersOf, pageOf } from './desk.ts';
import { expectAccessible, people } from './people.ts';

test('a link from an e-mail leads through sign-on to its person, already chosen', async ({ browser }) => {
  const johan = await pageOf(browser, people.johan);
  const [sipho] = await membersOf(johan, { search: 'Sipho Khumalo' });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/nominate/${sipho?.memberId}`);
  await stranger.getByRole('link', { name: /Johan Botha/ }).click();
  await expect(stranger).toHaveURL(`/nominate/${sipho?.memberId}`);
  for (const screen of ['nominate', 'rewardpayitforward', 'recognise']) {
    await johan.goto(`/${screen}/${sipho?.memberId}`);
    await expect(johan.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
    await johan.goto(`/${screen}/1.999999999999`);
    await expect(johan.getByRole('alert')).toHaveText('Error retrieving member data');
    await expect(johan.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  await expect(stranger.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expectAccessible(stranger);
});

test('the picker searches when the typing rests, knows countries, and says why somebody cannot be added', async ({
  browser,
}) => {
  // Whole divisions of others are for who holds an office.
  const page = await pageOf(browser, people.johan);
  await page.goto('/rewardpayitforward');
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Members' });
  const search = picker.getByLabel('Search');
  await expect(search).toHaveAttribute('maxlength', '20');
  const searched = page.waitForRequest(
    (request) => request.url().endsWith('/getmemberlist') && request.postDataJSON().search === 'luca rossi',
  );
  const typedAt = Date.now();
  await search.fill('luca rossi');
  await searched;
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(795);
  // Marked as closed, and yet it says why.
  await picker.getByRole('button', { name: /Luca Rossi/ }).click({ force: true });
  await expect(picker.getByRole('status')).toContainText(['This user has not registered']);
  await search.fill('zzzz');
  await expect(picker.getByText('No members found.').first()).toBeVisible();

  await search.fill('');
  await picker.getByLabel('Country').selectOption('Italy');
  const divisions = (await picker.getByLabel('Division').locator('option').allTextContents()).slice(1);
  await expect(
    picker.getByRole('button', { name: new RegExp(`(${divisions.join('|')}) · .*, add$`) }).first(),
  ).toBeVisible();
  await expect(
    picker.getByRole('button', { name: / · / }).filter({ hasNotText: new RegExp(divisions.join('|')) }),
  ).toHaveCount(0);
  await picker.getByLabel('Division').selectOption({ index: 1 });
  const whole = picker.getByRole('button', { name: /^Entire division: / });
  const notice = picker.getByRole('status').last();
  await whole.click();
  await expect(notice).toContainText('added.');
  await whole.click();
  await expect(notice).toContainText('is already added.');
  await picker
    .getByRole('button', { name: /, add$/ })
    .first()
    .click();
  await expect(notice).toContainText('is already added with the entire division');
  await picker.getByRole('button', { name: /^Remove Entire division/ }).click();
  await picker
    .getByRole('button', { name: / · .*, add$/ })
    .first()
    .click();
  await whole.click();
  await expect(notice).toContainText('Cannot add entire division');
  await expectAccessible(page);
});

test('a member without an office is offered their own division as a whole, and no other', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  await page.goto('/rewardpayitforward');
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Members' });
  const whole = picker.getByRole('button', { name: /^Entire division: / });
  await picker.getByLabel('Division').selectOption('Engineering Johannesburg');
  await expect(whole).toBeVisible();
  await picker.getByLabel('Division').selectOption('Finance Johannesburg');
  await expect(picker.getByRole('button', { name: /Finance Johannesburg · .*, add$/ }).first()).toBeVisible();
  await expect(whole).toHaveCount(0);
});

test('who sends reads what became of it: SMS that go by e-mail, and who has no address', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  const words = 'Your e-card is on its way. It goes by e-mail: the day’s SMS are used up.';
  const [sipho] = await membersOf(page, { search: 'Sipho Khumalo' });
  await page.route('**/api/reward/doreward', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...(await response.json()),
        ...{ message: words, undeliverable: [sipho?.memberId], unreachable: { count: 1, names: ['Sipho Khumalo'] } },
      },
    });
  });
  await page.goto(`/recognise/${sipho?.memberId}?card=anniversary`);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByRole('radio', { name: 'SMS' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Seen in the portal only').locator('..')).toContainText('Sipho Khumalo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});
