import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let bob: MadeMember;
let ann: MadeMember;
let voucher: string;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, points: 1000 });
  bob = await portal.make.member({ is_admin_reports: true });
  voucher = await makeProduct(portal, { codes: Array.from({ length: 200 }, (_, i) => `GIFT-${i}`) });
});
beforeEach(async () => {
  ann = await portal.make.member({ points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const read = (memberOrderItemId: string, by = ann) =>
  portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId }, { as: by.id });
const refund = (memberOrderItemId: string, more: object = {}, by = bob) =>
  portal.post('/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Not wanted', ...more }, { as: by.id });
const codesIn = (html: string): string[] =>
  [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code]) => code as string);
const deskLine = async (id: string, asked: object = { dispatchStatus: 4 }, by = bob) =>
  (await portal.post('/api/shop/desklist', asked, { as: by.id })).body.lines.find(
    (line: { memberOrderItemId: string }) => line.memberOrderItemId === id,
  );

test('D4: an administrator cannot refund or move their own order, and the desk says so', async () => {
  const { memberOrderItemId } = await buy(portal, ada, [voucher]);
  expect((await read(memberOrderItemId, ada)).status).toBe(200);
  const refused = await refund(memberOrderItemId, { confirmRead: true }, ada);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This is your own order: another administrator must decide about it.',
  ]);
  expect((await deskLine(memberOrderItemId, undefined, ada)).isOwn).toBe(true);
  expect((await deskLine(memberOrderItemId)).isOwn).toBe(false);
  expect((await refund(memberOrderItemId, { confirmRead: true })).status).toBe(200);
});

test('D4: a refunded code is void and shown no more', async () => {
  const { memberOrderItemId } = await buy(portal, ann, [voucher]);
  expect((await refund(memberOrderItemId)).status).toBe(200);
  const answer = await read(memberOrderItemId);
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'This was refunded: its voucher codes are void, and your points are back.',
  ]);
});

test('D4: a code that was read is taken back only by somebody who says that they know', async () => {
  const { memberOrderItemId } = await buy(portal, ann, [voucher]);
  expect(await deskLine(memberOrderItemId)).toMatchObject({ codesRead: 0, codesReadDate: null });
  await read(memberOrderItemId);
  expect(await deskLine(memberOrderItemId)).toMatchObject({ codesRead: 1, codesReadDate: portal.now.toISOString() });
  for (const more of [{}, { confirmRead: false }]) {
    const refused = await refund(memberOrderItemId, more);
    expect([refused.status, Object.keys(refused.body.formErrors)]).toEqual([400, ['confirmRead']]);
  }
  expect(codesIn((await read(memberOrderItemId)).body.message)).toHaveLength(1);
  expect((await refund(memberOrderItemId, { confirmRead: 'yes' })).body.formErrors).toHaveProperty('confirmRead');
  expect((await refund(memberOrderItemId, { confirmRead: true })).status).toBe(200);
  expect((await read(memberOrderItemId)).status).toBe(400);
  expect((await deskLine(memberOrderItemId, { queue: 'refunded' })).codesRead).toBe(0);
});

test('D4: a refund of some pieces makes as many codes void, and the others stay', async () => {
  const { memberOrderItemId } = await buy(portal, ann, [voucher, voucher, voucher]);
  expect((await refund(memberOrderItemId)).status).toBe(200);
  const shown = codesIn((await read(memberOrderItemId)).body.message);
  expect(shown).toHaveLength(2);
  expect((await refund(memberOrderItemId)).status).toBe(400);
  expect((await refund(memberOrderItemId, { confirmRead: true })).status).toBe(200);
  const left = codesIn((await read(memberOrderItemId)).body.message);
  expect(left).toEqual([shown[0]]);
});

test('D4: a look and a refund at once never leave a code both shown and taken back unasked', async () => {
  const lines = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const member = await portal.make.member({ points: 1000 });
      return { member, id: (await buy(portal, member, [voucher])).memberOrderItemId };
    }),
  );
  await Promise.all(
    lines.map(async ({ member, id }, i) => {
      const both = [() => read(id, member), () => refund(id)];
      const [first, second] = await Promise.all((i % 2 ? both : both.reverse()).map((act) => act()));
      expect([first?.status, second?.status].sort()).toEqual([200, 400]);
    }),
  );
});
