import { expect, type Page, test } from '@playwright/test';
import { saved } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('inbox');
});
test.afterAll(() => portal?.stop());

async function write(page: Page, words: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('switch').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message successfully sent')).toBeVisible();
}

test('a colleague writes, is answered, and reads it; whoever answers second is told', async ({ browser }) => {
  const thandi = await portal.pageOf(browser, people.thandi, { address: '/contactus' });
  await write(thandi, 'Is the canteen open on Friday?');

  const priya = await portal.pageOf(browser, people.priya, { address: '/' });
  await priya.getByRole('link', { name: /messages to the company are open/ }).click();
  await expect(priya).toHaveURL(/\/inbox\?state=open$/);
  await expectAccessible(priya);
  const dialog = priya.getByRole('dialog', { name: /^Message \d+$/ });
  const opener = priya.getByRole('button', { name: 'Is the canteen open on Friday?' });

  await test.step('taken, noted and answered by keyboard', async () => {
    await opener.focus();
    await priya.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'I’ll answer it' }).click();
    await expect(dialog.getByText('Priya Naidoo took it')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Asked the canteen.');
    await dialog.getByRole('button', { name: 'Keep the note' }).click();
    await expect(dialog.getByText('Priya Naidoo noted')).toBeVisible();
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
  });

  await test.step('who answers at the same time is told what was sent', async () => {
    const emre = await portal.pageOf(browser, people.emre, { address: '/inbox?search=canteen' });
    await emre.getByRole('button', { name: 'Is the canteen open on Friday?' }).click();
    const other = emre.getByRole('dialog', { name: /^Message \d+$/ });
    await other.getByRole('textbox', { name: 'Your answer' }).fill('No idea.');
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill('Yes, until three.');
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(dialog.getByText('Priya Naidoo answered')).toBeVisible();
    await other.getByRole('button', { name: 'Send the answer' }).click();
    await expect(other.getByText('Priya Naidoo answered meanwhile.', { exact: false })).toBeVisible();
    await expect(other.getByText('Yes, until three.')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Your answer' })).toHaveValue('No idea.');
  });

  await test.step('the list is saved as it is filtered', async () => {
    await priya.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await priya.getByRole('combobox', { name: 'State' }).selectOption('Answered');
    const file = await saved(priya, () => priya.getByRole('button', { name: 'Export to CSV' }).click());
    expect(file.bytes.toString('utf8')).toContain('Is the canteen open on Friday?');
  });

  await thandi.goto('/contactus');
  await expect(thandi.getByRole('heading', { name: 'Your messages' })).toBeVisible();
  await expect(thandi.getByText('Yes, until three.')).toBeVisible();
  await expect(thandi.getByText('Asked the canteen.')).toHaveCount(0);
  await expectAccessible(thandi);
});
