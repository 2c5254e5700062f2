import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import type { MadeMember } from './make.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const award = { what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Thank you!', sendBy: 'email' };
const gift = { ...award, what: 'payitforward', reason: 'Act of Courage' };

const give = (by: MadeMember, to: MadeMember, body: object, key: string = randomUUID()) =>
  portal.post('/api/reward/doreward', { ...body, recipients: [to.memberId] }, { as: by.id, key });

async function balanceOf(member: MadeMember, kind: 'wallet' | 'pot'): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_accounts where member_id = ${member.id} and kind = ${kind}`.execute(portal.db);
  return rows[0]?.balance ?? 0;
}

async function transactionsOf(run: () => Promise<unknown>): Promise<number> {
  const { rows: before } = await sql<{ n: number }>`select count(distinct xmin::text)::int as n from awards`.execute(
    portal.db,
  );
  await run();
  const { rows: after } = await sql<{ n: number }>`select count(distinct xmin::text)::int as n from awards`.execute(
    portal.db,
  );
  return (after[0]?.n ?? 0) - (before[0]?.n ?? 0);
}

describe('awards that wait for each other', () => {
  test('100 of one manager are given in a few transactions, each answered by itself, and the pot is right', {
    tags: 'seed',
  }, async () => {
    const manager = await portal.make.member({ is_manager: true, budget: 1_000 });
    const people = await Promise.all(Array.from({ length: 10 }, () => portal.make.member()));
    let answers: Awaited<ReturnType<typeof give>>[] = [];
    const transactions = await transactionsOf(async () => {
      answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => give(manager, people[n % 10] as MadeMember, award)),
      );
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(transactions).toBeLessThan(50);
    expect(await balanceOf(manager, 'pot')).toBe(500);
    expect(await Promise.all(people.map((person) => balanceOf(person, 'wallet')))).toEqual(Array(10).fill(50));
  });

  test('the bound is never passed: of 60 from a pot for 20 exactly 20 are given, and the others keep their keys', {
    tags: 'seed',
  }, async () => {
    const manager = await portal.make.member({ is_manager: true, budget: 100 });
    const bob = await portal.make.member();
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => give(manager, bob, award, key)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect([answers.length - refused.length, refused.length]).toEqual([20, 40]);
    for (const { status, body } of refused)
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: 'There are not enough points for this: insufficient balance.',
      });
    expect([await balanceOf(manager, 'pot'), await balanceOf(bob, 'wallet')]).toEqual([0, 100]);
    await sql`select ledger_post_all(array['correction'], now(), array[null]::bigint[], array['refill'],
      array(select id from ledger_accounts where kind = 'issuance'), array(select id from ledger_accounts where member_id = ${manager.id} and kind = 'pot'), array[5::bigint])`.execute(
      portal.db,
    );
    const again = keys[answers.findIndex(({ status }) => status !== 200)] as string;
    expect((await give(manager, bob, award, again)).status).toBe(200);
    expect((await give(manager, bob, award, again)).headers['idempotency-hit']).toBe('true');
  });

  test('several people’s gifts, good and bad, sent twice each: what is good is given once, what is bad says why', {
    tags: 'seed',
  }, async () => {
    const givers = await Promise.all(Array.from({ length: 12 }, () => portal.make.member({ points: 5 })));
    const stranger = await portal.make.member({ registered_at: null });
    const bob = await portal.make.member();
    const wishes = givers.map((by, n) => ({
      by,
      to: n % 3 === 0 ? stranger : n % 3 === 1 ? by : bob,
      key: randomUUID(),
    }));
    const twice = await Promise.all([...wishes, ...wishes].map(({ by, to, key }) => give(by, to, gift, key)));
    for (const [n, answer] of twice.entries()) {
      const kind = n % 3;
      expect(answer.status).toBe(kind === 2 ? 200 : 400);
      if (kind === 0) expect(answer.body.message).toBe('This user has not registered');
    }
    expect(await balanceOf(bob, 'wallet')).toBe(20);
    await portal.settle();
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from messages where member_id = ${bob.id}`.execute(portal.db);
    expect(rows[0]?.n).toBe(4);
  });

  test('a key that was used for something else is refused and stays what it was', { tags: 'seed' }, async () => {
    const manager = await portal.make.member({ is_manager: true, budget: 100 });
    const bob = await portal.make.member();
    const key = randomUUID();
    expect((await give(manager, bob, award, key)).status).toBe(200);
    const others = await Promise.all([
      ...Array.from({ length: 10 }, () => give(manager, bob, award)),
      give(manager, bob, { ...award, message: 'Well done!' }, key),
      ...Array.from({ length: 3 }, () => give(manager, bob, award)),
    ]);
    expect(others.map(({ status }) => status)).toEqual([...Array(10).fill(200), 422, ...Array(3).fill(200)]);
    expect((await give(manager, bob, award, key)).headers['idempotency-hit']).toBe('true');
    expect([await balanceOf(manager, 'pot'), await balanceOf(bob, 'wallet')]).toEqual([30, 70]);
  });

  test('who loses the office while they wait gives nothing, and the others do', { tags: 'seed' }, async () => {
    const managers = await Promise.all(
      Array.from({ length: 8 }, () => portal.make.member({ is_manager: true, budget: 100 })),
    );
    const bob = await portal.make.member();
    const lost = managers[3] as MadeMember;
    const asked = Promise.all(managers.map((manager) => give(manager, bob, award)));
    await sql`delete from role_assignments where member_id = ${lost.id}`.execute(portal.db).catch(() => {});
    const answers = await asked;
    const given = answers.filter(({ status }) => status === 200).length;
    expect(await balanceOf(bob, 'wallet')).toBe(given * 5);
    expect(given).toBeGreaterThanOrEqual(7);
  });

  test('who waits for a lock that somebody else holds does not keep the others waiting', { tags: 'seed' }, async () => {
    const [stuck, free] = (await Promise.all(
      [1, 2].map(() => portal.make.member({ is_manager: true, budget: 1_000 })),
    )) as [MadeMember, MadeMember];
    const bob = await portal.make.member();
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = portal.db.transaction().execute(async (tx) => {
      await sql`select from ledger_accounts where member_id = ${stuck.id} and kind = 'pot' for update`.execute(tx);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    let isStuckAnswered = false;
    const waits = Promise.all(Array.from({ length: 3 }, () => give(stuck, bob, award))).then((answers) => {
      isStuckAnswered = true;
      return answers;
    });
    const others = await Promise.all(Array.from({ length: 10 }, () => give(free, bob, award)));
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(isStuckAnswered).toBe(false);
    release.resolve();
    await holding;
    expect((await waits).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('two instances at once: one pot, never below 0, nothing twice', { tags: 'seed' }, async () => {
    const other = await buildApp(portal.company, { webDist: '/nonexistent' });
    const manager = await portal.make.member({ is_manager: true, budget: 200 });
    const bob = await portal.make.member();
    const authorization = `Bearer ${await portal.tokenOf(manager.id)}`;
    const keys = Array.from({ length: 30 }, () => randomUUID());
    const ask = async (app: typeof other, key: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/reward/doreward',
          headers: { authorization, 'idempotency-key': key },
          payload: { ...award, recipients: [bob.memberId] },
        })
      ).statusCode;
    const statuses = await Promise.all(keys.flatMap((key) => [ask(portal.app, key), ask(other, key)]));
    await other.close();
    expect(new Set(statuses).has(500)).toBe(false);
    expect([await balanceOf(manager, 'pot'), await balanceOf(bob, 'wallet')]).toEqual([50, 150]);
  });
});
