import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { balancesOf } from '#ledger/accounts';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { underRules } from '../../test/programmes/apply.ts';
import { csv, type Person, rosterDesk } from '../../test/roster.ts';
import { forfeitLeavers } from './leavers.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
let zed: MadeMember;
let row: Person;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
  zed = await portal.make.member({ firstname: 'Zed', surname: 'Gone', is_manager: true, points: 70, budget: 500 });
  row = { memberNumber: zed.memberNumber, firstName: 'Zed', surname: 'Gone', isManager: 'true' };
});
afterEach(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const withoutGrace = { leavers: { graceDays: 0, percentAtOnce: 10 } };
const day = 86_400_000;
const later = (days: number) => new Date(portal.now.getTime() + days * day);
const forfeited = (days: number) => forfeitLeavers(portal.db, later(days));

async function load(...more: Person[]): Promise<void> {
  const { status, body } = await desk.send(csv(desk.adaRow, ...more), 'confirm=leavers,roles');
  expect([status, body.message]).toEqual([200, undefined]);
}

/** Instead of the clock, which would end the administrator's session. */
const leftBefore = (days: number) =>
  portal.db
    .updateTable('members')
    .set({ deactivated_at: later(-days) })
    .where('deactivated_at', 'is not', null)
    .execute();

const accountsOf = async (memberId: number) =>
  (
    await portal.db.selectFrom('ledger_accounts').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
  ).map(({ id, kind, balance, closed_at }) => ({ id, kind, balance, isClosed: closed_at !== null }));

describe('a leaver', () => {
  test('forfeits after the days of grace, by the night, and never twice', async () => {
    await load();
    expect([await forfeited(0), await forfeited(29.99)]).toEqual([0, 0]);
    expect(await balancesOf(portal.db, zed.id)).toEqual({ wallet: 70, pot: 500 });
    expect([await forfeited(30), await forfeited(30), await forfeited(31)]).toEqual([1, 0, 0]);
    expect((await accountsOf(zed.id)).map(({ balance, isClosed }) => [balance, isClosed])).toEqual([
      [0, true],
      [0, true],
    ]);
    const { rows } = await sql<{ total: number }>`
      select -sum(l.amount)::bigint as total from ledger_legs l join ledger_accounts a on a.id = l.account_id
      join ledger_transactions t on t.id = l.transaction_id where t.kind = 'leaver' and a.member_id = ${zed.id}`.execute(
      portal.db,
    );
    expect(rows[0]?.total).toBe(570);
  });

  test('who is back in the next roster has everything as it was, without a word about rights in the file', async () => {
    const before = await accountsOf(zed.id);
    await portal.db
      .updateTable('profiles')
      .set({ email: 'own@test.example', cell_num: '+27821112222' })
      .where('member_id', '=', zed.id)
      .execute();
    await load();
    expect(await forfeited(12)).toBe(0);
    await leftBefore(12);
    const file = `memberNumber,firstName,surname,division,countryCode,divisionCode,isAdminReports\n${desk.ada.memberNumber},Ada,Admin,Division D1,ZA,D1,true\n${zed.memberNumber},Zed,Gone,Division D1,ZA,D1,\n`;
    const { status, body } = await desk.send(file, 'confirm=leavers,roles');
    expect([status, body.added]).toEqual([200, 1]);
    expect(await accountsOf(zed.id)).toEqual(before);
    expect(await desk.byNumber(zed.memberNumber)).toMatchObject({
      ...{ deactivated_at: null, is_manager: true, email: 'own@test.example', cell_num: '+27821112222' },
    });
    expect(await forfeited(400)).toBe(0);
  });

  test('who is back too late, before the night came, forfeits then and begins anew', async () => {
    await load();
    await leftBefore(31);
    await load(row);
    expect((await accountsOf(zed.id)).map(({ kind, balance, isClosed }) => [kind, balance, isClosed])).toEqual([
      ['wallet', 0, true],
      ['pot', 0, true],
      ['wallet', 0, false],
    ]);
  });

  test('of the old kind, whose accounts were closed at once, comes back to a new wallet', async () => {
    await load();
    await underRules(withoutGrace, () => forfeitLeavers(portal.db, portal.now));
    expect(await forfeited(100)).toBe(0);
    await load(row);
    expect(await balancesOf(portal.db, zed.id)).toEqual({ wallet: 0, pot: 0 });
    expect((await accountsOf(zed.id)).filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  test('is given nothing while they are away, though their wallet is open', async () => {
    const ann = await portal.make.member({ points: 100 });
    const idea = { category: 'Current challenges', title: 'Mine', idea: 'Pay me.' };
    const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', idea, { as: zed.id })).body;
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', zed.id).execute();
    const gift = {
      what: 'payitforward',
      reason: 'Happy Birthday',
      points: 50,
      message: 'x',
      sendBy: 'email',
      recipients: [zed.memberId],
    };
    expect((await portal.post('/api/reward/doreward', gift, { as: ann.id })).status).toBe(400);
    const review = { ideaBoxId, actionStatus: 'Great.', points: 300 };
    expect((await portal.post('/api/idea/donexusideareview', review, { as: desk.ada.id })).status).toBe(400);
    expect((await balancesOf(portal.db, zed.id)).wallet).toBe(70);
  });
});

test('A76: whom a roster is just bringing back, the night leaves alone', async () => {
  await load();
  await transaction(portal.db, async (tx) => {
    await tx.updateTable('members').set({ deactivated_at: null }).where('id', '=', zed.id).execute();
    expect(await forfeited(60)).toBe(0);
  });
  expect(await forfeited(60)).toBe(0);
  expect(await balancesOf(portal.db, zed.id)).toEqual({ wallet: 70, pot: 500 });
});

test('A76: the night and the roster that brings people back never meet half-way', async () => {
  const leavers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      portal.make.member({ firstname: `L${n}`, surname: 'Gone', points: 10 + n, budget: 5 }),
    ),
  );
  await load();
  await leftBefore(29);
  const rows = leavers.map(({ memberNumber }, n) => ({ memberNumber, firstName: `L${n}`, surname: 'Gone' }));
  // The night's clock is ahead: everybody's time is over for it, and for the roster nobody's is.
  const night = () => forfeitLeavers(portal.db, later(2));
  const [back, ...nights] = await Promise.all([
    desk.send(csv(desk.adaRow, ...rows), 'confirm=leavers,roles'),
    ...Array.from({ length: 6 }, night),
  ]);
  expect(back.status).toBe(200);
  const { rows: legs } = await sql<{ count: number }>`
    select count(*) as count from ledger_transactions where kind = 'leaver' group by source_id having count(*) > 1`.execute(
    portal.db,
  );
  expect(legs).toEqual([]);
  for (const [n, { id }] of leavers.entries()) {
    const { wallet, pot } = await balancesOf(portal.db, id);
    // Whole or new, never a part.
    expect([`${10 + n} 5`, '0 0']).toContain(`${wallet} ${pot}`);
    expect((await accountsOf(id)).filter(({ kind, isClosed }) => kind === 'wallet' && !isClosed)).toHaveLength(1);
  }
  const closed = await portal.db
    .selectFrom('ledger_accounts')
    .select('member_id')
    .distinct()
    .where('closed_at', 'is not', null)
    .execute();
  const isZedLeft = (await accountsOf(zed.id)).every(({ isClosed }) => !isClosed);
  expect(nights.reduce((sum, people) => sum + people, 0)).toBe(closed.length);
  expect(await night()).toBe(isZedLeft ? 1 : 0);
});
