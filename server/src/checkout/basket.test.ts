import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, basket, summary, set } = {} as ReturnType<typeof shopping>;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, basket, summary, set } = shopping(portal));
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

describe('set quantity', () => {
  test('makes it so many, takes it out, brings it back, and says the same again', async () => {
    const id = await product({ price: 5000, stock: 40 });
    for (const qty of [3, 3, 17, 1])
      expect((await set(ann, id, qty)).body.basket).toMatchObject([{ productId: id, qty }]);
    expect((await set(ann, id, 12)).body).toMatchObject({ totalBasketQty: 12, totalBasketPrice: 600 });
    expect((await set(ann, id, 0)).body).toMatchObject({ totalBasketQty: 0, basket: [] });
    expect((await set(ann, id, 0)).status).toBe(200);
    expect((await set(ann, id, 7)).body.totalBasketQty).toBe(7);
  });

  test('keeps the price at which it was added, and tells when today’s is another', async () => {
    const id = await product({ price: 5000 });
    await add(ann, id);
    await portal.db.updateTable('products').set({ price_minor: 6000 }).where('id', '=', Number(id)).execute();
    expect((await set(ann, id, 2)).body.basket).toMatchObject([
      { basketPrice: 50, displayPrice: 60, BasketItemStatus: 'CHANGED' },
    ]);
  });

  test.each([100, -1, 1.5, '2', null, undefined, 1e9])(
    'A46: the quantity %j is refused beside its field',
    async (qty) => {
      const id = await product();
      await set(ann, id, 2);
      const refused = await set(ann, id, qty);
      expect([refused.status, typeof refused.body.formErrors.qty]).toEqual([400, 'string']);
      expect((await basket(ann)).body.totalBasketQty).toBe(2);
    },
  );

  test('more than is left is refused with what is left, of goods and of voucher codes', async () => {
    for (const id of [await product({ stock: 4 }), await product({ codes: 4 })]) {
      expect((await set(ann, id, 5)).body.formErrors.qty).toBe('Only 4 of this are left.');
      expect((await set(ann, id, 4)).status).toBe(200);
    }
  });

  test('A48: what cannot be ordered can be taken out, and no more', async () => {
    const id = await product();
    await set(ann, id, 2);
    await portal.db.updateTable('products').set({ is_active: false }).where('id', '=', Number(id)).execute();
    expect((await set(ann, id, 3)).status).toBe(400);
    expect((await set(ann, id, 0)).body.basket).toEqual([]);
    expect((await set(ann, '999999', 1)).status).toBe(404);
    expect((await set(ann, await product({ isNoBasket: true }), 1)).status).toBe(400);
  });

  test('40 at once, with as many adding, leave one line between 1 and 99', async () => {
    const id = await product({ stock: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? set(ann, id, 5 + n) : add(ann, id))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { body } = await basket(ann);
    expect(body.basket).toHaveLength(1);
    expect(body.basket[0].qty).toBeGreaterThan(0);
    expect((await set(ann, id, 9)).body.basket).toMatchObject([{ qty: 9 }]);
  });
});
