import { decidedAtOnceMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { withdrawAll } from '../../test/withdrawn.ts';

let portal: TestApp;
let ada: MadeMember;
let eve: MadeMember;
let ike: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ LAUREL_DEMO: 'off', RECOGNISE_POINTS_PER_MONTH: '10', AWARD_CEILING: '100000' });
});
beforeEach(async () => {
  await sql`delete from role_assignments`.execute(portal.db);
  await withdrawAll(portal.db, portal.now);
  ada = await portal.make.member({ is_admin_reports: true });
  eve = await portal.make.member({ is_admin_reports: true, role_cc: true, role_idea: true });
  ike = await portal.make.member({ is_admin_reports: true });
  bob = await portal.make.member();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

interface Wish {
  decision: string;
  itemIds: readonly string[];
  words?: string;
}
const decide = (by: MadeMember, wish: Wish, key?: string) =>
  portal.post('/api/member/decidemany', wish, { as: by.id, ...(key ? { key } : {}) });
const quote = async (by: MadeMember, wish: Wish) =>
  (await portal.post('/api/member/trydecidemany', wish, { as: by.id })).body;
const listed = async (by: MadeMember) => (await portal.post('/api/member/todolist', {}, { as: by.id })).body.items;

/** Points that wait for a second person, for each of these. */
async function asked(to: readonly MadeMember[], by = ada): Promise<string[]> {
  const ids: string[] = [];
  // loop: each is asked by itself
  for (const { memberId } of to) {
    const wish = {
      ...{ what: 'reward', reason: 'Act of Courage: Team', points: 11, message: 'You stood up.', sendBy: 'email' },
      recipients: [memberId],
    };
    const { body } = await portal.post('/api/reward/doreward', wish, { as: by.id });
    ids.push(body.second.approvalId);
  }
  return ids;
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => portal.make.member()));
async function wallet({ id }: MadeMember): Promise<number> {
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: id });
  return body.memberData.awardsPointsAvailable;
}
const wallets = async (all: readonly MadeMember[]) => Promise.all(all.map(wallet));

describe('requests', { tags: 'seed' }, () => {
  test('are confirmed with one press, after it was said how many points that gives; the list says of each what can be done of several', async () => {
    const to = await people(3);
    const itemIds = await asked(to);
    expect((await listed(eve)).map(({ together }: { together: string[] }) => together)).toEqual(
      itemIds.map(() => ['confirm', 'decline']),
    );
    expect(await quote(eve, { decision: 'confirm', itemIds })).toEqual({ items: 3, others: 0, points: 33, goOn: 0 });
    expect(await quote(eve, { decision: 'decline', itemIds })).toMatchObject({ items: 3, points: 0 });
    const { status, body } = await decide(eve, { decision: 'confirm', itemIds });
    expect([status, body.done]).toEqual([200, 3]);
    expect(body.outcomes.map(({ itemId }: { itemId: string }) => itemId)).toEqual(itemIds);
    expect(body.outcomes[0].message).toContain('points and e-card are on their way');
    expect(await wallets(to)).toEqual([11, 11, 11]);
    expect(await listed(eve)).toEqual([]);
  });

  test('of which one cannot be confirmed: the others are, and that one says why', async () => {
    const [first, second] = await people(2);
    if (!first || !second) throw new Error('two were made');
    const [one = '', gone = ''] = await asked([first, second]);
    const [own = ''] = await asked([eve]);
    await portal.post('/api/admin/withdrawapproval', { approvalId: gone }, { as: ada.id });
    const itemIds = [gone, one, own, '999999'];
    expect(await quote(eve, { decision: 'confirm', itemIds })).toEqual({ items: 1, others: 3, points: 11, goOn: 0 });
    const { body } = await decide(eve, { decision: 'confirm', itemIds });
    expect(body.done).toBe(1);
    expect(body.outcomes).toMatchObject([
      { itemId: gone, isDone: false, message: 'This was withdrawn by who asked.' },
      { itemId: one, isDone: true },
      { itemId: own, isDone: false },
      { itemId: '999999', isDone: false },
    ]);
    expect([await wallet(first), await wallet(second), await wallet(eve)]).toEqual([11, 0, 0]);
  });

  test('the same press twice does nothing twice, and is answered the same', async () => {
    const to = await people(2);
    const itemIds = await asked(to);
    const first = await decide(eve, { decision: 'confirm', itemIds }, 'press-1');
    const again = await decide(eve, { decision: 'confirm', itemIds }, 'press-1');
    expect(again.body).toEqual(first.body);
    expect(await wallets(to)).toEqual([11, 11]);
    const third = await decide(eve, { decision: 'confirm', itemIds });
    expect(third.body.done).toBe(0);
    expect(await wallets(to)).toEqual([11, 11]);
  });

  test('are declined with one reason, which everybody who asked reads', async () => {
    const itemIds = await asked(await people(2));
    const faulty = await decide(eve, { decision: 'decline', itemIds, words: ' ' });
    expect([faulty.status, Object.keys(faulty.body.formErrors)]).toEqual([400, ['words']]);
    const { body } = await decide(eve, { decision: 'decline', itemIds, words: 'Not this month.' }, 'press-2');
    expect(body.done).toBe(2);
    expect((await decide(eve, { decision: 'decline', itemIds, words: 'Not this month.' }, 'press-2')).body).toEqual(
      body,
    );
    const letters = await portal.letters(ada, 'approval declined');
    expect(letters.filter(({ text }) => text.includes('Not this month.'))).toHaveLength(2);
  });

  test('that two people confirm at once, in another order, are each confirmed once', async () => {
    const to = await people(12);
    const itemIds = await asked(to);
    const answers = await Promise.all([
      decide(eve, { decision: 'confirm', itemIds: itemIds.slice(0, 9) }),
      decide(ike, { decision: 'confirm', itemIds: itemIds.slice(3).reverse() }),
      decide(eve, { decision: 'decline', itemIds: itemIds.slice(5, 8), words: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.done, 0)).toBe(12);
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*) from approvals where id = any(${itemIds}::bigint[]) group by state`.execute(portal.db);
    const confirmed = rows.find(({ state }) => state === 'confirmed')?.count ?? 0;
    const paid = await wallets(to);
    expect(paid.filter((points) => points === 11)).toHaveLength(confirmed);
    expect(paid.every((points) => points === 11 || points === 0)).toBe(true);
    await expectBooksRight(portal.db);
  });

  test('whose change must be read are not confirmed together', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into approvals (kind, asked_by_id, asked_at, concerns, points, wish)
      values ('programme', ${ada.id}, ${portal.now}, '{}', 0, '{"from": 1, "differences": []}') returning id::text`.execute(
      portal.db,
    );
    const itemIds = rows.map(({ id }) => id);
    expect((await listed(eve)).map(({ together }: { together: string[] }) => together)).toEqual([['decline']]);
    const { body } = await decide(eve, { decision: 'confirm', itemIds });
    expect(body).toMatchObject({ done: 0, outcomes: [{ message: expect.stringContaining('decided by itself') }] });
    expect(await quote(eve, { decision: 'confirm', itemIds })).toMatchObject({ items: 0, others: 1 });
  });
});

test('nominations are declined, ideas concluded and lines prepared; each by its own rules', async () => {
  const { rows: nominations } = await sql<{ id: string }>`
    insert into nominations (kind, by_id, nominee_id, categories, created_at)
    select 'behaviour', ${ada.id}, ${bob.id}, array['Client Obsession'], ${portal.now} from generate_series(1, 2) returning id::text`.execute(
    portal.db,
  );
  const { rows: ideas } = await sql<{ id: string }>`
    insert into ideas (by_id, category, created_at) select ${bob.id}, 'Current challenges', ${portal.now} from generate_series(1, 2) returning id::text`.execute(
    portal.db,
  );
  await manyOrders(portal, { count: 2, memberId: bob.id, productId: await makeProduct(portal) });
  const { rows: lines } = await sql<{ id: string }>`
    select order_line_id::text as id from order_line_states where dispatch_status = 0 order by order_line_id desc limit 2`.execute(
    portal.db,
  );
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const done = async (by: MadeMember, wish: Wish) => (await decide(by, wish)).body.done;
  expect(await done(eve, { decision: 'declineNomination', itemIds: ids(nominations), words: 'No.' })).toBe(2);
  expect(await done(eve, { decision: 'conclude', itemIds: ids(ideas), words: 'We have this.' })).toBe(2);
  expect(await done(ike, { decision: 'prepare', itemIds: ids(lines) })).toBe(2);
  expect(await done(ike, { decision: 'prepare', itemIds: ids(lines) })).toBe(0);
  const { rows } = await sql<{ state: string }>`
    select state from nominations where id = any(${ids(nominations)}::bigint[])
    union all select state from ideas where id = any(${ids(ideas)}::bigint[])
    union all select dispatch_status::text from order_line_states where order_line_id = any(${ids(lines)}::bigint[])`.execute(
    portal.db,
  );
  expect(rows.map(({ state }) => state)).toEqual(['declined', 'declined', 'concluded', 'concluded', '1', '1']);
});

test('who may not decide a thing decides none of many, and a press has its most', async () => {
  const { body } = await decide(bob, { decision: 'decline', itemIds: ['1', '2'], words: 'No.' });
  expect(body.done).toBe(0);
  expect(await quote(bob, { decision: 'decline', itemIds: ['1', '2'] })).toMatchObject({ items: 0, others: 2 });
  const many = Array.from({ length: decidedAtOnceMax + 1 }, (_, n) => String(n + 1));
  for (const itemIds of [[], many, ['1', '1']]) {
    const { status, body: refused } = await decide(eve, { decision: 'prepare', itemIds });
    expect([status, Object.keys(refused.formErrors)]).toEqual([400, ['itemIds']]);
  }
});
