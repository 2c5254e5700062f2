import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { csv, people, rosterDesk } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
beforeAll(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const send = async (lines: string[], query = '') =>
  (await upload(portal, lines.join('\n'), { as: desk.ada.id, query })).body;
const texts = ({ changes }: { changes: { text: string }[] }) => changes.map(({ text }) => text);

const countryHead = 'countryCode,country,timeZone,currency,symbol,decimals,pointValue,alloc';
const kuwait = (value: string, currency = 'KWD') => `KW,Kuwait,Asia/Kuwait,${currency},KD ,3,${value},KW`;

describe('a point value or a currency', () => {
  test('that changes by more than a fifth needs its own confirmation, with what it does to wallets', async () => {
    await send([countryHead, kuwait('0.02')], 'confirm=prices');
    await portal.db
      .insertInto('divisions')
      .values({ code: 'KW1', name: 'Kuwait', country_code: 'KW', cluster_code: 'GULF' })
      .execute();
    for (const points of [1_000, 234_567]) await portal.make.member({ division_code: 'KW1', points });
    await portal.make.member({ division_code: 'KW1', points: 7, deactivated_at: null });
    const dry = await send([countryHead, kuwait('0.01')], 'dryRun=1');
    const words =
      'Kuwait: a point buys 0.02 KWD today, 0.01 KWD after (−50 %). 3 members hold 235\u00a0574 points: worth KD\u00a04\u00a0711,480 today, KD\u00a02\u00a0355,740 after.';
    expect([dry.confirm, dry.asks]).toEqual([['prices'], [{ confirm: 'prices', words }]]);
    expect(dry.changes[0].fields).toEqual([{ field: 'pointValue', before: '0.02', after: '0.01' }]);
    const refused = await send([countryHead, kuwait('0.01')], 'confirm=leavers,roles');
    expect(refused.message).toBe(`Nothing was changed. ${words} Please confirm this (confirm=prices).`);
    const other = await send([countryHead, kuwait('0.02', 'USD')], 'dryRun=1');
    expect([other.confirm, texts(other)]).toEqual([['prices'], ['Kuwait: currency: KWD → USD']]);
    expect((await send([countryHead, kuwait('0.01')], 'confirm=prices')).changed).toBe(1);
  });

  test.each([
    ['0.012', []],
    ['0.008', []],
    ['0.012001', ['prices']],
    ['0.007999', ['prices']],
  ])('of 0.01 that becomes %s asks %j', async (value, confirm) => {
    expect((await send([countryHead, kuwait(value)], 'dryRun=1')).confirm).toEqual(confirm);
  });
});

const productHead = 'productCode,alloc,name,cat1,cat2,cat3,price,kind';
const rich = `${productHead},stock,brand,model,description,features,priceDescription,imageFile,noBasket,isPromoExcluded`;
const mug = 'MUG,ZA,Mug,Home,Kitchen,Cups,100,goods';
const productOf = () =>
  portal.db.selectFrom('products').selectAll().where('code', '=', 'MUG').executeTakeFirstOrThrow();

describe('a product', () => {
  test('keeps what a file with fewer columns leaves out, and loses what an empty cell clears', async () => {
    await send([rich, `${mug},9,Stillmat,350 ml,"Light, and hard to break.",Blue | Big,To your desk,mug,true,true`]);
    const whole = await productOf();
    expect(whole).toMatchObject({
      brand: 'Stillmat',
      image_file: 'mug',
      features: ['Blue', 'Big'],
      is_no_basket: true,
    });
    expect(await send([productHead, mug])).toMatchObject({ changed: 0, unchanged: 1 });
    const renamed = await send([productHead, mug.replace('Mug', 'Large mug')]);
    expect(texts(renamed)).toEqual(['Large mug: name: Mug → Large mug']);
    expect(await productOf()).toEqual({ ...whole, name: 'Large mug', updated_at: portal.now });
    const cleared = await send([`${productHead},brand,imageFile,features`, `${mug},,,`]);
    expect(texts(cleared)).toEqual([
      'Mug: name: Large mug → Mug; brand: Stillmat → (none); features: Blue | Big → (none); imageFile: mug → (none)',
    ]);
    expect(await productOf()).toMatchObject({
      brand: '',
      image_file: '',
      features: [],
      model: '350 ml',
      is_no_basket: true,
    });
  });

  test('whose price changes by more than a fifth asks; one that is new, or loses its price, does not', async () => {
    const asked = await send(
      [productHead, mug.replace(',100,', ',10.49,'), mug.replace('MUG', 'NEW').replace('goods', 'voucher')],
      'dryRun=1',
    );
    expect(asked.asks).toEqual([
      {
        confirm: 'prices',
        words: '1 price changes by more than 20 %, the most that of ZA MUG (−90 %). Baskets are charged the new price.',
      },
    ]);
    expect(asked.groups.asked).toMatchObject({ count: 1, changes: [{ key: 'ZA MUG' }] });
    expect((await send([productHead, mug.replace(',100,', ',119,')], 'dryRun=1')).confirm).toEqual([]);
  });
});

test('a promo code shows its end date field by field, and keeps what a file with fewer columns leaves out', async () => {
  const head = 'code,kind,value,validFrom,validTo,limitTotal,limitPerMember,minimumTotal,alloc';
  await send([head, 'TEN,percent,10,2026-01-01,2026-12-31,100,1,99.5,ZA']);
  const before = await portal.db.selectFrom('promos').selectAll().executeTakeFirstOrThrow();
  expect(await send(['code,kind,value', 'ten,percent,10'])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(texts(await send(['code,kind,value,validTo', 'TEN,percent,10,2027-01-31']))).toEqual([
    'validTo: 2026-12-31 → 2027-01-31',
  ]);
  expect(texts(await send(['code,kind,value,limitTotal', 'TEN,percent,15,']))).toEqual([
    'value: 10 → 15; limitTotal: 100 → (none)',
  ]);
  expect(await portal.db.selectFrom('promos').selectAll().executeTakeFirstOrThrow()).toEqual({
    ...{ ...before, percent: 15, limit_total: null, valid_to: new Date('2027-02-01T00:00:00Z') },
  });
  const { errors } = await send(['code,kind,value,validTo', 'TEN,percent,10,2025-01-01']);
  expect(errors).toEqual([{ line: 2, field: 'validTo', message: 'The end is before the beginning.' }]);
});

test('a country keeps what a file with fewer columns leaves out', async () => {
  await send([`${countryHead},pointsName,deliveryType,symbolSuffix`, `${kuwait('0.01')},Stars,Z,true`]);
  expect(await send([countryHead, kuwait('0.01')])).toMatchObject({ changed: 0, unchanged: 1 });
  const cleared = await send([`${countryHead},pointsName`, `${kuwait('0.01')},`]);
  expect(texts(cleared)).toEqual(['Kuwait: pointsName: Stars → Points']);
});

describe('a roster', () => {
  const rightsChanged = async () => (await portal.acts()).filter(({ act }) => act === 'roles.changed').length;
  const many = (count: number, isManager = 'false') =>
    csv(desk.adaRow, ...people(count).map((person) => ({ ...person, isManager, isAdminReports: isManager })));

  /** Statements that the portal sends for one upload; those that read tokens and the like are the same for each. */
  async function statementsOf(file: string): Promise<number> {
    // How the company speaks is asked for once a second, whatever is done meanwhile.
    const { ways } = portal.company;
    const spoken = vi.spyOn(ways, 'now').mockReturnValue(await ways.upToDate());
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const { status, body } = await desk.send(file, 'confirm=leavers,roles');
      expect([status, body.message]).toEqual([200, undefined]);
      return queries.mock.calls.length;
    } finally {
      queries.mockRestore();
      spoken.mockRestore();
    }
  }

  const sizes: [string, { tags: string[] }, number, number][] = [
    ['hundreds', { tags: [] }, 300, 1_000],
    ['thousands', { tags: ['sweep'] }, 4_900, 12_000],
  ];
  for (const [name, options, size, fileSize] of sizes) {
    test(`of ${name} takes as many statements as one of ten: rights, leavers and newcomers too`, options, async () => {
      const changedBefore = await rightsChanged();
      const [ten, tenRights, tenLeave] = [
        await statementsOf(many(10)),
        await statementsOf(many(10, 'true')),
        await statementsOf(many(0)),
      ];
      await desk.send(many(size), 'confirm=leavers,roles');
      expect(await statementsOf(many(size, 'true'))).toBe(tenRights);
      expect(await statementsOf(many(0))).toBe(tenLeave);
      expect(await statementsOf(many(size))).toBeLessThanOrEqual(ten + 2);
      expect((await rightsChanged()) - changedBefore).toBe(10 + size);
    });

    test(`of ${name} tells the first 200 of each kind of change, and all of them as a file`, options, async () => {
      await desk.send(many(0), 'confirm=leavers,roles');
      const file = csv(
        desk.adaRow,
        ...people(fileSize).map((person) => ({ ...person, memberNumber: `N${person.memberNumber}`, email: '' })),
      );
      const { body } = await desk.send(file, 'dryRun=1');
      expect([body.changes.length, body.groups.added.count, body.groups.added.changes.length]).toEqual([
        200,
        fileSize,
        200,
      ]);
      const response = await portal.app.inject({
        method: 'POST',
        url: '/datauploadapi/uploadchanges',
        headers: {
          authorization: `Bearer ${await portal.tokenOf(desk.ada.id)}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
        payload: `--b\r\nContent-Disposition: form-data; name="fileData"; filename="f.csv"\r\n\r\n${file}\r\n--b--\r\n`,
      });
      expect([response.statusCode, response.headers['content-disposition']]).toEqual([
        200,
        'attachment; filename="upload_changes.csv"',
      ]);
      const rows: string[][] = parse(response.body, { bom: true, delimiter: ';' });
      expect(rows[0]).toEqual(['Line', 'What', 'Key', 'Column', 'Before', 'After']);
      expect(rows.filter(([, what]) => what === 'added')).toHaveLength(fileSize);
      const last = fileSize - 1;
      expect(rows.at(-1)).toEqual([`${fileSize + 2}`, 'added', `NP${last}`, '', '', `Given${last} Family${last}, D1`]);
      expect(await desk.active()).toHaveLength(body.unchanged + body.changed + body.removed);
    });
  }
});
