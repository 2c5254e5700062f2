import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, basket, summary } = {} as ReturnType<typeof shopping>;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, basket, summary } = shopping(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

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
