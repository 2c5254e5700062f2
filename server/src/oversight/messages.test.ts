import type { MessageRow } from '@laurel/contract/calls/oversight/message-shown';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';
import { maskedWords } from './masked.ts';

let portal: TestApp;
let pat: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let aud: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  pat = await portal.make.member({ roles: [{ capability: 'people' }], firstname: 'Pat', surname: 'People' });
  aud = await portal.make.member({ roles: [{ capability: 'auditor' }] });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', email: 'ann.able@test.example' });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best' });
});
beforeEach(async () => {
  await sql`delete from message_attempts`.execute(portal.db);
  await sql`delete from messages`.execute(portal.db);
});
afterAll(() => portal.close());

const call = (name: string, input: object, by = pat) => portal.post(`/api/admin/${name}`, input, { as: by.id });
const stateOf = async (id: string) =>
  (await portal.db.selectFrom('messages').select('state').where('id', '=', Number(id)).executeTakeFirstOrThrow()).state;

interface Made {
  state?: string;
  to?: MadeMember | null;
  channel?: 'email' | 'sms';
  letter?: string;
  at?: string;
  said?: string | null;
  code?: string | null;
}

let about = 0;

/** A message with one try, as it ended. */
async function made({ state = 'stuck', to = ann, channel = 'email', letter = 'card', said, code, at }: Made = {}) {
  about += 1;
  const ended = ['promised', 'held'].includes(state) ? null : portal.now;
  const error = said === undefined ? '550 5.1.1 <ann.able@test.example>: no such user' : said;
  const { rows } = await sql<{ id: number }>`
    insert into messages (event_id, letter, about_id, member_id, channel, created_at, state, ended_at, last_error, attempts, address)
    values (1, ${letter}, ${about}, ${to?.id ?? null}, ${channel}, ${at ?? portal.now}::timestamptz, ${state}, ${ended}, ${error}, 1, 'ann.able@test.example')
    returning id`.execute(portal.db);
  const id = rows[0]?.id as number;
  await portal.db
    .insertInto('message_attempts')
    .values({
      ...{ message_id: id, attempt: 1, at: portal.now, detail: error },
      ...{ outcome: state === 'sent' ? 'sent' : 'refused', code: code === undefined ? 'EENVELOPE 550' : code },
    })
    .execute();
  return String(id);
}
const listed = async (filter: object = {}): Promise<MessageRow[]> =>
  (await call('messagelist', { limit: 100, ...filter })).body.messages;
const idsOf = async (filter: object) => (await listed(filter)).map(({ messageId }) => messageId);

describe('messagelist', () => {
  test('tells what goes to whom, its state and why it failed, and no address', async () => {
    const id = await made();
    const [row] = await listed();
    expect(row).toMatchObject({
      ...{ messageId: id, state: 'stuck', channel: 'email', letter: 'card', title: 'An e-card', tries: 1 },
      ...{ to: { name: 'Ann Able', memberNumber: ann.memberNumber }, address: 'a•••@test.example', isInHand: false },
      reason: expect.stringContaining('refuses it for good'),
    });
  });

  test('finds by state, channel, letter, person and time, and counts what is open', async () => {
    const [stuck, sms, sent, old] = [
      await made(),
      await made({ channel: 'sms', to: bob }),
      await made({ state: 'sent', letter: 'order', said: null }),
      await made({ state: 'givenUp', at: '2026-01-05T00:00:00Z' }),
    ];
    expect(await idsOf({ state: 'stuck' })).toEqual([sms, stuck]);
    expect(await idsOf({ channel: 'sms' })).toEqual([sms]);
    expect(await idsOf({ letter: 'order' })).toEqual([sent]);
    expect(await idsOf({ to: bob.memberId })).toEqual([sms]);
    expect(await idsOf({ dateUntil: '2026-02-01T00:00:00Z' })).toEqual([old]);
    expect(await idsOf({ state: 'stuck', channel: 'sms', to: ann.memberId })).toEqual([]);
    const { body } = await call('messagelist', { limit: 1 });
    expect(body).toMatchObject({ total: 4, isMore: false, open: { promised: 0, held: 0, stuck: 2 }, next: sent });
    expect(body.letters).toContainEqual({ letter: 'order', title: 'An order was placed' });
    const { body: next } = await call('messagelist', { limit: 2, after: body.next });
    expect(next.messages.map(({ messageId }: MessageRow) => messageId)).toEqual([sms, stuck]);
    expect((await call('messagelist', { limit: 1, to: '1.999999' })).status).toBe(404);
  });

  test.each([
    ['email', 'EAUTH 535', 'did not accept the portal'],
    ['email', 'ECONNECTION', 'could not be reached'],
    ['email', 'EENVELOPE 451', 'could not take it then'],
    ['email', 'fault', 'made a mistake'],
    ['email', 'unconfigured', 'no way to send it'],
    ['email', null, 'did not take it'],
    ['sms', 'HTTP 422', 'refuses it for good'],
    ['sms', 'HTTP 503', 'could not take it then'],
    ['sms', 'HTTP 401', 'did not accept the portal'],
  ] as const)('of %s %s it says that it %s', async (channel, code, words) => {
    await made({ channel, code, said: 'x' });
    expect((await listed())[0]?.reason).toContain(words);
  });

  test('is of whoever keeps the people, and an auditor only looks', async () => {
    const id = await made();
    expect((await call('messageone', { messageId: id }, aud)).status).toBe(200);
    for (const name of ['resendmessage', 'giveupmessage'])
      expect((await call(name, { state: 'stuck', messageId: id }, aud)).status).toBe(403);
    expect((await call('messagelist', { limit: 1 }, ann)).status).toBe(403);
  });
});

describe('messageone', () => {
  test('tells each try with the reason in words, and what was said without addresses', async () => {
    const id = await made();
    const { body } = await call('messageone', { messageId: id });
    expect(body.attempts).toEqual([
      {
        ...{ attempt: 1, at: portal.now.toISOString(), outcome: 'refused' },
        reason: expect.stringContaining('refuses it for good'),
        detail: '550 5.1.1 <a•••@test.example>: no such user',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('ann.able');
    expect((await call('messageone', { messageId: '999999' })).status).toBe(404);
  });

  test('masks numbers too', () => {
    expect(maskedWords('No route to +27 82 123 4567, code 550')).toBe('No route to +27•••67, code 550');
  });
});

describe('resendmessage and giveupmessage', () => {
  test('one is sent again, once, by whoever was first; the audit knows who', async () => {
    const id = await made();
    const wish = { state: 'stuck', messageId: id };
    const answers = await Promise.all([call('resendmessage', wish), call('resendmessage', wish)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toContain('not as you saw it any more');
    expect(await stateOf(id)).toBe('promised');
    const done = (await portal.acts()).filter(({ act }) => act === 'messages.retried');
    expect(done.at(-1)).toMatchObject({ actor_id: pat.id, facts: { messages: 1, ids: [Number(id)] } });
    expect((await call('giveupmessage', { state: 'promised', messageId: id })).body.messages).toBe(1);
    expect(await stateOf(id)).toBe('givenUp');
  });

  test('all that a filter finds, if they are as many as were counted; of two at once one', async () => {
    const ids = [await made(), await made(), await made({ channel: 'sms' })];
    const filter = { state: 'stuck', channel: 'email' };
    expect((await call('messagereach', filter)).body).toEqual({ resend: 2, giveUp: 2 });
    const before = (await portal.acts()).length;
    const wrong = await withoutEffect(portal.db, () => call('resendmessage', { ...filter, messages: 3 }));
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('2 messages instead of 3')]);
    const answers = await Promise.all([1, 2].map(() => call('resendmessage', { ...filter, messages: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['promised', 'promised', 'stuck']);
    expect((await portal.acts()).length).toBe(before + 1);
  });

  test('what is being sent is left alone, and what was sent is never sent again', async () => {
    const [busy, sent] = [await made({ state: 'promised' }), await made({ state: 'sent', said: null })];
    await sql`update messages set in_hand_until = 'infinity' where id = ${busy}`.execute(portal.db);
    const refused = async (name: string, state: string, messageId: string) => {
      const { status, body } = await withoutEffect(portal.db, () => call(name, { state, messageId }));
      return [status, body.message];
    };
    expect(await refused('giveupmessage', 'promised', busy)).toEqual([400, expect.stringContaining('being sent')]);
    expect(await refused('resendmessage', 'sent', sent)).toEqual([400, expect.stringContaining('second time')]);
    expect(await refused('giveupmessage', 'sent', sent)).toEqual([400, expect.stringContaining('has ended')]);
    expect((await call('messagereach', { state: 'promised' })).body).toEqual({ resend: 0, giveUp: 0 });
    expect((await call('resendmessage', { state: 'stuck' })).body.formErrors).toHaveProperty('messageId');
    expect((await call('resendmessage', { state: 'stuck', messageId: sent, messages: 1 })).status).toBe(400);
    expect((await call('resendmessage', { state: 'stuck', messageId: '999999' })).status).toBe(404);
  });
});
