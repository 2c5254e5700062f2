import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, summary, order, pointsOf } = {} as ReturnType<typeof shopping>;
let promoCount = 0;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, summary, order, pointsOf } = shopping(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const promo = (values: object) =>
  portal.db
    .insertInto('promos')
    .values({ code: `PROMO${++promoCount}`, kind: 'percent', percent: 10, ...values } as never)
    .returning('code')
    .executeTakeFirstOrThrow();

test('a code takes its percentage off, whatever its case, once per member', async () => {
  const { code } = await promo({ limit_per_member: 1 });
  await add(ann, await product({ price: 9999 }));
  const seen = await summary(ann, { promoCode: code.toLowerCase() });
  expect(seen.body).toMatchObject({
    isVoucherOk: true,
    shopVoucherDiscountTotal: 9.99,
    grandTotal: 90,
    pointsTotal: 90,
  });
  expect((await order(ann, 90, { promoCode: code })).status).toBe(200);
  await add(ann, await product());
  expect((await summary(ann, { promoCode: code })).body).toMatchObject({ isVoucherOk: false, grandTotal: 50 });
  expect((await order(ann, 45, { promoCode: code })).status).toBe(400);
});

test('a cancelled order gives its use of a code back, to the member and to all', async () => {
  const { code } = await promo({ limit_per_member: 1, limit_total: 1 });
  const bob = await portal.make.member({ points: 1000 });
  const id = await product();
  for (const buyer of [ann, bob]) await add(buyer, id);
  expect((await order(ann, 45, { promoCode: code })).status).toBe(200);
  expect((await order(bob, 45, { promoCode: code })).status).toBe(400);
  const { body } = await portal.post('/api/shop/orders', {}, { as: ann.id });
  const { memberOrderId } = body.orders[0];
  expect((await portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id })).status).toBe(200);
  expect((await summary(bob, { promoCode: code })).body).toMatchObject({ isVoucherOk: true, grandTotal: 45 });
  await add(ann, id);
  expect((await order(ann, 45, { promoCode: code })).status).toBe(200);
  expect((await order(bob, 45, { promoCode: code })).status).toBe(400);
});

test('A54: unknown, expired and used codes read the same', async () => {
  const { code: expired } = await promo({ valid_to: new Date('2025-12-31T00:00:00Z') });
  const { code: foreign } = await promo({ alloc: 'DE' });
  await add(ann, await product());
  const words = await Promise.all(
    ['NOPE', expired, foreign].map(async (promoCode) => (await summary(ann, { promoCode })).body.voucherAmtDesc),
  );
  expect(new Set(words).size).toBe(1);
});

test('A56: a discount is never more than the goods', async () => {
  const { code } = await promo({ kind: 'amount', percent: null, amount_thousandths: 80_000 });
  await add(ann, await product());
  expect((await summary(ann, { promoCode: code })).body).toMatchObject({
    grandTotal: 0,
    shopVoucherDiscountTotal: 50,
    pointsTotal: 0,
  });
  expect((await order(ann, 0, { promoCode: code })).status).toBe(200);
  expect(await pointsOf(ann)).toBe(1000);
});

test('A55: a code for one use is used once by many members at once', async () => {
  const { code } = await promo({ limit_total: 1 });
  const id = await product();
  const buyers = await Promise.all(Array.from({ length: 25 }, () => portal.make.member({ points: 100 })));
  await Promise.all(buyers.map((buyer) => add(buyer, id)));
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, 45, { promoCode: code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(24);
});
