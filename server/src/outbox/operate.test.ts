import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { startJobs } from '../jobs/jobs.ts';
import { deliver } from './deliver.ts';
import { InHand } from './in-hand.ts';
import { listedMessages } from './listed.ts';
import { giveUpMessages, releaseMessages, retryMessages, stillWaiting } from './operate.ts';
import { transports } from './transports.ts';
import type { Tried } from './tried.ts';

type Answer = Error | undefined | Promise<Error | undefined>;

let portal: TestApp;
let mail: Awaited<ReturnType<typeof mailServer>>;
let ann: MadeMember;
let direct: ReturnType<typeof transports>;
let answer: () => Answer;
const tries: Tried[] = [];

beforeAll(async () => {
  portal = await testApp();
  mail = await mailServer({ answer: () => answer() });
  ann = await portal.make.member();
  direct = outgoing();
});
beforeEach(() => {
  answer = () => undefined;
  mail.received.length = 0;
  tries.length = 0;
});
afterAll(async () => {
  direct.close();
  await mail.close();
  await portal.close();
});

const outgoing = () =>
  transports({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: 'x@laurel.example', sms: undefined });
const delivery = (through = direct) => ({
  ...{
    db: portal.db,
    letters: portal.lettersByName,
    ways: portal.company.ways,
    publicUrl: portal.config.publicUrl,
    transports: through,
    gate: { callingCodes: undefined, limited: false },
  },
  ...{
    domain: 'laurel.example',
    clock: () => portal.now,
    drawing: async () => null,
    told: (tried: Tried) => void tries.push(tried),
  },
});

/** A card to each of so many new members; the ids of its messages. */
async function promised(count: number): Promise<number[]> {
  const to: MadeMember[] = [];
  for (let n = 0; n < count; n += 1) to.push(await portal.make.member());
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email' };
  const given = await portal.post(
    '/api/reward/doreward',
    { ...card, recipients: to.map(({ memberId }) => memberId) },
    { as: ann.id },
  );
  expect(given.status).toBe(200);
  await portal.settle();
  const ofThem = portal.db.selectFrom('messages').select('id').orderBy('id');
  const rows = await ofThem
    .where(
      'member_id',
      'in',
      to.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function stateOf(id: number): Promise<string> {
  return (await portal.db.selectFrom('messages').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
}
const giveUp = (ids: number[]) =>
  transaction(portal.db, (tx) => giveUpMessages(tx, { ids }, { by: null, now: portal.now }));
const retry = (ids: number[]) =>
  transaction(portal.db, (tx) => retryMessages(tx, { ids }, { by: null, now: portal.now }));

test('what is being sent is neither given up, nor sent by another, nor retried; afterwards it is sent, once', {
  tags: 'seed',
}, async () => {
  const [id = 0] = await promised(1);
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<undefined>();
  answer = () => {
    reached.resolve();
    return opened.promise;
  };
  const sending = deliver(delivery(), id);
  await reached.promise;
  expect(await giveUp([id])).toEqual([]);
  expect(await retry([id])).toEqual([]);
  expect(await stillWaiting(portal.db, { ids: [id] })).toEqual([id]);
  await expect(deliver(delivery(), id)).rejects.toThrow(InHand);
  opened.resolve(undefined);
  await sending;
  expect([await giveUp([id]), await retry([id]), await stateOf(id)]).toEqual([[], [], 'sent']);
  await deliver(delivery(), id);
  expect(mail.received).toHaveLength(1);
});

test('what was given up is not sent by the job that it has, and retried it is sent by its new one alone', {
  tags: 'seed',
}, async () => {
  const [id = 0] = await promised(1);
  const job = async () =>
    (
      await sql<{ at: string }>`
        update messages set queued_at = clock_timestamp() where id = ${id} returning queued_at::text as at`.execute(
        portal.db,
      )
    ).rows[0]?.at ?? '';
  const before = await job();
  answer = () => Object.assign(new Error('busy'), { responseCode: 451 });
  await expect(deliver(delivery(), id, before)).rejects.toThrow();
  answer = () => undefined;
  expect(await giveUp([id])).toEqual([id]);
  await deliver(delivery(), id, before);
  expect(mail.received).toEqual([]);
  expect(await retry([id])).toEqual([id]);
  const after = await job();
  await deliver(delivery(), id, before);
  expect(mail.received).toEqual([]);
  await deliver(delivery(), id, after);
  expect(mail.received).toHaveLength(1);
  expect(tries.map(({ outcome, code, tries: n }) => [outcome, code, n])).toEqual([
    ['failed', 'EMESSAGE 451', 1],
    ['sent', undefined, 2],
  ]);
});

test('operators give up and retry while two instances deliver: nothing that is given up leaves, and nothing twice', {
  tags: 'seed',
}, async () => {
  const ids = await promised(120);
  let turn = 0;
  answer = () => {
    turn += 1;
    return turn % 5 === 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : undefined;
  };
  const start = () =>
    startJobs({ ...delivery(outgoing()), direct: portal.settings, log: portal.app.log, schedules: [] });
  const stops = [await start(), await start()];
  const owner = await openConnection(portal.settings);
  await owner.query('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await owner.end();
  const waits = () => listedMessages(portal.db, { ids, states: ['promised'] }, { after: 0, limit: 1 });
  for (let round = 0; (await waits()).total > 0; round += 1) {
    const some = ids.filter((id) => (id + round) % 7 === 0);
    const others = ids.filter((id) => (id + round) % 11 === 0);
    // From a round on nothing is retried any more, so that it ends.
    await Promise.all([giveUp(some), round < 10 ? retry(others) : undefined]);
    await sleep(20);
  }
  for (const stop of stops) await stop();
  const sent = await portal.db
    .selectFrom('messages')
    .innerJoin('profiles', 'profiles.member_id', 'messages.member_id')
    .select('email')
    .where('messages.id', 'in', ids)
    .where('state', '=', 'sent')
    .execute();
  expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(sent.map(({ email }) => email).sort());
  const { total } = await listedMessages(portal.db, { ids, states: ['givenUp'] }, { after: 0, limit: 1 });
  expect([total > 0, total + sent.length]).toEqual([true, ids.length]);
});

test('what somebody had in hand who died is sent by another when its time is over', { tags: 'seed' }, async () => {
  const [id = 0] = await promised(1);
  await sql`update messages set in_hand_until = now() + interval '2 minutes' where id = ${id}`.execute(portal.db);
  await expect(deliver(delivery(), id)).rejects.toThrow(InHand);
  await sql`update messages set in_hand_until = now() where id = ${id}`.execute(portal.db);
  await deliver(delivery(), id);
  expect([mail.received.length, await stateOf(id)]).toEqual([1, 'sent']);
});

test('20,000 are given up and retried as one', async () => {
  const many = 20_000;
  await sql`
    insert into messages (event_id, letter, about_id, channel, created_at)
    select 1, 'many', n, 'email', now() from generate_series(1, ${many}::int) n`.execute(portal.db);
  const change = (verb: typeof giveUpMessages, state: 'promised' | 'givenUp') =>
    transaction(portal.db, (tx) => verb(tx, { states: [state], letter: 'many' }, { by: null, now: portal.now }));
  expect(await change(giveUpMessages, 'promised')).toHaveLength(many);
  expect(await change(retryMessages, 'givenUp')).toHaveLength(many);
  expect(await change(giveUpMessages, 'promised')).toHaveLength(many);
  const acts = (await portal.acts()).filter(({ facts }) => (facts as { messages?: number }).messages === many);
  expect(acts.map(({ act }) => act)).toEqual(['messages.given.up', 'messages.retried', 'messages.given.up']);
});

test('after its last try a message is stuck; retried it leaves', { tags: 'seed' }, async () => {
  const [id = 0] = await promised(1);
  answer = () => Object.assign(new Error('busy'), { responseCode: 451 });
  const stop = await startJobs({
    ...delivery(outgoing()),
    direct: portal.settings,
    log: portal.app.log,
    schedules: [],
  });
  const owner = await openConnection(portal.settings);
  await owner.query(`update pgboss.job set retry_limit = 1 where state < 'completed'`);
  await owner.query('update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false');
  await owner.query(
    `update pgboss.job set retry_delay = 0, retry_backoff = false, start_after = now() where state = 'retry'`,
  );
  await owner.end();
  while ((await stateOf(id)) !== 'stuck') await sleep(20);
  expect(tries.at(-1)).toMatchObject({ messageId: id, outcome: 'givenUp', letter: 'card' });
  answer = () => undefined;
  expect(await retry([id])).toEqual([id]);
  while ((await stateOf(id)) !== 'sent') await sleep(20);
  await stop();
  expect(mail.received).toHaveLength(1);
});

test('what is held is promised to nobody, released by who waits for those that promise it, and sent then', {
  tags: 'seed',
}, async () => {
  await portal.db.insertInto('outbox_hold').values({ since: portal.now }).execute();
  const [id = 0] = await promised(1);
  expect(await stateOf(id)).toBe('held');
  await deliver(delivery(), id);
  expect(mail.received).toEqual([]);
  // Somebody promises under the hold at this moment: the release finds that too.
  const promising = Promise.withResolvers<void>();
  const committed = Promise.withResolvers<void>();
  const slow = transaction(portal.db, async (tx) => {
    await sql`select from outbox_hold for key share`.execute(tx);
    promising.resolve();
    await committed.promise;
    await sql`
      insert into messages (event_id, letter, about_id, channel, created_at, state)
      select event_id, 'late', 0, 'email', now(), 'held' from messages where id = ${id}`.execute(tx);
  });
  await promising.promise;
  const releasing = transaction(portal.db, (tx) => releaseMessages(tx, portal.now));
  const watcher = await openConnection(portal.settings);
  // A row's lock is waited for by its transaction, which belongs to no database.
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await watcher.query(waits)).rows.length === 0) await sleep(20);
  await watcher.end();
  committed.resolve();
  await slow;
  expect(await releasing).toHaveLength(2);
  expect(await portal.db.selectFrom('outbox_hold').selectAll().execute()).toEqual([]);
  await deliver(delivery(), id);
  expect(mail.received).toHaveLength(1);
  const [next = 0] = await promised(1);
  expect(await stateOf(next)).toBe('promised');
});

test('who is erased gets nothing of what is held or stuck', { tags: 'seed' }, async () => {
  const [held = 0, stuck = 0] = await promised(2);
  await sql`update messages set state = 'held' where id = ${held}`.execute(portal.db);
  await sql`update messages set state = 'stuck', ended_at = now() where id = ${stuck}`.execute(portal.db);
  const owner = await openConnection(portal.settings);
  const { rows } = await owner.query<{ number: string }>(
    `update members m set deactivated_at = now() from messages s where s.member_id = m.id and s.id = any($1) returning m.member_number as number`,
    [[held, stuck]],
  );
  await owner.end();
  for (const { number } of rows) await transaction(portal.db, (tx) => eraseMember(tx, number, portal.now));
  expect([await stateOf(held), await stateOf(stuck)]).toEqual(['undeliverable', 'undeliverable']);
});

test('what operators do is in the audit, with how they chose', { tags: 'seed' }, async () => {
  const [id = 0] = await promised(1);
  await giveUp([id]);
  await transaction(portal.db, (tx) =>
    retryMessages(tx, { states: ['givenUp'], channel: 'email' }, { by: null, now: portal.now }),
  );
  await transaction(portal.db, (tx) => retryMessages(tx, { states: ['stuck'] }, { by: null, now: portal.now }));
  const acts = (await portal.acts()).filter(({ act }) => act.startsWith('messages.')).slice(-2);
  expect(acts).toMatchObject([
    { act: 'messages.given.up', actor_id: null, facts: { messages: 1, ids: [id], state: null } },
    { act: 'messages.retried', actor_id: null, facts: { ids: [], state: 'givenUp', channel: 'email', letter: null } },
  ]);
});
