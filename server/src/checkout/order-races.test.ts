import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { shopping } from '../../test/shopping.ts';

let portal: TestApp;
let ann: MadeMember;
let product: ReturnType<typeof makeShop>['product'];
let { add, order, pointsOf } = {} as ReturnType<typeof shopping>;

beforeAll(async () => {
  portal = await testApp();
  ({ product } = makeShop(portal));
  ({ add, order, pointsOf } = shopping(portal));
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

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

test('A36: one wallet spent by gifts and an order at once never goes below zero', { tags: 'seed' }, async () => {
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
