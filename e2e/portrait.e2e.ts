import { expect, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('portrait');
});
test.afterAll(() => portal?.stop());

test('who signs on for the first time is asked for a picture once, and never again', async ({ browser }) => {
  const luca = await portal.pageOf(browser, people.luca);
  const question = luca.getByRole('heading', { name: 'Colleagues see your initials' });
  await expect(question).toBeVisible();
  await expectAccessible(luca);
  await expectReadableInTheDark(luca);
  await luca.reload();
  await expect(question).toBeVisible();
  await luca.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(luca.getByText('You can add one in your profile whenever you like.')).toBeVisible();
  await luca.reload();
  await expect(luca.getByRole('article').first()).toBeVisible();
  await expect(question).toBeHidden();
  const elsewhere = await portal.pageOf(browser, people.luca);
  await expect(elsewhere.getByRole('article').first()).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Colleagues see your initials' })).toBeHidden();
});
