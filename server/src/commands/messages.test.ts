import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, type Db } from '#db/pool';
import { type TestApp, testApp } from '../../test/app.ts';
import { emptyDatabase } from '../../test/database.ts';
import { laurel } from '../../test/laurel.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { startPortal } from '../../test/portal-process.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let portal: TestApp;
let ann: MadeMember;
const folder = mkdtempSync(join(tmpdir(), 'laurel-messages-'));

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const messages = (words: string[], url = portal.url) => laurel(['messages', ...words], url);

/** Cards to this many, of which the database says what became. */
async function cards(count: number, state: string, lastError: string | null = null): Promise<number[]> {
  const ended = state === 'promised' || state === 'held' ? null : portal.now;
  const { rows } = await sql<{ id: number }>`
    insert into messages (event_id, letter, about_id, member_id, channel, created_at, state, ended_at, last_error)
    select 1, 'card', nextval(pg_get_serial_sequence('recognitions', 'id')), ${ann.id}, 'email', ${portal.now}, ${state}, ${ended}, ${lastError}
    from generate_series(1, ${count}::int) returning id`.execute(portal.db);
  return rows.map(({ id }) => id);
}

test('lists what lies open page by page, with the total and how to go on; as JSON too', async () => {
  const [stuck = 0] = await cards(1, 'stuck', '550 no such user');
  const held = await cards(2, 'held');
  await cards(150, 'promised');
  await cards(3, 'sent');
  const listed = await messages(['list', '--limit', '2']);
  expect(listed).toMatchObject({ status: 0, error: '' });
  expect(listed.out).toEqual([
    `${stuck}  stuck  email "card" to ${ann.memberNumber}, promised 2026-11-20T10:00:00.000Z, 0 tries: 550 no such user`,
    `${held[0]}  held  email "card" to ${ann.memberNumber}, promised 2026-11-20T10:00:00.000Z, 0 tries`,
    `… and 151 more of 153: --after ${held[0]}`,
  ]);
  const json = await messages(['list', '--state', 'waiting', '--after', String(held[1]), '--json']);
  const { messages: rows, total, next } = JSON.parse(json.out.join(''));
  expect([rows.length, total, next]).toEqual([100, 150, rows.at(-1).id]);
  expect((await messages(['list', '--state', 'sent', '--letter', 'card', '--channel', 'email'])).out.at(-1)).toBe(
    '3 messages in all.',
  );
});

test('retries and gives up by ids or by state, and says what it left as it is', async () => {
  const [a = 0, b = 0] = await cards(2, 'stuck');
  const [sent = 0] = await cards(1, 'sent');
  const some = await messages(['retry', String(a), String(sent), '999999']);
  expect(some).toMatchObject({ status: 1, error: '' });
  expect(some.out).toEqual([
    '1 message is handed to the queue again.',
    'There is no message 999999.',
    expect.stringMatching(new RegExp(`^Left as it is: ${sent}  sent  email "card"`)),
  ]);
  expect(await messages(['give-up', '--state', 'stuck', '--letter', 'card'])).toEqual({
    ...{ status: 0, error: '' },
    out: ['2 messages are given up.'],
  });
  const rows = await portal.db.selectFrom('messages').select(['id', 'state']).where('id', 'in', [a, b]).execute();
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({ [a]: 'promised', [b]: 'givenUp' });
});

test('give-up waits for what is being sent at this moment', async () => {
  const [free = 0, busy = 0] = await cards(2, 'promised');
  const hand = (until: string) =>
    sql`update messages set in_hand_until = ${until}::timestamptz where id = ${busy}`.execute(portal.db);
  await hand('infinity');
  const giving = messages(['give-up', String(free), String(busy)]);
  const state = portal.db.selectFrom('messages').select('state').where('id', '=', free);
  while ((await state.executeTakeFirstOrThrow()).state !== 'givenUp')
    await new Promise((resolve) => setTimeout(resolve, 50));
  // Its try has failed.
  await hand('-infinity');
  expect(await giving).toEqual({ status: 0, error: '', out: ['2 messages are given up.'] });
});

const misused: [string[], string][] = [
  [['dance'], 'Messages can be listed, retried, given up (give-up) or released, not "dance".'],
  [['retry'], 'Please say which: by their ids, or by --state.'],
  [['give-up', '--channel', 'sms'], 'Please say which: by their ids, or by --state.'],
  [['retry', '--state', 'sent'], 'What is in this state stays as it is.'],
  [['retry', 'x'], 'The id of a message is a whole number above 0, not "x".'],
  [['list', '--limit', '0'], '--limit is a whole number above 0, not "0".'],
  [['list', '--limit', '20000'], '--limit takes 10000 at most.'],
  [['list', '--state', 'lost'], '--state takes one of waiting, held, stuck, given-up, undeliverable, sent.'],
  [['list', '--channel', 'fax'], '--channel takes email, sms or push.'],
  [['release', '5'], 'release takes nothing: to send some of what is held, use retry.'],
];
for (const [place, [words, error]] of misused.entries())
  test(`${words.join(' ')} is refused with one line`, { tags: place < 2 ? [] : ['sweep'] }, async () => {
    expect(await messages(words)).toEqual({ status: 1, out: [], error });
  });

test('a restored portal sends nothing, says so at its start, and sends what was held and what follows once released', {
  tags: 'seed',
}, async () => {
  const origin = await testApp();
  const [from, to] = [await origin.make.member(), await origin.make.member()];
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email' };
  const thank = () => origin.post('/api/reward/doreward', { ...card, recipients: [to.memberId] }, { as: from.id });
  await thank();
  await origin.settle();
  // Of this one nobody has promised the message yet.
  await thank();
  const file = join(folder, 'held.backup');
  await backup(origin.settings, file);
  const [rehearsal, again] = [await emptyDatabase(), await emptyDatabase()];
  expect(await restore(rehearsal.settings, file)).toMatchObject({ hold: { isOn: true, messages: 1 } });
  expect(await restore(again.settings, file, { delivers: true })).toMatchObject({ hold: { isOn: false, messages: 0 } });
  const mail = await mailServer();
  const started = await startPortal({ DATABASE_URL: rehearsal.url, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  const db = createDb(rehearsal.settings, { max: 1 });
  await untilStates(db, ['held', 'held']);
  expect(started.log.join('\n')).toContain('sends no e-mail and no SMS until laurel messages release');
  expect(mail.received).toEqual([]);
  expect(await messages(['release'], rehearsal.url)).toEqual({
    ...{ status: 0, error: '' },
    out: ['The outbox is open: 2 messages that were held are sent.'],
  });
  await untilStates(db, ['sent', 'sent']);
  expect(mail.received.map(({ to: [address] }) => address)).toEqual([to.email, to.email]);
  started.child.kill('SIGTERM');
  await started.ended;
  const delivering = createDb(again.settings, { max: 1 });
  await untilStates(delivering, ['promised']);
  // Copies count on from the same row: what each promises from now on is another message, under another Message-ID.
  const next = async (copy: Db) =>
    (
      await sql<{ id: number; random_id: string }>`
        insert into messages (id, event_id, letter, about_id, channel, created_at) overriding system value
        select 100, event_id, 'copy', 0, 'email', now() from messages order by id limit 1 returning id, random_id`.execute(
        copy,
      )
    ).rows[0];
  const [one, other] = [await next(db), await next(delivering)];
  expect(one?.id).toBe(other?.id);
  expect(one?.random_id).not.toBe(other?.random_id);
  for (const each of [db, delivering]) await each.destroy();
  await mail.close();
  for (const each of [origin, rehearsal, again]) await each.close();
});

async function untilStates(db: Db, states: string[]): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('messages').select('state').orderBy('id').execute();
    if (rows.map(({ state }) => state).join() === states.join()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
