import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const colleague = { name: 'Chantal September', email: 'chantal.september@laurel.example' };

async function pointsToRedeem(page: Page): Promise<number> {
  const text = await page
    .getByRole('banner')
    .getByText(/Laurels/)
    .locator('..')
    .textContent();
  return Number(/([\d\s]+)Laurels/.exec(text ?? '')?.[1]?.replace(/\s/g, ''));
}

test('nominate, review, earn and spend', async ({ pageOf }) => {
  const reason = `Stayed with the customer until midnight. ${Date.now()}`;
  const chantal = await pageOf(colleague.email);
  await expect(chantal.getByRole('heading', { level: 1 })).toContainText('Chantal');
  const before = await pointsToRedeem(chantal);

  await test.step('Thandi nominates Chantal for two behaviours', async () => {
    const thandi = await pageOf(people.thandi);
    await expect(thandi.getByRole('heading', { level: 1 })).toContainText('Thandi');
    await expectStateAccessible(thandi);
    await thandi
      .getByRole('link', { name: /nominate/i })
      .first()
      .click();
    await thandi.getByRole('button', { name: 'Select…' }).click();
    const picker = thandi.getByRole('dialog');
    await picker.getByLabel('Search').fill('chantal sep');
    await expect(picker.getByText('1 member found')).toBeAttached();
    await picker.getByRole('button', { name: new RegExp(colleague.name) }).click();
    await expectStateAccessible(thandi);
    await picker.getByRole('button', { name: 'Done' }).click();
    await thandi.getByLabel('Client Obsession').check();
    await thandi.getByLabel('Act of Courage').check();
    await thandi.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await expectStateAccessible(thandi);
    await thandi.getByRole('button', { name: 'Submit' }).click();
    await expect(thandi.getByText('Successfully submitted nomination')).toBeVisible();
    const reads = thandi.getByText('Johan Botha, your colleague’s manager, reads it.');
    await expect(reads).toBeVisible();
    await thandi.getByRole('status').getByRole('link', { name: 'My nominations' }).click();
    await expect(thandi.getByRole('listitem').filter({ hasText: reason })).toContainText('Johan Botha');
  });

  await test.step('Johan reviews it with five stars', async () => {
    const johan = await pageOf(people.johan, '/nominationmanagement');
    await johan.getByLabel('Search').fill(reason.slice(-13));
    const item = johan.getByRole('listitem').filter({ hasText: colleague.name });
    await expect(item).toHaveCount(1);
    await expectStateAccessible(johan);
    await item.getByRole('button', { name: /^Review/ }).click();
    const review = johan.getByRole('dialog');
    await review.getByRole('radio', { name: /^5 of 7/ }).check();
    await expect(review.getByText('200').first()).toBeVisible();
    await expectAccessible(johan);
    await review.getByRole('button', { name: 'Submit rating' }).click();
    await expect(review.getByText('200 points and an e-card are on their way.')).toBeVisible();
  });

  await test.step('Chantal sees 200 more points, and where they came from', async () => {
    await chantal.reload();
    await expect.poll(() => pointsToRedeem(chantal)).toBe(before + 200);
    await goTo(chantal, '/statement', 'Points Statement');
    await expect(
      chantal.getByText('Nominated by Thandi Mokoena: Client Obsession, Act of Courage').first(),
    ).toBeVisible();
    await expectStateAccessible(chantal);
  });

  await test.step('Chantal buys a voucher with them', async () => {
    await goTo(chantal, '/rewards/gift-vouchers', 'Gift vouchers');
    await chantal.getByRole('button', { name: /Add .*Quillbasket gift voucher R 50/ }).click();
    await expect(chantal.getByText('Quillbasket gift voucher R 50 has been added to your basket.')).toBeVisible();
    await goTo(chantal, '/rewards/basket', 'Basket');
    await expect(chantal.getByText('Quillbasket gift voucher R 50').first()).toBeVisible();
    await expectStateAccessible(chantal);
    await chantal.getByRole('link', { name: 'Checkout' }).click();
    await expectAccessible(chantal);
    await chantal.getByRole('button', { name: 'Place Order' }).click();
    await expect(chantal.getByText(/Your order has been placed successfully. Order No:\d+/)).toBeVisible();
    await expect.poll(() => pointsToRedeem(chantal)).toBe(before + 150);
  });

  await test.step('Chantal reads the code in Recent Orders, and the debit in her statement', async () => {
    await goTo(chantal, '/orders', 'Recent Orders');
    const code = chantal.getByRole('button', { name: /voucher code/i }).first();
    await expect(code).toBeVisible();
    await expectStateAccessible(chantal);
    await code.click();
    await expect(chantal.getByRole('dialog').locator('code')).toHaveText(/^LRL-/);
    await chantal.keyboard.press('Escape');
    await goTo(chantal, '/statement', 'Points Statement');
    await expect(chantal.getByText(/^Order \d+$/).first()).toBeVisible();
  });

  // Only a demonstration shows what it sends.
  if (process.env.E2E_PORTAL) return;
  await test.step('The message about the award is promised', async () => {
    await chantal.goto('/dev/outbox');
    await expect(chantal.getByText('Thandi Mokoena recognises you!').first()).toBeVisible();
  });
});
