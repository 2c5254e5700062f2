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
];

test.each(decisions)(
  'D4: when %s, one may decide about others and not about oneself (%s)',
  async (_, decision, make) => {
    const own = await make(ada);
    const refused = await withoutEffect(portal.db, own);
    expect([400, 403]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).toMatch(/your own|You cannot choose yourself|to themselves/);
    const others = await make(bob);
    expect([decision, (await others()).status]).toEqual([decision, 200]);
  },
);
