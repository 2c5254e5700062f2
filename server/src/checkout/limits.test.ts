import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeLowStock } from '#catalogue/low-stock';
import { resealCodes } from '#codes/reseal';
import { openCode } from '#codes/seal';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';

let portal: TestApp;
let shop: ReturnType<typeof makeShop>;

beforeAll(async () => {
  portal = await testApp({ REDEMPTION_MAX_PER_DAY: '100' });
  shop = makeShop(portal);
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function buy(by: MadeMember, productId: string, vfyTotal = 40) {
  await portal.post('/api/shop/addtobasket', { productId }, { as: by.id });
  return place(by, vfyTotal);
}

const place = (by: MadeMember, vfyTotal = 40) =>
  portal.post('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal }, { as: by.id });

const walletOf = async (member: MadeMember): Promise<number> =>
  (await portal.post('/api/member/getmemberdata', {}, { as: member.id })).body.memberData.awardsPointsAvailable;

describe('A63: a member spends no more in a day than REDEMPTION_MAX_PER_DAY', () => {
  test('orders in pieces stop at the limit, what was cancelled does not count, and the next UTC day begins anew', {
    tags: 'seed',
  }, async () => {
    const ann = await portal.make.member({ points: 1000 });
    const id = await shop.product({ price: 4000 });
    portal.now = new Date('2026-11-20T23:00:00Z');
    expect((await buy(ann, id)).status).toBe(200);
    expect((await buy(ann, id)).status).toBe(200);
    const refused = await buy(ann, id);
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('20 are left for today') } });
    expect(await walletOf(ann)).toBe(920);
    const { body } = await portal.post('/api/shop/orders', {}, { as: ann.id });
    const [{ memberOrderId }] = body.orders;
    expect((await portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id })).status).toBe(200);
    expect((await place(ann)).status).toBe(200);
    portal.now = new Date('2026-11-21T00:00:00Z');
    expect((await buy(ann, id)).status).toBe(200);
  });

  test('the limit itself may be spent, to the point, and not one more', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-22T12:00:00Z');
    const ann = await portal.make.member({ points: 1000 });
    const product = (price: number) => shop.product({ price });
    expect((await buy(ann, await product(4000))).status).toBe(200);
    expect((await buy(ann, await product(6000), 60)).status).toBe(200);
    expect(await walletOf(ann)).toBe(900);
    expect(await buy(ann, await product(100), 1)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('0 are left for today, and this order takes 1.') },
    });
  });

  test('20 parallel orders from as many tabs spend no more than the limit', async () => {
    const ann = await portal.make.member({ points: 1000 });
    const id = await shop.product({ price: 4000 });
    const tries = Array.from({ length: 20 }, () => buy(ann, id));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await walletOf(ann)).toBeGreaterThanOrEqual(900);
  });
});

describe('vouchers that run out', () => {
  const warnings = async (to: MadeMember) => {
    const letters = await portal.letters(to, 'low stock');
    return letters.map(({ subject }) => subject);
  };
  const warn = () => noticeLowStock(portal.db, portal.now);

  test('are told to every administrator once when few codes are left, once when none is, and again after a refill', async () => {
    const ada = await portal.make.member({ is_admin_reports: true });
    const gone = await portal.make.member({ is_admin_reports: true, deactivated_at: new Date() });
    const id = Number(await shop.product({ name: 'Quill voucher', codes: 1 }));
    await shop.product({ name: 'Full', codes: 10 });
    await Promise.all([warn(), warn(), warn()]);
    expect(await warnings(ada)).toEqual(['Quill voucher: one voucher code is left']);
    expect(await warnings(gone)).toEqual([]);
    await portal.db
      .updateTable('voucher_codes')
      .set({ key_id: 'gone', product_id: Number(await shop.product({ name: 'Elsewhere', isActive: false, codes: 0 })) })
      .where('product_id', '=', id)
      .execute();
    await warn();
    expect(await warnings(ada)).toContain('Quill voucher: no voucher code is left');
    await shop.addCode(id, 'REFILL-1');
    await warn();
    await warn();
    expect((await warnings(ada)).filter((words) => words.startsWith('Quill'))).toHaveLength(3);
  });
});

test('voucher codes sealed with an older key are sealed anew with the newest, and open with it alone', async () => {
  const id = Number(await shop.product({ codes: 3 }));
  await portal.db.deleteFrom('voucher_codes').where('key_id', '=', 'gone').execute();
  const newest = randomBytes(32);
  await resealCodes(portal.db, [newest, ...portal.config.voucherKeys]);
  const rows = await portal.db
    .selectFrom('voucher_codes')
    .select(['sealed', 'key_id as keyId'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => openCode([newest], row).replace(/^CODE-\d+-/, ''))).toEqual(['0', '1', '2']);
  expect(await resealCodes(portal.db, [newest])).toBe(0);
});
