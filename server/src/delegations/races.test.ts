import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let max: MadeMember;
let ana: MadeMember;
let team: MadeMember[];

beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function company({ budget = 500, points = 100 } = {}) {
  max = await portal.make.member({ is_manager: true, budget, surname: 'Away' });
  ana = await portal.make.member({ surname: 'Delegate' });
  team = [await portal.make.member({ manager_id: max.id }), await portal.make.member({ manager_id: max.id })];
  return String(await portal.make.delegation(max, ana, ['budget'], { points }));
}

const wishOf = (more: object = {}) => ({
  ...{ what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Well done', sendBy: 'email' },
  recipients: [team[0]?.memberId],
  ...more,
});
const give = (by: MadeMember, more: object = {}) => portal.post('/api/reward/doreward', wishOf(more), { as: by.id });
const usedOf = async (delegationId: string) =>
  (
    await portal.db
      .selectFrom('delegations')
      .select('points_used')
      .where('id', '=', Number(delegationId))
      .executeTakeFirstOrThrow()
  ).points_used;
const walletOf = async ({ id }: MadeMember) =>
  (await portal.post('/api/member/getmemberdata', {}, { as: id })).body.memberData.awardsPointsAvailable as number;
const potOf = async ({ id }: MadeMember) =>
  (await portal.post('/api/member/getmemberdata', {}, { as: id })).body.memberData.awardsPointsAvailableMng as number;
const end = (by: MadeMember, delegationId: string) =>
  portal.post('/api/member/enddelegation', { delegationId }, { as: by.id });

test('an award from the budget of who is away: it is theirs, from the delegate, for them', {
  tags: 'seed',
}, async () => {
  const delegationId = await company();
  const { body: quoted } = await portal.post(
    '/api/reward/quote',
    { what: 'adhoc', points: 5, recipients: [team[0]?.memberId], delegationId },
    { as: ana.id },
  );
  expect(quoted.quote).toMatchObject({ available: 100, left: 95, pointsTotal: 5 });
  expect((await give(ana, { delegationId })).status).toBe(200);
  expect([await usedOf(delegationId), await potOf(max), await walletOf(team[0] as MadeMember)]).toEqual([5, 495, 5]);
  const { body } = await portal.post(
    '/api/report/myrecognitions',
    { selMonth: 'November 2026' },
    { as: (team[0] as MadeMember).id },
  );
  expect(JSON.stringify(body)).toMatch(/First\d+ Away/);
  const [letter] = await portal.letters(team[0], 'card');
  expect(letter?.text).toMatch(/First\d+ Delegate for First\d+ Away/);
});

test('never more in all than was lent, nor to the delegate, nor to who is away, nor anything else', {
  tags: 'seed',
}, async () => {
  const delegationId = await company({ points: 12 });
  const sent = async (more: object) => {
    const { status, body } = await give(ana, { delegationId, ...more });
    return [status, body.formErrors?.recipients ?? body.message];
  };
  expect(await sent({ recipients: [ana.memberId] })).toEqual([400, expect.stringContaining('yourself')]);
  expect(await sent({ recipients: [max.memberId] })).toEqual([
    400,
    expect.stringContaining('nobody decides for somebody'),
  ]);
  expect(await sent({ recipients: team.map(({ memberId }) => memberId) })).toEqual([200, expect.anything()]);
  expect(await sent({})).toEqual([400, expect.stringContaining('2 points are left')]);
  expect((await give(ana)).status).toBe(403);
  const paid = { what: 'payitforward', reason: 'Act of Courage', points: 5, delegationId };
  expect((await give(ana, paid)).status).toBe(400);
  const stranger = await portal.make.member();
  expect((await give(stranger, { delegationId })).body.formErrors).toHaveProperty('delegationId');
  expect(await usedOf(delegationId)).toBe(10);
});

test('what is taken back, or corrected, makes room again', { tags: 'seed' }, async () => {
  const delegationId = await company({ points: 10 });
  const { body } = await give(ana, { delegationId });
  const back = await portal.post('/api/reward/takeback', { awardId: body.takeBack.awardId }, { as: ana.id });
  expect([back.status, await usedOf(delegationId), await potOf(max)]).toEqual([200, 0, 500]);
  const again = await give(ana, { delegationId });
  const amy = await portal.make.member({ is_admin_reports: true });
  const wish = { kind: 'award', subjectId: again.body.takeBack.awardId, reason: 'By mistake', seen: 5 };
  const corrected = await portal.post('/api/admin/correct', wish, { as: amy.id });
  expect([corrected.status, await usedOf(delegationId), await potOf(max)]).toEqual([200, 0, 500]);
});

test('200 rounds: awards of the delegate against each other, against the end, and against who is away', {
  tags: 'seed',
}, async () => {
  // loop: each round is a race of its own
  for (let round = 0; round < 200; round += 1) {
    const delegationId = await company({ budget: 40, points: 20 });
    const deeds = Array.from({ length: 10 }, (_, i) => {
      if (i === 4 && round % 2) return end(round % 4 === 1 ? max : ana, delegationId);
      return i % 3 === 2 ? give(max) : give(ana, { delegationId });
    });
    const answers = await Promise.all(deeds);
    const given = (of: (i: number) => boolean) => answers.filter(({ status }, i) => status === 200 && of(i)).length * 5;
    const isEnd = (i: number) => i === 4 && round % 2 === 1;
    const lent = given((i) => i % 3 !== 2 && !isEnd(i));
    const own = given((i) => i % 3 === 2);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect([round, lent <= 20, await usedOf(delegationId)]).toEqual([round, true, lent]);
    expect([round, await potOf(max), await walletOf(team[0] as MadeMember)]).toEqual([
      round,
      40 - lent - own,
      lent + own,
    ]);
    if (round % 2) expect((await give(ana, { delegationId })).body.formErrors).toHaveProperty('delegationId');
  }
});
