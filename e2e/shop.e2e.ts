import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people, signOn } from './people.ts';

/** Members with points whom no other journey touches. */
const buyers = {
  kavish: 'kavish.pillay@laurel.example',
  refilwe: 'refilwe.buthelezi@laurel.example',
  ruan: 'ruan.swanepoel@laurel.example',
};

const mug = 'Enamel mug, evergreen';
const bottle = 'Insulated bottle, 500 ml';
const voucher = 'Quillbasket gift voucher R 50';

async function pointsToRedeem(page: Page): Promise<number> {
  const text = await page
    .getByRole('banner')
    .getByText(/Laurels/)
    .locator('..')
    .textContent();
  return Number(/([\d\s]+)Laurels/.exec(text ?? '')?.[1]?.replace(/\s/g, ''));
}

/** Puts pieces of a product into the basket and stands at the checkout. */
async function toCheckout(page: Page, wish: { category: string; product: string; pieces: number }): Promise<void> {
  // Loaded anew: no message of an earlier purchase stands there.
  await page.goto(`/rewards/${wish.category}`);
  await page.getByRole('button', { name: `Add to basket: ${wish.product}` }).click();
  await expect(page.getByText(`${wish.product} has been added to your basket.`)).toBeVisible();
  await goTo(page, '/rewards/basket', 'Basket');
  const quantity = page.getByRole('group', { name: `Quantity of ${wish.product}` });
  for (let pieces = 1; pieces < wish.pieces; pieces++) {
    await quantity.getByRole('button', { name: 'Increase' }).click();
    await expect(quantity).toContainText(String(pieces + 1));
  }
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Places the order and answers its number. */
async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Place Order' }).click();
  const words = page.getByText(/Your order has been placed successfully. Order No:\d+/).first();
  await expect(words).toBeVisible();
  await expect(words, 'the news has the focus').toBeFocused();
  return /Order No:(\d+)/.exec((await words.textContent()) ?? '')?.[1] ?? '';
}

test('a member searches, and orders with a promo code, which counts once', { tag: '@sweep' }, async ({ pageOf }) => {
  const kavish = await pageOf(buyers.kavish, '/rewards');
  const before = await pointsToRedeem(kavish);
  await kavish.getByLabel('Search rewards').fill('evergreen mug');
  await expect(kavish.getByRole('heading', { level: 2 })).toHaveText([mug]);
  await expectStateAccessible(kavish);
  await goTo(kavish, '/rewards/home');
  await kavish.getByLabel('Sort by').selectOption('Highest price');
  await expect(kavish.getByRole('heading', { level: 2 }).last()).toHaveText(mug);
  await expectStateAccessible(kavish);

  await toCheckout(kavish, { category: 'home', product: mug, pieces: 1 });
  await kavish.getByLabel('Promo code').fill('OLD');
  await kavish.getByRole('button', { name: 'Apply' }).click();
  await expect(kavish.locator('#promo-words')).toHaveAttribute('data-ok', 'false');
  await kavish.getByLabel('Promo code').fill('welcome10');
  await kavish.getByRole('button', { name: 'Apply' }).click();
  await expect(kavish.locator('#promo-words')).toHaveAttribute('data-ok', 'true');
  await expect(kavish.getByText('Laurels left after').locator('..')).toContainText(String(before - 108));
  await expectAccessible(kavish);
  const orderNum = await placeOrder(kavish);
  await expect.poll(() => pointsToRedeem(kavish)).toBe(before - 108);

  await goTo(kavish, '/orders', 'Recent Orders');
  const order = kavish
    .getByRole('listitem')
    .filter({ has: kavish.getByRole('heading', { name: `Order ${orderNum}` }) });
  await expect(order).toContainText(/Discount \(WELCOME10\)/i);
  await expectStateAccessible(kavish);

  await toCheckout(kavish, { category: 'home', product: mug, pieces: 1 });
  await kavish.getByLabel('Promo code').fill('WELCOME10');
  await kavish.getByRole('button', { name: 'Apply' }).click();
  await expect(kavish.locator('#promo-words')).toHaveAttribute('data-ok', 'false');
});

test('a member orders goods, cancels them, and has the points back at once', async ({ pageOf }) => {
  const ruan = await pageOf(buyers.ruan);
  const before = await pointsToRedeem(ruan);
  await toCheckout(ruan, { category: 'outdoors', product: bottle, pieces: 2 });
  const orderNum = await placeOrder(ruan);
  await expect.poll(() => pointsToRedeem(ruan)).toBe(before - 360);

  await goTo(ruan, '/orders', 'Recent Orders');
  await ruan.getByRole('button', { name: `Cancel order ${orderNum}` }).click();
  const question = ruan.getByRole('dialog', { name: `Cancel order ${orderNum}?` });
  await expect(question).toContainText('360 Laurels come back to you at once');
  await expectAccessible(ruan);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await ruan.getByRole('button', { name: `Cancel order ${orderNum}` }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(ruan.getByText(`Order ${orderNum} is cancelled, and your points are back.`)).toBeVisible();
  await expect.poll(() => pointsToRedeem(ruan)).toBe(before);
  await expect(ruan.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(ruan.getByRole('heading', { name: `Order ${orderNum}` })).toBeFocused();
  await expectStateAccessible(ruan);
});

test('the desk sends a line and refunds a piece of it, and the member sees both', async ({ pageOf }) => {
  const ruan = await pageOf(buyers.ruan);
  const before = await pointsToRedeem(ruan);
  await toCheckout(ruan, { category: 'home', product: mug, pieces: 2 });
  const orderNum = await placeOrder(ruan);

  const priya = await pageOf(people.priya);
  await priya.getByRole('button', { name: 'Administration' }).click();
  await priya.getByRole('link', { name: 'Order desk' }).click();
  await expect(priya.getByRole('heading', { level: 1, name: 'Order desk' })).toBeVisible();
  await priya.getByLabel('Search').fill(`${orderNum} mug`);
  const line = priya.getByRole('list', { name: 'Order lines' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expectStateAccessible(priya);

  await test.step('It is prepared, and then sent with carrier and reference', async () => {
    await line.getByRole('button', { name: 'Prepare' }).click();
    await expect(line).toContainText('In preparation');
    await line.getByRole('button', { name: /^Send/ }).click();
    const dialog = priya.getByRole('dialog', { name: 'Send' });
    await dialog.getByLabel('Carrier').fill('Fernway Couriers');
    await dialog.getByLabel('Reference').fill('FW-2026-0417');
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(line).toContainText('FW-2026-0417');
    await expect(line.getByRole('button', { name: /^Delivered/ })).toBeFocused();
  });

  await test.step('One piece is refunded', async () => {
    await line.getByRole('button', { name: /^Refund/ }).click();
    const dialog = priya.getByRole('dialog');
    await dialog.getByLabel('Pieces').selectOption('2');
    await expect(dialog.getByText('gets 240 points back at once')).toBeVisible();
    await dialog.getByLabel('Pieces').selectOption('1');
    await expect(dialog.getByText('gets 120 points back at once')).toBeVisible();
    await dialog.getByRole('button', { name: 'Refund 1 piece' }).click();
    await expect(dialog.getByText('Please tell why.')).toBeVisible();
    await expectStateAccessible(priya);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('One arrived with a chip.');
    await dialog.getByRole('button', { name: 'Refund 1 piece' }).click();
    await expect(dialog.getByText('120 points are refunded.')).toBeVisible();
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(line).toContainText('1 of 2 refunded');
    await line.getByRole('button', { name: /^Refund/ }).click();
    await expect(dialog.getByText('gets 120 points back at once')).toBeVisible();
    await expect(dialog.getByLabel('Pieces').locator('option')).toHaveText(['1']);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('The member sees it all, and can no longer cancel', async () => {
    await ruan.goto('/orders');
    await expect(ruan.getByText('Sent with Fernway Couriers · Reference FW-2026-0417')).toBeVisible();
    await expect(ruan.getByText('1 of 2 refunded')).toBeVisible();
    await expect(ruan.getByRole('button', { name: `Cancel order ${orderNum}` })).toHaveCount(0);
    await expect.poll(() => pointsToRedeem(ruan)).toBe(before - 120);
    await expectStateAccessible(ruan);
  });
});

test('lines go to a supplier as a file, and the answers come back as one', { tag: '@sweep' }, async ({ pageOf }) => {
  const ruan = await pageOf(buyers.ruan);
  await toCheckout(ruan, { category: 'outdoors', product: bottle, pieces: 1 });
  const orderNum = await placeOrder(ruan);
  const priya = await pageOf(people.priya, '/orderdesk');
  const saving = priya.waitForEvent('download');
  await priya.getByRole('button', { name: 'Export waiting lines' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('waiting_lines.csv');
  const text = await readFile(await file.path(), 'utf8');
  const id = new RegExp(`^"(\\d+)";"${orderNum}"`, 'm').exec(text)?.[1] ?? '';
  expect(id).not.toBe('');

  await priya.getByRole('button', { name: 'Import answers' }).click();
  const dialog = priya.getByRole('dialog', { name: 'Import answers' });
  const answer = async (row: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'answers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `memberOrderItemId;itemDescription;itemQty;dispatchStatus;carrier;reference\r\n${id};${row}\r\n`,
      ),
    });
  await answer(`${bottle};1;lost;;`);
  await expect(dialog.getByRole('row', { name: '2 dispatchStatus Please give in preparation' })).toBeVisible();
  await expectAccessible(priya);
  await answer(`${mug};1;sent;;`);
  await expect(
    dialog.getByRole('row', { name: /2 itemDescription Order line \d+ has “Insulated bottle/ }),
  ).toBeVisible();
  await answer(`${bottle};1;sent;Fernway Couriers;FW-77`);
  await expect(dialog.getByText('1 line would change. 1 e-mail says that something is on its way.')).toBeVisible();
  await expect(
    dialog.getByRole('row', { name: `${orderNum} ${bottle} Waiting Sent, Fernway Couriers, FW-77` }),
  ).toBeVisible();
  await expectAccessible(priya);
  await dialog.getByRole('button', { name: 'Change 1 line' }).click();
  await expect(dialog.getByText('1 line is changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(priya.getByRole('listitem').filter({ hasText: orderNum })).toHaveCount(0);
  await priya.getByLabel('Show').selectOption('On the way');
  await expect(priya.getByRole('listitem').filter({ hasText: orderNum })).toContainText('FW-77');
});

test('a mixed order shows its codes at once; another tab learns its number; a read code is refunded knowingly', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const refilwe = await pageOf(buyers.refilwe, '/rewards/gift-vouchers');
  await refilwe.getByRole('button', { name: `Add to basket: ${voucher}` }).click();
  await expect(refilwe.getByText(`${voucher} has been added to your basket.`)).toBeVisible();
  await toCheckout(refilwe, { category: 'home', product: mug, pieces: 1 });

  await test.step('The promo code is still there after the page is loaded again', async () => {
    await refilwe.getByLabel('Promo code').fill('welcome10');
    await refilwe.getByRole('button', { name: 'Apply' }).click();
    await expect(refilwe.locator('#promo-words')).toHaveAttribute('data-ok', 'true');
    await refilwe.reload();
    await expect(refilwe.getByLabel('Promo code')).toHaveValue('welcome10');
    await expect(refilwe.locator('#promo-words')).toHaveAttribute('data-ok', 'true');
  });
  const other = await refilwe.context().newPage();
  await signOn(other, buyers.refilwe, '/rewards/basket?step=checkout');
  await expect(other.getByRole('button', { name: 'Place Order' })).toBeVisible();

  const orderNum = await placeOrder(refilwe);
  const confirmation = refilwe.getByRole('region', { name: `Order ${orderNum}` });
  await test.step('What is issued, what is on its way, and what is left', async () => {
    await expect(confirmation.getByRole('heading', { name: 'Yours now' })).toBeVisible();
    await expect(confirmation.locator('code')).toHaveText(/\S/);
    await expect(confirmation.getByRole('heading', { name: 'On its way to you' })).toBeVisible();
    await expect(confirmation).toContainText(mug);
    await expect(confirmation).toContainText('It can no longer be cancelled');
    await expect(confirmation).toContainText(/\d+ Laurels paid, \d+ left\./);
    await expectAccessible(refilwe);
  });
  await test.step('The other tab does not order again', async () => {
    await other.getByRole('button', { name: 'Place Order' }).click();
    await expect(other.getByRole('heading', { name: 'You have placed this order' })).toBeVisible();
    await expect(other.getByText(`Order No:${orderNum}.`)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Recent Orders' }).last().click();
    await expect(other.getByText('Voucher codes are issued with the order, so it cannot be cancelled.')).toBeVisible();
  });
  await test.step('The desk sees that the code was read, and must say that it knows', async () => {
    const priya = await pageOf(people.priya, '/orderdesk');
    await priya.getByLabel('Show').selectOption('Voucher issued');
    await priya.getByLabel('Search').fill(orderNum);
    const line = priya.getByRole('list', { name: 'Order lines' }).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('Code read');
    await line.getByRole('button', { name: /^Refund/ }).click();
    const dialog = priya.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Never arrived.');
    await dialog.getByRole('button', { name: 'Refund 1 piece' }).click();
    await expect(dialog.getByText('Please confirm this, or refund fewer pieces.')).toBeVisible();
    await expectAccessible(priya);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Refund 1 piece' }).click();
    await expect(dialog.getByText(/points are refunded\./)).toBeVisible();
  });
  await goTo(refilwe, '/orders', 'Recent Orders');
  const order = refilwe
    .getByRole('listitem')
    .filter({ has: refilwe.getByRole('heading', { name: `Order ${orderNum}` }) });
  await expect(order).toContainText('Refunded');
  await expect(order.getByRole('button', { name: /Voucher codes/ })).toHaveCount(0);
});

test('the desk is closed to other members', { tag: '@sweep' }, async ({ pageOf }) => {
  const ruan = await pageOf(buyers.ruan);
  await expect(ruan.getByRole('link', { name: 'Order desk' })).toHaveCount(0);
  await goTo(ruan, '/orderdesk', 'Only authorised personel may access this module.');
  await expectStateAccessible(ruan);
});
