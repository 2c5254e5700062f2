import { expect, type Page } from '@playwright/test';
import { goTo, pageIn } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, people, signOn } from './people.ts';
import { quiet } from './quiet.ts';

async function choose(page: Page, search: string, name: string) {
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByLabel('Search').fill(search);
  await picker.getByRole('button', { name: new RegExp(name) }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(picker).toBeHidden();
}

async function nominationsWith(page: Page, reason: string): Promise<number> {
  await goTo(page, '/myrecognition?part=nominations', 'My Recognition');
  await expect(page.getByText(reason).first()).toBeVisible();
  return page.getByText(reason).count();
}

test('offline on Submit the form stays, the dialog comes, and what is sent afterwards is sent once', async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi, '/nominate');
  const context = page.context();
  const reason = `Kept the lights on. ${Date.now()}`;
  await choose(page, 'chantal sep', 'Chantal September');
  await page.getByLabel('Act of Courage').check();
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await quiet(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Data Request Error' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose who to nominate' });
  await expect(picker).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  await expect(page.getByLabel('Act of Courage')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove Chantal September' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully submitted nomination')).toBeVisible();
  expect(await nominationsWith(page, reason)).toBe(1);
});

test('a part whose code does not come leaves the page; asked for again it comes, and choices are still there', {
  tag: '@sweep',
}, async ({ browser }) => {
  const context = await browser.newContext();
  let isAway = true;
  await context.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    // Its words come with the page: what is in its code alone is the name of a place in it.
    const isPicker = (await answer.text()).includes('picker-chosen');
    return isPicker && isAway ? route.abort() : route.fulfill({ response: answer });
  });
  const page = await context.newPage();
  await signOn(page, people.thandi, '/nominate');
  await page.getByLabel('Client Obsession').check();
  await page.getByRole('button', { name: 'Select…' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Client Obsession')).toBeChecked();
  await expectAccessible(page);
  isAway = false;
  // This browser remembers a file that failed, so the second try loads the page anew.
  const again = note.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByText('What you wrote is back.')).toBeVisible();
  await expect(page.getByLabel('Client Obsession')).toBeChecked();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await choose(page, 'chantal sep', 'Chantal September');
  await page.getByRole('button', { name: 'Reset' }).click();
  // What is still on its way would fail with the context.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('a lost session says so, keeps people and choices, and leads back to the form', async ({ browser }) => {
  const page = await pageIn(browser, people.thandi, { address: '/nominate' });
  await choose(page, 'chantal sep', 'Chantal September');
  await page.getByLabel('Collaborate for Success').check();
  const token = await page.evaluate(() => sessionStorage.getItem('laurel.token'));
  const revoked = await page.request.post('/api/member/logout', {
    headers: { Authorization: `Bearer ${token}` },
    data: {},
  });
  expect(revoked.status()).toBe(200);
  const reason = `Brought two teams together. ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logged Out: your session has ended');
  await expect(page.getByText('what you wrote is kept in this tab')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign on and go on' }).click();
  await page
    .getByRole('link', { name: /Thandi Mokoena/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nominate$/);
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  await expect(page.getByRole('button', { name: 'Remove Chantal September' })).toBeVisible();
  await expect(page.getByLabel('Collaborate for Success')).toBeChecked();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully submitted nomination')).toBeVisible();
  await page.context().close();
});

test('D9: logging out in one tab leaves nothing of the member in any tab, and reads as logging out', async ({
  browser,
}) => {
  const page = await pageIn(browser, people.thandi, { address: '/ideabox' });
  const context = page.context();
  await page.getByRole('textbox', { name: 'Title' }).fill('A bench under the jacaranda');
  const other = await context.newPage();
  await signOn(other, people.thandi, '/nominate');
  await other.getByRole('textbox', { name: 'Reason' }).fill('Not for strangers.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/logout$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Logged Out');
    await expect(tab.getByText('your session has ended')).toHaveCount(0);
    const left = await tab.evaluate(() => ({
      tab: Object.keys(sessionStorage),
      browser: Object.keys(localStorage).filter(
        (key) => !['laurel.consent', 'laurel.patience', 'laurel.scheme'].includes(key),
      ),
    }));
    expect(left).toEqual({ tab: [], browser: [] });
  }
  await context.close();
});
