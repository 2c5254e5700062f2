import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const item = (page: Page, words: string) =>
  page.getByRole('feed', { name: 'Recognition' }).getByRole('article').filter({ hasText: words });

test('a colleague adds points to a card by keyboard; who gets them hears of it, and sees on the card from whom', async ({
  pageOf,
}) => {
  const words = `You kept the second shift going ${Date.now()}`;
  const giver = await pageOf(people.thandi, '/recognise?card=thankyou');
  await chooseMember(giver, 'Select…', 'Johan Botha');
  await giver.getByLabel('Message').fill(words);
  await giver.getByRole('button', { name: 'Send', exact: true }).click();
  await giver.getByRole('button', { name: 'Send Another' }).click();

  const colleague = await pageOf(people.lerato, '/recentrecognition');
  const card = item(colleague, words);
  const dialog = colleague.getByRole('dialog', { name: 'Add points' });
  await test.step('with what it costs before, and from their own points', async () => {
    await card.getByRole('button', { name: 'Add points' }).press('Enter');
    await expect(dialog.getByText('1 person gets them.')).toBeVisible();
    await expectStateAccessible(colleague);
    await dialog.getByRole('radio', { name: '5', exact: true }).press('ArrowRight');
    await dialog.getByRole('button', { name: /^Add 10 / }).press('Enter');
    await expect(dialog.getByText('Your points are added.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(card.getByRole('button', { name: /from you$/ })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add points' })).toBeFocused();
    await expectStateAccessible(colleague);
  });

  await test.step('who received the card comes to it by the bell', async () => {
    const receiver = await pageOf(people.johan, '/notices');
    const notice = receiver
      .getByRole('list', { name: 'Notices' })
      .getByRole('listitem')
      .filter({ hasText: 'Lerato Dlamini adds to the card that Thandi Mokoena gave you!' });
    await notice.first().getByRole('link').click();
    await expect(receiver.getByText(words)).toBeVisible();
    await receiver.getByRole('button', { name: '+10 from Lerato Dlamini' }).click();
    await expect(receiver.getByRole('dialog', { name: 'Points added to this card' }).getByText('+10')).toBeVisible();
    await receiver.keyboard.press('Escape');
    await expectAccessible(receiver);
    await goTo(receiver, '/myrecognition');
    await receiver.getByRole('button').filter({ hasText: 'Added to a card' }).first().click();
    await receiver.getByRole('link', { name: 'See what they were added to' }).click();
    await expect(receiver.getByRole('article').filter({ hasText: words })).toBeVisible();
  });

  await test.step('who added them takes them back, and they are gone from the card', async () => {
    await card.getByRole('button', { name: 'Add points' }).click();
    await dialog.getByRole('button', { name: /^Add 5 / }).click();
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog.getByText(/back/i).first()).toBeVisible();
    await colleague.keyboard.press('Escape');
    await card.getByRole('button', { name: /from you$/ }).click();
    await expect(colleague.getByRole('dialog', { name: 'Points added to this card' }).getByText(/^\+/)).toHaveText([
      '+10',
    ]);
  });

  await test.step('the giver hears of both as of one, in the bell', async () => {
    await goTo(giver, '/notices');
    await expect(
      giver
        .getByRole('listitem')
        .filter({ hasText: 'Lerato Dlamini added points to your card for Johan Botha.' })
        .first(),
    ).toBeVisible();
  });
});
