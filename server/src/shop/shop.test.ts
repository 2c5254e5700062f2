import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';

let portal: TestApp;
let ann: MadeMember;
let promoCount = 0;
let product: ReturnType<typeof makeShop>['product'];

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const add = (by: MadeMember, productId: string) => portal.post('/api/shop/addtobasket', { productId }, { as: by.id });
const basket = (by: MadeMember) => portal.post('/api/shop/getbasket', { alloc: 'ZA' }, { as: by.id });
const summary = (by: MadeMember, more: object = {}) =>
  portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', ...more }, { as: by.id });
const order = (by: MadeMember, vfyTotal: unknown, more: object = {}, key?: string) =>
  portal.post(
    '/api/shop/placeOrder',
    { cellNum: '+27820000001', alloc: 'ZA', vfyTotal, ...more },
    { as: by.id, ...(key ? { key } : {}) },
  );

async function pointsOf(member: MadeMember): Promise<number> {
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: member.id });
  return body.memberData.awardsPointsAvailable;
}

async function ordersOf(member: MadeMember): Promise<number> {
  const { body } = await portal.post('/api/shop/orders', {}, { as: member.id });
  return body.orders.length;
}

describe('basket', () => {
  test('adds at the price of the moment, changes between 1 and 99, and removes', async () => {
    const id = await product({ price: 4999 });
    expect((await add(ann, id)).body).toMatchObject({
      totalBasketQty: 1,
      totalBasketPrice: 49.99,
      product: expect.stringMatching(/^Product \d+$/),
    });
    await add(ann, id);
    const { body } = await basket(ann);
    expect(body).toMatchObject({ totalBasketQty: 2, totalBasketPrice: 99.98 });
    const line = body.basket[0];
    expect(line).toMatchObject({
      qty: 2,
      displayPrice: 49.99,
      basketPrice: 49.99,
      itemTotal: 99.98,
      BasketItemStatus: '',
    });
    const change = (action: string, by = ann) =>
      portal.post('/api/shop/changebasketqty', { action, shopBasketId: line.shopBasketId, alloc: 'ZA' }, { as: by.id });
    expect((await change('decrease')).body.totalBasketQty).toBe(1);
    expect((await change('decrease')).status).toBe(400);
    expect((await change('increase')).body.totalBasketQty).toBe(2);
    expect((await change('double')).status).toBe(400);
    const bob = await portal.make.member();
    expect((await change('increase', bob)).status).toBe(404);
    expect((await change('remove')).body).toEqual({ totalBasketQty: 0, totalBasketPrice: 0, basket: [] });
  });

  test('A46: at most 99 of a thing', async () => {
    const id = await product({ stock: 500 });
    await add(ann, id);
    await portal.db.updateTable('basket_lines').set({ qty: 99 }).where('product_id', '=', Number(id)).execute();
    expect((await add(ann, id)).status).toBe(400);
  });

  test('A48: what cannot be ordered is refused', async () => {
    expect((await add(ann, await product({ isNoBasket: true }))).status).toBe(400);
    expect((await add(ann, await product({ isActive: false }))).status).toBe(400);
    expect((await add(ann, await product({ stock: 0 }))).status).toBe(400);
    expect((await add(ann, await product({ codes: 0 }))).status).toBe(400);
    expect((await add(ann, await product({ alloc: 'DE' }))).status).toBe(404);
    expect((await add(ann, '999999')).status).toBe(404);
  });

  test('tells what became of a line: removed, dearer, cheaper', async () => {
    const [gone, dearer, cheaper] = [await product(), await product(), await product()];
    for (const id of [gone, dearer, cheaper]) await add(ann, id);
    const set = (id: string, values: object) =>
      portal.db.updateTable('products').set(values).where('id', '=', Number(id)).execute();
    await set(gone, { is_active: false });
    await set(dearer, { price_minor: 6000 });
    await set(cheaper, { price_minor: 4000 });
    const { body } = await basket(ann);
    expect(body.basket.map((line: { BasketItemStatus: string }) => line.BasketItemStatus)).toEqual([
      'DELETED',
      'CHANGED',
      'DECREASED',
    ]);
    expect(body).toMatchObject({ totalBasketQty: 2, totalBasketPrice: 100 });
  });

  test('A49: another price list is refused', async () => {
    expect(
      (await portal.post('/api/shop/getbasket', { alloc: 'DE' }, { as: ann.id })).body.formErrors.alloc,
    ).toBeTruthy();
    expect((await summary(ann, { alloc: 'DE' })).status).toBe(400);
  });
});

describe('placeOrder', () => {
  test('charges the total in points, takes the stock and confirms', async () => {
    const id = await product({ price: 12_050, stock: 3 });
    await add(ann, id);
    await add(ann, id);
    const seen = await summary(ann);
    expect(seen.body).toMatchObject({
      grandTotal: 241,
      vfyTotal: 241,
      pointsTotal: 241,
      pointsAvailable: 1000,
      isVoucherOk: true,
    });
    const placed = await order(ann, 241);
    expect(placed.status).toBe(200);
    expect(placed.body.message).toBe(`Your order has been placed successfully. Order No:${placed.body.orderNum}`);
    expect(await pointsOf(ann)).toBe(759);
    const { body } = await portal.post('/api/shop/orders', {}, { as: ann.id });
    expect(body.orders).toMatchObject([
      { orderNum: placed.body.orderNum, orderStatusId: 10, totalDue: 241, itemCount: 2 },
    ]);
    expect(body.orderDetails).toMatchObject([{ itemQty: 2, itemPrice: 120.5, itemTotal: 241, dispatchStatus: 0 }]);
    const left = await portal.db.selectFrom('products').select('stock').where('id', '=', Number(id)).executeTakeFirst();
    expect(left?.stock).toBe(1);
    expect((await basket(ann)).body.basket).toEqual([]);
    const statement = await portal.post('/api/report/statement', {}, { as: ann.id });
    expect(statement.body.report.rows[0].slice(1)).toEqual([`Order ${placed.body.orderNum}`, -241]);
  });

  test('a voucher gets its code at once, and only its buyer can read it', async () => {
    await add(ann, await product({ codes: 2 }));
    await order(ann, 50);
    const { body } = await portal.post('/api/shop/orders', {}, { as: ann.id });
    expect(body.orders[0].orderStatusId).toBe(30);
    const { memberOrderItemId, dispatchStatus } = body.orderDetails[0];
    expect(dispatchStatus).toBe(4);
    const read = (by: MadeMember, id: string) =>
      portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId: id }, { as: by.id });
    expect((await read(ann, memberOrderItemId)).body.message).toMatch(/CODE-\d+-0/);
    const bob = await portal.make.member();
    const [foreign, unknown] = [await read(bob, memberOrderItemId), await read(bob, '999999')];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const reads = await portal.db
      .selectFrom('audit_entries')
      .select('actor_id')
      .where('subject', '=', `orderLine:${memberOrderItemId}`)
      .execute();
    expect(reads).toEqual([{ actor_id: ann.id }]);
    const stored = await portal.db.selectFrom('voucher_codes').select('sealed').execute();
    expect(stored.some(({ sealed }) => sealed.toString('latin1').includes('CODE-'))).toBe(false);
  });

  test('A50: an empty basket, or one whose products are all gone, is no order', async () => {
    expect((await order(ann, 0)).status).toBe(400);
    const id = await product();
    await add(ann, id);
    await portal.db.updateTable('products').set({ is_active: false }).where('id', '=', Number(id)).execute();
    expect((await order(ann, 50)).body.message).toBe('Your basket is empty.');
  });

  test.each([49.99, 50.01, '50.00', '1e2', -1, null, undefined, [50]])(
    'A53: vfyTotal %j is refused',
    async (vfyTotal) => {
      await add(ann, await product());
      expect((await order(ann, vfyTotal)).status).toBe(400);
      expect(await pointsOf(ann)).toBe(1000);
      expect(await ordersOf(ann)).toBe(0);
    },
  );

  test('A53: a price raised after checkout is never charged unseen', async () => {
    const id = await product();
    await add(ann, id);
    await summary(ann);
    await portal.db.updateTable('products').set({ price_minor: 6000 }).where('id', '=', Number(id)).execute();
    const refused = await order(ann, 50);
    expect(refused.status).toBe(400);
    expect(refused.body.summary).toMatchObject({ grandTotal: 60, vfyTotal: 60, pointsTotal: 60 });
    expect((await order(ann, 60)).status).toBe(200);
  });

  test.each(['abc', '1'.repeat(21), '+27 86 123 4567', '+49 900 123456', '+1 212 555 0100', ''])(
    'A60: mobile %j is refused',
    async (cellNum) => {
      await add(ann, await product());
      expect((await order(ann, 50, { cellNum })).body.formErrors.cellNum).toBeTruthy();
    },
  );

  test('what costs more than the wallet holds is refused', async () => {
    await add(ann, await product({ price: 100_001 }));
    const refused = await order(ann, 1000.01);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('insufficient');
    expect(await pointsOf(ann)).toBe(1000);
  });

  test('A51: prices in the checkout form are ignored', async () => {
    await add(ann, await product());
    const { body } = await summary(ann, { grandTotal: 1, basket: [{ qty: 1, displayPrice: 0.01 }] });
    expect(body.grandTotal).toBe(50);
  });

  test('A11: a member without a mobile number shops after completing the profile', async () => {
    const emma = await portal.make.member({ cell_num: null });
    expect((await portal.post('/api/shop/categorylist', {}, { as: emma.id })).status).toBe(400);
  });
});

describe('promotional codes', () => {
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
});

describe('races', () => {
  test('A52: one basket in 20 parallel orders is one order', async () => {
    await add(ann, await product());
    const same = await Promise.all(Array.from({ length: 20 }, () => order(ann, 50, {}, 'same-key')));
    expect(new Set(same.map(({ body }) => body.orderNum)).size).toBe(1);
    expect(same.every(({ status }) => status === 200)).toBe(true);
    await add(ann, await product());
    const others = await Promise.all(Array.from({ length: 20 }, (_, i) => order(ann, 50, {}, `key-${i}`)));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(others.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await pointsOf(ann)).toBe(900);
  });

  test('A57: 50 buyers of the last 10 codes: 10 get one each', async () => {
    const id = await product({ codes: 10 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => portal.make.member({ points: 100 })));
    await Promise.all(buyers.map((buyer) => add(buyer, id)));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, 50)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
  });

  test('50 parallel checkouts for 10 pieces: exactly 10 sell', async () => {
    const id = await product({ stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => portal.make.member({ points: 100 })));
    await Promise.all(buyers.map((buyer) => add(buyer, id)));
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, 50)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const left = await portal.db.selectFrom('products').select('stock').where('id', '=', Number(id)).executeTakeFirst();
    expect(left?.stock).toBe(0);
  });

  test('A36: one wallet spent by gifts and an order at once never goes below zero', async () => {
    const poor = await portal.make.member({ points: 150 });
    const bob = await portal.make.member();
    await add(poor, await product());
    const gift = {
      what: 'payitforward',
      reason: 'Act of Courage',
      points: 50,
      message: '',
      sendBy: 'sms',
      recipients: [bob.memberId],
    };
    const answers = await Promise.all([
      order(poor, 50),
      ...Array.from({ length: 49 }, () => portal.post('/api/reward/doreward', gift, { as: poor.id })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(47);
    expect(await pointsOf(poor)).toBe(0);
  });
});
