import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const item = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Recognition' }).getByRole('article').filter({ hasText: words });
const rows = (page: Page) => page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

async function noticeOf(page: Page, words: string) {
  await goTo(page, '/notices');
  return page.getByRole('list', { name: 'Notices' }).getByRole('listitem').filter({ hasText: words }).first();
}

test('a colleague comments on a card and names another, who answers; a comment that hurts is reported and hidden', async ({
  pageOf,
}) => {
  const words = `You found the leak behind the third valve ${Date.now()}`;
  const giver = await pageOf(people.thandi, '/recognise?card=thankyou');
  await chooseMember(giver, 'Select…', 'Johan Botha');
  await giver.getByLabel('Message').fill(words);
  await giver.getByRole('button', { name: 'Send', exact: true }).click();
  await giver.getByRole('button', { name: 'Send Another' }).click();

  const reader = await pageOf(people.lerato, '/recentrecognition');
  await test.step('a colleague writes and names another by keyboard', async () => {
    const card = item(reader, words);
    await card.getByRole('button', { name: 'Comment', exact: true }).press('Enter');
    await field(reader).press('T');
    await reader.keyboard.type('ell us how, @sipho');
    await expect(reader.getByRole('option', { name: /Sipho Khumalo/ })).toBeVisible();
    await expectStateAccessible(reader);
    await reader.keyboard.press('Enter');
    await reader.keyboard.type('wants to know too');
    await card.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(rows(reader)).toContainText(['Tell us how, @Sipho Khumalo wants to know too']);
    await expect(card.getByRole('button', { name: '1 comment' })).toBeVisible();
    await expectStateAccessible(reader);
  });

  await test.step('who is named comes to it by the bell, and answers', async () => {
    const named = await pageOf(people.sipho, '/');
    const notice = await noticeOf(named, 'named you in a comment');
    await expect(notice).toContainText(
      'Lerato Dlamini named you in a comment on the card that Thandi Mokoena gave Johan Botha.',
    );
    await notice.getByRole('link').click();
    await expect(named.getByRole('heading', { level: 1, name: 'A recognition' })).toBeVisible();
    await expect(rows(named)).toHaveCount(1);
    await field(named).fill('I do, and it was not the valve');
    await named.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(rows(named)).toHaveCount(2);
    await expectAccessible(named);
    await named.reload();
    await expect(rows(named)).toHaveCount(2);
  });

  await test.step('its receiver hears of both as of one, and reports the second', async () => {
    const receiver = await pageOf(people.johan, '/');
    const notice = await noticeOf(receiver, 'commented on the card');
    await expect(notice).toContainText('Sipho Khumalo and 1 other commented on the card that Thandi Mokoena gave you.');
    await notice.getByRole('link').click();
    await rows(receiver).nth(1).getByRole('button', { name: 'Report this comment' }).click();
    const dialog = receiver.getByRole('dialog');
    await dialog.getByLabel('What is wrong with it?').selectOption('untrue');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a moderator reads it with its name, and hides it from everybody but its writer', async () => {
    const moderator = await pageOf(people.priya, '/reported?state=open');
    const row = moderator.getByRole('row').filter({ hasText: 'I do, and it was not the valve' });
    await row.getByRole('button', { name: /^Comment on/ }).click();
    const dialog = moderator.getByRole('dialog');
    await expect(dialog.getByText('I do, and it was not the valve').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect(dialog.getByText(/hidden/i).first()).toBeVisible();
    await reader.reload();
    const card = item(reader, words);
    await card.getByRole('button', { name: '1 comment' }).click();
    await expect(rows(reader)).toHaveCount(1);
  });

  await test.step('its writer changes what is new, and removes it', async () => {
    await rows(reader).getByRole('button', { name: 'Change' }).click();
    await reader.getByRole('textbox', { name: 'Change' }).fill('Tell us how');
    await reader.getByRole('button', { name: 'Save' }).click();
    await expect(rows(reader)).toContainText(['Tell us how']);
    await rows(reader).getByRole('button', { name: 'Remove' }).click();
    await reader.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
    await expect(rows(reader)).toHaveCount(0);
    await expect(item(reader, words).getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
  });
});
