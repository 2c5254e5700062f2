import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { aloneSoFar } from '../limits/corrected-alone.ts';
import { forfeitLeavers } from '../roster/leavers.ts';

let portal: TestApp;
let fin: MadeMember;
let other: MadeMember;
let sets: Three[];

/** Who owes, who gives to them, and to whom they pay it forward. */
interface Three {
  ower: MadeMember;
  giver: MadeMember;
  third: MadeMember;
}

const atOnce = 10;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  portal = await testApp();
  portal.now = now;
  await goBy(portal, { corrections: { alone: 'none', takeBackMinutes: 10, debts: true } });
  const { make } = portal;
  fin = await make.member({ roles: [{ capability: 'finance' }] });
  other = await make.member({ is_admin_reports: true });
  sets = await Promise.all(
    Array.from({ length: atOnce }, async () => ({
      giver: await make.member({ points: 100_000 }),
      ower: await make.member({ points: 1000 }),
      third: await make.member({ points: 1000 }),
    })),
  );
});
beforeEach(() => {
  portal.now = now;
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (by: MadeMember, path: string, body: object) => portal.post(path, body, { as: by.id });
const give = (by: MadeMember, to: MadeMember, points: number) =>
  as(by, '/api/reward/doreward', {
    ...{ what: 'payitforward', reason: 'Act of Courage', points, message: '', sendBy: 'email' },
    recipients: [to.memberId],
  });
const forgive = (by: MadeMember, debtId: string, points: number, seen: number) =>
  as(by, '/api/admin/forgivedebt', { debtId, points, seen, reason: 'As agreed.' });
const done = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
const refusedOnly = (answers: readonly Answer[]) => answers.every(({ status }) => [200, 400].includes(status));

async function balance({ id }: MadeMember): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_accounts where member_id = ${id} and kind = 'wallet' and closed_at is null`.execute(
    portal.db,
  );
  return rows[0]?.balance ?? 0;
}

/** They have nothing, and owe so many. Answers the debt. */
async function owes(ower: MadeMember, points: number): Promise<string> {
  const has = await balance(ower);
  const { status } = await as(fin, '/api/admin/correct', {
    ...{ kind: 'debit', memberId: ower.memberId, account: 'wallet', points: has + points, asDebt: true },
    ...{ seen: has + points, seenOwed: points, reason: 'By mistake.' },
  });
  expect(status).toBe(200);
  const { rows } = await sql<{ id: string }>`
    select id::text from debts where member_id = ${ower.id} and left_points > 0`.execute(portal.db);
  expect(rows).toHaveLength(1);
  return rows[0]?.id as string;
}

async function debt(id: string) {
  const { rows } = await sql<{ repaid: number; forgiven: number; left: number }>`
    select repaid_points as repaid, forgiven_points as forgiven, left_points as left from debts where id = ${id}`.execute(
    portal.db,
  );
  return rows[0] as { repaid: number; forgiven: number; left: number };
}

/** So many rounds of this, with ten people at once. */
async function rounds(times: number, play: (three: Three) => Promise<void>): Promise<void> {
  // loop: one round after the other
  for (let round = 0; round < times; round += 1) await Promise.all(sets.map(play));
}

test('200 times earned while it is spent and forgiven: each point once', { tags: 'seed' }, async () => {
  let forgiven = 0;
  await rounds(20, async ({ giver, ower, third }) => {
    const debtId = await owes(ower, 50);
    const [earned, spent, freed] = await Promise.all([
      give(giver, ower, 100),
      give(ower, third, 50),
      forgive(other, debtId, 50, 50),
    ]);
    expect([earned.status, refusedOnly([spent, freed])]).toEqual([200, true]);
    forgiven += done([freed]);
    const isForgiven = freed.status === 200;
    expect(await debt(debtId)).toEqual({ repaid: isForgiven ? 0 : 50, forgiven: isForgiven ? 50 : 0, left: 0 });
    expect(await balance(ower)).toBe((isForgiven ? 100 : 50) - (spent.status === 200 ? 50 : 0));
  });
  expect(forgiven).toBeLessThanOrEqual(200);
  await expectBooksRight(portal.db);
});

test('200 times earned twice at once: both repay, and nothing twice', { tags: 'seed' }, async () => {
  await rounds(20, async ({ giver, ower, third }) => {
    const debtId = await owes(ower, 30);
    const answers = await Promise.all([give(giver, ower, 20), give(third, ower, 20)]);
    const earned = done(answers) * 20;
    expect(await debt(debtId)).toMatchObject({ repaid: Math.min(30, earned), left: Math.max(0, 30 - earned) });
    expect(await balance(ower)).toBe(Math.max(0, earned - 30));
    await give(giver, ower, 10);
    await give(giver, third, 25);
  });
  await expectBooksRight(portal.db);
});

test('200 times forgiven by two at once: once', { tags: 'seed' }, async () => {
  await rounds(20, async ({ ower }) => {
    const debtId = await owes(ower, 10);
    const answers = await Promise.all([forgive(fin, debtId, 10, 10), forgive(other, debtId, 10, 10)]);
    expect([done(answers), refusedOnly(answers)]).toEqual([1, true]);
    expect(await debt(debtId)).toEqual({ repaid: 0, forgiven: 10, left: 0 });
  });
  await expectBooksRight(portal.db);
});

test('among people who owe and give to each other nobody waits in a circle', { tags: 'seed' }, async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => portal.make.member({ points: 10_000 })));
  // loop: one round after the other
  for (let round = 0; round < 20; round += 1) {
    const [one, two] = [people[round % 6], people[(round + 3) % 6]] as [MadeMember, MadeMember];
    await owes(one, 20);
    const answers = await Promise.all([
      give(two, one, 10),
      ...people.filter((who) => who !== one && who !== two).map((who) => give(who, one, 5)),
      ...people.filter((who) => who !== one && who !== two).map((who) => give(who, two, 5)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const credit = { kind: 'credit', memberId: one.memberId, account: 'wallet', points: 1000, seen: 1000 };
    await as(fin, '/api/admin/correct', { ...credit, reason: 'To go on.' });
  }
  await expectBooksRight(portal.db);
});

test('what many correct at once counts together towards what one person does alone', { tags: 'seed' }, async () => {
  const limited = await testApp({ CORRECTION_POINTS_ALONE: '500' });
  const [one, two, who] = [
    await limited.make.member({ is_admin_reports: true }),
    await limited.make.member({ is_admin_reports: true }),
    await limited.make.member(),
  ];
  const credit = (memberId: string) => ({ kind: 'credit', memberId, account: 'wallet', points: 100, seen: 100 });
  const people = [who, ...(await Promise.all(Array.from({ length: 19 }, () => limited.make.member())))];
  const answers = await Promise.all(
    people.map(({ memberId }) =>
      limited.post('/api/admin/correct', { ...credit(memberId), reason: 'Small.' }, { as: one.id }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  expect(answers.filter(({ body }) => body.points === 100)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.second)).toHaveLength(15);
  const mine = await limited.post('/api/admin/trycorrection', pick(credit(who.memberId)), { as: one.id });
  expect(mine.body.preview).toMatchObject({ leftAlone: 0, seconds: { count: 1 } });
  const theirs = await limited.post('/api/admin/trycorrection', pick(credit(who.memberId)), { as: two.id });
  expect(theirs.body.preview).toMatchObject({ leftAlone: 500, seconds: null });
  // What a second person has confirmed is not done alone, and after thirty days it begins anew.
  const [waiting] = answers.filter(({ body }) => body.second);
  const approvalId = waiting?.body.second.approvalId;
  expect((await limited.post('/api/admin/confirmapproval', { approvalId }, { as: two.id })).status).toBe(200);
  const soFar = (days: number) =>
    aloneSoFar(limited.db, { byId: one.id, now: new Date(limited.now.getTime() + days * 24 * 3600 * 1000) });
  expect([await soFar(29), await soFar(30)]).toEqual([500, 0]);
  await expectBooksRight(limited.db);
  await limited.close();
});

function pick({ seen: _, ...wish }: { seen: number }): object {
  return wish;
}

test('earned while the wallet is closed: before it is written off, or not at all', { tags: 'seed' }, async () => {
  const giver = await portal.make.member({ points: 10_000 });
  const late = new Date('2027-03-01T10:00:00Z');
  // loop: one round after the other
  for (let round = 0; round < 10; round += 1) {
    const ower = await portal.make.member();
    const debtId = await owes(ower, 50);
    await sql`update members set deactivated_at = ${now} where id = ${ower.id}`.execute(portal.db);
    const [earned] = await Promise.all([give(giver, ower, 20), forfeitLeavers(portal.db, late)]);
    expect([200, 400]).toContain(earned.status);
    expect((await debt(debtId)).left).toBe(0);
  }
  await expectBooksRight(portal.db);
});
