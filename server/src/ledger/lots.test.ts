import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { openAccountsOf, systemAccount } from './accounts.ts';
import { post } from './post.ts';

let portal: TestApp;
let admin: MadeMember;
let manager: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  admin = await portal.make.member({ is_admin_reports: true });
});
beforeEach(async () => {
  manager = await portal.make.member({ is_manager: true });
  ann = await portal.make.member({ manager_id: manager.id });
  bob = await portal.make.member({ manager_id: manager.id });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const now = new Date('2026-11-20T10:00:00Z');

async function grant(period: string, points: number, ends_on: string | null = null, to = manager): Promise<void> {
  await transaction(portal.db, async (tx) => {
    const row = { period, member_id: to.id, points, created_at: now, ends_on };
    await tx.insertInto('budget_grants').values(row).execute();
    const pot = (await openAccountsOf(tx, 'pot', [to.id])).get(to.id) as number;
    const line = { source: `${period}:${to.id}`, from: await systemAccount(tx, 'issuance'), to: pot, points };
    await post(tx, { kind: 'budget', at: now, actorId: null, lines: [line] });
  });
}

async function give(points: number, ...to: MadeMember[]): Promise<string> {
  const award = { what: 'adhoc', reason: 'Client Focus', points, message: '', sendBy: 'email' };
  const recipients = to.map(({ memberId }) => memberId);
  const answer = await portal.post('/api/reward/doreward', { ...award, recipients }, { as: manager.id });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.takeBack.awardId;
}

async function lots(of = manager) {
  const { rows } = await sql<{
    period: string;
    left: number;
    used: number;
    returned: number;
  }>`select period, left_points as left, used_points as used, returned_points as returned from pot_lots where member_id = ${of.id} order by id`.execute(
    portal.db,
  );
  return Object.fromEntries(rows.map(({ period, left, used, returned }) => [period, [left, used, returned]]));
}

describe('lots of a pot', { tags: 'seed' }, () => {
  test('what ends first is used first, and what has no end last', async () => {
    await grant('open', 100);
    await grant('late', 100, '2027-06-30');
    await grant('soon', 100, '2026-12-31');
    await give(50, ann, bob);
    await give(50, ann);
    expect(await lots()).toEqual({ open: [100, 0, 0], late: [50, 50, 0], soon: [0, 100, 0] });
  });

  test('an award that two lots pay for goes back to both', async () => {
    await grant('soon', 50, '2026-12-31');
    await grant('late', 100, '2027-06-30');
    const award = await give(100, ann);
    expect(await lots()).toEqual({ soon: [0, 50, 0], late: [50, 50, 0] });
    await give(50, bob);
    expect((await portal.post('/api/reward/takeback', { awardId: award }, { as: manager.id })).status).toBe(200);
    expect(await lots()).toEqual({ soon: [50, 0, 0], late: [50, 50, 0] });
  });

  test('what is taken back in part goes to the lot that ends last', async () => {
    await grant('soon', 50, '2026-12-31');
    await grant('late', 100, '2027-06-30');
    const award = await give(100, ann);
    const gift = { what: 'payitforward', reason: 'Act of Courage', points: 25, message: '', sendBy: 'email' };
    await portal.post('/api/reward/doreward', { ...gift, recipients: [bob.memberId] }, { as: ann.id });
    const wish = { kind: 'award', subjectId: award, reason: 'By mistake', seen: 75 };
    expect((await portal.post('/api/admin/correct', wish, { as: admin.id })).status).toBe(200);
    expect(await lots()).toEqual({ soon: [25, 25, 0], late: [100, 0, 0] });
  });

  test('a grant that is reversed takes from itself first, and then from what ends first', async () => {
    await grant('soon', 50, '2026-12-31');
    await grant('late', 100, '2027-06-30');
    await give(50, ann);
    await give(50, ann);
    const { id } = await portal.db
      .selectFrom('budget_grants')
      .select('id')
      .where('member_id', '=', manager.id)
      .where('period', '=', 'late')
      .executeTakeFirstOrThrow();
    const wish = { kind: 'budget', subjectId: String(id), reason: 'By mistake', seen: 50 };
    expect((await portal.post('/api/admin/correct', wish, { as: admin.id })).status).toBe(200);
    expect(await lots()).toEqual({ soon: [0, 50, 0], late: [0, 50, 50] });
  });

  test('as a former instance posts, which knows of no lots', async () => {
    await grant('soon', 50, '2026-12-31');
    const [programme, pot] = await transaction(portal.db, async (tx) => [
      await systemAccount(tx, 'programme'),
      (await openAccountsOf(tx, 'pot', [manager.id])).get(manager.id),
    ]);
    const posted = (kind: string, source: string, from: unknown, to: unknown) =>
      sql`select ledger_post(${kind}, ${now}, null, array[${source}], array[${from}::bigint], array[${to}::bigint], array[20::bigint])`.execute(
        portal.db,
      );
    await posted('correction', `ticket ${manager.id}`, programme, pot);
    await posted('correction', `other ticket ${manager.id}`, pot, programme);
    expect(await lots()).toEqual({ soon: [30, 0, 20], '': [20, 0, 0] });
  });

  test('are refused where they are not what is in the pot', async () => {
    await grant('soon', 50, '2026-12-31');
    await sql`update pot_lots set returned_points = 10 where member_id = ${manager.id}`.execute(portal.db);
    await expect(grant('late', 100)).rejects.toMatchObject({ constraint: 'pot_lots_whole' });
    await sql`update pot_lots set returned_points = 0 where member_id = ${manager.id}`.execute(portal.db);
  });
});
