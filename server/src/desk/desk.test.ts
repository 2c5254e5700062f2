import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';

let portal: TestApp;
let ann: MadeMember;
let ada: MadeMember;
let shop: ReturnType<typeof makeShop>;
let productId: string;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  shop = makeShop(portal);
  productId = await shop.product({ name: '=Mug', price: 3333, stock: 1000 });
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const stock = async () =>
  (await portal.db.selectFrom('products').select('stock').where('id', '=', Number(productId)).executeTakeFirstOrThrow())
    .stock;
const points = async (member = ann) =>
  (await portal.post('/api/member/getmemberdata', {}, { as: member.id })).body.memberData.awardsPointsAvailable;
const orders = async (member = ann) => (await portal.post('/api/shop/orders', {}, { as: member.id })).body;

async function buy(pieces: number, more: object = {}, product = productId) {
  for (let i = 0; i < pieces; i += 1)
    await portal.post('/api/shop/addtobasket', { productId: product }, { as: ann.id });
  const summary = await portal.post('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', ...more }, { as: ann.id });
  const body = { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: summary.body.vfyTotal, ...more };
  expect((await portal.post('/api/shop/placeOrder', body, { as: ann.id })).status).toBe(200);
  const { orders: all, orderDetails } = await orders();
  return {
    memberOrderId: all[0].memberOrderId as string,
    memberOrderItemId: orderDetails[0].memberOrderItemId as string,
  };
}

const cancel = (memberOrderId: string, by = ann) =>
  portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: by.id });
const move = (memberOrderItemId: string, dispatchStatus: number, more: object = {}) =>
  portal.post('/api/shop/deskmove', { memberOrderItemId, dispatchStatus, ...more }, { as: ada.id });
const refund = (memberOrderItemId: string, qty: number) =>
  portal.post('/api/shop/deskrefund', { memberOrderItemId, qty, reason: 'Broken' }, { as: ada.id });

test('a member cancels while every line waits: points and stock are back at once, and only once', async () => {
  const before = await stock();
  const { memberOrderId } = await buy(3);
  expect(await points()).toBe(900);
  const bob = await portal.make.member();
  expect((await cancel(memberOrderId, bob)).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(memberOrderId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await points(), await stock()]).toEqual([1000, before]);
  expect((await orders()).orders[0]).toMatchObject({ orderStatusId: 90, mayCancel: false });
});

test('what was ordered is found as people type its name', async () => {
  const smorrebrod = await shop.product({ name: 'Smørrebrød à l’Œuvre', price: 100, stock: 5 });
  const { memberOrderItemId } = await buy(1, {}, smorrebrod);
  for (const search of ['smorrebrod', 'SMØRREBRØD', "l'oeuvre"]) {
    const { lines } = (await portal.post('/api/shop/desklist', { queue: 'waiting', search }, { as: ada.id })).body;
    expect([search, lines.map((line: { memberOrderItemId: string }) => line.memberOrderItemId)]).toEqual([
      search,
      [memberOrderItemId],
    ]);
  }
});

test('a cancelled order gives its promotional code back', async () => {
  await portal.db
    .insertInto('promos')
    .values({ code: 'BACK', kind: 'percent', percent: 10, limit_per_member: 1, limit_total: 1 })
    .execute();
  const first = await buy(1, { promoCode: 'back' });
  expect((await cancel(first.memberOrderId)).status).toBe(200);
  await buy(1, { promoCode: 'BACK' });
  const { uses } = await portal.db
    .selectFrom('promos')
    .select('uses')
    .where('code', '=', 'BACK')
    .executeTakeFirstOrThrow();
  expect(uses).toBe(1);
});

test('the desk moves lines along; the order follows, and the buyer is told', async () => {
  const { memberOrderId, memberOrderItemId } = await buy(1);
  expect((await move(memberOrderItemId, 1)).status).toBe(200);
  expect((await cancel(memberOrderId)).status).toBe(400);
  expect((await move(memberOrderItemId, 3)).status).toBe(400);
  expect((await move(memberOrderItemId, 2, { carrier: 'Post', reference: 'RR 123' })).status).toBe(200);
  expect((await orders()).orders[0].orderStatusId).toBe(30);
  expect((await orders()).orderDetails[0]).toMatchObject({ dispatchStatus: 2, carrier: 'Post', reference: 'RR 123' });
  const told = (await portal.letters(undefined, 'dispatch')).filter(
    ({ aboutId }) => String(aboutId) === memberOrderItemId,
  );
  expect(told[0]?.text).toContain('Post, RR 123');
  expect((await move(memberOrderItemId, 3)).status).toBe(200);
  expect((await orders()).orders[0].orderStatusId).toBe(40);
  expect((await move(memberOrderItemId, 0)).status).toBe(400);
  expect((await move('999999', 1)).status).toBe(404);
});

test('the desk refunds pieces, never more than were bought, and none after a cancel', async () => {
  const before = await stock();
  const { memberOrderItemId, memberOrderId } = await buy(3);
  expect((await refund(memberOrderItemId, 4)).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(memberOrderItemId, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect([await points(), await stock()]).toEqual([1000, before]);
  expect((await cancel(memberOrderId)).status).toBe(400);
  const other = await buy(1);
  await cancel(other.memberOrderId);
  expect((await refund(other.memberOrderItemId, 1)).status).toBe(400);
  const { body } = await portal.post('/api/report/statement', {}, { as: ann.id });
  expect(body.report.rows.reduce((sum: number, row: [string, string, number]) => sum + row[2], 0)).toBe(1000);
});

test('the list tells what a refund of one, two or all pieces gives back, as the refund itself counts it', async () => {
  await portal.db.insertInto('promos').values({ code: 'THIRD', kind: 'percent', percent: 33 }).execute();
  const { memberOrderItemId } = await buy(3, { promoCode: 'THIRD' });
  const refundable = async () => {
    const { body } = await portal.post('/api/shop/desklist', {}, { as: ada.id });
    return body.lines.find((line: { memberOrderItemId: string }) => line.memberOrderItemId === memberOrderItemId)
      .pointsRefundable as number[];
  };
  const paid = 1000 - (await points());
  const [one = 0, , all = 0] = await refundable();
  expect(all).toBe(paid);
  expect((await refund(memberOrderItemId, 1)).body.points).toBe(one);
  expect(await refundable()).toEqual([expect.any(Number), paid - one]);
  const [, rest] = await refundable();
  expect((await refund(memberOrderItemId, 2)).body.points).toBe(rest);
  expect(await points()).toBe(1000);
});

test('waiting lines go to a supplier as a file, and the answers come back as one', async () => {
  const { memberOrderItemId } = await buy(2);
  const token = await portal.tokenOf(ada.id);
  const headers = { authorization: `Bearer ${token}` };
  const exported = await portal.app.inject({ method: 'POST', url: '/api/shop/deskexport', headers });
  expect(exported.headers['content-disposition']).toContain('waiting_lines.csv');
  expect(exported.body.startsWith('\ufeff')).toBe(true);
  const row = exported.body.split('\r\n').find((line) => line.startsWith(`"${memberOrderItemId}"`));
  expect(row).toContain(`"'=Mug"`);
  const send = async (text: string) => {
    const form = new FormData();
    form.append('fileData', new Blob([text], { type: 'text/csv' }), 'answers.csv');
    const request = new Request('http://x', { method: 'POST', body: form });
    const type = String(request.headers.get('content-type'));
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/shop/deskimport',
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const file = (status: string) =>
    `memberOrderItemId;dispatchStatus;carrier;reference\r\n${memberOrderItemId};${status};Courier;C-1\r\n`;
  expect((await send(file('9'))).body).toMatchObject({ changed: 0, errors: [{ line: 2, field: 'dispatchStatus' }] });
  expect((await send(`${file('2')}999999;2;;\r\n`)).status).toBe(400);
  expect((await send(file('2'))).body).toMatchObject({ changed: 1, errors: [] });
  expect((await send(file('2'))).body).toMatchObject({ changed: 0, errors: [] });
  expect((await send('no,such\r\n1,2\r\n')).status).toBe(400);
  const { body } = await portal.post('/api/shop/desklist', { dispatchStatus: 2 }, { as: ada.id });
  expect(
    body.lines.find((line: { memberOrderItemId: string }) => line.memberOrderItemId === memberOrderItemId),
  ).toMatchObject({ carrier: 'Courier', reference: 'C-1', itemQty: 2 });
});
