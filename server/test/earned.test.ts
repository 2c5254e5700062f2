import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { buy, makeProduct } from './goods.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

test("a month's points earned are those of recognition and ideas; a refund and a cancelled order only give back", {
  tags: 'seed',
}, async () => {
  const ada = await portal.make.member({ is_admin_reports: true, role_idea: true });
  const ann = await portal.make.member({ points: 1000 });
  const earned = async () =>
    (await portal.post('/api/member/getmemberdata', {}, { as: ann.id })).body.homeStats.pointsEarned;
  const before = await earned();
  const mug = await makeProduct(portal);
  const { memberOrderItemId } = await buy(portal, ann, [mug]);
  await portal.post('/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Broken' }, { as: ada.id });
  const { memberOrderId } = await buy(portal, ann, [mug]);
  expect((await portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id })).status).toBe(200);
  expect(await earned()).toBe(before);
  const award = { what: 'reward', reason: 'Act of Courage', points: 70, message: 'Thank you', sendBy: 'email' };
  await portal.post('/api/reward/doreward', { ...award, recipients: [`1.${ann.publicId}`] }, { as: ada.id });
  const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
  const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', idea, { as: ann.id })).body;
  const review = { ideaBoxId, actionStatus: 'Kind.', points: 50 };
  expect((await portal.post('/api/idea/donexusideareview', review, { as: ada.id })).status).toBe(200);
  expect(await earned()).toBe(before + 120);
});
