import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let mug: string;
let voucher: string;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  mug = await makeProduct(portal, { name: 'Mug' });
  voucher = await makeProduct(portal, {
    name: 'Gift card',
    codes: Array.from({ length: 50 }, (_, i) => `SECRET-${i}`),
  });
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const fill = async (...productIds: string[]) => {
  for (const productId of productIds) await portal.post('/api/shop/addtobasket', { productId }, { as: ann.id });
};
const look = (more: object = {}, by = ann) =>
  portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', ...more }, { as: by.id });
const place = (vfyTotal: number, more: object = {}, key?: string) =>
  portal.post(
    '/api/shop/placeOrder',
    { cellNum: '+27820000001', alloc: 'ZA', vfyTotal, ...more },
    { as: ann.id, ...(key ? { key } : {}) },
  );
const orders = async () => (await portal.post('/api/shop/orders', {}, { as: ann.id })).body;
const move = (memberOrderItemId: string, dispatchStatus: number) =>
  portal.post('/api/shop/deskmove', { memberOrderItemId, dispatchStatus }, { as: ada.id });

test('the confirmation says what was bought, what of it is issued and what is left, and never holds a code', async () => {
  await fill(mug, mug, voucher);
  const placed = await place(150, {}, 'one-key');
  expect(placed.body).toMatchObject({ pointsTotal: 150, pointsAvailable: 850 });
  const lines = placed.body.orderDetails.map((line: Record<string, unknown>) => [
    line.itemDescription,
    line.itemQty,
    line.dispatchStatus,
  ]);
  expect(lines).toEqual([
    ['Mug', 2, 0],
    ['Gift card', 1, 4],
  ]);
  expect((await orders()).orders[0].memberOrderId).toBe(placed.body.memberOrderId);
  const again = await place(150, {}, 'one-key');
  expect([again.headers['idempotency-hit'], again.body]).toEqual(['true', placed.body]);
  const kept = await portal.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(JSON.stringify([placed.body, kept])).not.toContain('SECRET');
});

test('goods say where they go, a voucher alone does not, and an empty basket says that it is empty', async () => {
  expect((await look()).body).toMatchObject({ message: 'Your basket is empty.', orderNum: '' });
  await fill(voucher);
  expect((await look()).body.deliverTo).toBe('');
  await fill(mug);
  expect((await look()).body.deliverTo).toBe('Division D1');
});

test('a second tab is told that the order is placed, with its number', async () => {
  await fill(mug);
  const { basketId } = (await look()).body;
  const { orderNum } = (await place(50, { basketId })).body;
  for (const answer of [await look({ basketId }), await place(50, { basketId })]) {
    expect([answer.status, answer.body.orderNum, answer.body.message]).toEqual([
      400,
      orderNum,
      `You have placed this order. Order No:${orderNum}`,
    ]);
  }
});

test('a tab that shows an ordered basket does not order the next one, though it costs the same', async () => {
  await fill(mug);
  const { basketId } = (await look()).body;
  await place(50, { basketId });
  await fill(mug);
  expect((await place(50, { basketId })).status).toBe(400);
  expect((await orders()).orders).toHaveLength(1);
  expect((await look()).body.vfyTotal).toBe(50);
});

test('of ten tabs that order one basket at once, one orders and nine learn its number', async () => {
  await fill(mug);
  const { basketId } = (await look()).body;
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(50, { basketId })));
  const [placed, ...others] = answers.sort((a, b) => a.status - b.status);
  expect(answers.map(({ status }) => status)).toEqual([200, ...Array(9).fill(400)]);
  expect(new Set(others.map(({ body }) => body.orderNum))).toEqual(new Set([placed?.body.orderNum]));
});

test("another member's basket and one that never was read alike", async () => {
  const bob = await portal.make.member({ points: 1000 });
  await portal.post('/api/shop/addtobasket', { productId: mug }, { as: bob.id });
  const foreign = (await look({}, bob)).body.basketId;
  await fill(mug);
  const answers = await Promise.all([look({ basketId: foreign }), look({ basketId: '999999999' })]);
  expect(answers.map(({ status, body }) => [status, body.message, body.orderNum])).toEqual(
    Array(2).fill([400, 'This basket is no longer there. Please open it again.', undefined]),
  );
});

test('an expired promotional code says so to whoever saw it accepted, and to nobody else', async () => {
  const limits = { valid_to: new Date('2026-11-20T11:00:00Z') };
  await portal.db
    .insertInto('promos')
    .values({ code: 'ELEVEN', kind: 'percent', percent: 10, ...limits })
    .execute();
  const bob = await portal.make.member({ points: 1000 });
  await portal.post('/api/shop/addtobasket', { productId: mug }, { as: bob.id });
  await fill(mug);
  expect((await look({ promoCode: 'eleven' })).body.isVoucherOk).toBe(true);
  portal.now = new Date('2026-11-20T11:00:00Z');
  expect((await look({ promoCode: 'ELEVEN' })).body.voucherAmtDesc).toBe('This promotional code has expired.');
  const unknown = (await look({ promoCode: 'NOPE' })).body.voucherAmtDesc;
  expect((await look({ promoCode: 'ELEVEN' }, bob)).body.voucherAmtDesc).toBe(unknown);
  const refused = await place(45, { promoCode: 'ELEVEN' });
  expect(refused.body.message).toBe('The total has changed: This promotional code has expired.');
  portal.now = new Date('2026-11-20T10:00:00Z');
});

test('a code that one has used up says so to oneself', async () => {
  await portal.db
    .insertInto('promos')
    .values({ code: 'ONCE', kind: 'percent', percent: 10, limit_per_member: 1 })
    .execute();
  await fill(mug);
  await place(45, { promoCode: 'ONCE' });
  await fill(mug);
  expect((await look({ promoCode: 'once' })).body.voucherAmtDesc).toBe(
    'You have used this promotional code as often as it may be.',
  );
});

test('each order says why it can be cancelled, or why not, and a refusal says the same', async () => {
  const words = async () => (await orders()).orders[0];
  await fill(mug);
  const { memberOrderId, orderDetails } = (await place(50)).body;
  const line = orderDetails[0].memberOrderItemId;
  expect(await words()).toMatchObject({
    mayCancel: true,
    cancelDesc: 'You can cancel this until it is being prepared.',
  });
  for (const [status, why] of [
    [1, 'This order is being prepared and can no longer be cancelled.'],
    [2, 'This order is already on its way and can no longer be cancelled.'],
    [3, 'This order was delivered: it can no longer be cancelled.'],
  ] as const) {
    await move(line, status);
    expect(await words()).toMatchObject({ mayCancel: false, cancelDesc: why });
    const refused = await portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id });
    expect([refused.status, refused.body.message]).toEqual([400, why]);
  }
  await fill(mug, voucher);
  await place(100);
  expect(await words()).toMatchObject({
    mayCancel: false,
    cancelDesc: 'Voucher codes are issued with the order, so it cannot be cancelled.',
  });
  expect((await words()).orderStatusDesc).toBe('Partly issued');
  await fill(mug, mug);
  const { orderDetails: two } = (await place(100)).body;
  const refund = { memberOrderItemId: two[0].memberOrderItemId, qty: 1, reason: 'Broken' };
  await portal.post('/api/shop/deskrefund', refund, { as: ada.id });
  expect((await words()).cancelDesc).toBe('A part of this order was refunded: it can no longer be cancelled whole.');
});
