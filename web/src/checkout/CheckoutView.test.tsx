import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { basketItem, placed, rand, summary } from '../../test/shop.ts';
import { CheckoutView } from './CheckoutView.tsx';

const answers: Answers = {
  getCheckoutOrderSummary: ({ promoCode = '' }) =>
    promoCode === 'SPRING'
      ? {
          ...summary,
          isVoucherOk: true,
          voucherAmtDesc: '10 % off',
          grandTotal: 225,
          vfyTotal: 225,
          shopVoucherDiscountTotal: 25,
        }
      : { ...summary, voucherAmtDesc: promoCode && 'This code is not valid.' },
  getbasket: () => ({ totalBasketQty: 1, totalBasketPrice: 250, basket: [basketItem] }),
  placeOrder: () => placed,
  memberheader: () => never,
};

const show = (more: Answers = {}) => showPart(<CheckoutView inf={rand} />, { answers: { ...answers, ...more } });
const order = page.getByRole('button', { name: 'Place Order' });
const code = page.getByLabelText('Promo code');
const mobile = page.getByLabelText(/^Mobile number/);
const total = (words: string) =>
  expect.poll(() => page.getByText('Grand total').element().parentElement?.textContent).toContain(words);
const orders = (asked: Awaited<ReturnType<typeof show>>) => asked.filter(({ name }) => name === 'placeOrder');

test('the total that is shown is what is ordered, once', async () => {
  const held = Promise.withResolvers<void>();
  const asked = await show({
    placeOrder: async () => {
      await held.promise;
      return placed;
    },
  });
  await total('250');
  await expectAccessible();
  await order.click();
  await order.click({ force: true });
  held.resolve();
  await expect.poll(() => window.location.pathname).toBe('/rewards');
  expect(orders(asked)).toMatchObject([
    { key: expect.stringMatching(/.{20,}/), input: { vfyTotal: 250, basketId: '5' } },
  ]);
});

test('a code is applied by Enter, which orders nothing; what it does is said', async () => {
  const asked = await show();
  await code.fill('SPRING');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('10 % off')).toBeVisible();
  await total('225');
  await code.fill('WRONG');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByText('This code is not valid.')).toBeVisible();
  await total('250');
  expect(orders(asked)).toEqual([]);
});

test('a code that was typed and not applied is applied first, so that nobody pays what they have not seen', async () => {
  const asked = await show();
  await code.fill('SPRING');
  await order.click();
  await total('225');
  expect(orders(asked)).toEqual([]);
  await order.click();
  await expect.poll(() => orders(asked).length).toBe(1);
  expect(orders(asked)[0]?.input).toMatchObject({ promoCode: 'SPRING', vfyTotal: 225 });
});

test('a total that changed meanwhile is shown with words, and asked for again', async () => {
  const words = 'The total has changed. Please look again.';
  const refusals = [refusedWith(words, 400, { summary: { ...summary, grandTotal: 300, vfyTotal: 300 } })];
  const asked = await show({ placeOrder: () => refusals.shift() ?? placed });
  await order.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  await total('300');
  await order.click();
  await expect.poll(() => orders(asked).length).toBe(2);
  expect(orders(asked)[1]?.input).toMatchObject({ vfyTotal: 300 });
});

test('without a mobile number the field says so and has the focus', async () => {
  const asked = await show();
  await mobile.fill('');
  await order.click();
  await expect.element(page.getByText('Please give a mobile number.')).toBeVisible();
  await expect.element(mobile).toHaveFocus();
  await expectAccessible();
  expect(orders(asked)).toEqual([]);
});

test('who has too few points cannot order', async () => {
  await show({ getCheckoutOrderSummary: () => ({ ...summary, pointsAvailable: 90 }) });
  await expect.element(order).toBeDisabled();
  await expectAccessible();
});

test('goods say where they go; for vouchers alone nobody is asked about a delivery', async () => {
  await show();
  await expect.element(page.getByText('Goes to your work address: Engineering Johannesburg')).toBeVisible();
  await expect.element(mobile).toHaveAccessibleDescription(/For the delivery/);
  await show({ getCheckoutOrderSummary: () => ({ ...summary, deliverTo: '' }) });
  await expect.element(mobile).toHaveAccessibleDescription(/For questions about your order/);
  await expect.element(page.getByText(/work address/)).not.toBeInTheDocument();
});

test('with nothing in the basket the checkout leads to the shop', async () => {
  await show({ getCheckoutOrderSummary: () => refusedWith('Your basket is empty.', 400, { orderNum: '' }) });
  const found = page.getByRole('link', { name: 'Find a reward' });
  await expect.element(found).toHaveAttribute('href', '/rewards');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('an order that another tab has placed is not placed twice', async () => {
  await show({ placeOrder: () => refusedWith('The basket is empty.', 400, { orderNum: 'L-1000' }) });
  await order.click();
  await expect.element(page.getByRole('heading', { name: 'You have placed this order' })).toBeVisible();
  await expect.element(page.getByText(/Order No:L-1000/)).toBeVisible();
});

test('it waits, fails in its place, and is tried again', async () => {
  let isBroken = true;
  await show({ getCheckoutOrderSummary: () => (isBroken ? refusedWith('No.', 403) : summary) });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect.element(order).toBeVisible();
});

test('a phone has room for the longest name of a product', async () => {
  await onPhone();
  await show();
  await expect.element(order).toBeInTheDocument();
  expectNothingCut(document.body);
});
