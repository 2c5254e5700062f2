import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, summary, order, orders, pointsOf } = {} as ReturnType<typeof shopping>;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, summary, order, orders, pointsOf } = shopping(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
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
  const reads = (await portal.acts()).filter(({ subject }) => subject === `orderLine:${memberOrderItemId}`);
  expect(reads.map(({ actor_id }) => actor_id)).toEqual([ann.id]);
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
    expect((await orders(ann)).orders.length).toBe(0);
  },
);

test.each(['abc', '1'.repeat(21), '+27 86 123 4567', '+49 900 123456', '+1 212 555 0100', ''])(
  'A60: mobile %j is refused',
  async (cellNum) => {
    await add(ann, await product());
    expect((await order(ann, 50, { cellNum })).body.formErrors.cellNum).toBeTruthy();
  },
);

test('A51: prices in the checkout form are ignored', async () => {
  await add(ann, await product());
  const { body } = await summary(ann, { grandTotal: 1, basket: [{ qty: 1, displayPrice: 0.01 }] });
  expect(body.grandTotal).toBe(50);
});

test('A11: a member without a mobile number shops after completing the profile', async () => {
  const emma = await portal.make.member({ cell_num: null });
  expect((await portal.post('/api/shop/categorylist', {}, { as: emma.id })).status).toBe(400);
});

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

test('what costs more than the wallet holds is refused', async () => {
  await add(ann, await product({ price: 100_001 }));
  const refused = await order(ann, 1000.01);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain('insufficient');
  expect(await pointsOf(ann)).toBe(1000);
});
