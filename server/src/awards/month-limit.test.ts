import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
/** Who may be the second person. */
let eve: MadeMember;

beforeAll(async () => {
  portal = await testApp({ RECOGNISE_POINTS_PER_MONTH: '10000', PAIR_POINTS_PER_MONTH: '1000' });
  eve = await portal.make.member({ is_admin_reports: true });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true });
  ann = await portal.make.member({ manager_id: ada.id });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const waits = ({ status, body }: Answer): boolean => {
  expect(status).toBe(200);
  return body.second !== undefined;
};
const recognise = (points: number, to: MadeMember[], by = ada) =>
  portal.post(
    '/api/reward/doreward',
    {
      what: 'reward',
      reason: 'Act of Courage',
      points,
      message: '',
      sendBy: 'email',
      recipients: to.map(({ memberId }) => memberId),
    },
    { as: by.id },
  );
const idea = async (by: MadeMember) =>
  (
    await portal.post(
      '/api/idea/ideasubmit',
      { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' },
      { as: by.id },
    )
  ).body.ideaBoxId as string;
const reward = (ideaBoxId: string, points: number, by = ada) =>
  portal.post('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Good.', points }, { as: by.id });
const wallet = async ({ id }: MadeMember): Promise<number> =>
  (await portal.post('/api/member/getmemberdata', {}, { as: id })).body.memberData.awardsPointsAvailable;

test('one call of the specification stays one call; what one person gives another above ten thousand in a month waits for a second person', {
  tags: 'seed',
}, async () => {
  const bob = await portal.make.member();
  expect((await recognise(9_999, [ann])).status).toBe(200);
  const quoted = async (points: number) => {
    const wish = { what: 'reward', points, recipients: [bob.memberId, ann.memberId] };
    return (await portal.post('/api/reward/quote', wish, { as: ada.id })).body.quote.steps.length;
  };
  expect([await quoted(1), await quoted(2)]).toEqual([0, 1]);
  const above = await recognise(2, [bob, ann]);
  expect([waits(above), await wallet(bob)]).toEqual([true, 0]);
  expect(above.body.message).toContain('more than the 10\u00a0000 points that one person recognises alone in a month');
  expect(waits(await recognise(1, [ann, bob]))).toBe(false);
  expect(waits(await recognise(1, [ann]))).toBe(true);
  expect(waits(await recognise(9_999, [ann], eve))).toBe(false);
  portal.now = new Date('2026-12-01T00:00:00Z');
  ada = await portal.make.member({ is_admin_reports: true });
  expect(waits(await recognise(9_999, [ann]))).toBe(false);
  expect(await wallet(ann)).toBe(29_998);
});

test('20 at once of one administrator to one member stay within it together', { tags: 'seed' }, async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => recognise(4_000, [ann])));
  expect(answers.filter((answer) => !waits(answer))).toHaveLength(2);
  expect(await wallet(ann)).toBe(8_000);
});

test('ideas and nominations of one reviewer for one member are one sum; an idea above it waits for a second person', {
  tags: 'seed',
}, async () => {
  for (let n = 0; n < 3; n++) expect((await reward(await idea(ann), 300)).status).toBe(200);
  const above = await idea(ann);
  const asked = await reward(above, 150);
  expect(waits(asked)).toBe(true);
  expect((await reward(await idea(ann), 0)).status).toBe(200);
  const by = await portal.make.member();
  const { body } = await portal.post(
    '/api/nom/newnom',
    { nomCat: ['Act of Courage'], reason: 'Brave.', members: [ann.memberId] },
    { as: by.id },
  );
  const rating = {
    nomId: body.nomIds[0],
    reviewRating: 3,
    isCustom: false,
    customPoints: null,
    isIncludeInQuarterly: false,
  };
  const rated = await portal.post(
    '/api/reward/donexusnomreviewreward',
    { ...rating, quarterlyMotivation: '' },
    { as: ada.id },
  );
  expect([rated.status, rated.body.result]).toEqual([200, expect.stringContaining('a second person confirms it')]);
  expect(await wallet(ann)).toBe(900);
  expect((await reward(await idea(ann), 100)).status).toBe(200);
  const { approvalId } = asked.body.second;
  expect((await portal.post('/api/admin/confirmapproval', { approvalId }, { as: eve.id })).status).toBe(200);
  expect(await wallet(ann)).toBe(1_150);
});

test('20 ideas of one author rewarded at once by one reviewer stay within it together', { tags: 'seed' }, async () => {
  const ids = [];
  for (let n = 0; n < 20; n++) ids.push(await idea(ann));
  const answers = await Promise.all(ids.map((id) => reward(id, 250)));
  expect(answers.filter((answer) => !waits(answer))).toHaveLength(4);
  expect(await wallet(ann)).toBe(1_000);
});
