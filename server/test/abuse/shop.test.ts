import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { withoutEffect } from '../effects.ts';
import { buy, makeProduct } from '../goods.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let limited: TestApp;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await expectBooksRight(limited.db);
  await portal.close();
  await limited.close();
});

const add = (productId: string, as = ann) => portal.post('/api/shop/addtobasket', { productId }, { as: as.id });
const basketOf = async (as = ann) =>
  (await portal.post('/api/shop/getbasket', { alloc: 'ZA' }, { as: as.id })).body.basket;
const change = (shopBasketId: string, action: unknown, as = ann) =>
  portal.post('/api/shop/changebasketqty', { action, shopBasketId, alloc: 'ZA' }, { as: as.id });
const order = (vfyTotal: unknown, more: object = {}, key?: string) =>
  portal.post(
    '/api/shop/placeOrder',
    { cellNum: '+27820000001', alloc: 'ZA', vfyTotal, ...more },
    { as: ann.id, ...(key ? { key } : {}) },
  );

test('A46: quantities stay between 1 and 99, and what is no longer offered is not changed', async () => {
  const id = await makeProduct(portal, { stock: 500 });
  await add(id);
  const [line] = await basketOf();
  const refused = async (action: unknown) => {
    const { status } = await withoutEffect(portal.db, () => change(line.shopBasketId, action));
    expect([action, status]).toEqual([action, 400]);
  };
  for (const action of ['decrease', 'double', 'set', '', null, 1, ['increase'], { qty: 5 }, '__proto__'])
    await refused(action);
  const qty = await withoutEffect(portal.db, () =>
    portal.post(
      '/api/shop/changebasketqty',
      { action: 'increase', shopBasketId: line.shopBasketId, alloc: 'ZA', qty: 1e6 },
      { as: ann.id },
    ),
  );
  expect(Object.keys(qty.body.formErrors)).toEqual(['qty']);
  await portal.db.updateTable('basket_lines').set({ qty: 99 }).where('id', '=', line.shopBasketId).execute();
  await refused('increase');
  expect((await withoutEffect(portal.db, () => add(id))).status).toBe(400);
  await portal.db.updateTable('products').set({ is_active: false }).where('id', '=', Number(id)).execute();
  expect((await basketOf())[0].BasketItemStatus).toBe('DELETED');
  for (const action of ['increase', 'decrease']) await refused(action);
  expect((await change(line.shopBasketId, 'remove')).body.basket).toEqual([]);
});

test('A48: a product without a price, of another list or withdrawn is not added', async () => {
  await add(await makeProduct(portal));
  for (const [goods, status] of [
    [{ price: null }, 400],
    [{ alloc: 'DE' }, 404],
    [{ stock: 0 }, 400],
    [{ codes: [] }, 400],
  ] as const) {
    const id = await makeProduct(portal, goods as never);
    expect([goods, (await withoutEffect(portal.db, () => add(id))).status]).toEqual([goods, status]);
  }
  for (const productId of ['0', '-1', '1.5', '1e3', '9'.repeat(19), "1' or 1=1", 1, null])
    expect([productId, (await withoutEffect(portal.db, () => add(productId as string))).status]).toEqual([
      productId,
      400,
    ]);
});

test('A49: who moves to another country between basket and order is not charged by the old list', async () => {
  await portal.make.division('BER', { country: 'DE', cluster: 'EUROPE' });
  await add(await makeProduct(portal));
  await portal.db.updateTable('members').set({ division_code: 'BER' }).where('id', '=', ann.id).execute();
  for (const alloc of ['ZA', 'DE', 'IT', '', 'za', null]) {
    const answer = await withoutEffect(portal.db, () => order(50, { alloc }));
    expect([alloc, answer.status]).toEqual([alloc, 400]);
  }
});

test('A50: no order without a basket, of deleted things only, or without a confirmed total', async () => {
  expect((await withoutEffect(portal.db, () => order(0))).status).toBe(400);
  const id = await makeProduct(portal);
  await add(id);
  expect((await withoutEffect(portal.db, () => order(undefined))).body.formErrors.vfyTotal).toBeTruthy();
  await portal.db.updateTable('products').set({ is_active: false }).where('id', '=', Number(id)).execute();
  for (const total of [0, 50]) expect((await withoutEffect(portal.db, () => order(total))).status).toBe(400);
});

test('A51, A53: prices of the client never count, in whatever form they come', async () => {
  await add(await makeProduct(portal));
  const tampered = {
    basket: [{ qty: 1, displayPrice: 0.01 }],
    grandTotal: 0.01,
    vfyTotal: 0.01,
    totalDue: 0,
    points: 1,
  };
  const seen = await portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', ...tampered }, { as: ann.id });
  expect(seen.body).toMatchObject({ grandTotal: 50, vfyTotal: 50, pointsTotal: 50 });
  for (const total of [49.99, 50.01, 0, -50, '50', '50.00', '5e1', null, [50], { vfyTotal: 50 }, true, 50.000001]) {
    const answer = await withoutEffect(portal.db, () => order(total));
    expect([total, answer.status]).toEqual([total, 400]);
  }
  for (const more of [{ points: 1 }, { grandTotal: 1 }, { basket: [] }, { discount: 50 }]) {
    const answer = await withoutEffect(portal.db, () => order(50, more));
    expect([more, Object.keys(answer.body.formErrors)]).toEqual([more, Object.keys(more)]);
  }
  const two = await withoutEffect(portal.db, () => order(50, { promoCode: ['WELCOME10', 'ONEUSE'] }));
  expect(Object.keys(two.body.formErrors)).toEqual(['promoCode']);
});

test('A52: an order whose answer was lost is the same order when it is asked again', async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as { port: number };
  const token = await portal.tokenOf(ann.id);
  await add(await makeProduct(portal));
  const body = JSON.stringify({ cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 50 });
  const head = [
    'POST /api/shop/placeOrder HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Idempotency-Key: lost-answer',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const done = once(portal.app.server, 'request').then(([, response]) => once(response, 'close'));
  socket.write(`${head}\r\n\r\n${body}`, () => socket.destroy());
  await done;
  const again = await order(50, {}, 'lost-answer');
  expect(again.status).toBe(200);
  expect((await order(50, {}, 'lost-answer')).body).toEqual(again.body);
  expect((await withoutEffect(portal.db, () => order(50))).body.message).toBe('Your basket is empty.');
  const { body: after } = await portal.post('/api/shop/orders', {}, { as: ann.id });
  expect(after.orders).toHaveLength(1);
  expect(after.inf.pointsAvailable).toBe(950);
});

test('A54: guesses at promotional codes read alike, and end after twenty in an hour', async () => {
  const bob = await limited.make.member({ points: 1000 });
  const insert = (code: string, values: object) =>
    limited.db
      .insertInto('promos')
      .values({ code, kind: 'percent', percent: 10, ...values } as never)
      .execute();
  await insert('EXPIRED', { valid_to: new Date('2025-12-31T00:00:00Z') });
  await insert('FOREIGN', { alloc: 'DE' });
  await insert('USEDUP', { limit_total: 0 });
  await insert('LATER', { valid_from: new Date('2030-01-01T00:00:00Z') });
  await limited.post('/api/shop/addtobasket', { productId: await makeProduct(limited) }, { as: bob.id });
  const look = (promoCode: string) =>
    limited.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', promoCode }, { as: bob.id });
  const codes = ['NOPE', 'EXPIRED', 'foreign', ' usedup ', 'LATER', 'ＵＳＥＤＵＰ', 'USЕDUP', '%', "' or ''='"];
  const answers = await Promise.all(codes.map(look));
  for (const answer of answers) {
    expect([answer.status, answer.body.isVoucherOk]).toEqual([200, false]);
    expect(answer.body).toEqual(answers[0]?.body);
  }
  const wish = { cellNum: bob.email && '+27820000001', alloc: 'ZA', vfyTotal: 50, promoCode: 'NOPE' };
  const tries = [];
  for (let i = codes.length; i < 22; i += 1)
    tries.push((await (i % 2 ? look('NOPE') : limited.post('/api/shop/placeOrder', wish, { as: bob.id }))).status);
  expect(tries.slice(-2)).toEqual([429, 429]);
  expect(tries.filter((status) => status === 429)).toHaveLength(2);
  // Without a code the shop goes on.
  const { promoCode: _, ...plain } = wish;
  expect((await limited.post('/api/shop/placeOrder', plain, { as: bob.id })).status).toBe(200);
});

test('A55: a code for one use is used once by 50 buyers at once', async () => {
  await portal.db.insertInto('promos').values({ code: 'ONCE', kind: 'percent', percent: 10, limit_total: 1 }).execute();
  const id = await makeProduct(portal);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => portal.make.member({ points: 100 })));
  await Promise.all(buyers.map((buyer) => add(id, buyer)));
  const wish = { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 45, promoCode: 'once' };
  const answers = await Promise.all(buyers.map((buyer) => portal.post('/api/shop/placeOrder', wish, { as: buyer.id })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(400)]);
});

test('A58: codes are read sixty times an hour at most', async () => {
  const bob = await limited.make.member({ points: 1000 });
  const { memberOrderItemId } = await buy(limited, bob, [await makeProduct(limited, { codes: ['A-CODE'] })]);
  const read = (id: string) =>
    limited.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId: id }, { as: bob.id });
  const statuses = [];
  for (let i = 0; i < 62; i += 1) statuses.push((await read(i % 2 ? memberOrderItemId : String(1000 + i))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('A59: what a supplier writes into names and codes stands in the voucher message as text', async () => {
  const name = '<img src=https://evil.example/x onerror=alert(1)><form action=//evil>Gift';
  const codes = ['<script src=//evil.example></script>', '"><svg/onload=alert(1)>'];
  const bought = await buy(portal, ann, [await makeProduct(portal, { name, codes: [codes[0] as string] })]);
  const other = await buy(portal, ann, [await makeProduct(portal, { name, codes: [codes[1] as string] })]);
  for (const { memberOrderItemId } of [bought, other]) {
    const { body } = await portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId }, { as: ann.id });
    expect([...body.message.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, rest]) => tag + rest)).toEqual([
      'p',
      'strong',
      'ul',
      'li',
      'code',
    ]);
    expect(body.message).not.toContain('<img');
  }
});

/** Saves an advert of the shop as an administrator does. */
async function saved(more: object) {
  const ada = await portal.make.member({ is_admin_reports: true });
  const audience = { sites: [], countries: [], clusters: [], divisions: [], managersOnly: false };
  const texts = [{ language: 'en', title: 'Click', words: '', alt: '' }];
  const advert = {
    place: 'shop',
    language: 'en',
    texts,
    picture: 'x.svg',
    link: '/rewards',
    dateUntil: null,
    ...audience,
  };
  return portal.post('/api/admin/announcementsave', { revision: 0, ...advert, ...more }, { as: ada.id });
}

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['http:evil'],
  [''],
  ['rewards'],
])('A64: an advert that leads to %j is not stored', async (href) => {
  if (href !== '')
    await expect(
      portal.make.announcement('Click', { place: 'shop', link: href, picture: 'x.svg' }),
    ).rejects.toMatchObject({ constraint: 'announcements_link_inside' });
  const { status, body } = await saved({ link: href });
  expect([status, Object.keys(body.formErrors)]).toEqual([400, ['link']]);
});

test('A64: an advert’s picture is a file of the portal', async () => {
  for (const img of ['../x.svg', 'https://evil.example/x.png', '/x.png', 'a/b.png', '.hidden', 'javascript:x']) {
    await expect(
      portal.make.announcement('Click', { place: 'shop', link: '/rewards', picture: img }),
    ).rejects.toMatchObject({ constraint: 'announcements_picture_inside' });
    const { status, body } = await saved({ picture: img });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['picture']]);
  }
  expect((await portal.post('/api/site/advertdata', {}, { as: ann.id })).body.advertData).toEqual([]);
});
