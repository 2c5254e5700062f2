import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';

let portal: TestApp;
let manager: MadeMember;
let committee: MadeMember;
let admin: MadeMember;
let thinker: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ LAUREL_DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'x@laurel.example' });
  const { make } = portal;
  manager = await make.member({ is_manager: true });
  committee = await make.member({ role_cc: true });
  admin = await make.member({ is_admin_reports: true });
  thinker = await make.member({ role_idea: true });
  ann = await make.member({ manager_id: manager.id });
  bob = await make.member();
  // What was done long ago, and what waits for others, is many; what waits here is few.
  await nominations(2000, ann, { state: 'rated', at: '2025-01-01' });
  await make.division('X1', { country: 'AT', cluster: 'EUROPE' });
  const far = await make.member({ division_code: 'X1' });
  await nominations(1100, far, { state: 'open', at: '2026-01-02' });
  await sql`
    insert into ideas (by_id, category, state, reviewed_by_id, reviewed_at, reward_points, created_at)
    select ${bob.id}, 'Current challenges', 'concluded', ${admin.id}, now(), 0, '2025-01-01' from generate_series(1, 500)`.execute(
    portal.db,
  );
});
afterAll(() => portal.close());

async function nominations(many: number, to: MadeMember, { state, at }: { state: string; at: string }) {
  await sql`
    insert into nominations (kind, by_id, nominee_id, categories, state, rating_count, created_at)
    select 'behaviour', ${bob.id}, ${to.id}, array['Client Obsession'], ${state}, ${state === 'open' ? 0 : 1}, ${`${at}T08:00:00Z`}
    from generate_series(1, ${many}::int)`.execute(portal.db);
}

const waiting = async ({ id }: MadeMember) => (await portal.post('/api/member/waiting', {}, { as: id })).body;
const none = { count: 0, oldestDate: '' };
const noNominations = { ...none, oldestId: '' };

/** How many of the nominations listed for somebody have the Review button and are not rated yet. */
async function listedToReview({ id }: MadeMember): Promise<number> {
  const { body } = await portal.post('/api/nom/nomlist', {}, { as: id });
  return body.noms.filter((row: { mayReview: boolean; reviewIsDone: boolean }) => row.mayReview && !row.reviewIsDone)
    .length;
}

test('each role is told of its own queues and of no others', async () => {
  const nobodys = {
    ...{ nominations: null, ideas: null, approvals: null, deskLines: null, vouchers: null, messages: null },
    ...{ files: null, pots: null, unowned: null, contacts: null, cards: null, setup: false },
    ...{ votes: null, ballots: null },
  };
  expect(await waiting(ann)).toEqual(nobodys);
  expect(await waiting(manager)).toEqual({ ...nobodys, nominations: noNominations, approvals: none, pots: none });
  expect(await waiting(committee)).toEqual({ ...nobodys, nominations: noNominations, approvals: none, votes: none });
  expect(await waiting(thinker)).toEqual({ ...nobodys, ideas: none, approvals: none });
  expect(await waiting(admin)).toEqual({
    ...{ nominations: null, ideas: none, approvals: none, deskLines: none },
    vouchers: { low: 0, none: 0 },
    messages: { late: none, stuck: none, held: none },
    ...{ files: none, pots: null, unowned: none, votes: null, ballots: none },
    contacts: none,
    cards: none,
    setup: false,
  });
});

test('nominations wait for who may review them, the oldest named, behind thousands of others', async () => {
  await nominations(1, ann, { state: 'open', at: '2026-11-08' });
  await nominations(2, ann, { state: 'open', at: '2026-11-10' });
  await nominations(1, thinker, { state: 'open', at: '2026-11-01' });
  await sql`
    insert into nominations (kind, by_id, division_code, categories, created_at)
    values ('behaviour', ${bob.id}, 'D1', array['Client Obsession'], '2026-11-09T08:00:00Z'),
      ('behaviour', ${manager.id}, 'D1', array['Client Obsession'], '2026-11-02T08:00:00Z')`.execute(portal.db);
  // Their own four: three of Ann and the division's that is not the manager's.
  const queue = (await waiting(manager)).nominations;
  expect(queue).toMatchObject({ count: 4, oldestDate: '2026-11-08T08:00:00.000Z' });
  const { body } = await portal.post('/api/nom/nomget', { nomId: queue.oldestId }, { as: manager.id });
  expect(body.nom).toMatchObject({ dateCreated: queue.oldestDate, mayReview: true });
  expect((await waiting(committee)).nominations).toMatchObject({ count: 6, oldestDate: '2026-11-01T08:00:00.000Z' });
  expect([await listedToReview(manager), await listedToReview(committee)]).toEqual([4, 6]);
});

test('what waits for a second person no longer waits for the first', async () => {
  const before = (await waiting(committee)).nominations.count;
  const { rows } = await sql<{ id: number }>`
    insert into nominations (kind, by_id, nominee_id, categories, state, rating_count, created_at)
    values ('behaviour', ${bob.id}, ${ann.id}, array['Client Obsession'], 'waiting', 1, '2026-11-11T08:00:00Z') returning id`.execute(
    portal.db,
  );
  await sql`
    insert into reviews (nomination_id, reviewer_id, kind, rating, created_at)
    values (${rows[0]?.id}, ${manager.id}, 'rating', 7, '2026-11-12T08:00:00Z')`.execute(portal.db);
  expect((await waiting(manager)).nominations.count).toBe(4);
  expect((await waiting(committee)).nominations.count).toBe(before + 1);
  expect(await listedToReview(committee)).toBe(before + 1);
});

test('ideas wait for reviewers, never for their author', async () => {
  for (const [by, at] of [
    [bob, '2026-09-03'],
    [thinker, '2026-08-01'],
  ] as const)
    await sql`insert into ideas (by_id, category, created_at)
      values (${by.id}, 'Current challenges', ${`${at}T08:00:00Z`})`.execute(portal.db);
  expect((await waiting(thinker)).ideas).toEqual({ count: 1, oldestDate: '2026-09-03T08:00:00.000Z' });
  expect((await waiting(admin)).ideas).toEqual({ count: 2, oldestDate: '2026-08-01T08:00:00.000Z' });
});

test('the desk is told what it has to send, and which vouchers run low', async () => {
  const productId = await makeProduct(portal);
  await manyOrders(portal, { count: 500, memberId: ann.id, productId, dispatchStatus: 2 });
  await manyOrders(portal, { count: 3, memberId: ann.id, productId });
  expect((await waiting(admin)).deskLines).toEqual({ count: 3, oldestDate: portal.now.toISOString() });
  for (const many of [9, 10, 0])
    await makeProduct(portal, { codes: Array.from({ length: many }, (_, i) => `POOL-${many}-${i}`) });
  expect((await waiting(admin)).vouchers).toEqual({ low: 2, none: 1 });
});

test('administrators alone are told of messages that wait for long, are stuck or held; what is mended is not told any more', async () => {
  const promise = async (state: string, count: number, at: Date, channel = 'email') => {
    const ended = ['promised', 'held'].includes(state) ? null : at;
    await sql`
      insert into messages (event_id, letter, about_id, channel, created_at, state, ended_at)
      select 1, ${`${state} ${channel} ${at.toISOString()}`}, n, ${channel}, ${at}, ${state}, ${ended} from generate_series(1, ${count}::int) n`.execute(
      portal.db,
    );
  };
  const before = (minutes: number) => new Date(portal.now.getTime() - minutes * 60_000);
  await promise('promised', 20_000, before(59));
  await promise('promised', 2, before(61));
  await promise('promised', 5, before(90), 'sms');
  await promise('stuck', 3, before(5));
  await promise('held', 54, before(600));
  for (const state of ['givenUp', 'undeliverable', 'sent']) await promise(state, 7, before(900));
  expect((await waiting(admin)).messages).toEqual({
    late: { count: 2, oldestDate: before(61).toISOString() },
    stuck: { count: 3, oldestDate: before(5).toISOString() },
    held: { count: 54, oldestDate: before(600).toISOString() },
  });
  for (const other of [ann, manager, committee, thinker]) expect((await waiting(other)).messages).toBeNull();
  await sql`update messages set state = 'sent', ended_at = now() where state <> 'sent'`.execute(portal.db);
  expect((await waiting(admin)).messages).toEqual({ late: none, stuck: none, held: none });
});
