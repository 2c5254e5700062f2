import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
/** The manager, the committee member and the helper; the helper nominates whomever the manager reviews. */
let max: MadeMember;
let coca: MadeMember;
let helper: MadeMember;
let team: MadeMember[];

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function company() {
  max = await portal.make.member({ is_manager: true });
  coca = await portal.make.member({ role_cc: true, division_code: 'C1' });
  helper = await portal.make.member({ manager_id: max.id });
  team = await Promise.all(Array.from({ length: 20 }, () => portal.make.member({ manager_id: max.id })));
}

async function nominate(of: MadeMember[], by = helper): Promise<string[]> {
  const body = { nomCat: ['Act of Courage'], reason: 'Brave.', members: of.map(({ memberId }) => memberId) };
  return (await portal.post('/api/nom/newnom', body, { as: by.id })).body.nomIds;
}

const rate = (nomId: string | undefined, by: MadeMember, customPoints = 320) =>
  portal.post(
    '/api/reward/donexusnomreviewreward',
    { nomId, reviewRating: 7, isCustom: true, customPoints, isIncludeInQuarterly: true, quarterlyMotivation: 'Yes.' },
    { as: by.id },
  );
const decline = (nomId: string | undefined, by: MadeMember) =>
  portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not alone.' }, { as: by.id });
const seen = async (nomId: string | undefined, as: MadeMember) =>
  (await portal.post('/api/nom/nomget', { nomId }, { as: as.id })).body.nom;
const pointsOf = async (...members: MadeMember[]) => {
  const answers = await Promise.all(members.map(({ id }) => portal.post('/api/member/getmemberdata', {}, { as: id })));
  return answers.reduce((sum, { body }) => sum + body.memberData.awardsPointsAvailable, 0);
};

test('D11: 20 reviews at once of one helper’s nominations pay no more than 1,000 points; the others wait', {
  tags: 'seed',
}, async () => {
  await company();
  const ids = await nominate(team);
  const answers = await Promise.all(ids.map((id) => rate(id, max)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(answers.filter(({ body }) => body.result.includes('a second person confirms it'))).toHaveLength(17);
  expect(await pointsOf(...team)).toBe(960);
  const states = await portal.db.selectFrom('nominations').select('state').where('by_id', '=', helper.id).execute();
  expect(states.filter(({ state }) => state === 'waiting')).toHaveLength(17);
});

test('D11: nor more than 1,000 to one nominee, whoever nominates; the next month begins anew', {
  tags: 'seed',
}, async () => {
  portal.now = new Date('2026-11-30T23:30:00Z');
  await company();
  const [nominee] = team as [MadeMember];
  const ids: string[] = [];
  for (const by of team.slice(1)) ids.push(...(await nominate([nominee], by)));
  await Promise.all(ids.slice(0, -1).map((id) => rate(id, max)));
  expect(await pointsOf(nominee)).toBe(960);
  // What fits still fits.
  expect((await rate((await nominate([nominee]))[0], max, 40)).body.result).toContain('on their way');
  expect(await pointsOf(nominee)).toBe(1000);
  portal.now = new Date('2026-12-01T00:00:00Z');
  await rate(ids.at(-1), max);
  expect(await pointsOf(nominee)).toBe(1320);
});

test('D11: the rating of a second person pays, theirs and not the first; and only theirs', {
  tags: 'seed',
}, async () => {
  await company();
  const ids = await nominate(team.slice(0, 4));
  for (const id of ids) await rate(id, max);
  const [, , , waiting] = ids;
  const nominee = team[3] as MadeMember;
  expect(await pointsOf(nominee)).toBe(0);
  expect(await seen(waiting, max)).toMatchObject({
    state: 'waiting',
    reviewIsDone: false,
    ratingIsDone: true,
    mayReview: false,
  });
  expect(await seen(waiting, coca)).toMatchObject({
    state: 'waiting',
    mayReview: true,
    reviewRating: 7,
    ratingCount: 1,
  });
  // The same person again, the nominator and a stranger: no.
  expect((await rate(waiting, max)).status).toBe(400);
  expect((await decline(waiting, max)).status).toBe(400);
  expect((await rate(waiting, helper)).status).toBe(403);
  const stranger = await portal.make.member({ is_manager: true, division_code: 'S1' });
  expect((await rate(waiting, stranger)).status).toBe(404);
  const told = (await portal.letters(undefined, 'nomination waits')).filter(
    ({ aboutId }) => aboutId === Number(waiting),
  );
  expect(told.map(({ memberId }) => memberId)).toContain(coca.id);
  expect(told.map(({ memberId }) => memberId)).not.toContain(max.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => rate(waiting, coca, 200)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await pointsOf(nominee)).toBe(200);
  expect(await seen(waiting, max)).toMatchObject({
    state: 'rated',
    reviewPointsValue: 200,
    reviewByMember: expect.any(String),
    ratingCount: 2,
  });
});

test('D11: a second person may decline, and nothing is paid or shown on the wall of fame', {
  tags: 'seed',
}, async () => {
  await company();
  const ids = await nominate(team.slice(0, 4));
  for (const id of ids) await rate(id, max);
  const wall = async () => (await portal.post('/api/nom/wallOfFame', {}, { as: max.id })).body.report.rows.length;
  const before = await wall();
  expect((await decline(ids[3], coca)).status).toBe(200);
  expect(await seen(ids[3], max)).toMatchObject({ state: 'declined', motivation: 'Not alone.', reviewPointsValue: 0 });
  expect(await pointsOf(team[3] as MadeMember)).toBe(0);
  expect(await wall()).toBe(before);
});

test('D11: confirm and decline at once: one of them decides', { tags: 'seed' }, async () => {
  await company();
  const other = await portal.make.member({ role_ca: true, division_code: 'C1' });
  const ids = await nominate(team.slice(0, 4));
  for (const id of ids) await rate(id, max);
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? decline(ids[3], other) : rate(ids[3], coca))));
  const { state } = await seen(ids[3], max);
  expect(await pointsOf(team[3] as MadeMember)).toBe(state === 'rated' ? 320 : 0);
});
