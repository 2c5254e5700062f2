import { type ApprovalRule, stepApprovers } from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookAfterApprovals } from '#approvals/round';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { reviewingIn } from '../../test/reviewing-steps.ts';
import { step, stepsIn } from '../../test/waiting-steps.ts';
import { withdrawAll } from '../../test/withdrawn.ts';

let portal: TestApp;
/** Leads Max, who leads Tom and Ann; Tom nominates, Max reviews; Fay holds the finances. */
let boss: MadeMember;
let max: MadeMember;
let tom: MadeMember;
let ann: MadeMember;
let fay: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  await withdrawAll(portal.db, portal.now);
  const { make } = portal;
  boss = await make.member({ is_manager: true, firstname: 'Bea', surname: 'Boss' });
  max = await make.member({ is_manager: true, manager_id: boss.id, surname: 'Max' });
  tom = await make.member({ manager_id: max.id, firstname: 'Tom', surname: 'Tau' });
  ann = await make.member({ manager_id: max.id, firstname: 'Ann', surname: 'Able' });
  fay = await make.member({ firstname: 'Fay', surname: 'Funds', roles: [{ capability: 'finance' }] });
  ada = await make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const { confirm, decline, withdraw, shown, listed, told, reserved } = stepsIn(() => portal);
const reviewing = reviewingIn(() => portal);
const { own, seen, walletOf } = reviewing;
const as = (by: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: by.id });
const rules = (...some: Partial<ApprovalRule>[]) =>
  goBy(portal, {
    approvals: {
      daysMost: 10,
      rules: some.map((one, n) => ({
        ...{ key: `rule-${n + 1}`, what: 'nomination', when: 'always', above: 0, scopeKind: 'everything' },
        ...{ scopeCode: '', steps: [step('finance')] },
        ...one,
      })),
    },
  });
const nominate = (to: Pick<MadeMember, 'memberId'>, by = tom) => reviewing.nominate(to, by);
const rating = (nomId: string, customPoints: number) => ({
  ...{ nomId, reviewRating: 7, isCustom: true, customPoints },
});
const rate = (nomId: string, customPoints = 300, by = max, quarterlyMotivation = ''): Promise<Answer> =>
  as(by, '/api/reward/donexusnomreviewreward', {
    ...rating(nomId, customPoints),
    ...{ isIncludeInQuarterly: quarterlyMotivation !== '', quarterlyMotivation },
  });
const quote = (nomId: string, customPoints = 300, by = max) =>
  as(by, '/api/nom/tryreview', rating(nomId, customPoints));
const turnDown = (nomId: string, by = max) => reviewing.decline(by, nomId);
async function waiting(asked: Promise<Answer>): Promise<string> {
  const { status, body } = await asked;
  expect([status, body.result]).toEqual([200, expect.stringContaining('nobody has got anything yet')]);
  return body.second.approvalId;
}
describe('a rule for nominations', { tags: 'seed' }, () => {
  test('keeps what a rating pays waiting, its points set aside; nothing is rated before, and whoever nominated sees each step', async () => {
    await rules({ steps: [step('nextManager'), step('finance')] });
    const nomId = await nominate(ann);
    expect((await quote(nomId)).body).toMatchObject({
      ...{ recipients: 1, pointsEach: 300, pointsTotal: 300 },
      steps: [
        { by: 'nextManager', people: { names: ['Bea Boss'] } },
        { by: 'finance', people: { names: ['Ada Admin', 'Fay Funds'] } },
      ],
    });
    const approvalId = await waiting(rate(nomId, 300, max, 'Every day.'));
    expect([await walletOf(ann), await reserved()]).toEqual([0, 300]);
    expect(await seen(max, nomId)).toMatchObject({
      ...{ state: 'open', isAsked: true, mayReview: false, reviewIsDone: false, ratingCount: 0, reviewRating: 0 },
    });
    expect(await own(tom, nomId)).toMatchObject({
      ...{ state: 'open', reviewRating: 0 },
      steps: [
        { by: 'nextManager', state: 'now', people: { names: ['Bea Boss'] } },
        { by: 'finance', state: 'ahead' },
      ],
    });
    expect(await shown(boss, approvalId)).toMatchObject({
      ...{ kind: 'nomination', mayDecide: true, reserved: 300, dateUntil: '2026-11-30T10:00:00.000Z' },
      nomination: {
        ...{ nomId, nomineeMember: 'Ann Able', byMember: 'Tom Tau', nomCat: 'Act of Courage', reason: 'Brave.' },
        ...{ rating: 7, stars: 7, pointsEach: 300, pointsTotal: 300, people: 1, motivation: 'Every day.' },
      },
    });
    expect((await confirm(boss, approvalId)).body.message).toContain('Next it waits for');
    expect((await confirm(fay, approvalId)).body.message).toBe('Thank you. 300 points and an e-card are on their way.');
    expect([await walletOf(ann), await reserved()]).toEqual([300, 0]);
    expect(await seen(max, nomId)).toMatchObject({
      ...{ state: 'rated', isAsked: false, reviewRating: 7, reviewPointsValue: 300, ratingCount: 1 },
      ...{ reviewByMemberNumber: max.memberNumber, motivation: 'Every day.' },
    });
    expect(await own(tom, nomId)).toMatchObject({ state: 'rated', steps: [], reviewPointsValue: 300 });
    await portal.settle();
    expect((await portal.letters(tom, 'nomination rated')).length).toBe(1);
    expect((await portal.letters(max, 'approval confirmed')).length).toBe(1);
  });

  test('goes above so many points in all, by where the nominator is, or to their own manager; else it is paid at once', async () => {
    await rules(
      { when: 'above', above: 250 },
      { when: 'ownManager', steps: [step('people')] },
      { scopeKind: 'costCentre', scopeCode: 'CC 7', steps: [step('programme')] },
    );
    const steps = async (nomId: string, points: number, by = max) =>
      (await quote(nomId, points, by)).body.steps.map((one: { by: string }) => one.by);
    await portal.make.member({ roles: [{ capability: 'people' }, { capability: 'programme' }] });
    const toAnn = await nominate(ann);
    expect([await steps(toAnn, 251), await steps(toAnn, 250)]).toEqual([['finance'], []]);
    expect(await steps(await nominate(max), 10, boss)).toEqual(['people']);
    await sql`update members set cost_centre = 'CC 7' where id = ${tom.id}`.execute(portal.db);
    expect(await steps(toAnn, 10)).toEqual(['programme']);
    await sql`update members set cost_centre = null where id = ${tom.id}`.execute(portal.db);
    expect((await rate(toAnn, 250)).body).toEqual({ result: 'Thank you. 250 points and an e-card are on their way.' });
    // Cards without points wait for nobody.
    await rules({});
    expect((await rate(await nominate(ann), 0)).body.second).toBeUndefined();
  });

  test('nobody else reviews it meanwhile, it waits in no list of theirs, and who is nominated hears of nothing', async () => {
    await rules({});
    const coca = await portal.make.member({ role_cc: true, division_code: 'C1' });
    // She reads nominations, her own as well.
    const ann = await portal.make.member({ is_manager: true, manager_id: max.id });
    const nomId = await nominate(ann);
    const count = async (who: MadeMember) => (await as(who, '/api/member/waiting')).body.nominations.count;
    const inReview = async (who: MadeMember) =>
      (await as(who, '/api/nom/nomlist', { status: 'review' })).body.noms.filter(
        (one: { nomId: string }) => one.nomId === nomId,
      ).length;
    const before = await count(max);
    expect(await inReview(coca)).toBe(1);
    const approvalId = await waiting(rate(nomId));
    expect([await count(max), await inReview(coca)]).toEqual([before - 1, 0]);
    for (const answer of [
      await rate(nomId, 10, coca),
      await turnDown(nomId, coca),
      await rate(nomId),
      await quote(nomId),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        ...[400, 'This nomination is rated already, and waits until others have confirmed it.'],
      ]);
    expect(await seen(ann, nomId)).toMatchObject({ state: 'open', isAsked: false });
    expect((await as(ann, '/api/admin/approvals', { show: 'waiting' })).body.total).toBe(0);
    expect((await as(fay, '/api/member/waiting')).body.approvals).toMatchObject({ count: 1 });
    await decline(fay, approvalId);
    expect([await count(max), await inReview(coca), await reserved()]).toEqual([before, 1, 0]);
    expect((await own(tom, nomId)).steps).toEqual([]);
    // Another may rate it, and it goes through the steps again; or it is declined.
    const again = await waiting(rate(nomId, 20, coca));
    expect((await withdraw(max, again)).status).toBe(404);
    expect((await withdraw(coca, again)).status).toBe(200);
    expect((await turnDown(nomId)).status).toBe(200);
    expect([await walletOf(ann), await reserved()]).toEqual([0, 0]);
  });

  test('neither who nominated, nor who rated, nor who gets something confirms it, nor anybody for them', async () => {
    const roles = [{ capability: 'finance' as const }];
    const nora = await portal.make.member({ roles, manager_id: max.id });
    const nick = await portal.make.member({ roles, manager_id: max.id });
    const ida = await portal.make.member();
    for (const away of [nora, nick]) await portal.make.delegation(away, ida, ['approvals']);
    await rules({});
    const approvalId = await waiting(rate(await nominate(nick, nora)));
    expect(await told(approvalId)).toEqual(new Set([fay.id, ada.id]));
    for (const who of [nora, nick, max])
      expect([(await confirm(who, approvalId)).status, (await decline(who, approvalId)).status]).toEqual([403, 403]);
    expect((await confirm(ida, approvalId)).status).toBe(403);
    expect((await confirm(tom, approvalId)).status).toBe(403);
    expect(await reserved()).toBe(300);
  });

  test('a division gets it as it was when it was asked: who came since is not paid, who left is left out', async () => {
    const team = [];
    for (let n = 0; n < 3; n += 1) team.push(await portal.make.member({ division_code: 'N7', manager_id: max.id }));
    const coca = await portal.make.member({ roles: [{ capability: 'clusterAdmin' }] });
    await rules({ when: 'above', above: 300 });
    const nomId = await nominate({ memberId: 'div:N7' });
    expect((await quote(nomId, 100, coca)).body).toMatchObject({ recipients: 3, pointsTotal: 300, steps: [] });
    const approvalId = await waiting(rate(nomId, 120, coca));
    expect(await reserved()).toBe(360);
    await portal.make.member({ division_code: 'N7', manager_id: max.id });
    await sql`update members set deactivated_at = ${portal.now} where id = ${team[2]?.id}`.execute(portal.db);
    expect((await confirm(fay, approvalId)).body.message).toContain('120 points each and an e-card');
    expect(await Promise.all(team.map(walletOf))).toEqual([120, 120, 0]);
    expect(await reserved()).toBe(0);
  });

  test('of what one person does not award alone in a month, the second person’s rating is what goes through the steps', async () => {
    await rules({});
    const coca = await portal.make.member({ role_cc: true, division_code: 'C1' });
    await goBy(portal, { approvals: { daysMost: 10, rules: [] } });
    for (let n = 0; n < 3; n += 1) await rate(await nominate(ann), 320);
    expect(await walletOf(ann)).toBe(960);
    await rules({});
    const nomId = await nominate(ann);
    expect((await rate(nomId, 320)).body.result).toContain('a second person confirms it');
    expect(await reserved()).toBe(0);
    const approvalId = await waiting(rate(nomId, 200, coca));
    expect(await seen(max, nomId)).toMatchObject({ state: 'waiting', isAsked: true });
    expect((await own(tom, nomId)).steps).toHaveLength(1);
    await confirm(fay, approvalId);
    expect([await walletOf(ann), (await seen(max, nomId)).ratingCount]).toEqual([1160, 2]);
  });

  test('who has nothing to be paid into is not asked for', async () => {
    await rules({});
    const nomId = await nominate(ann);
    const closeAt = (at: Date | null) =>
      sql`update ledger_accounts set closed_at = ${at} where member_id = ${ann.id} and kind = 'wallet'`.execute(
        portal.db,
      );
    await closeAt(portal.now);
    const { status, body } = await rate(nomId);
    expect([status, body.message, await reserved()]).toEqual([400, 'The nominee is no longer active.', 0]);
    await closeAt(null);
    await waiting(rate(nomId));
  });

  test('without anybody who may confirm it a rating is refused with the reason, and nothing is set aside', async () => {
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    await rules({ steps: [step('adminReports')] });
    const { status, body } = await rate(await nominate(ann));
    expect([status, body.message]).toEqual([
      400,
      'Others confirm what a rating like this pays before it is given. Nobody is here who may confirm it: please tell who looks after the programme.',
    ]);
    expect(await reserved()).toBe(0);
  });
});

test.each([...stepApprovers])(
  'whose turn a step of %s is says the request, its list and who is told alike, by who nominated',
  { tags: 'seed' },
  async (by) => {
    const { make } = portal;
    const ida = await make.member({ surname: 'Delegate' });
    const roles = (['committee', 'clusterAdmin', 'people', 'programme', 'ideaReviewer', 'shop'] as const).map(
      (capability) => make.member({ roles: [{ capability }], surname: capability }),
    );
    const above = await make.member({ is_manager: true });
    // Tom is of another team than whom he nominates.
    const led = await make.member({ is_manager: true, manager_id: above.id });
    await sql`update members set manager_id = ${led.id} where id = ${tom.id}`.execute(portal.db);
    const everybody = [boss, max, tom, ann, fay, ada, ida, above, led, ...(await Promise.all(roles))];
    for (const away of [led, above, fay, tom]) await make.delegation(away, ida, ['approvals']);
    await rules({ steps: [step(by)] });
    const approvalId = await waiting(rate(await nominate(ann), 10));
    const asked = await told(approvalId);
    // loop: each asked by themselves
    for (const who of everybody) {
      expect([by, who.memberNumber, await listed(who, approvalId)]).toEqual([by, who.memberNumber, asked.has(who.id)]);
    }
    expect(asked.size).toBeGreaterThan(0);
    if (by === 'giversManager') expect([asked.has(led.id), asked.has(max.id)]).toEqual([true, false]);
    if (by === 'nextManager') expect([asked.has(above.id), asked.has(boss.id)]).toEqual([true, false]);
  },
);

describe('what is set aside for a rating goes back', { tags: 'seed' }, () => {
  test('when nobody decides within the days, and the nomination is open again', async () => {
    await rules({});
    const nomId = await nominate(ann);
    const approvalId = await waiting(rate(nomId));
    await sql`update approvals set until_at = '2026-11-20T10:05:00Z' where id = ${approvalId}`.execute(portal.db);
    portal.now = new Date('2026-11-20T10:05:00Z');
    expect(await lookAfterApprovals(portal.db, portal.now)).toBe(1);
    expect([await reserved(), (await seen(max, nomId)).mayReview]).toEqual([0, true]);
    await portal.settle();
    expect((await portal.letters(max, 'approval expired')).length).toBe(1);
  });

  test('when the nominee has left: confirmed it is refused, and the next round gives it back', async () => {
    await rules({});
    const approvalId = await waiting(rate(await nominate(ann)));
    await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    expect((await confirm(fay, approvalId)).body.message).toBe('This nomination is closed: Ann Able has left.');
    expect(await reserved()).toBe(300);
    expect(await lookAfterApprovals(portal.db, portal.now)).toBe(1);
    expect([await reserved(), (await shown(max, approvalId)).state]).toEqual([0, 'expired']);
  });

  test('when who rated it and who nominated turn out to be one person', async () => {
    await rules({});
    const pia = await portal.make.member({ roles: [{ capability: 'people' }] });
    const approvalId = await waiting(rate(await nominate(ann)));
    const { body } = await as(pia, '/api/admin/trymerger', {
      ...{ memberId: tom.memberId, otherId: max.memberId, staysId: max.memberId },
    });
    const merger = await as(pia, '/api/admin/merge', {
      ...{ staysId: max.memberId, doubledId: tom.memberId, reason: 'Delivered twice.', seen: body.preview.stamp },
    });
    expect((await confirm(ada, merger.body.second.approvalId)).status).toBe(200);
    expect([await reserved(), (await shown(max, approvalId)).state]).toEqual([0, 'withdrawn']);
  });
});

test('a delegate’s rating is confirmed as theirs for who was away, also when the time is over', {
  tags: 'seed',
}, async () => {
  await rules({});
  const ida = await portal.make.member({ surname: 'Delegate' });
  const delegationId = await portal.make.delegation(max, ida, ['reviews']);
  const nomId = await nominate(ann);
  const approvalId = await waiting(rate(nomId, 200, ida));
  expect(await shown(ida, approvalId)).toMatchObject({ askedForMember: expect.stringContaining('Max') });
  expect((await confirm(max, approvalId)).status).toBe(403);
  await sql`update delegations set ended_at = ${portal.now}, ended_why = 'away', ended_by_id = ${max.id} where id = ${delegationId}`.execute(
    portal.db,
  );
  expect((await confirm(fay, approvalId)).status).toBe(200);
  expect(await walletOf(ann)).toBe(200);
  expect(await seen(boss, nomId).catch(() => undefined)).toBeUndefined();
  expect(await own(tom, nomId)).toMatchObject({ reviewForMember: expect.stringContaining('Max') });
});

describe('at the same moment', { tags: 'seed' }, () => {
  test('200 times confirmed, declined, withdrawn and reviewed by another together: it is paid once or not at all', async () => {
    await rules({});
    const coca = await portal.make.member({ role_cc: true, division_code: 'C1' });
    const [times, atOnce] = [20, 10];
    const played: { statuses: number[]; right: boolean }[] = [];
    const teams = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const lead = await portal.make.member({ is_manager: true });
        const by = await portal.make.member({ manager_id: lead.id });
        return { lead, by, to: await portal.make.member({ manager_id: lead.id }) };
      }),
    );
    const paid = new Map<number, number>();
    // loop: one round after the other
    for (let round = 0; round < times; round += 1)
      played.push(
        ...(await Promise.all(
          teams.map(async ({ lead, by, to }) => {
            const nomId = await nominate(to, by);
            const approvalId = await waiting(rate(nomId, 10, lead));
            const answers = await Promise.all([
              ...[confirm(fay, approvalId), decline(ada, approvalId), withdraw(lead, approvalId)],
              ...[turnDown(nomId, coca), confirm(ada, approvalId)],
            ]);
            const statuses = answers.map(({ status }) => status);
            const isPaid = statuses[0] === 200 || statuses[4] === 200;
            if (isPaid) paid.set(to.id, (paid.get(to.id) ?? 0) + 10);
            const nom = await seen(lead, nomId);
            return { statuses, right: isPaid === (nom.state === 'rated') };
          }),
        )),
      );
    expect(played).toHaveLength(200);
    expect(played.every(({ right }) => right)).toBe(true);
    const decided = played.map(({ statuses }) => [0, 1, 2, 4].filter((at) => statuses[at] === 200).length);
    expect(decided.every((count) => count === 1)).toBe(true);
    expect(played.flatMap(({ statuses }) => statuses).every((status) => [200, 400].includes(status))).toBe(true);
    expect(await Promise.all(teams.map(({ to }) => walletOf(to)))).toEqual(teams.map(({ to }) => paid.get(to.id) ?? 0));
    expect(await reserved()).toBe(0);
  });

  test('twenty ratings at once of one nomination: one of them asks', async () => {
    await rules({});
    const nomId = await nominate(ann);
    const coca = await portal.make.member({ role_cc: true, division_code: 'C1' });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => rate(nomId, 10, n % 2 ? max : coca)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400].includes(status))).toBe(true);
    expect(await reserved()).toBe(10);
  });
});
