import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
beforeEach(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
});
afterEach(() => portal.close());

const send = async (lines: string[], query = 'confirm=prices') =>
  (await upload(portal, lines.join('\n'), { as: ada.id, query })).body;
const errorsOf = ({ errors }: { errors: { line: number; field: string; message: string }[] }) =>
  errors.map(({ line, field, message }) => `${line} ${field}: ${message}`);

const countryHead =
  'countryCode,country,timeZone,currency,symbol,decimals,truncateCents,symbolSuffix,pointValue,alloc,pointsName,deliveryType';
const germany = (alloc: string, currency = 'EUR') =>
  `DE,Germany,Europe/Berlin,${currency},€,2,false,true,0.05,${alloc},Points,C`;
const italy = (alloc: string, currency = 'EUR') =>
  `IT,Italy,Europe/Rome,${currency},€,2,true,false,0.10,${alloc},Points,Z`;
const swiss = (alloc: string, currency = 'CHF') =>
  `CH,Switzerland,Europe/Zurich,${currency},Fr,2,false,false,0.05,${alloc},Points,C`;
const productHead = 'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock';
const mug = (alloc: string, price = '12.90') => `MUG,${alloc},Mug,Home,Kitchen,Mugs,${price},goods,10`;
const ofOtherCurrency = (alloc: string, currency: string, who: string) =>
  `Price list ${alloc} is in ${currency} with 2 decimals, as ${who} has it: give this country a price list of its own, or the same currency.`;

const lists = () =>
  portal.db
    .selectFrom('price_lists')
    .select(['alloc', 'currency'])
    .where('alloc', 'in', ['DE', 'IT', 'CH', 'EURO'])
    .orderBy('alloc')
    .execute();

/** What a member of this country is shown of the mug. */
async function shownIn(country: string) {
  const division = await portal.make.division(`${country}-D`, { country });
  const { id } = await portal.make.member({ division_code: division, points: 10_000 });
  const post = async (path: string, body: object) => (await portal.post(`/api/shop/${path}`, body, { as: id })).body;
  const { cats, inf } = await post('categorylist', {});
  const { products } = await post('productlist', { prodCat3Id: cats[0].prodCat3Id, alloc: inf.alloc });
  const { alloc } = inf;
  const added = await post('addtobasket', { productId: products[0].productId });
  const { basket } = await post('getbasket', { alloc });
  const { vfyTotal, basketId } = await post('getCheckoutOrderSummary', { alloc });
  const order = { cellNum: '+27825550100', alloc, vfyTotal, basketId };
  const { orderNum } = await post('placeOrder', order);
  return { id, alloc, products, added, basket, vfyTotal, orderNum };
}

test('a price that is loaded once is that of every country of the list, each with its money and point value', async () => {
  await send([countryHead, germany('EURO'), italy('EURO')]);
  expect(await lists()).toEqual([
    { alloc: 'CH', currency: 'CHF' },
    { alloc: 'EURO', currency: 'EUR' },
  ]);
  expect(await send([productHead, mug('EURO')])).toMatchObject({ added: 1, errors: [] });
  const inGermany = await shownIn('DE');
  expect(inGermany.products).toMatchObject([
    { displayPrice: 12.9, priceFormatted: expect.stringMatching(/^12,90\s€$/), pointsPrice: 258 },
  ]);
  expect(inGermany).toMatchObject({ alloc: 'EURO', vfyTotal: 12.9, orderNum: expect.any(String) });
  const inItaly = await shownIn('IT');
  // Cents are truncated there.
  expect(inItaly.products).toMatchObject([{ displayPrice: 12, pointsPrice: 120 }]);
  expect(inItaly).toMatchObject({ alloc: 'EURO', vfyTotal: 12, orderNum: expect.any(String) });
  // Each line once, though two countries have the list.
  expect([inGermany.basket.length, inItaly.basket.length]).toEqual([1, 1]);
  const letters = [
    ...(await portal.letters({ id: inGermany.id }, 'order')),
    ...(await portal.letters({ id: inItaly.id }, 'order')),
  ];
  expect(letters.map(({ text }) => /(?:Summe|Totale): .* =/.exec(text)?.[0].replaceAll(/\s/g, ' '))).toEqual([
    'Summe: 12,90 € =',
    'Totale: € 12 =',
  ]);
});

test('what changes in a shared list is seen at once in all of its countries', async () => {
  await send([countryHead, germany('EURO'), italy('EURO')]);
  await send([productHead, mug('EURO')]);
  await Promise.all(['DE', 'IT'].map(shownIn));
  await send([productHead, mug('EURO', '14.90')]);
  for (const [country, price] of [
    ['DE', 14.9],
    ['IT', 14],
  ] as const) {
    const { id } = await portal.make.member({ division_code: `${country}-D` });
    const { cats } = (await portal.post('/api/shop/categorylist', {}, { as: id })).body;
    const wish = { prodCat3Id: cats[0].prodCat3Id, alloc: 'EURO' };
    const { products } = (await portal.post('/api/shop/productlist', wish, { as: id })).body;
    expect(products).toMatchObject([{ displayPrice: price }]);
  }
});

test('a country of another currency is refused a list, be it of others in the file or not', async () => {
  expect(errorsOf(await send([countryHead, swiss('DE')]))).toEqual([
    `2 currency: ${ofOtherCurrency('DE', 'EUR', 'Germany')}`,
  ]);
  const two = await send([countryHead, germany('EURO'), swiss('EURO')]);
  expect(errorsOf(two)).toEqual([`3 currency: ${ofOtherCurrency('EURO', 'EUR', 'Germany')}`]);
  // Who has the list already decides, wherever they stand in the file.
  const turned = await send([countryHead, swiss('DE'), germany('DE')]);
  expect(errorsOf(turned)).toEqual([`2 currency: ${ofOtherCurrency('DE', 'EUR', 'Germany')}`]);
  expect(await lists()).toHaveLength(3);
});

test('nobody changes the currency of prices by taking over the list that others leave', async () => {
  await send([productHead, mug('DE')]);
  const taken = await send([countryHead, germany('IT'), swiss('DE')]);
  expect(errorsOf(taken)).toEqual([`3 currency: ${ofOtherCurrency('DE', 'EUR', 'its catalogue')}`]);
});

test('the currency of a shared list changes for all of its countries at once, or for none', async () => {
  await send([countryHead, germany('EURO'), italy('EURO')]);
  expect(errorsOf(await send([countryHead, germany('EURO', 'DEM')]))).toEqual([
    `2 currency: ${ofOtherCurrency('EURO', 'EUR', 'Italy')}`,
  ]);
  expect(await send([countryHead, germany('EURO', 'DEM'), italy('EURO', 'DEM')])).toMatchObject({
    changed: 2,
    errors: [],
  });
  expect(await lists()).toContainEqual({ alloc: 'EURO', currency: 'DEM' });
});

test('a country whose list has products moves to another one only when somebody says yes to other prices', async () => {
  await send([productHead, mug('DE')]);
  const asked = await upload(portal, [countryHead, germany('IT')].join('\n'), { as: ada.id });
  expect([asked.status, asked.body.message]).toEqual([
    400,
    expect.stringContaining('Germany: prices are those of list DE today, of list IT after.'),
  ]);
  expect(await send([countryHead, germany('IT')])).toMatchObject({ changed: 1, errors: [] });
  // Its products stay there: a list that has some does not go.
  expect(await lists()).toContainEqual({ alloc: 'DE', currency: 'EUR' });
});

test('two files at once that would give a list two currencies leave it one', async () => {
  await Promise.all([send([countryHead, germany('EURO')]), send([countryHead, swiss('EURO')])]);
  const { rows } = {
    rows: await portal.db.selectFrom('countries').select(['currency']).where('alloc', '=', 'EURO').execute(),
  };
  expect(new Set(rows.map(({ currency }) => currency)).size).toBe(1);
});
