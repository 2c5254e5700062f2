import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { ownData } from '#personal/own-data';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { withoutEffect } from '../../test/effects.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { forfeitLeavers } from '../roster/leavers.ts';

let portal: TestApp;
let fin: MadeMember;
let eve: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

const corrections = { alone: 500, takeBackMinutes: 10, debts: true };

beforeAll(async () => {
  portal = await testApp({ CORRECTION_POINTS_ALONE: '500' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await goBy(portal, { corrections });
  await sql`delete from role_assignments`.execute(portal.db);
  fin = await portal.make.member({ roles: [{ capability: 'finance' }], firstname: 'Fin', surname: 'Ance' });
  eve = await portal.make.member({ is_admin_reports: true, is_manager: true, budget: 5000, firstname: 'Eve' });
  ann = await portal.make.member({ points: 5000, firstname: 'Ann', surname: 'Able' });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best', manager_id: eve.id });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const as = (by: MadeMember) => (path: string, body: object) => portal.post(path, body, { as: by.id });
const correct = (by: MadeMember, wish: object) =>
  as(by)('/api/admin/correct', { reason: 'Given by mistake.', ...wish });
const tried = async (wish: object) => (await as(fin)('/api/admin/trycorrection', wish)).body.preview;
const listed = async (wish: object = {}) => (await as(fin)('/api/admin/debtlist', { limit: 50, ...wish })).body;
const mine = async (who: MadeMember) => (await as(who)('/api/report/mydebts', {})).body;
const forgive = (by: MadeMember, wish: object) =>
  as(by)('/api/admin/forgivedebt', { reason: 'She could not know.', ...wish });
async function wallet(who: MadeMember): Promise<number> {
  const { body } = await as(who)('/api/member/getmemberdata', {});
  return body.memberData.awardsPointsAvailable;
}
async function give(by: MadeMember, to: MadeMember[], points: number, more: object = {}): Promise<string> {
  const { status, body } = await as(by)('/api/reward/doreward', {
    ...{ what: 'payitforward', reason: 'Act of Courage', message: 'You stood up.', sendBy: 'email', points },
    recipients: to.map(({ memberId }) => memberId),
    ...more,
  });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body.takeBack.awardId;
}
/** As if it were spent: it moves to somebody else. */
const spend = async (by: MadeMember, points: number) => give(by, [await portal.make.member()], points);
/** What Bob has, and so much more, is debited: he owes that. */
async function owing(points: number, who = bob): Promise<void> {
  const has = await wallet(who);
  const wish = { kind: 'debit', memberId: who.memberId, account: 'wallet', points: has + points, asDebt: true };
  expect((await correct(fin, { ...wish, seen: has + points, seenOwed: points })).body.points).toBe(has + points);
}
const statement = async (who: MadeMember) => {
  const { body } = await as(who)('/api/report/statement', {});
  return body.report.rows.map((row: unknown[]) => row.slice(1));
};
const left = async (who = bob) => (await mine(who)).totals.left;

describe('what was spent of an award that is taken back', () => {
  test('is offered as a debt: its giver has all of it, nobody is below zero', { tags: 'seed' }, async () => {
    const subjectId = await give(ann, [bob], 100);
    await spend(bob, 50);
    await spend(bob, 10);
    const wish = { kind: 'award', subjectId };
    expect(await tried(wish)).toMatchObject({ points: 40, pointsAsked: 100, owed: 0, couldOwe: 60 });
    const preview = await tried({ ...wish, asDebt: true });
    expect(preview).toMatchObject({
      ...{ points: 100, pointsAsked: 100, owed: 60, couldOwe: 60, leftAlone: 500 },
      people: [{ before: 40, after: 0, points: -100, owed: 60 }],
      others: [{ before: 4900, after: 5000, points: 100 }],
    });
    const { body } = await correct(fin, { ...wish, asDebt: true, seen: 100, seenOwed: 60 });
    expect(body.points).toBe(100);
    expect([await wallet(ann), await wallet(bob)]).toEqual([5000, 0]);
    const { debts, total, totals } = await listed({ memberId: bob.memberId });
    expect(debts).toEqual([
      {
        ...{ debtId: expect.any(String), date: '2026-11-20T10:00:00.000Z', memberId: bob.memberId },
        ...{ memberName: 'Bob Best', memberNumber: bob.memberNumber, correctionId: body.correctionId, kind: 'award' },
        ...{ points: 60, repaid: 0, forgiven: 0, writtenOff: 0, left: 60, ended: null, dateEnded: null },
      },
    ]);
    expect([total, totals.left]).toEqual([1, 60]);
    expect((await statement(bob)).slice(0, 2)).toEqual([
      ['Award by Ann Able taken back: Act of Courage', -100],
      ['Lent to you, to be repaid by what you are given next', 60],
    ]);
    const [letter] = await portal.letters(bob, 'points corrected');
    expect(letter?.text).toContain('Of these you had spent 60 already.');
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'points.corrected', facts: { points: 100, owed: 60 } });
  });

  test('is none where the programme knows none, where it was not seen, or where the rest is left', {
    tags: 'seed',
  }, async () => {
    const subjectId = await give(ann, [bob], 100);
    await spend(bob, 50);
    const wish = { kind: 'award', subjectId, asDebt: true };
    const unseen = await withoutEffect(portal.db, () => correct(fin, { ...wish, seen: 100 }));
    expect([unseen.status, unseen.body.preview.owed]).toEqual([400, 50]);
    await goBy(portal, { corrections: { ...corrections, debts: false } });
    expect((await tried({ kind: 'award', subjectId })).couldOwe).toBe(0);
    const off = await withoutEffect(portal.db, () => correct(fin, { ...wish, seen: 100, seenOwed: 50 }));
    expect([off.status, off.body.message]).toEqual([400, expect.stringContaining('knows no debts')]);
    expect((await as(fin)('/api/admin/trycorrection', wish)).status).toBe(400);
    expect((await correct(fin, { kind: 'award', subjectId, seen: 50 })).body.points).toBe(50);
    expect((await listed({ memberId: bob.memberId })).total).toBe(0);
  });

  test('of a debit is owed too; of a pot, and of who has left, nobody owes anything', { tags: 'seed' }, async () => {
    const debit = { kind: 'debit', memberId: bob.memberId, account: 'wallet', points: 30, asDebt: true };
    expect((await correct(fin, { ...debit, seen: 30, seenOwed: 30 })).status).toBe(200);
    expect([await wallet(bob), await left()]).toEqual([0, 30]);
    const pot = { kind: 'debit', memberId: eve.memberId, account: 'pot', points: 6000, asDebt: true };
    expect(await tried(pot)).toMatchObject({ points: 5000, owed: 0, couldOwe: 0 });
    await sql`update members set deactivated_at = ${portal.now} where id = ${bob.id}`.execute(portal.db);
    expect(await tried(debit)).toMatchObject({ points: 0, owed: 0, couldOwe: 0 });
  });
});

describe('whatever somebody earns', () => {
  test('repays what they owe first, the oldest first; their card stays whole', { tags: 'seed' }, async () => {
    await owing(50);
    await owing(20);
    await give(eve, [bob], 20, { what: 'adhoc', reason: 'Client Focus' });
    expect([await wallet(bob), await left()]).toEqual([0, 50]);
    const { open, totals, count } = await mine(bob);
    expect(open.map(({ left: rest }: { left: number }) => rest)).toEqual([30, 20]);
    expect([totals.repaid, totals.points, count]).toEqual([20, 70, 2]);
    const { body } = await as(bob)('/api/report/myrecognitions', { selMonth: 'November 2026' });
    const [newest] = body.report.rows;
    expect(newest[body.report.fields.indexOf('points')]).toBe(20);
    await give(ann, [bob], 100);
    expect([await wallet(bob), await left()]).toEqual([50, 0]);
    expect((await statement(bob)).slice(0, 3)).toEqual([
      ['Repaid of what was lent to you', -20],
      ['Repaid of what was lent to you', -30],
      ['Paid forward by Ann Able: Act of Courage', 100],
    ]);
    await portal.settle();
    const told = await portal.letters(bob, 'debt repaid');
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('The 50 '),
      expect.stringContaining('The 20 '),
    ]);
    expect((await listed({ memberId: bob.memberId, state: 'repaid' })).total).toBe(2);
    expect((await listed({ memberId: bob.memberId, state: 'open' })).total).toBe(0);
  });

  test('by a nomination, an idea, Recognise and a credit too', { tags: 'seed' }, async () => {
    await owing(200);
    const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [bob.memberId] };
    const [nomId] = (await as(ann)('/api/nom/newnom', nomination)).body.nomIds;
    const more = { isCustom: true, customPoints: 30, isIncludeInQuarterly: false, quarterlyMotivation: '' };
    await as(eve)('/api/reward/donexusnomreviewreward', { nomId, reviewRating: 7, ...more });
    expect([await wallet(bob), await left()]).toEqual([0, 170]);
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    const { ideaBoxId } = (await as(bob)('/api/idea/ideasubmit', idea)).body;
    await as(eve)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Good.', points: 50 });
    expect(await left()).toBe(120);
    await give(eve, [bob], 25, { what: 'reward' });
    expect(await left()).toBe(95);
    const credit = { kind: 'credit', memberId: bob.memberId, account: 'wallet', points: 100, seen: 100 };
    expect((await correct(fin, credit)).status).toBe(200);
    expect([await wallet(bob), await left()]).toEqual([5, 0]);
  });

  test('not what only comes back: a cancelled order, and what was taken back from others', {
    tags: 'seed',
  }, async () => {
    await give(ann, [bob], 100);
    const gift = await give(bob, [await portal.make.member()], 50);
    const { memberOrderId } = await buy(portal, bob, [await makeProduct(portal, { stock: 5, price: 10 })]);
    const spent = 50 - (await wallet(bob));
    await owing(100);
    await correct(fin, { kind: 'award', subjectId: gift, seen: 50 });
    expect([await wallet(bob), await left()]).toEqual([50, 100]);
    const cancelled = await as(bob)('/api/shop/cancelOrder', { memberOrderId });
    expect([cancelled.status, await wallet(bob), await left()]).toEqual([200, 50 + spent, 100]);
  });

  test('of thousands at once, in one statement', { tags: 'seed' }, async () => {
    await portal.make.people(2000, 'DEBTS');
    const { rows } = await sql<{ id: number }>`
      select id from members where division_code = 'DEBTS' order by id`.execute(portal.db);
    const owe = rows.slice(0, 1000).map(({ id }) => id);
    await sql`
      with made as (
        insert into corrections (kind, by_id, reason_length, created_at) values ('debit', ${fin.id}, 0, ${portal.now}) returning id
      ), lines as (
        insert into correction_lines (correction_id, member_id, account, points, points_asked)
        select made.id, m, 'wallet', -10, 10 from made, unnest(${owe}::bigint[]) m returning id, member_id
      ), lent as (
        insert into debts (correction_line_id, member_id, account_id, points, created_at)
        select l.id, l.member_id, a.id, 10, ${portal.now} from lines l join ledger_accounts a on a.member_id = l.member_id and a.kind = 'wallet'
        returning id, correction_line_id, account_id
      ), moves as (
        select 'debt' as kind, d.id::text as source, p.id as from_id, d.account_id as to_id, 1 as part from lent d, ledger_accounts p where p.kind = 'programme'
        union all select 'correction', 'line:' || d.correction_line_id, d.account_id, p.id, 2 from lent d, ledger_accounts p where p.kind = 'programme'
      )
      select ledger_post_all(array_agg(kind order by part, source), ${portal.now}, array_agg(null::bigint), array_agg(source order by part, source),
        array_agg(from_id order by part, source), array_agg(to_id order by part, source), array_agg(10::bigint)) from moves`.execute(
      portal.db,
    );
    const award = { what: 'reward', reason: 'Act of Courage', points: 15, message: '', sendBy: 'email' };
    const { body } = await as(eve)('/api/reward/doreward', { ...award, recipients: ['div:DEBTS'] });
    expect(body).toMatchObject({ recipients: 2000 });
    const { rows: after } = await sql<{ balance: number; people: number; left: number }>`
      select a.balance, count(*) as people, coalesce(sum(d.left_points), 0)::int as left
      from ledger_accounts a join members m on m.id = a.member_id left join debts d on d.account_id = a.id
      where m.division_code = 'DEBTS' group by 1 order by 1`.execute(portal.db);
    expect(after).toEqual([
      { balance: 5, people: 1000, left: 0 },
      { balance: 15, people: 1000, left: 0 },
    ]);
  });

  test('as a former instance gives it, which knows of no debts', { tags: 'seed' }, async () => {
    await owing(50);
    const accounts = await portal.db.transaction().execute(async (tx) => ({
      programme: await systemAccount(tx as never, 'programme'),
      own: (await openAccountsOf(tx as never, 'wallet', [bob.id])).get(bob.id),
    }));
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    const { ideaBoxId } = (await as(bob)('/api/idea/ideasubmit', idea)).body;
    await sql`
      with rewarded as (
        update ideas set state = 'rewarded', reward_points = 50, reviewed_by_id = ${eve.id}, reviewed_at = ${portal.now} where id = ${ideaBoxId}
      )
      select ledger_post('idea', ${portal.now}, ${eve.id}, array[${ideaBoxId}::text], array[${accounts.programme}::bigint], array[${accounts.own}::bigint],
        array[50::bigint])`.execute(portal.db);
    expect([await wallet(bob), await left()]).toEqual([0, 0]);
  });
});

describe('a debt', () => {
  test('is forgiven in part and whole, with a reason that is told', { tags: 'seed' }, async () => {
    await owing(100);
    const [{ debtId }] = (await listed({ memberId: bob.memberId })).debts;
    expect((await forgive(fin, { debtId, points: 40, seen: 100 })).body).toMatchObject({ points: 40 });
    expect(await left()).toBe(60);
    const stale = await withoutEffect(portal.db, () => forgive(fin, { debtId, points: 60, seen: 100 }));
    expect([stale.status, stale.body.left]).toEqual([400, 60]);
    const more = await withoutEffect(portal.db, () => forgive(fin, { debtId, points: 61, seen: 60 }));
    expect([more.status, Object.keys(more.body.formErrors)]).toEqual([400, ['points']]);
    expect((await forgive(fin, { debtId, points: 60, seen: 60 })).status).toBe(200);
    const [row] = (await listed({ memberId: bob.memberId })).debts;
    expect(row).toMatchObject({ forgiven: 100, left: 0, ended: 'forgiven', dateEnded: portal.now.toISOString() });
    await give(ann, [bob], 25);
    expect(await wallet(bob)).toBe(25);
    const letters = (await portal.letters(bob, 'debt forgiven')).map(({ text }) => text);
    expect(letters).toHaveLength(2);
    expect(letters[0]).toContain('60 points are still to be repaid');
    expect(letters[1]).toContain('Nothing is left to be repaid.');
    expect(letters[1]).toContain('She could not know.');
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'debt.forgiven', facts: { points: 60, left: 0 } });
  });

  test('is nobody’s own to forgive, and refused by its fields', { tags: 'seed' }, async () => {
    await owing(50, eve);
    const [{ debtId }] = (await listed({ memberId: eve.memberId })).debts;
    const own = await withoutEffect(portal.db, () => forgive(eve, { debtId, points: 50, seen: 50 }));
    expect([own.status, own.body.message]).toEqual([403, expect.stringContaining('your own points')]);
    expect((await forgive(bob, { debtId, points: 50, seen: 50 })).status).toBe(403);
    for (const [more, field] of [
      [{ points: 0 }, 'points'],
      [{ reason: ' ' }, 'reason'],
      [{ debtId: 'x' }, 'debtId'],
      [{ seen: 0 }, 'seen'],
    ] as const) {
      const { status, body } = await forgive(fin, { debtId, points: 5, seen: 50, ...more });
      expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
    }
    expect((await forgive(fin, { debtId: '999999', points: 5, seen: 5 })).status).toBe(404);
  });

  test('above what one person corrects alone within thirty days waits for a second one', { tags: 'seed' }, async () => {
    await owing(100);
    await correct(fin, { kind: 'credit', memberId: ann.memberId, account: 'wallet', points: 350, seen: 350 });
    const [{ debtId }] = (await listed({ memberId: bob.memberId })).debts;
    const { body } = await forgive(fin, { debtId, points: 100, seen: 100 });
    expect(body).toMatchObject({ points: 0, second: { seconds: { count: 1 } } });
    const { approvals } = (await as(eve)('/api/admin/approvals', { show: 'waiting' })).body;
    expect(approvals[0].correction).toEqual({
      ...{ kind: 'forgive', points: 100, recipients: { count: 1, names: ['Bob Best'] } },
      reason: 'She could not know.',
    });
    await give(ann, [bob], 25);
    const confirm = () => as(eve)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    expect((await withoutEffect(portal.db, confirm)).body.message).toContain('75 points are left now');
    const { body: again } = await forgive(fin, { debtId, points: 75, seen: 75 });
    await as(eve)('/api/admin/confirmapproval', { approvalId: again.second.approvalId });
    expect(await left()).toBe(0);
    expect((await listed({ memberId: bob.memberId })).debts[0]).toMatchObject({ repaid: 25, forgiven: 75 });
  });

  test('ends with the wallet of who does not come back, and waits for who does', { tags: 'seed' }, async () => {
    await owing(50);
    const standing = async () => {
      const { rows } = await sql`
        select left_points as left, written_off_points as written, ended, ended_at as at from debts where member_id = ${bob.id}`.execute(
        portal.db,
      );
      return rows;
    };
    await sql`update members set deactivated_at = ${portal.now} where id = ${bob.id}`.execute(portal.db);
    portal.now = new Date('2026-12-10T10:00:00Z');
    await forfeitLeavers(portal.db, portal.now);
    expect(await standing()).toEqual([{ left: 50, written: 0, ended: null, at: null }]);
    portal.now = new Date('2027-02-01T10:00:00Z');
    await forfeitLeavers(portal.db, portal.now);
    expect(await standing()).toEqual([{ left: 0, written: 50, ended: 'writtenOff', at: portal.now }]);
  });

  test('is in a list of pages, filtered, in a file, and in what its owner is given of their own data', {
    tags: 'seed',
  }, async () => {
    for (const spent of [5, 10, 20] as const) await owing(spent);
    const first = await listed({ memberId: bob.memberId, limit: 2 });
    expect([first.total, first.debts.map(({ points }: { points: number }) => points)]).toEqual([3, [20, 10]]);
    const second = await listed({ memberId: bob.memberId, limit: 2, after: first.next });
    expect([second.total, second.next, second.debts.length]).toEqual([undefined, null, 1]);
    expect((await listed({ search: `best ${bob.memberNumber}` })).total).toBe(3);
    expect((await listed({ search: 'nobody here' })).total).toBe(0);
    const { body } = await as(fin)('/api/admin/exportdebts', { memberId: bob.memberId, format: 'csv' });
    expect(String(body).trim().split('\r\n')).toHaveLength(4);
    expect((await as(bob)('/api/admin/debtlist', { limit: 5 })).status).toBe(403);
    const own = await ownData(portal.db, bob.id, portal.now);
    expect(own.debts).toHaveLength(3);
  });
});
