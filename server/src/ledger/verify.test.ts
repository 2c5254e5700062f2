import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { createDb, type Db } from '#db/pool';
import { type TestApp, testApp } from '../../test/app.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { brokenInvariants, type Proof, sealLedger } from './verify.ts';

let portal: TestApp;
let owner: pg.Client;
let ann: MadeMember;
let bob: MadeMember;

const gift = { what: 'payitforward', reason: 'Act of Courage', points: 10, message: 'Thanks', sendBy: 'email' };
const give = (recipient: MadeMember, by = ann) =>
  portal.post('/api/reward/doreward', { ...gift, recipients: [recipient.memberId] }, { as: by.id });

beforeAll(async () => {
  portal = await testApp();
  portal.now = new Date();
  owner = await openConnection(portal.settings);
  await owner.query(`set session_replication_role = 'replica'`);
  ann = await portal.make.member({ points: 5000 });
  bob = await portal.make.member();
  await buy(portal, ann, [await makeProduct(portal)]);
  await give(bob);
});
afterAll(async () => {
  await owner.end();
  await portal.close();
});

const broken = async (of: Proof['of']) => new Set((await brokenInvariants(portal.db, { of })).map(({ id }) => id));

/** What the proofs find while somebody with the owner's rights has changed this. */
async function foundAfter(change: string, undo: string, of: Proof['of'] = 'whole'): Promise<Set<string>> {
  await owner.query(change);
  try {
    return await broken(of);
  } finally {
    await owner.query(undo);
    expect(await broken('whole')).toEqual(new Set());
  }
}

const giftTo = (
  member: MadeMember,
) => `(select transaction_id from ledger_legs l join ledger_accounts a on a.id = l.account_id
  where a.member_id = ${member.id} and l.amount = 10)`;
const walletOf = (member: MadeMember) =>
  `(select id from ledger_accounts where member_id = ${member.id} and kind = 'wallet')`;

describe('the books', () => {
  test('I3: a balance that no leg explains', async () => {
    const set = (by: number) => `update ledger_accounts set balance = balance + ${by} where id = ${walletOf(bob)}`;
    expect(await foundAfter(set(1), set(-1))).toEqual(new Set(['I3', 'I18']));
  });

  test('I4: a wallet that was below zero on the way', { tags: 'seed' }, async () => {
    const set = (after: number) =>
      `update ledger_legs set after = ${after} where account_id = ${walletOf(bob)} and version = 1`;
    expect(await foundAfter(set(-10), set(10))).toContain('I4');
  });

  test('I16: points that went to somebody else than the gift names', { tags: 'seed' }, async () => {
    const move = (from: MadeMember, to: MadeMember) =>
      `update ledger_legs set account_id = ${walletOf(to)} where transaction_id = ${giftTo(from)} and amount = 10`;
    const eve = await portal.make.member({ points: 5 });
    expect(
      await foundAfter(
        move(bob, eve).replace('set', 'set version = 2,'),
        move(eve, bob).replace('set', 'set version = 1,'),
      ),
    ).toContain('I16');
  });

  test('I16: a gift of other points than were moved', { tags: 'seed' }, async () => {
    const set = (points: number) => `update awards set points = ${points} where by_id = ${ann.id}`;
    expect(await foundAfter(set(25), set(10))).toEqual(new Set(['I16']));
  });

  test('I18: a statement that lacks what a line was', { tags: 'seed' }, async () => {
    const lines = `from award_lines where to_id = ${bob.id}`;
    await owner.query(`create temp table kept as select * ${lines}`);
    const restore = 'insert into award_lines overriding system value select * from kept';
    expect(await foundAfter(`delete ${lines}`, restore)).toContain('I18');
  });

  test('I21: cards, lines and messages of nobody', { tags: 'seed' }, async () => {
    await portal.settle();
    for (const [table, column] of [
      ['recognitions', 'to_id'],
      ['award_lines', 'to_id'],
      ['messages', 'member_id'],
    ]) {
      const set = (from: number, to: number) => `update ${table} set ${column} = ${to} where ${column} = ${from}`;
      expect(await foundAfter(set(bob.id, 987_654_321), set(987_654_321, bob.id))).toContain('I21');
    }
  });

  test('I24: a debt that says otherwise than its changes, and who kept what they earned while they owed', {
    tags: 'seed',
  }, async () => {
    await goBy(portal, { corrections: { alone: 'none', takeBackMinutes: 10, debts: true } });
    const [admin, ower] = [await portal.make.member({ is_admin_reports: true }), await portal.make.member()];
    const wish = { kind: 'debit', memberId: ower.memberId, account: 'wallet', points: 15, asDebt: true };
    const more = { reason: 'By mistake', seen: 15, seenOwed: 15 };
    expect((await portal.post('/api/admin/correct', { ...wish, ...more }, { as: admin.id })).status).toBe(200);
    await give(ower);
    const debt = (points: number) =>
      `update debts set repaid_points = repaid_points + ${points} where member_id = ${ower.id}`;
    expect(await foundAfter(debt(1), debt(-1))).toEqual(new Set(['I24']));
    const change = (points: number) => `update debt_changes set points = points + ${points}`;
    expect(await foundAfter(`${debt(-1)}; ${change(-1)}`, `${debt(1)}; ${change(1)}`)).toContain('I24');
    const earned = (id: string) => `update debt_changes set earned_id = ${id}`;
    expect(await foundAfter(earned('1'), earned(giftTo(ower)))).toContain('I24');
  });

  test('I26: points set aside that are not those of what waits', { tags: 'seed' }, async () => {
    const step = { by: 'adminReports' as const, all: false, fourEyes: true };
    const rule = { key: 'all', what: 'payItForward' as const, when: 'always' as const, above: 0 };
    await goBy(portal, {
      approvals: { daysMost: 30, rules: [{ ...rule, scopeKind: 'everything', scopeCode: '', steps: [step] }] },
    });
    await portal.make.member({ is_admin_reports: true });
    const { body } = await give(await portal.make.member());
    const of = `approval_id = ${body.second.approvalId}`;
    const points = (by: number) => `update reservations set points = points + ${by} where ${of}`;
    expect(await foundAfter(points(1), points(-1))).toContain('I26');
    const asked = (by: number) => `update approvals set points = points + ${by} where id = ${body.second.approvalId}`;
    expect(await foundAfter(asked(1), asked(-1))).toEqual(new Set(['I26']));
    const release = `insert into reservation_releases (reservation_id, member_id, at) select id, member_id, now() from reservations where ${of}`;
    const back = `delete from reservation_releases where reservation_id in (select id from reservations where ${of})`;
    expect(await foundAfter(release, back)).toContain('I6');
    await goBy(portal, { approvals: { daysMost: 30, rules: [] } });
  });

  test('I22: what was taken back goes elsewhere, is more than it was, or its card does not say so', {
    tags: 'seed',
  }, async () => {
    const [admin, other] = [await portal.make.member({ is_admin_reports: true }), await portal.make.member()];
    const { body } = await give(other);
    const wish = { kind: 'award', subjectId: body.takeBack.awardId, reason: 'By mistake', seen: 10 };
    expect((await portal.post('/api/admin/correct', wish, { as: admin.id })).status).toBe(200);
    const line = `from correction_lines where member_id = ${other.id}`;
    const back = `transaction_id = (select id from ledger_transactions where kind = 'correction' and source_id = 'line:' || (select id ${line}))`;
    const to = (member: MadeMember, from: MadeMember) =>
      `update ledger_legs set account_id = ${walletOf(member)}, version = 900 + version where ${back} and account_id = ${walletOf(from)}`;
    const home = (member: MadeMember, from: MadeMember) => to(member, from).replace('900 + version', 'version - 900');
    expect(await foundAfter(to(bob, ann), home(ann, bob))).toContain('I22');
    const asked = (points: number) =>
      `update correction_lines set points_asked = ${points} where member_id = ${other.id}`;
    expect(await foundAfter(asked(11), asked(10))).toEqual(new Set(['I22']));
    const card = (at: string) => `update recognitions set withdrawn_at = ${at} where to_id = ${other.id}`;
    expect(await foundAfter(card('null'), card('now()'))).toEqual(new Set(['I22']));
  });

  test('no member is deleted, not even by the owner', async () => {
    const other = await openConnection(portal.settings);
    await expect(other.query(`delete from members where id = ${bob.id}`)).rejects.toThrow(
      'Rows of table members stay.',
    );
    await other.end();
  });

  test('I13: a chain with a gap', { tags: 'seed' }, async () => {
    const set = (by: number) => `update ledger_legs set version = version + ${by} where account_id = ${walletOf(bob)}`;
    expect(await foundAfter(set(1), set(-1))).toContain('I13');
  });
});

describe('from the last seal on', () => {
  test('what came since is proven, and what was sealed before the last seal is left to the proof of the whole', {
    tags: 'seed',
  }, async () => {
    await owner.query(`update ledger_transactions set posted_at = now() - interval '20 minutes'`);
    await sealLedger(portal.db);
    await give(bob);
    await give(bob);
    const newest = `transaction_id = (select max(id) from ledger_transactions)`;
    const set = (by: number) => `update ledger_legs set amount = amount + ${by} where amount > 0 and ${newest}`;
    expect(await foundAfter(set(1), set(-1), 'sinceSeal')).toEqual(new Set(['I1', 'I2', 'I13', 'I16', 'I18']));
    const first = `update ledger_legs set after = %s where account_id = ${walletOf(bob)} and version = 1`;
    const [change, undo] = [first.replace('%s', '-10'), first.replace('%s', '10')];
    expect(await foundAfter(change, undo, 'whole')).toEqual(new Set(['I4', 'I5', 'I13']));
    // The only seal is the last one, and so is read again.
    expect(await foundAfter(change, undo, 'sinceSeal')).toEqual(new Set(['I5', 'I13']));
  });

  test('reads no more of the ledger than came since, however long it is', { tags: 'seed' }, async () => {
    const one = createDb(portal.settings, { max: 1 });
    for (let n = 0; n < 60; n += 1) expect((await give(bob)).status).toBe(200);
    const [eve, dan] = [await portal.make.member({ points: 100 }), await portal.make.member()];
    for (const more of [0, 1]) {
      if (more) await give(dan, eve);
      await owner.query(`update ledger_transactions set posted_at = now() - interval '20 minutes'`);
      await sealLedger(one);
    }
    // As the planner does by itself where a table is larger than a page.
    await sql`set enable_seqscan = off`.execute(one);
    const before = await legsRead(one);
    await brokenInvariants(one, { of: 'sinceSeal' });
    const nightly = (await legsRead(one)) - before;
    await brokenInvariants(one);
    const whole = (await legsRead(one)) - before - nightly;
    await one.destroy();
    // An older seal is read again too, one a night.
    expect(nightly * 3).toBeLessThan(whole);
  });

  test('stops at its limit', async () => {
    await owner.query('begin');
    await owner.query('lock table ledger_legs in access exclusive mode');
    await expect(brokenInvariants(portal.db, { of: 'sinceSeal', limitMs: 50 })).rejects.toThrow('statement timeout');
    await owner.query('rollback');
  });
});

/** Rows of the ledger that this one connection and those before it have read. */
async function legsRead(one: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(one);
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'ledger_legs'`.execute(
    one,
  );
  return rows[0]?.read ?? 0;
}
