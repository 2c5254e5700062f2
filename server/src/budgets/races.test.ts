import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { endLots } from './ends.ts';
import { runPlans } from './plan-run.ts';

let portal: TestApp;
let one: MadeMember;
let other: MadeMember;
let managers: Manager[];

interface Manager {
  manager: MadeMember;
  /** Who is awarded. */
  person: MadeMember;
}

const atOnce = 10;
const now = new Date('2026-11-20T10:00:00Z');
let period = 0;

beforeAll(async () => {
  portal = await testApp();
  portal.now = now;
  const { make } = portal;
  one = await make.member({ roles: [{ capability: 'finance' }] });
  other = await make.member({ is_admin_reports: true });
  managers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const manager = await make.member({ is_manager: true });
      return { manager, person: await make.member({ manager_id: manager.id }) };
    }),
  );
});
beforeEach(() => {
  period += 1;
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (by: MadeMember, path: string, body: object) => portal.post(path, body, { as: by.id });
const change = (by: MadeMember, wish: object, points: number, people = 1) =>
  as(by, '/api/admin/changebudget', { ...wish, reason: 'As agreed.', seen: { people, points } });
const grant = (to: MadeMember[], name: string, lastDay: string | null = null) => ({
  ...{ kind: 'grant', memberIds: to.map(({ memberId }) => memberId), points: 100, perReport: false },
  ...{ period: name, lastDay, carries: false },
});
const takeBack = ({ manager }: Manager) => ({ kind: 'takeBack', memberIds: [manager.memberId], points: 100 });
const award = ({ manager, person }: Manager, points = 100) =>
  as(manager, '/api/reward/doreward', {
    ...{ what: 'adhoc', reason: 'Client Focus', points, message: '', sendBy: 'email' },
    recipients: [person.memberId],
  });
const done = (...answers: Answer[]) => answers.filter(({ status }) => status === 200).length;
const refusedOnly = (...answers: Answer[]) => answers.every(({ status }) => [200, 400].includes(status));

/** So many rounds of this with each manager, all of them at once. */
async function rounds(times: number, play: (of: Manager, name: string) => Promise<Answer[]>): Promise<Answer[][]> {
  const played: Answer[][] = [];
  // loop: one round after the other
  for (let round = 0; round < times; round += 1)
    played.push(...(await Promise.all(managers.map((of) => play(of, `${period}.${round}`)))));
  return played;
}

test('200 times taken back while it is awarded: one of the two, and never both', { tags: 'seed' }, async () => {
  const played = await rounds(20, async (of, name) => {
    await change(one, grant([of.manager], name), 100);
    return Promise.all([change(one, takeBack(of), 100), award(of)]);
  });
  expect(played).toHaveLength(200);
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  await expectBooksRight(portal.db);
});

test('200 times moved while it is awarded: one of the two, and what was moved is in the other pot', {
  tags: 'seed',
}, async () => {
  const sink = await portal.make.member({ is_manager: true });
  const played = await rounds(20, async (of, name) => {
    await change(one, grant([of.manager], name), 100);
    const move = { kind: 'move', fromId: of.manager.memberId, toId: sink.memberId, points: 100 };
    return Promise.all([change(one, move, 100, 2), award(of)]);
  });
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  const moved = played.filter(([answer]) => answer?.status === 200).length;
  const pot = await as(other, '/api/admin/budgetone', { memberId: sink.memberId, limit: 1 });
  expect(pot.body.left).toBe(100 * moved);
  await expectBooksRight(portal.db);
});

test('200 times ended while it is awarded: awarded or gone back, once', { tags: 'seed' }, async () => {
  const after = new Date('2026-11-21T00:00:00Z');
  const played = await rounds(20, async (of, name) => {
    await change(one, grant([of.manager], name, '2026-11-20'), 100);
    const [answer] = await Promise.all([award(of), endLots(portal.db, after), endLots(portal.db, after)]);
    return [answer];
  });
  await endLots(portal.db, after);
  const { rows } = await sql<{ used: number; returned: number; left: number }>`
    select sum(used_points)::bigint as used, sum(returned_points)::bigint as returned, sum(left_points)::bigint as left from pot_lots where ends_on = '2026-11-20'`.execute(
    portal.db,
  );
  const awarded = done(...played.flat());
  expect(rows).toEqual([{ used: 100 * awarded, returned: 100 * (200 - awarded), left: 0 }]);
  await expectBooksRight(portal.db);
});

test('50 times granted by two at once: once', async () => {
  const played = await rounds(5, async ({ manager }, name) => {
    const wish = grant([manager], name);
    return Promise.all([change(one, wish, 100), change(other, wish, 100)]);
  });
  for (const answers of played) expect([done(...answers), refusedOnly(...answers)]).toEqual([1, true]);
  const all = { kind: 'takeBack', memberIds: managers.map(({ manager }) => manager.memberId), points: null };
  expect((await change(one, all, 5000, atOnce)).status).toBe(200);
});

test('an award that is taken back while its grant ends is in one place', { tags: 'seed' }, async () => {
  const after = new Date('2026-11-21T00:00:00Z');
  await rounds(5, async (of, name) => {
    await change(one, grant([of.manager], name, '2026-11-20'), 100);
    const given = await award(of, 50);
    // Another round may have ended it already.
    if (given.status !== 200) return [given];
    const [answer] = await Promise.all([
      as(of.manager, '/api/reward/takeback', { awardId: given.body.takeBack.awardId }),
      endLots(portal.db, after),
    ]);
    return [answer];
  });
  await endLots(portal.db, after);
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(balance), 0)::bigint as left from ledger_accounts where kind = 'pot' and member_id = any(${managers.map(({ manager }) => manager.id)}::bigint[])`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ left: 0 }]);
  await expectBooksRight(portal.db);
});

test('a plan that four instances run at once, and one that dies midway, grants once', async () => {
  const plan = {
    ...{ name: 'Each', points: 10, perReport: false, site: '', division: '', costCentre: '', firstMonth: '2026-11-01' },
    ...{ lastMonth: null, ends: 'month', carries: false, isOn: true, reason: 'Agreed.' },
  };
  expect((await as(one, '/api/admin/savebudgetplan', plan)).status).toBe(200);
  const killing = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query like '%pot_plan_runs%'`;
  await Promise.allSettled([...Array.from({ length: 4 }, () => runPlans(portal.db, now)), killing.execute(portal.db)]);
  await runPlans(portal.db, now);
  const { rows } = await sql<{ grants: number; people: number }>`
    select count(*) as grants, count(distinct member_id) as people from budget_grants where period = 'Each 2026-11'`.execute(
    portal.db,
  );
  expect(rows[0]?.grants).toBeGreaterThanOrEqual(atOnce);
  expect(rows[0]?.grants).toBe(rows[0]?.people);
});
