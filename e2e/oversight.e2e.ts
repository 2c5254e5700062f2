import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { chooseMember, saved } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('oversight');
});
test.afterAll(() => portal?.stop());

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');

test('the audit is looked through, an entry is read with its place in the chain, and the file proves itself', async ({
  browser,
}) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/audit' });
  const entry = priya.getByRole('dialog', { name: /^Entry \d+$/ });

  await test.step('filters stand in the address, and survive a reload', async () => {
    await expect(rowsOf(priya).nth(1)).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('combobox', { name: 'Kind' }).selectOption('Nominations, ideas and points');
    await expect(priya).toHaveURL(/\?kind=awards$/);
    await priya.reload();
    await expect(priya.getByRole('combobox', { name: 'Kind' })).toHaveValue('awards');
    await expect(priya.getByRole('button', { name: /^Quarter \d of \d{4} was added\.$/ }).first()).toBeVisible();
    await priya.getByRole('searchbox', { name: /^Search/ }).fill('no such thing');
    await priya.keyboard.press('Enter');
    await expect(priya.getByText('Nothing was done of which all of this is so.')).toBeVisible();
    await priya.getByRole('searchbox', { name: /^Search/ }).fill('');
    await priya.keyboard.press('Enter');
  });

  await test.step('an entry opens by keyboard, leads to the one before, and closes where it was opened', async () => {
    const opener = priya.getByRole('button', { name: /^Quarter \d of \d{4} was added\.$/ }).first();
    await opener.focus();
    await priya.keyboard.press('Enter');
    await expect(entry.getByText('As it was sealed')).toBeVisible();
    await expect(entry.getByText('Its hash follows from what it says')).toBeVisible();
    await expectAccessible(priya);
    const title = await entry.getByRole('heading').first().textContent();
    await entry.getByRole('button', { name: 'Entry before' }).click();
    await expect(entry.getByRole('heading').first()).not.toHaveText(title ?? '');
    await priya.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    await expect.poll(() => priya.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  await test.step('what somebody did is one press away', async () => {
    await priya
      .getByRole('button', { name: /was added\.$/ })
      .first()
      .click();
    await entry.getByRole('button', { name: /^Priya Naidoo/ }).click();
    await expect(priya).toHaveURL(/who=1\.\d+/);
    await expect(priya.getByRole('button', { name: 'Priya Naidoo', exact: true })).toBeVisible();
    await priya.getByRole('button', { name: 'Who: anybody again' }).click();
    await expect(priya).not.toHaveURL(/who=/);
  });

  await test.step('the file holds all that its hashes were made of', async () => {
    await priya.getByRole('combobox', { name: 'Kind' }).selectOption('All');
    await expect(priya.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
    const file = await saved(priya, () => priya.getByRole('button', { name: 'Save with its proof' }).click());
    const lines = file.bytes.toString('utf8').trimEnd().split('\n');
    let last = '';
    for (const line of lines) {
      const { previousHash, hash, sealed } = JSON.parse(line);
      expect(previousHash).toBe(last);
      const text = createHash('sha256').update(sealed).digest();
      expect(createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(text).digest('hex')).toBe(hash);
      last = hash;
    }
  });

  await test.step('uploads and proofs stand beside it, on a phone and in the dark too', async () => {
    await priya.setViewportSize({ width: 390, height: 844 });
    await priya.getByRole('tab', { name: /^Proofs/ }).click();
    await expect(priya).toHaveURL(/\/audit\/proofs$/);
    await expect(priya.getByText('Every act is sealed.')).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('tab', { name: /^Uploads/ }).click();
    await expect(priya).toHaveURL(/\/audit\/uploads$/);
    await expectReadableInTheDark(priya);
  });
});

test('a message is given up, all of a state are sent again, and the audit says who did it', async ({ browser }) => {
  const thandi = await portal.pageOf(browser, people.thandi, { address: '/recognise?card=thankyou' });
  await chooseMember(thandi, 'Select…', 'Johan Botha');
  await thandi.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thandi.getByRole('button', { name: 'Send Another' })).toBeVisible();
  const priya = await portal.pageOf(browser, people.priya, { address: '/messages?state=promised' });
  const message = priya.getByRole('dialog', { name: 'An e-card' });

  await test.step('one', async () => {
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'An e-card' }).first().focus();
    await priya.keyboard.press('Enter');
    await expect(message.getByText('Waits')).toBeVisible();
    await message.getByRole('button', { name: 'Give up' }).click();
    await expect(priya.getByText('The message is given up: it is not sent.')).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect.poll(() => priya.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  await test.step('all of a state, after it was said how many they are', async () => {
    await priya.setViewportSize({ width: 390, height: 844 });
    await priya.getByRole('combobox', { name: 'State' }).selectOption('givenUp');
    await priya.getByRole('button', { name: 'Send all again' }).click();
    const all = priya.getByRole('dialog', { name: 'Send all again' });
    await expect(all.getByText(/^1 message is sent again, each written anew/)).toBeVisible();
    await expectAccessible(priya);
    await all.getByRole('button', { name: 'Send 1 message again' }).click();
    await expect(priya.getByText('The message is sent again.')).toBeVisible();
    await expect(priya.getByText('There is no message of which all of this is so.')).toBeVisible();
    await expect.poll(() => priya.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  await test.step('in the audit', async () => {
    await priya.goto('/audit?kind=messages');
    const acts = rowsOf(priya).filter({ hasText: 'Priya Naidoo' });
    await expect(acts.filter({ hasText: 'Messages were sent again: 1.' })).toBeVisible();
    await expect(acts.filter({ hasText: 'Messages were given up: 1.' })).toBeVisible();
  });
});
