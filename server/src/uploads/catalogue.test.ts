import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashKeyOf } from '#codes/digest-key';
import { openCode } from '#codes/seal';
import { transaction } from '#db/transaction';
import { balancesOf } from '#ledger/accounts';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
beforeEach(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true });
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const send = async (lines: string[], query = '') =>
  (await upload(portal, lines.join('\n'), { as: ada.id, query })).body;
const counts = (body: Record<string, unknown>) => [body.added, body.changed, body.unchanged];
const errorsOf = ({ errors }: { errors: { line: number; field: string; message: string }[] }) =>
  errors.map(({ line, field, message }) => `${line} ${field}: ${message}`);

const productHead = 'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock,isActive,features';
const goods = 'MUG,ZA,Mug,Home & garden,Kitchen,Cups,149.99,goods,10,true,Big | Blue';
const voucher = 'GV,ZA,Voucher,Vouchers,Shops,Online,50,voucher,,true,';

describe('countries', () => {
  const head =
    'countryCode,country,timeZone,currency,symbol,decimals,truncateCents,symbolSuffix,pointValue,alloc,pointsName,deliveryType';
  const kuwait = 'KW,Kuwait,Asia/Kuwait,KWD,KD ,3,false,false,0.015,KW,Stars,Z';

  test('A74: are changed once, exactly', async () => {
    expect(counts(await send([head, kuwait], 'confirm=prices'))).toEqual([0, 1, 0]);
    expect(counts(await send([head, kuwait]))).toEqual([0, 0, 1]);
    const row = await portal.db.selectFrom('countries').selectAll().where('code', '=', 'KW').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ point_value_millionths: 15_000, points_name: 'Stars', delivery_type: 'Z' });
  });

  test('keep the decimals of a price list that has products, and its currency while others have it', async () => {
    await send([productHead, goods]);
    const body = await send([
      head,
      'ZA,South Africa,Africa/Johannesburg,ZAR,R,0,false,false,1,ZA,Points,C',
      'DE,Germany,Europe/Nowhere,EUR,€,2,false,true,0,DE,Points,C',
      'IT,Italy,Europe/Rome,EUR,€,2,false,true,0.05,BR,Points,C',
    ]);
    expect(errorsOf(body)).toEqual([
      '2 decimals: This cannot change any more: price list ZA has products.',
      '3 pointValue: Please give what a point buys: an amount above 0.',
      '3 timeZone: There is no such time zone.',
      '4 currency: Price list BR is in BRL with 2 decimals, as Brazil has it: give this country a price list of its own, or the same currency.',
    ]);
  });
});

describe('products', () => {
  test('say field by field what changes, and the audit keeps each price before and after', async () => {
    await send([productHead, goods, voucher]);
    const { changes } = await send([
      productHead,
      'MUG,ZA,Mug XL,Home & garden,Kitchen,Cups,159.9,goods,12,false,Big | Blue',
      voucher,
    ]);
    expect(changes.map(({ text }: { text: string }) => text)).toEqual([
      'Mug XL: name: Mug → Mug XL; price: 149.99 → 159.90; stock: 10 → 12; isActive: yes → no',
    ]);
    const { facts } = (await portal.acts()).at(-1) ?? {};
    expect(facts).toMatchObject({ pricesInMinorUnits: [{ product: 'ZA MUG', before: 14999, after: 15990 }] });
  });

  test('A74: are added once; prices are exact; categories get addresses', async () => {
    expect(counts(await send([productHead, goods, voucher]))).toEqual([2, 0, 0]);
    expect(counts(await send([productHead, goods, voucher]))).toEqual([0, 0, 2]);
    const cheap = [productHead, goods.replace('149.99', '15.29'), voucher];
    expect(counts(await send(cheap, 'confirm=prices'))).toEqual([0, 1, 1]);
    const rows = await portal.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select(['code', 'price_minor', 'stock', 'features', 'key1', 'key2', 'key3'])
      .orderBy('code')
      .execute();
    expect(rows).toEqual([
      { code: 'GV', price_minor: 5000, stock: null, features: [], key1: 'vouchers', key2: 'shops', key3: 'online' },
      {
        ...{ code: 'MUG', price_minor: 1529, stock: 10, features: ['Big', 'Blue'] },
        ...{ key1: 'home-and-garden', key2: 'kitchen', key3: 'cups' },
      },
    ]);
  });

  test('a blank stock leaves what is there', async () => {
    await send([productHead, goods]);
    await portal.db.updateTable('products').set({ stock: 4 }).execute();
    expect(counts(await send([productHead, goods.replace(',10,', ',,')]))).toEqual([0, 0, 1]);
  });

  test('are refused by line', async () => {
    await send([productHead, voucher]);
    const body = await send([
      productHead,
      goods.replace('149.99', '1.999'),
      goods.replace('ZA', 'XX'),
      voucher.replace('voucher,,', 'goods,3,'),
      goods.replace('MUG', 'B').replace(',10,', ',,'),
      goods.replace('MUG', 'C').replace('true', 'perhaps'),
      goods.replace('MUG', 'D').replace('Home & garden', 'HOME and Garden'),
      goods.replace('149.99', '"1.000,50"'),
    ]);
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual([
      '2 price',
      '3 alloc',
      '4 kind',
      '5 stock',
      '6 isActive',
      '8 price',
      '8 productCode',
    ]);
    const clash = await send([
      productHead,
      goods,
      goods.replace('MUG', 'D').replace('Home & garden', 'HOME and Garden'),
    ]);
    expect(errorsOf(clash)).toEqual([expect.stringContaining('3 cat3: This category has the same address')]);
    expect(await portal.db.selectFrom('products').select('code').execute()).toEqual([{ code: 'GV' }]);
  });
});

describe('voucher codes', () => {
  const head = 'alloc,productCode,code';
  beforeEach(() => send([productHead, goods, voucher, voucher.replace('GV', 'GV2')]));

  test('A74: are sealed, and the same code adds nothing twice', async () => {
    const body = await send([head, 'ZA,GV,abc-1', 'ZA,GV,ABC-2', 'ZA,GV,ABC-1 ']);
    expect(counts(body)).toEqual([2, 0, 1]);
    expect(JSON.stringify(body).toUpperCase()).not.toContain('ABC');
    expect(counts(await send([head, 'ZA,GV,ABC-1', 'ZA,GV,abc-2', 'ZA,GV,abc-3']))).toEqual([1, 0, 2]);
    const rows = await portal.db.selectFrom('voucher_codes').selectAll().orderBy('id').execute();
    const { voucherKeys } = portal.config;
    expect(rows.map(({ sealed, key_id }) => openCode(voucherKeys, { sealed, keyId: key_id }))).toEqual([
      'ABC-1',
      'ABC-2',
      'ABC-3',
    ]);
    const [key = Buffer.alloc(0)] = voucherKeys;
    expect(rows[0]?.key_id).toBe(createHash('sha256').update(key).digest('hex').slice(0, 8));
    expect(rows[0]?.sealed.includes('ABC')).toBe(false);
  });

  test('are refused by line, without being repeated', async () => {
    await send([head, 'ZA,GV,SECRET-1']);
    const body = await send([
      head,
      'ZA,GV2,SECRET-1',
      'ZA,MUG,SECRET-2',
      'ZA,NONE,SECRET-3',
      'ZA,GV,X',
      'ZA,GV2,X',
      'ZA,GV,',
    ]);
    expect(errorsOf(body)).toEqual([
      '2 code: This code is already there for product ZA GV.',
      '3 productCode: This product is no voucher.',
      '4 productCode: There is no product NONE in price list ZA.',
      '6 code: This code stands on line 5 for product ZA GV.',
      '7 code: Please fill this in.',
    ]);
    expect(JSON.stringify(body)).not.toContain('SECRET');
  });

  test('are recognised after a restore, which has no digest key, and after a change of keys', async () => {
    await send([head, 'ZA,GV,ABC-1']);
    await sql`delete from own_secrets`.execute(portal.db);
    await transaction(portal.db, (tx) => hashKeyOf(tx, [...portal.config.voucherKeys, randomBytes(32)]));
    expect(counts(await send([head, 'ZA,GV,ABC-1']))).toEqual([0, 0, 1]);
  });
});

describe('promotional codes', () => {
  const head = 'code,kind,value,validFrom,validTo,limitTotal,limitPerMember,minimumTotal,alloc';
  test('A74: are added once, by code in any case; the end day counts whole', async () => {
    const lines = [head, 'TEN,percent,10,2026-01-01,2026-12-31,,1,99.5,', 'Off,amount,49.9,,,5,,,ZA'];
    expect(counts(await send(lines))).toEqual([2, 0, 0]);
    expect(counts(await send(lines.map((line) => line.replace('TEN', 'ten'))))).toEqual([0, 0, 2]);
    const [ten, off] = await portal.db.selectFrom('promos').selectAll().orderBy('id').execute();
    expect(ten).toMatchObject({
      ...{ code: 'TEN', percent: 10, valid_from: new Date('2026-01-01T00:00:00Z'), minimum_thousandths: 99_500 },
      ...{ valid_to: new Date('2027-01-01T00:00:00Z'), limit_total: null, limit_per_member: 1, alloc: null },
    });
    expect(off).toMatchObject({ kind: 'amount', amount_thousandths: 49_900, limit_total: 5, alloc: 'ZA' });
  });

  test('are refused by line', async () => {
    await send([head, 'USED,percent,10,,,,,,']);
    await portal.db.updateTable('promos').set({ uses: 0, limit_total: null }).execute();
    const body = await send([
      head,
      'A,percent,101,,,,,,',
      'B,amount,0,,,,,,',
      'C,gift,1,,,,,,',
      'D,percent,5,2026-02-01,2026-01-01,,,,',
      'E,percent,5,,,0,,,',
      'F,percent,5,,,,,,XX',
      'used,percent,5,,,,,,',
      'USED,percent,5,,,,,,',
    ]);
    expect(body.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual([
      ...['2 value', '3 value', '4 kind', '5 validTo', '6 limitTotal', '7 alloc', '9 code'],
    ]);
  });
});

describe('budgets', () => {
  const head = 'memberNumber,period,points';
  let mia: MadeMember;

  beforeEach(async () => {
    mia = await portal.make.member({ is_manager: true });
  });

  test('A74: are granted once per period and manager', async () => {
    const max = await portal.make.member({ is_manager: true });
    const lines = [head, `${max.memberNumber},2026,500`, `${mia.memberNumber},2026,100`];
    expect(counts(await send(lines))).toEqual([2, 0, 0]);
    expect(counts(await send(lines))).toEqual([0, 0, 2]);
    expect((await balancesOf(portal.db, max.id)).pot).toBe(500);
    const budgets = (await portal.acts()).filter(({ facts }) => (facts as { kind?: string }).kind === 'budgets');
    expect(budgets[0]?.facts).toMatchObject({ added: 2, pointsGranted: 600 });
  });

  test('may have a last day, which a file without one leaves as it was', async () => {
    const lines = [`${head},lastDay`, `${mia.memberNumber},2031,100,2031-12-31`, `${mia.memberNumber},2032,50,`];
    expect(counts(await send(lines))).toEqual([2, 0, 0]);
    const { rows } = await sql`
      select l.period, l.points, l.ends_on::text as "lastDay", l.carries from pot_lots l where l.member_id = ${mia.id} order by l.period`.execute(
      portal.db,
    );
    expect(rows).toEqual([
      { period: '2031', points: 100, lastDay: '2031-12-31', carries: false },
      { period: '2032', points: 50, lastDay: null, carries: false },
    ]);
    expect(counts(await send(lines))).toEqual([0, 0, 2]);
    expect(counts(await send([head, `${mia.memberNumber},2031,100`]))).toEqual([0, 0, 1]);
    const { errors } = await send([
      `${head},lastDay`,
      `${mia.memberNumber},2031,100,2032-12-31`,
      `${mia.memberNumber},2033,5,2020-01-31`,
      `${mia.memberNumber},2034,5,soon`,
    ]);
    expect(errors.map(({ field, message }: { field: string; message: string }) => [field, message])).toEqual([
      ['lastDay', 'Period 2031 was granted to this manager with another last day. Please change it under Budgets.'],
      ['lastDay', 'This day is over.'],
      ['lastDay', expect.any(String)],
    ]);
  });

  test('are refused by line', async () => {
    const ann = await portal.make.member({});
    await send([head, `${mia.memberNumber},2026,100`]);
    const body = await send([
      head,
      `${mia.memberNumber},2026,101`,
      `${ann.memberNumber},2026,5`,
      'NOBODY,2026,5',
      `${mia.memberNumber},2027,-5`,
      `${mia.memberNumber},2028,5`,
      `${mia.memberNumber},2028,6`,
    ]);
    expect(errorsOf(body)).toEqual([
      '2 points: Period 2026 has already granted 100 points to this manager. Use another period for more.',
      expect.stringMatching(/^3 memberNumber: First\d+ Last\d+ is not a manager\.$/),
      '4 memberNumber: There is no member NOBODY.',
      '5 points: Please give a whole number from 1 to 100000000.',
      '7 memberNumber: This manager and period stand on line 6.',
    ]);
    expect((await balancesOf(portal.db, mia.id)).pot).toBe(100);
  });

  test('D4: nobody grants a budget to themselves; what a colleague granted may stand in the file again', async () => {
    const body = await send([head, `${mia.memberNumber},2026,5`, `${ada.memberNumber},2026,5`]);
    expect(errorsOf(body)).toEqual([
      '3 memberNumber: Nobody grants points to award to themselves: another administrator must upload this.',
    ]);
    const other = await portal.make.member({ is_admin_reports: true });
    const file = [head, `${ada.memberNumber},2026,5`].join('\r\n');
    expect((await upload(portal, file, { as: other.id })).body.added).toBe(1);
    expect(counts(await send([head, `${ada.memberNumber},2026,5`]))).toEqual([0, 0, 1]);
  });
});
