import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, basket, summary, order, orders, pointsOf } = {} as ReturnType<typeof shopping>;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, basket, summary, order, orders, pointsOf } = shopping(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

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
  const body = await orders(ann);
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
