import { type ApprovalRule, stepApprovers } from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookAfterApprovals } from '#approvals/round';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { step, stepsIn } from '../../test/waiting-steps.ts';
import { withdrawAll } from '../../test/withdrawn.ts';

let portal: TestApp;
/** Leads Max, who leads Tom and Ann; Fay holds the finances. */
let boss: MadeMember;
let max: MadeMember;
let tom: MadeMember;
let ann: MadeMember;
let fay: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  await withdrawAll(portal.db, portal.now);
  const { make } = portal;
  boss = await make.member({ is_manager: true, firstname: 'Bea', surname: 'Boss' });
  max = await make.member({ is_manager: true, manager_id: boss.id, budget: 1000, points: 500, surname: 'Max' });
  tom = await make.member({ manager_id: max.id, points: 200, firstname: 'Tom', surname: 'Tau' });
  ann = await make.member({ manager_id: max.id, firstname: 'Ann', surname: 'Able' });
  fay = await make.member({ firstname: 'Fay', surname: 'Funds', roles: [{ capability: 'finance' }] });
  ada = await make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const { confirm, decline, withdraw, shown, listed, told, reserved } = stepsIn(() => portal);
const as = (by: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: by.id });
const rule = (more: Partial<ApprovalRule>): ApprovalRule => ({
  ...{ key: 'rule-1', what: 'adhoc', when: 'above', above: 100, scopeKind: 'everything', scopeCode: '' },
  ...{ steps: [step('giversManager')] },
  ...more,
});
const rules = (...some: Partial<ApprovalRule>[]) =>
  goBy(portal, {
    approvals: { daysMost: 10, rules: some.map((one, n) => rule({ key: `rule-${n + 1}`, ...one })) },
  });
const award = (by: MadeMember, points: number, to: MadeMember[] = [ann], more: object = {}): Promise<Answer> =>
  as(by, '/api/reward/doreward', {
    ...{ what: 'adhoc', reason: 'Client Focus', points, message: 'Well done.', sendBy: 'email' },
    recipients: to.map(({ memberId }) => memberId),
    ...more,
  });
const forward = (by: MadeMember, to: MadeMember, points = 50) =>
  award(by, points, [to], { what: 'payitforward', reason: 'Act of Courage' });
const quote = async (by: MadeMember, points: number, to: MadeMember[] = [ann], what = 'adhoc') =>
  (await as(by, '/api/reward/quote', { what, points, recipients: to.map(({ memberId }) => memberId) })).body.quote;
async function waiting(asked: Promise<Answer>): Promise<string> {
  const { status, body } = await asked;
  expect([status, body.recipients]).toEqual([200, 0]);
  return body.second.approvalId;
}
async function has({ id }: MadeMember): Promise<{ wallet: number; pot: number }> {
  const { rows } = await sql<{ kind: 'wallet' | 'pot'; balance: number }>`
    select kind, balance from ledger_accounts where member_id = ${id} and closed_at is null`.execute(portal.db);
  return { wallet: 0, pot: 0, ...Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])) };
}
describe('a rule of the programme', { tags: 'seed' }, () => {
  test('keeps an award waiting above so many points in all, and not below; what was set aside is not promised twice', async () => {
    await rules({});
    expect((await award(max, 100)).body.recipients).toBe(1);
    expect(await quote(max, 200, [ann, tom])).toMatchObject({
      pointsTotal: 400,
      missing: 0,
      steps: [{ by: 'giversManager', all: false, people: { count: 1, names: ['Bea Boss'] } }],
    });
    const approvalId = await waiting(award(max, 200, [ann, tom]));
    expect([await has(max), await has(ann), await reserved()]).toMatchObject([{ pot: 500 }, { wallet: 100 }, 400]);
    expect((await award(max, 1000)).body.message).toContain('enough');
    expect((await shown(max, approvalId)).steps).toMatchObject([
      { by: 'giversManager', state: 'now', people: { names: ['Bea Boss'] }, confirmed: [] },
    ]);
    expect(await shown(max, approvalId)).toMatchObject({
      ...{ kind: 'adhoc', isOwn: true, mayDecide: false, reserved: 400, dateUntil: '2026-11-30T10:00:00.000Z' },
      award: { reason: 'Client Focus', pointsEach: 200, pointsTotal: 400, message: 'Well done.' },
    });
    expect((await as(boss, '/api/member/waiting')).body.approvals).toMatchObject({ count: 1 });
    expect((await confirm(boss, approvalId)).body.message).toContain('on their way');
    expect([await has(max), await has(ann), await has(tom), await reserved()]).toMatchObject([
      ...[{ pot: 500 }, { wallet: 300 }, { wallet: 400 }, 0],
    ]);
    expect(await shown(boss, approvalId)).toMatchObject({ state: 'confirmed', reserved: 0 });
  });

  test('is for whose awards it says: of a site, a cluster, a division, a cost centre', async () => {
    const { rows } = await sql<{ site: string; cluster: string; division: string; costCentre: string }>`
      select m.site_template as site, d.cluster_code as cluster, d.code as division, m.cost_centre as "costCentre"
      from members m join divisions d on d.code = m.division_code where m.id = ${max.id}`.execute(portal.db);
    const at = rows[0];
    await sql`update members set cost_centre = 'CC 7' where id = ${max.id}`.execute(portal.db);
    const codes = { ...at, costCentre: 'CC 7' };
    // loop: each in its own programme
    for (const scopeKind of ['site', 'cluster', 'division', 'costCentre'] as const) {
      await rules({ scopeKind, scopeCode: 'elsewhere' });
      expect([scopeKind, (await quote(max, 150)).steps.length]).toEqual([scopeKind, 0]);
      await rules({ scopeKind, scopeCode: codes[scopeKind] ?? '' });
      expect([scopeKind, (await quote(max, 150)).steps.length]).toEqual([scopeKind, 1]);
    }
  });

  test('the first that fits goes; points forward and Recognise have their own', async () => {
    await rules(
      { above: 500, steps: [step('finance')] },
      { above: 50 },
      { what: 'payItForward', when: 'ownManager', above: 0, steps: [step('people'), step('finance')] },
      { what: 'recognise', when: 'always', above: 0, steps: [step('finance')] },
    );
    const by = async (asked: Promise<{ steps: { by: string }[] }>) => (await asked).steps.map((one) => one.by);
    expect(await by(quote(max, 1000))).toEqual(['finance']);
    expect(await by(quote(max, 100))).toEqual(['giversManager']);
    expect(await by(quote(max, 50))).toEqual([]);
    expect(await by(quote(tom, 50, [ann], 'payitforward'))).toEqual([]);
    expect(await by(quote(tom, 50, [max], 'payitforward'))).toEqual(['people', 'finance']);
    expect(await by(quote(ada, 50, [max], 'reward'))).toEqual(['finance']);
  });

  test('points to one’s own manager wait by steps, each told to whose turn it is, and are seen by their giver all the way', async () => {
    await rules({ what: 'payItForward', when: 'ownManager', steps: [step('nextManager'), step('finance')] });
    const approvalId = await waiting(forward(tom, max));
    await portal.settle();
    expect(await has(tom)).toMatchObject({ wallet: 150 });
    expect((await confirm(fay, approvalId)).status).toBe(404);
    expect((await confirm(max, approvalId)).status).toBe(403);
    const { body } = await confirm(boss, approvalId);
    expect(body.message).toBe('You have confirmed it. Next it waits for Ada Admin or Fay Funds.');
    expect(await has(max)).toMatchObject({ wallet: 500 });
    await portal.settle();
    expect((await shown(tom, approvalId)).steps).toMatchObject([
      { by: 'nextManager', state: 'over', confirmed: [{ member: 'Bea Boss', forMember: '' }] },
      { by: 'finance', state: 'now', people: { count: 2, names: ['Ada Admin', 'Fay Funds'] }, confirmed: [] },
    ]);
    expect((await confirm(boss, approvalId)).body).toMatchObject({
      message: 'You have confirmed this already: somebody else has the next word.',
    });
    expect((await confirm(fay, approvalId)).status).toBe(200);
    expect([await has(tom), await has(max)]).toMatchObject([{ wallet: 150 }, { wallet: 550 }]);
    await portal.settle();
    expect((await portal.letters(boss, 'approval asked')).length).toBe(1);
    expect((await portal.letters(fay, 'approval goes on')).length).toBe(1);
    expect((await portal.letters(tom, 'approval confirmed')).length).toBe(1);
  });

  test('all of a step are asked where it says so, each once; four eyes keep who confirmed before from the next', async () => {
    const flo = await portal.make.member({ surname: 'Zulu', roles: [{ capability: 'finance' }] });
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    await rules({ steps: [step('finance', { all: true }), step('finance')] });
    const approvalId = await waiting(award(max, 200));
    expect((await confirm(fay, approvalId)).body.message).toContain('It waits for');
    expect((await confirm(fay, approvalId)).status).toBe(400);
    expect((await confirm(flo, approvalId)).body.message).toContain('Next it waits for');
    // Both have confirmed: administrators are asked in their place, and there is none yet.
    expect((await shown(max, approvalId)).steps[1]).toMatchObject({ by: 'adminReports', isInstead: true });
    const eve = await portal.make.member({ is_admin_reports: true });
    expect((await confirm(fay, approvalId)).status).toBe(400);
    expect((await confirm(eve, approvalId)).status).toBe(200);
    expect(await has(ann)).toMatchObject({ wallet: 200 });
  });

  test('a step of all that one confirmed and another declined says who did which, and is not over', async () => {
    const flo = await portal.make.member({ firstname: 'Flo', surname: 'Zulu', roles: [{ capability: 'finance' }] });
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    await rules({ steps: [step('giversManager'), step('finance', { all: true }), step('committee')] });
    const approvalId = await waiting(award(max, 200));
    await confirm(boss, approvalId);
    await confirm(fay, approvalId);
    expect((await decline(flo, approvalId)).status).toBe(200);
    expect((await shown(max, approvalId)).steps).toMatchObject([
      { state: 'over', confirmed: [{ member: 'Bea Boss' }], declined: null },
      { state: 'stopped', confirmed: [{ member: 'Fay Funds' }], declined: { member: 'Flo Zulu', forMember: '' } },
      { state: 'ahead', confirmed: [], declined: null },
    ]);
  });

  test('what its giver keeps between the two stays so when it is confirmed', async () => {
    await rules({ what: 'payItForward', when: 'always', above: 0 });
    const audienceOf = async (more: object) => {
      await confirm(
        boss,
        await waiting(award(max, 50, [ann], { what: 'payitforward', reason: 'Act of Courage', ...more })),
      );
      const { rows } = await sql<{
        audience: string;
      }>`select audience from recognitions order by id desc limit 1`.execute(portal.db);
      return rows[0]?.audience;
    };
    expect(await audienceOf({})).toBe('everybody');
    expect(await audienceOf({ audience: 'us' })).toBe('us');
  });

  test('without four eyes the same person confirms the next step too', async () => {
    await rules({ steps: [step('finance'), step('finance', { fourEyes: false })] });
    const approvalId = await waiting(award(max, 200));
    expect((await confirm(fay, approvalId)).status).toBe(200);
    expect((await confirm(fay, approvalId)).status).toBe(200);
    expect(await has(ann)).toMatchObject({ wallet: 200 });
  });

  test('goes where all that it asks is so, and not where one thing is not', async () => {
    await rules(
      { and: ['ownManager'] },
      { when: 'outsideBudget', and: ['above'], above: 1500, steps: [step('finance')] },
    );
    const givesTo = async (to: MadeMember, points: number) =>
      (await quote(max, points, [to])).steps.map(({ by }: { by: string }) => by);
    expect(await givesTo(boss, 100)).toEqual([]);
    expect(await givesTo(ann, 200)).toEqual([]);
    expect(await givesTo(boss, 200)).toEqual(['adminReports']);
    expect(await givesTo(ann, 2000)).toEqual(['finance']);
    // It lacks something, and is not above: no rule grants it.
    expect((await award(max, 1200)).status).toBe(400);
    expect((await award(max, 2000)).body.second).toBeTruthy();
    await rules({});
  });

  test('what a budget lacks is asked for with the award, and granted by who confirms it last', async () => {
    expect((await award(max, 2000)).status).toBe(400);
    await rules({ when: 'outsideBudget', steps: [step('giversManager'), step('finance')] }, { above: 10 });
    expect(await quote(max, 2000)).toMatchObject({ missing: 1000, left: -1000 });
    const approvalId = await waiting(award(max, 2000));
    expect([await has(max), await reserved()]).toMatchObject([{ pot: 0 }, 2000]);
    await confirm(boss, approvalId);
    expect((await shown(fay, approvalId)).award).toMatchObject({ missing: 1000 });
    expect((await confirm(fay, approvalId)).status).toBe(200);
    expect([await has(max), await has(ann), await reserved()]).toMatchObject([{ pot: 0 }, { wallet: 2000 }, 0]);
    const { rows } = await sql<{ points: number; byId: number }>`
      select points, by_id as "byId" from budget_grants where member_id = ${max.id} and period = ${`#${approvalId}`}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ points: 1000, byId: fay.id }]);
  });
});

test('a manager without any budget asks for one with the award; nothing is asked for who cannot get it', {
  tags: 'seed',
}, async () => {
  await rules({ when: 'outsideBudget' });
  const new1 = await portal.make.member({ is_manager: true, manager_id: boss.id });
  const approvalId = await waiting(award(new1, 100));
  expect((await confirm(boss, approvalId)).status).toBe(200);
  expect([await has(new1), await has(ann)]).toMatchObject([{ pot: 0 }, { wallet: 100 }]);
  const gone = await portal.make.member({ deactivated_at: portal.now });
  expect((await award(new1, 100, [gone])).status).toBe(400);
  expect(await reserved()).toBe(0);
});

test.each([...stepApprovers])(
  'whose turn a step of %s is says the request, its list and who is told alike',
  {
    tags: 'seed',
  },
  async (by) => {
    const { make } = portal;
    const ida = await make.member({ surname: 'Delegate' });
    const roles = (['committee', 'clusterAdmin', 'people', 'programme', 'ideaReviewer', 'shop'] as const).map(
      (capability) => make.member({ roles: [{ capability }], surname: capability }),
    );
    const everybody = [boss, max, tom, ann, fay, ada, ida, ...(await Promise.all(roles))];
    const above = await make.member({ is_manager: true });
    await sql`update members set manager_id = ${above.id} where id = ${boss.id}`.execute(portal.db);
    // Whoever is away lends it to Ida, but not what concerns them.
    for (const away of [boss, above, fay]) await make.delegation(away, ida, ['approvals']);
    // loop: one of them, and each of them
    for (const all of [false, true]) {
      await rules({ what: 'adhoc', when: 'always', steps: [step(by, { all })] });
      const approvalId = await waiting(award(max, 10, [tom]));
      const asked = await told(approvalId);
      // loop: each asked by themselves
      for (const who of [...everybody, above]) {
        expect([by, all, who.memberNumber, await listed(who, approvalId)]).toEqual([
          ...[by, all, who.memberNumber, asked.has(who.id)],
        ]);
      }
      expect(asked.size).toBeGreaterThan(0);
      await withdraw(max, approvalId);
    }
  },
);

describe('what is set aside goes back', { tags: 'seed' }, () => {
  test('when it is declined or withdrawn, into the lots that it came from, and is told', async () => {
    await rules({});
    const declined = await waiting(award(max, 200));
    const withdrawn = await waiting(award(max, 500));
    expect(await has(max)).toMatchObject({ pot: 300 });
    expect((await decline(boss, declined)).status).toBe(200);
    expect(await has(max)).toMatchObject({ pot: 500 });
    expect((await withdraw(ann, withdrawn)).status).toBe(403);
    expect((await withdraw(fay, withdrawn)).status).toBe(404);
    expect((await withdraw(max, withdrawn)).status).toBe(200);
    expect([await has(max), await reserved(), await has(ann)]).toMatchObject([{ pot: 1000 }, 0, { wallet: 0 }]);
    const { rows } = await sql<{ lots: number }>`
      select count(*) as lots from pot_lots where member_id = ${max.id} and used_points = 0 and left_points = 1000`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ lots: 1 }]);
    const { report } = (await as(max, '/api/report/managementstatement')).body;
    expect(JSON.stringify(report)).toContain('Set aside for Ann Able, until it is confirmed');
  });

  test('when nobody decides within the days, once, and its giver is told', async () => {
    await rules({});
    const approvalId = await waiting(award(max, 200));
    await sql`update approvals set until_at = '2026-11-20T10:05:00Z' where id = ${approvalId}`.execute(portal.db);
    portal.now = new Date('2026-11-20T10:04:59Z');
    expect(await lookAfterApprovals(portal.db, portal.now)).toBe(0);
    portal.now = new Date('2026-11-20T10:05:00Z');
    const looks = await Promise.all(Array.from({ length: 8 }, () => lookAfterApprovals(portal.db, portal.now)));
    expect(looks.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect([await has(max), await shown(max, approvalId)]).toMatchObject([
      { pot: 1000 },
      { state: 'expired', reserved: 0 },
    ]);
    expect((await confirm(boss, approvalId)).body.message).toBe('Nobody decided this in time, and it was given back.');
    await portal.settle();
    expect((await portal.letters(max, 'approval expired')).length).toBe(1);
  });

  test('to who left, into the wallet that is still theirs; to the company where that is closed', async () => {
    await rules({ what: 'payItForward', when: 'always' });
    const own = await waiting(forward(tom, ann));
    const all = await portal.make.member({ manager_id: max.id, points: 50 });
    const closed = await waiting(forward(all, ann));
    await sql`update members set deactivated_at = ${portal.now} where id in (${tom.id}, ${all.id})`.execute(portal.db);
    await sql`update ledger_accounts set closed_at = ${portal.now} where member_id = ${all.id}`.execute(portal.db);
    expect((await confirm(max, own)).body.message).toContain('no longer here');
    const forfeited = () =>
      sql<{ points: number }>`
        select coalesce(sum(l.amount), 0)::bigint as points from ledger_legs l join ledger_accounts a on a.id = l.account_id where a.kind = 'forfeited'`.execute(
        portal.db,
      );
    const before = (await forfeited()).rows[0]?.points ?? 0;
    expect([(await decline(max, own)).status, (await decline(max, closed)).status]).toEqual([200, 200]);
    expect([await has(tom), await reserved(), (await forfeited()).rows[0]?.points]).toMatchObject([
      ...[{ wallet: 200 }, 0, before + 50],
    ]);
  });

  test('to who stays, where two accounts of the giver became one meanwhile', async () => {
    await rules({ what: 'payItForward', when: 'always', steps: [step('finance')] });
    const pia = await portal.make.member({ roles: [{ capability: 'people' }] });
    const twin = await portal.make.member({ points: 300, manager_id: max.id });
    const asked = await waiting(forward(twin, ann));
    const own = await waiting(forward(twin, tom, 100));
    const { body } = await as(pia, '/api/admin/trymerger', {
      ...{ memberId: tom.memberId, otherId: twin.memberId, staysId: tom.memberId },
    });
    const merger = await as(pia, '/api/admin/merge', {
      ...{ staysId: tom.memberId, doubledId: twin.memberId, reason: 'Delivered twice.', seen: body.preview.stamp },
    });
    expect((await confirm(ada, merger.body.second.approvalId)).status).toBe(200);
    // What one of the two would have given the other waits no more.
    expect((await confirm(fay, own)).body.message).toBe('This was withdrawn by who asked.');
    expect([await has(tom), await reserved()]).toMatchObject([{ wallet: 200 + 150 + 100 }, 50]);
    expect((await decline(fay, asked)).status).toBe(200);
    expect([await has(tom), await reserved()]).toMatchObject([{ wallet: 500 }, 0]);
  });
});

test('where nobody is left whose turn it is, administrators are asked, and told', { tags: 'seed' }, async () => {
  await rules({});
  const approvalId = await waiting(award(max, 200));
  await sql`update members set deactivated_at = ${portal.now} where id = ${boss.id}`.execute(portal.db);
  expect((await confirm(ada, approvalId)).status).toBe(404);
  expect(await lookAfterApprovals(portal.db, portal.now)).toBe(1);
  expect(await lookAfterApprovals(portal.db, portal.now)).toBe(0);
  expect((await shown(max, approvalId)).steps[0]).toMatchObject({ by: 'adminReports', isInstead: true });
  await portal.settle();
  expect((await confirm(ada, approvalId)).status).toBe(200);
  expect(await has(ann)).toMatchObject({ wallet: 200 });
  await portal.settle();
  expect((await portal.letters(ada, 'approval moved')).length).toBe(1);
});

test('without anybody who may confirm it an award is refused with the reason, and nothing is set aside', {
  tags: 'seed',
}, async () => {
  await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
  await rules({ steps: [step('adminReports')] });
  const { status, body } = await award(max, 200);
  expect([status, body.message]).toEqual([
    400,
    'Others confirm an award like this before it is given. Nobody is here who may confirm it: please tell who looks after the programme.',
  ]);
  expect([await has(max), await reserved()]).toMatchObject([{ pot: 1000 }, 0]);
});

test('a delegate’s award waits for the manager of who is away, counts against what was lent, and stands when the time is over', {
  tags: 'seed',
}, async () => {
  await rules({});
  const ida = await portal.make.member({ surname: 'Delegate' });
  const delegationId = await portal.make.delegation(max, ida, ['budget'], { points: 300 });
  const lent = { delegationId: String(delegationId) };
  const approvalId = await waiting(award(ida, 200, [ann], lent));
  expect((await award(ida, 250, [ann], lent)).status).toBe(400);
  expect(await shown(ida, approvalId)).toMatchObject({ askedForMember: expect.stringContaining('Max') });
  const again = await waiting(award(ida, 150, [tom], lent)).catch(() => '');
  expect(again).toBe('');
  await sql`update delegations set ended_at = ${portal.now}, ended_why = 'away', ended_by_id = ${max.id} where id = ${delegationId}`.execute(
    portal.db,
  );
  expect((await confirm(boss, approvalId)).status).toBe(200);
  expect([await has(ann), await has(max), await has(ida)]).toMatchObject([
    { wallet: 200 },
    { pot: 800 },
    { wallet: 0 },
  ]);
});

describe('at the same moment', { tags: 'seed' }, () => {
  const times = 20;
  const atOnce = 10;

  test('200 times confirmed, declined and withdrawn together: one of the three, and the points are in one place', async () => {
    await rules({ above: 0 });
    const played: { statuses: number[] }[] = [];
    const givers = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const giver = await portal.make.member({ is_manager: true, manager_id: boss.id, budget: times * 10 });
        return { giver, to: await portal.make.member({ manager_id: giver.id }) };
      }),
    );
    // loop: one round after the other
    for (let round = 0; round < times; round += 1)
      played.push(
        ...(await Promise.all(
          givers.map(async ({ giver, to }) => {
            const approvalId = await waiting(award(giver, 10, [to]));
            const answers = await Promise.all([
              confirm(boss, approvalId),
              decline(boss, approvalId),
              withdraw(giver, approvalId),
            ]);
            return { statuses: answers.map(({ status }) => status) };
          }),
        )),
      );
    expect(played).toHaveLength(200);
    expect(played.every(({ statuses }) => statuses.filter((status) => status === 200).length === 1)).toBe(true);
    expect(played.flatMap(({ statuses }) => statuses).every((status) => [200, 400].includes(status))).toBe(true);
    const sums = await Promise.all(
      givers.map(async ({ giver, to }) => (await has(giver)).pot + (await has(to)).wallet),
    );
    expect(sums).toEqual(givers.map(() => times * 10));
    expect(await reserved()).toBe(0);
  });

  test('many awards asked for at once of one budget: as many as it holds, never more', async () => {
    await rules({ above: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => award(max, 100)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect([await has(max), await reserved()]).toMatchObject([{ pot: 0 }, 1000]);
  });

  test('two of all confirm together: the award is given once', async () => {
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    const flo = await portal.make.member({ roles: [{ capability: 'finance' }] });
    await rules({ above: 0, steps: [step('finance', { all: true })] });
    // loop: one round after the other
    for (let round = 0; round < 20; round += 1) {
      const approvalId = await waiting(award(max, 10));
      const answers = await Promise.all([confirm(fay, approvalId), confirm(flo, approvalId), confirm(fay, approvalId)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    }
    expect([await has(ann), await has(max)]).toMatchObject([{ wallet: 200 }, { pot: 800 }]);
  });
});
