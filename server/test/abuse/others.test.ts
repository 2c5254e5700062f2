import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import { sameBytes, withoutEffect } from '../effects.ts';
import { type Bought, buy, makeProduct } from '../goods.ts';
import type { MadeMember } from '../make.ts';

/** What is somebody else's is answered, byte for byte, like what does not exist. */

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let mia: MadeMember;
let eva: MadeMember;
let foreignCa: MadeMember;
let voucher: Bought;
let goods: Bought;
let nomId: string;

beforeAll(async () => {
  portal = await testApp();
  await portal.make.division('BER', { country: 'DE', cluster: 'EUROPE' });
  max = await portal.make.member({ is_manager: true, division_code: 'X1' });
  mia = await portal.make.member({ is_manager: true, division_code: 'M1' });
  ann = await portal.make.member({ points: 1000, manager_id: max.id });
  bob = await portal.make.member({ points: 1000, manager_id: max.id });
  eva = await portal.make.member({ points: 1000, division_code: 'BER' });
  foreignCa = await portal.make.member({ role_ca: true, division_code: 'BER' });
  voucher = await buy(portal, bob, [await makeProduct(portal, { codes: ['SECRET-1'] })]);
  goods = await buy(portal, bob, [await makeProduct(portal)]);
  const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [bob.memberId] };
  nomId = (await portal.post('/api/nom/newnom', nomination, { as: ann.id })).body.nomIds[0];
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** Sends the call with somebody else's id and with one that nobody has. */
async function expectUnknown(as: MadeMember, path: string, field: string, foreign: string, more: object = {}) {
  const ask = (id: string) => portal.post(path, { ...more, [field]: id }, { as: as.id });
  const unknownId = field === 'memberId' ? '1.999999999999' : '999999999';
  const answer = await withoutEffect(portal.db, () => ask(foreign));
  expect([path, answer.status]).toEqual([path, 404]);
  const unknown = await ask(unknownId);
  expect(sameBytes(answer)).toEqual(sameBytes(unknown));
  expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
}

const rating = {
  reviewRating: 5,
  isCustom: false,
  customPoints: null,
  isIncludeInQuarterly: false,
  quarterlyMotivation: '',
};

describe('A15: what belongs to another team or cluster does not exist', () => {
  test('nominations', { tags: 'seed' }, async () => {
    for (const reviewer of [mia, foreignCa]) {
      await expectUnknown(reviewer, '/api/nom/nomget', 'nomId', nomId);
      await expectUnknown(reviewer, '/api/reward/donexusnomreviewreward', 'nomId', nomId, rating);
      await expectUnknown(reviewer, '/api/nom/donexusnomreviewdecline', 'nomId', nomId, { motivation: 'No.' });
      expect((await portal.post('/api/nom/nomlist', {}, { as: reviewer.id })).body).toMatchObject({
        noms: [],
        total: 0,
      });
    }
  });

  test('orders and their codes', { tags: 'seed' }, async () => {
    await expectUnknown(eva, '/api/shop/cancelOrder', 'memberOrderId', goods.memberOrderId);
    await expectUnknown(eva, '/api/shop/getVoucherCodeMessage', 'memberOrderItemId', voucher.memberOrderItemId);
  });

  test('products and categories of another price list', { tags: 'seed' }, async () => {
    const productId = await makeProduct(portal, { alloc: 'ZA' });
    const { category_id } = await portal.db
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    // Her basket is opened first: an empty one is no effect that counts.
    await portal.post(
      '/api/shop/addtobasket',
      { productId: await makeProduct(portal, { alloc: 'DE' }) },
      { as: eva.id },
    );
    await expectUnknown(eva, '/api/shop/addtobasket', 'productId', productId);
    await expectUnknown(eva, '/api/shop/productlist', 'prodCat3Id', String(category_id), { alloc: 'DE' });
    for (const path of ['/api/shop/getbasket', '/api/shop/getCheckoutOrderSummary']) {
      const answer = await withoutEffect(portal.db, () => portal.post(path, { alloc: 'ZA' }, { as: eva.id }));
      expect([path, answer.status, Object.keys(answer.body.formErrors)]).toEqual([path, 400, ['alloc']]);
    }
  });

  test('the directory crosses clusters', { tags: 'seed' }, async () => {
    const { body } = await portal.post('/api/site/getmemberget', { memberId: eva.memberId }, { as: ann.id });
    expect(body.memberId).toBe(eva.memberId);
  });
});

test('A15: the upload of another administrator is like one that never was', { tags: 'seed' }, async () => {
  const [one, two] = [
    await portal.make.member({ is_admin_reports: true }),
    await portal.make.member({ is_admin_reports: true }),
  ];
  const row = { upload_id: 'mine', by_id: one.id, done: 5, total: 9, updated_at: portal.now };
  await portal.db.insertInto('upload_progress').values(row).execute();
  const progress = (uploadId: string, as: MadeMember) =>
    portal.post('/datauploadapi/uploadprogress', { uploadId }, { as: as.id });
  expect((await progress('mine', one)).body).toMatchObject({ done: 5, total: 9 });
  expect(sameBytes(await progress('mine', two))).toEqual(sameBytes(await progress('none', two)));
});

test("A47: another member's basket line cannot be changed", { tags: 'seed' }, async () => {
  await portal.post('/api/shop/addtobasket', { productId: await makeProduct(portal) }, { as: bob.id });
  const basketOf = async (as: MadeMember) =>
    (await portal.post('/api/shop/getbasket', { alloc: 'ZA' }, { as: as.id })).body;
  const [line] = (await basketOf(bob)).basket;
  const before = await basketOf(bob);
  for (const action of ['increase', 'decrease', 'remove'])
    await expectUnknown(ann, '/api/shop/changebasketqty', 'shopBasketId', line.shopBasketId, { action, alloc: 'ZA' });
  expect(await basketOf(bob)).toEqual(before);
  // With a basket of her own it is the same.
  await portal.post('/api/shop/addtobasket', { productId: await makeProduct(portal) }, { as: ann.id });
  await expectUnknown(ann, '/api/shop/changebasketqty', 'shopBasketId', line.shopBasketId, {
    action: 'remove',
    alloc: 'ZA',
  });
});

test("A58: another member's voucher code cannot be read, nor one's own before it is issued; each look is recorded", {
  tags: 'seed',
}, async () => {
  await expectUnknown(ann, '/api/shop/getVoucherCodeMessage', 'memberOrderItemId', voucher.memberOrderItemId);
  const read = (id: string) =>
    portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId: id }, { as: bob.id });
  expect((await withoutEffect(portal.db, () => read(goods.memberOrderItemId))).status).toBe(400);
  for (let looks = 0; looks < 3; looks += 1)
    expect((await read(voucher.memberOrderItemId)).body.message).toContain('SECRET-1');
  const acts = (await portal.acts()).filter(({ subject }) => subject === `orderLine:${voucher.memberOrderItemId}`);
  expect(acts.map(({ actor_id, at, act }) => [actor_id, at, act])).toEqual(
    Array(3).fill([bob.id, portal.now, 'voucher.read']),
  );
});

test("A43: statements, recognition and orders take nobody else's id", { tags: 'seed' }, async () => {
  const month = { selMonth: 'November 2026' };
  for (const [path, usual] of [
    ['/api/report/statement', {}],
    ['/api/report/payitforwardstatement', {}],
    ['/api/report/myrecognitions', month],
    ['/api/shop/orders', {}],
    ['/api/idea/myideas', {}],
    ['/api/member/exportmydata', {}],
    ['/api/member/getmemberdata', {}],
  ] as const) {
    for (const field of ['memberId', 'memberNumber', 'member_id', 'id']) {
      const answer = await portal.post(path, { ...usual, [field]: bob.memberId }, { as: ann.id });
      expect([path, answer.status, Object.keys(answer.body.formErrors)]).toEqual([path, 400, [field]]);
    }
    const own = JSON.stringify((await portal.post(path, usual, { as: ann.id })).body);
    expect([path, own.includes(goods.placed.body.orderNum)]).toEqual([path, false]);
  }
});

test('A44: the manager reports are the managers’, and all divisions are for administrators', {
  tags: 'seed',
}, async () => {
  const months = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
  const report = (as: MadeMember, more: object = {}) =>
    portal.post('/api/report/reportmanagement', { ...months, ...more }, { as: as.id });
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: '', sendBy: 'email' };
  await portal.post('/api/reward/doreward', { ...card, recipients: [bob.memberId] }, { as: ann.id });
  expect((await portal.post('/api/report/managementstatement', {}, { as: ann.id })).status).toBe(403);
  expect((await report(ann)).status).toBe(403);
  expect((await report(max, { isAll: true })).status).toBe(403);
  expect((await report(max)).body.report.rows).toEqual([]);
  expect((await report(max, { isAll: false })).body.report.rows).toEqual([]);
  const boss = await portal.make.member({ is_manager: true, is_admin_reports: true, division_code: 'X1' });
  expect((await report(boss)).body.report.rows).toEqual([]);
  expect((await report(boss, { isAll: true })).body.report.rows).toHaveLength(1);
});

test('A21: the telephone number of a manager is for those who review', { tags: 'seed' }, async () => {
  const cells = async (as: MadeMember) =>
    (await portal.post('/api/nom/nomget', { nomId }, { as: as.id })).body.nom?.nomineeManagerCellNum;
  const ada = await portal.make.member({ is_admin_reports: true });
  const author = await portal.make.member({ is_manager: true, division_code: 'A9' });
  const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [bob.memberId] };
  const { body } = await portal.post('/api/nom/newnom', nomination, { as: author.id });
  const { nom } = (await portal.post('/api/nom/nomget', { nomId: body.nomIds[0] }, { as: author.id })).body;
  expect(await cells(max)).toMatch(/^082 /);
  expect(await cells(ada)).toBe('');
  expect(nom).toMatchObject({ mayReview: false, nomineeManagerCellNum: '' });
});
