import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';
import { makeShop } from './make-shop.ts';

/** Many are not a loop over one: however many, a call takes as many statements. */

let portal: TestApp;
let counting: Awaited<ReturnType<typeof buildApp>>;
let count = 0;
let manager: MadeMember;

beforeAll(async () => {
  portal = await testApp({ OWN_DIVISION_MAX: '1000', PAIR_POINTS_PER_MONTH: '1000000' });
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  counting = await buildApp({ ...portal.company, db }, { webDist: '/nonexistent' });
  manager = await portal.make.member({ is_manager: true, budget: 100_000 });
});
afterAll(async () => {
  await counting.close();
  await expectBooksRight(portal.db);
  await portal.close();
});

/** How many statements the call takes; it must be answered with 200. */
async function statementsOf(path: string, body: object, as: MadeMember): Promise<number> {
  const headers = { authorization: `Bearer ${await portal.tokenOf(as.id)}` };
  // A token that was just used is not written down again.
  await counting.inject({ method: 'POST', url: '/api/member/memberheader', headers, payload: {} });
  count = 0;
  const answer = await counting.inject({ method: 'POST', url: path, headers, payload: body });
  expect({ status: answer.statusCode, body: answer.body.slice(0, 200) }).toMatchObject({ status: 200 });
  return count;
}

async function division(code: string, people: number): Promise<void> {
  for (let n = 0; n < people; n += 1) await portal.make.member({ division_code: code, manager_id: manager.id });
}

test('an order of 50 things as one of two, goods and vouchers alike', async () => {
  const { product } = makeShop(portal);
  const orderOf = async (pairs: number) => {
    const buyer = await portal.make.member({ points: 100_000 });
    for (let n = 0; n < pairs; n += 1) {
      for (const id of [await product({ price: 100, stock: 5 }), await product({ price: 100, codes: 3 })])
        await portal.post('/api/shop/setbasketqty', { productId: id, qty: 2, alloc: 'ZA' }, { as: buyer.id });
    }
    return statementsOf('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: pairs * 4 }, buyer);
  };
  expect(await orderOf(25)).toBe(await orderOf(1));
});

test('an award to a division of 150 as to one of two, and its nomination, and its review', {
  tags: 'seed',
}, async () => {
  await division('FEW', 2);
  await division('MANY', 150);
  const award = (code: string) => ({
    what: 'adhoc',
    reason: 'Client Focus',
    points: 5,
    message: 'Thank you',
    sendBy: 'email',
    recipients: [`div:${code}`],
  });
  const given = (code: string) => statementsOf('/api/reward/doreward', award(code), manager);
  expect(await given('MANY')).toBe(await given('FEW'));
  const nominator = await portal.make.member();
  const nomination = (code: string) => ({
    nomCat: ['Act of Courage'],
    reason: 'All of them.',
    members: [`div:${code}`],
  });
  const nominated = (code: string) => statementsOf('/api/nom/newnom', nomination(code), nominator);
  expect(await nominated('MANY')).toBe(await nominated('FEW'));
  const reviewed = async (code: string) => {
    const { rows } = await sql<{ id: number }>`select id from nominations where division_code = ${code}`.execute(
      portal.db,
    );
    const stars = {
      reviewRating: 3,
      isCustom: false,
      customPoints: null,
      isIncludeInQuarterly: false,
      quarterlyMotivation: '',
    };
    return statementsOf('/api/reward/donexusnomreviewreward', { nomId: String(rows[0]?.id), ...stars }, manager);
  };
  expect(await reviewed('MANY')).toBe(await reviewed('FEW'));
});
