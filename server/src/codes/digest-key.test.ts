import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkHashKey, hashKeyOf } from '#codes/digest-key';
import { resealCodes } from '#codes/reseal';
import { hashOf, keyIdOf } from '#codes/seal';
import { transaction } from '#db/transaction';
import { type TestApp, testApp } from '../../test/app.ts';
import { makeProduct } from '../../test/goods.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
beforeEach(async () => {
  await portal?.close();
  portal = await testApp();
});
afterAll(() => portal.close());

const keys = () => portal.config.voucherKeys;
const hashKey = (with_ = keys()) => transaction(portal.db, (tx) => hashKeyOf(tx, with_));
const ofCodes = sql<boolean>`name = 'voucherCodeDigests'`;
const stored = async () =>
  (await portal.db.selectFrom('own_secrets').selectAll().where(ofCodes).executeTakeFirst())?.value;
const digests = async () =>
  (await portal.db.selectFrom('voucher_codes').select('code_hash').orderBy('id').execute()).map(({ code_hash }) =>
    code_hash.toString('hex'),
  );

test('D8: the key of the digests lies sealed, and a copy of the database without VOUCHER_KEYS does not open it', async () => {
  await makeProduct(portal, { codes: ['GIFT-1'] });
  const key = await hashKey();
  expect(await stored()).toEqual({ sealed: expect.any(String), keyId: keyIdOf(keys()[0] as Buffer) });
  expect(JSON.stringify(await stored())).not.toContain(key.toString('base64'));
  await expect(hashKey([randomBytes(32)])).rejects.toThrow(
    `The voucher key ${keyIdOf(keys()[0] as Buffer)} is missing`,
  );
});

test('D8: a key that lay open in the database is replaced at the start, with all digests', async () => {
  await makeProduct(portal, { codes: ['GIFT-1', 'GIFT-2'] });
  const open = randomBytes(32);
  await sql`update own_secrets set value = ${JSON.stringify(open.toString('base64'))}::jsonb where ${ofCodes}`.execute(
    portal.db,
  );
  await sql`update voucher_codes set code_hash = decode(h, 'hex') from unnest(
    ${['GIFT-1', 'GIFT-2'].map((code) => hashOf(open, code).toString('hex'))}::text[]) with ordinality as t (h, n)
    where id = (select id from voucher_codes order by id offset n - 1 fetch first row only)`.execute(portal.db);
  await Promise.all([checkHashKey(portal.db, keys()), checkHashKey(portal.db, keys())]);
  const key = await hashKey();
  expect(key.equals(open)).toBe(false);
  expect(await digests()).toEqual(['GIFT-1', 'GIFT-2'].map((code) => hashOf(key, code).toString('hex')));
});

test('D8: a change of keys seals it anew, and its digests stay', async () => {
  await makeProduct(portal, { codes: ['GIFT-1'] });
  const [key, before, newest] = [await hashKey(), await digests(), randomBytes(32)];
  await resealCodes(portal.db, [newest, ...keys()]);
  expect((await hashKey([newest])).equals(key)).toBe(true);
  expect(await digests()).toEqual(before);
});

test('D8: without the right key the start says which one is missing, an upload is refused, and nothing changes', async () => {
  const ada = await portal.make.member({ is_admin_reports: true });
  await makeProduct(portal, { codes: ['GIFT-1'] });
  const other = randomBytes(32);
  await transaction(portal.db, async (tx) => {
    await sql`delete from own_secrets where ${ofCodes}`.execute(tx);
    await sql`delete from voucher_codes`.execute(tx);
    await hashKeyOf(tx, [other]);
  });
  const before = await stored();
  expect(await checkHashKey(portal.db, keys())).toBe(
    `The voucher key ${keyIdOf(other)} is missing: add it to VOUCHER_KEYS.`,
  );
  const file = 'alloc,productCode,code\r\nZA,P1,GIFT-9\r\n';
  const { status, body } = await upload(portal, file, { as: ada.id });
  expect([status, body.message]).toEqual([
    400,
    `Voucher codes cannot be loaded. The voucher key ${keyIdOf(other)} is missing: add it to VOUCHER_KEYS.`,
  ]);
  expect([await stored(), await digests()]).toEqual([before, []]);
  expect(await checkHashKey(portal.db, [])).toBeUndefined();
});
