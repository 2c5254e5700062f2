import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Decision } from '#directory/decides';
import { type Answer, type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import { buy, makeProduct } from './goods.ts';
import type { MadeMember } from './make.ts';
import { upload } from './upload.ts';

let portal: TestApp;
/** May do everything. */
let ada: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({
    ...{ is_admin_reports: true, is_manager: true, role_ca: true, role_cc: true, role_idea: true },
    ...{ points: 1000, budget: 1000 },
  });
  bob = await portal.make.member({ manager_id: ada.id, points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (member: MadeMember) => (path: string, body: object) => portal.post(path, body, { as: member.id });
const idOf = (member: MadeMember) => `1.${member.publicId}`;
const nominate = async (by: MadeMember, nominee: MadeMember) => {
  const wish = { nomCat: ['Act of Courage'], reason: 'Stood up.', members: [idOf(nominee)] };
  return (await as(by)('/api/nom/newnom', wish)).body.nomIds[0] as string;
};
const orderLine = async (by: MadeMember) =>
  (await buy(portal, by, [await makeProduct(portal, { stock: 5 })])).memberOrderItemId;
const ideaOf = async (by: MadeMember) => {
  const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
  return (await as(by)('/api/idea/ideasubmit', idea)).body.ideaBoxId as string;
};
const award = (member: MadeMember, more: object) => ({
  ...{ message: 'Thank you', sendBy: 'email', recipients: [idOf(member)] },
  ...more,
});
const rating = { reviewRating: 5, isCustom: false, customPoints: null, isIncludeInQuarterly: false };

/** Every verb that decides: what it needs, and the decision itself about what concerns a member. */
const decisions: [string, Decision, (about: MadeMember) => Promise<() => Promise<Answer>>][] = [
  [
    'a line is moved',
    'order',
    async (about) => {
      const memberOrderItemId = await orderLine(about);
      return () => as(ada)('/api/shop/deskmove', { memberOrderItemId, dispatchStatus: 1 });
    },
  ],
  [
    'a line is refunded',
    'order',
    async (about) => {
      const memberOrderItemId = await orderLine(about);
      return () => as(ada)('/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Broken' });
    },
  ],
  [
    'a nomination is rated',
    'nomination',
    async (about) => {
      const nomId = await nominate(about === ada ? bob : await portal.make.member(), about);
      return () => as(ada)('/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
    },
  ],
  [
    'a nomination is declined',
    'nomination',
    async (about) => {
      const nomId = await nominate(about === ada ? bob : await portal.make.member(), about);
      return () => as(ada)('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not now.' });
    },
  ],
  [
    'a nomination that somebody made is rated',
    'nomination',
    async (about) => {
      const nominee = await portal.make.member({ manager_id: ada.id });
      const nomId = await nominate(about, nominee);
      return () => as(ada)('/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
    },
  ],
  [
    'an idea is reviewed',
    'idea',
    async (about) => {
      const ideaBoxId = await ideaOf(about);
      return () => as(ada)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Kind.', points: 50 });
    },
  ],
  [
    'an adhoc award is given',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'adhoc', reason: 'Client Focus', points: 5 })),
  ],
  [
    'Recognise is given',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'reward', reason: 'Act of Courage', points: 5 })),
  ],
  [
    'points are paid forward',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'payitforward', reason: 'Act of Courage', points: 5 })),
  ],
  [
    'somebody is nominated',
    'nomination',
    async (about) => () =>
      as(ada)('/api/nom/newnom', { nomCat: ['Act of Courage'], reason: 'Stood up.', members: [idOf(about)] }),
  ],
  [
    'a budget is uploaded',
    'budget',
    async (about) => {
      await portal.make.setFlags(about.id, { is_manager: true });
      const file = `memberNumber,period,points\r\n${about.memberNumber},Q4 ${about.id},100\r\n`;
      return () => upload(portal, file, { as: ada.id });
    },
  ],
  [
    'what has a price is ordered',
    'price',
    async (about) => {
      const keeper = about === ada ? ada : await portal.make.member({ is_admin_reports: true });
      const file = `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,OWN${about.id},Pen,Home,Desk,Pens,1,goods,5\r\n`;
      expect((await upload(portal, file, { as: keeper.id })).status).toBe(200);
      const { id } = await portal.db
        .selectFrom('products')
        .select('id')
        .where('code', '=', `OWN${about.id}`)
        .executeTakeFirstOrThrow();
      await portal.db.deleteFrom('basket_lines').execute();
      await as(ada)('/api/shop/addtobasket', { productId: String(id) });
      return () => as(ada)('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 1 });
    },
  ],
  [
    'a promotional code is used',
    'code',
    async (about) => {
      const keeper = about === ada ? ada : await portal.make.member({ is_admin_reports: true });
      const promoCode = `HALF${about.id}`;
      expect((await upload(portal, `code,kind,value\r\n${promoCode},percent,50\r\n`, { as: keeper.id })).status).toBe(
        200,
      );
      await as(ada)('/api/shop/addtobasket', { productId: await makeProduct(portal, { stock: 5, price: 200 }) });
      return async () => {
        const basket = await as(ada)('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', promoCode });
        const order = { cellNum: '+27820000001', alloc: 'ZA', promoCode, vfyTotal: basket.body.vfyTotal };
        return as(ada)('/api/shop/placeOrder', order);
      };
    },
  ],
];

test.each(decisions)(
  'D4: when %s, one may decide about others and not about oneself (%s)',
  async (_, decision, make) => {
    const own = await make(ada);
    const refused = await withoutEffect(portal.db, own);
    expect([400, 403]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).toMatch(
      /your own|You cannot choose yourself|to themselves|yourself\. It is yours/,
    );
    const others = await make(bob);
    expect([decision, (await others()).status]).toEqual([decision, 200]);
  },
);

test('D4: a price and a code that somebody else has uploaded too are nobody’s own; changed again, they are whose change it was', async () => {
  const eve = await portal.make.member({ is_admin_reports: true, points: 1000 });
  const catalogue = (price: number, stock = 5) =>
    `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,BOTH,Pen,Home,Desk,Pens,${price},goods,${stock}\r\n`;
  const codes = (percent: number) => `code,kind,value\r\nBOTH,percent,${percent}\r\n`;
  const sent = async (file: string, by: MadeMember) =>
    expect((await upload(portal, file, { as: by.id, query: 'confirm=prices' })).status).toBe(200);
  const keepers = async () => [
    (await portal.db.selectFrom('products').select('price_by_id').where('code', '=', 'BOTH').executeTakeFirstOrThrow())
      .price_by_id,
    (await portal.db.selectFrom('promos').select('by_id').where('code', '=', 'BOTH').executeTakeFirstOrThrow()).by_id,
  ];
  for (const [by, price, percent, owner] of [
    [ada, 10, 10, ada.id],
    [ada, 10, 10, ada.id],
    [eve, 10, 10, null],
    [ada, 10, 10, null],
    [eve, 20, 20, eve.id],
    [ada, 30, 30, ada.id],
  ] as const) {
    await sent(catalogue(price), by);
    await sent(codes(percent), by);
    expect([by.id, price, await keepers()]).toEqual([by.id, price, [owner, owner]]);
  }
  await sent(catalogue(30, 9), eve);
  expect((await keepers())[0]).toBeNull();
});
