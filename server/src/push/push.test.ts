import { devicesMax } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { forgetOldNotices } from '#notices/forget';
import { getStuck } from '#outbox/deliver';
import { eraseMember } from '#personal/erase';
import { ownData } from '#personal/own-data';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { going } from '../../test/programmes/going.ts';
import { type Browser, pushService } from '../../test/push-service.ts';
import { pushing } from '../../test/pushing.ts';
import { deliverPush } from './deliver.ts';
import { resealOwnKeys } from './own-keys.ts';

let portal: TestApp;
let push: Awaited<ReturnType<typeof pushService>>;
let devices: ReturnType<typeof pushing>;
let bob: MadeMember;
let phone: Browser;
/** What the push service answers, where it is not what it should. */
let answer: { status: number; headers?: Record<string, string>; body?: string; once?: true } | null | undefined;
/** What is said once the first one to ask hears, and nobody who follows. */
function answerNow() {
  const now = answer;
  if (now?.once) answer = undefined;
  return now;
}

beforeAll(async () => {
  portal = await testApp({ LAUREL_PUSH_LOOPBACK: 'on' });
  push = await pushService({ now: () => portal.now, answer: answerNow });
  devices = pushing(portal);
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  answer = undefined;
  await portal.settle();
  await sql`update messages set state = 'sent', ended_at = now() where state = 'promised'`.execute(portal.db);
  bob = await portal.make.member({ firstname: 'Bob' });
  phone = push.browser();
});
afterAll(async () => {
  expect(push.wrong).toEqual([]);
  await push.close();
  await portal.close();
});

const call = (name: string, body: object, by: { id: number }) =>
  portal.post(`/api/notice/${name}`, body, { as: by.id });

/** By somebody who has just signed on. */
async function thank(to: MadeMember, more: object = {}): Promise<MadeMember> {
  const ann = await portal.make.member({ firstname: 'Ann', surname: 'Other' });
  const wish = {
    ...{ what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'A secret of ours' },
    ...{ sendBy: 'email', recipients: [to.memberId], ...more },
  };
  const { status, body } = await portal.post('/api/reward/doreward', wish, { as: ann.id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await portal.settle();
  return ann;
}

async function choose(who: MadeMember, change: object): Promise<void> {
  const { body } = await call('noticechoices', {}, who);
  const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = body;
  const stands = { ways: {}, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
  const saved = await call('savenoticechoices', { ...stands, ...change }, who);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

const bodies = ({ received }: Browser) => received.map(({ words }) => words.body);
const listed = async (who: { id: number }) => (await call('devicelist', {}, who)).body.devices;
const later = (minutes: number) => {
  portal.now = new Date(portal.now.getTime() + minutes * 60_000);
};

describe('what happens is told on one’s devices', () => {
  test('once for each, in the words of the bell and nothing more, and leads to its very item', async () => {
    const desk = push.browser();
    await devices.switchOn(bob, phone);
    await devices.switchOn(bob, desk);
    await thank(bob);
    await devices.deliverAll();
    await devices.deliverAll();
    const { notices } = (await call('noticelist', { limit: 1 }, bob)).body;
    const [notice] = notices;
    expect(phone.received).toEqual([
      {
        words: {
          ...{ title: 'Laurel', body: 'Ann Other says thank you!', path: `/notices/${notice.noticeId}` },
          ...{ lang: 'en', dir: 'ltr', tag: `laurel ${notice.noticeId}` },
        },
        ...{ ttl: 86_400, urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/), bytes: expect.any(Number) },
      },
    ]);
    expect(bodies(desk)).toEqual(bodies(phone));
    expect(desk.received[0]?.topic).not.toBe(phone.received[0]?.topic);
    expect(JSON.stringify(phone.received)).not.toContain('secret');
    expect(await devices.states(bob)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(await listed(bob)).toMatchObject([
      { dateTold: portal.now.toISOString() },
      { dateTold: portal.now.toISOString() },
    ]);
  });

  test('in the reader’s language, and in its direction', async () => {
    await portal.post('/api/member/memberupdate', { language: 'ar' }, { as: bob.id });
    await devices.switchOn(bob, phone);
    await thank(bob);
    await devices.deliverAll();
    const [one] = phone.received;
    expect(one?.words).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(one?.words.body).toMatch(/\p{Script=Arabic}/u);
  });

  test('a notice that is followed is read, and leads where the bell leads; another’s and an unknown one are answered alike', async () => {
    await devices.switchOn(bob, phone);
    const ann = await thank(bob);
    await devices.deliverAll();
    const noticeId = phone.received[0]?.words.path.split('/').at(-1) ?? '';
    const others = await call('opennotice', { noticeId }, ann);
    const unknown = await call('opennotice', { noticeId: '987654321' }, ann);
    const bare = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    expect([others.status, bare(others.body)]).toEqual([404, bare(unknown.body)]);
    const { body } = await call('opennotice', { noticeId }, bob);
    expect(body).toEqual({ path: expect.stringMatching(/^\/card\/\d+$/), unread: 0 });
    expect((await call('opennotice', { noticeId }, bob)).body).toEqual(body);
  });

  test('by kind, as its reader chooses; what is noise stays in the bell', async () => {
    const { body } = await call('noticechoices', {}, bob);
    const of = (kind: string) => body.kinds.find((one: { kind: string }) => one.kind === kind);
    expect([of('card').push, of('order').push, of('account').push]).toEqual([true, false, true]);
    await devices.switchOn(bob, phone);
    await choose(bob, { pushes: { card: false } });
    await thank(bob);
    await devices.deliverAll();
    expect(phone.received).toEqual([]);
    expect(await devices.states(bob)).toEqual([]);
    // Without its pushes a page of before changes none of them.
    await choose(bob, { pushes: { card: true } });
    await choose(bob, {});
    await thank(bob);
    expect((await devices.states(bob)).map(({ state }) => state)).toEqual(['promised']);
    // Chosen after it was promised.
    await choose(bob, { pushes: { card: false } });
    await devices.deliverAll();
    expect(await devices.states(bob)).toMatchObject([{ state: 'undeliverable' }]);
    expect(phone.received).toEqual([]);
  });

  test('nothing that was read in the bell before, nor what is not there any more, nor what one did oneself', async () => {
    await devices.switchOn(bob, phone);
    await thank(bob);
    const { notices } = (await call('noticelist', { limit: 1 }, bob)).body;
    await call('readnotices', { noticeIds: [notices[0].noticeId] }, bob);
    await devices.deliverAll();
    await thank(bob);
    await sql`update recognitions set withdrawn_at = now() where to_id = ${bob.id}`.execute(portal.db);
    await devices.deliverAll();
    expect(phone.received).toEqual([]);
    expect((await devices.states(bob)).map(({ state }) => state)).toEqual(['undeliverable', 'undeliverable']);
  });

  test('nothing that happened before it was switched on, also when the events are read again', async () => {
    await thank(bob);
    later(5);
    await devices.switchOn(bob, phone);
    await sql`delete from notices where member_id = ${bob.id}`.execute(portal.db);
    await sql`update subscribers set position = 0 where name = 'mail'`.execute(portal.db);
    await devices.deliverAll();
    expect([phone.received, await devices.states(bob)]).toEqual([[], []]);
  });

  test('nobody is told who has left, is erased, or whose device another has now', async () => {
    await devices.switchOn(bob, phone);
    await thank(bob);
    const cy = await portal.make.member();
    await devices.switchOn(cy, phone);
    await devices.deliverAll();
    expect(phone.received).toEqual([]);
    expect([(await listed(bob)).length, (await listed(cy)).length]).toEqual([0, 1]);
    await thank(cy);
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', cy.id).execute();
    await sql`update profiles set is_active = false where member_id = ${cy.id}`.execute(portal.db);
    await devices.deliverAll();
    expect(phone.received).toEqual([]);
    await transaction(portal.db, (tx) => eraseMember(tx, cy.memberNumber, portal.now));
    const left = await portal.db.selectFrom('push_devices').select('id').where('member_id', '=', cy.id).execute();
    expect(left).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quiet = { quietFrom: 20, quietUntil: 7, timeZone: 'Africa/Johannesburg' };

  test('hold in the reader’s own time zone; what came meanwhile is told as one when they are over', async () => {
    await devices.switchOn(bob, phone);
    await choose(bob, quiet);
    // 22:30 in Johannesburg.
    portal.now = new Date('2026-11-20T20:30:00Z');
    for (let n = 0; n < 3; n += 1) {
      await thank(bob);
      await devices.deliverAll();
      later(10);
    }
    expect(phone.received).toEqual([]);
    const [first, ...others] = await devices.states(bob);
    expect(first).toMatchObject({ state: 'promised', not_before: new Date('2026-11-21T05:00:00Z') });
    expect(others.map(({ state }) => state)).toEqual(['sent', 'sent']);
    portal.now = new Date('2026-11-21T05:00:00Z');
    await devices.deliverAll();
    expect(phone.received.map(({ words }) => [words.body, words.path])).toEqual([
      ['3 things that are new for you', '/notices'],
    ]);
  });

  test('of what was read at night only the rest is told, and what is one is told as itself', async () => {
    await devices.switchOn(bob, phone);
    await choose(bob, quiet);
    portal.now = new Date('2026-11-20T20:30:00Z');
    await thank(bob);
    await devices.deliverAll();
    await thank(bob);
    await devices.deliverAll();
    // The session of the day has run out.
    const token = await devices.session(bob);
    const { notices } = (await portal.post('/api/notice/noticelist', { limit: 2 }, { token })).body;
    await portal.post('/api/notice/readnotices', { noticeIds: [notices[1].noticeId] }, { token });
    portal.now = new Date('2026-11-21T05:00:00Z');
    await devices.deliverAll();
    expect(phone.received.map(({ words }) => [words.body, words.path])).toEqual([
      ['Ann Other says thank you!', `/notices/${notices[0].noticeId}`],
    ]);
  });

  test('however many come to their end at the same time, one waits', async () => {
    await devices.switchOn(bob, phone);
    await choose(bob, quiet);
    portal.now = new Date('2026-11-20T20:30:00Z');
    for (let n = 0; n < 8; n += 1) await thank(bob);
    const { rows } = await sql<{ id: number }>`
      select id from messages where member_id = ${bob.id} and channel = 'push' order by id`.execute(portal.db);
    await Promise.all(rows.map(({ id }) => deliverPush(devices.delivery(), id)));
    const states = await devices.states(bob);
    expect(states.filter(({ state }) => state === 'promised')).toHaveLength(1);
    portal.now = new Date('2026-11-21T05:00:00Z');
    await devices.deliverAll();
    expect(bodies(phone)).toEqual(['8 things that are new for you']);
  });
});

describe('a push service that', () => {
  const answered = async (said: NonNullable<typeof answer>) => {
    await devices.switchOn(bob, phone);
    await thank(bob);
    answer = said;
    const errors = await devices.deliverAll();
    answer = undefined;
    return errors;
  };

  test('does not know the browser any more has the device go', async () => {
    for (const status of [404, 410]) expect(await answered({ status })).toEqual([]);
    expect(await listed(bob)).toEqual([]);
    expect((await devices.states(bob)).map(({ state }) => state)).toEqual(['undeliverable', 'undeliverable']);
  });

  test.each([400, 403, 413])('refuses with %s leaves it to operators, who see why', async (status) => {
    expect(await answered({ status, body: 'because' })).toEqual([]);
    const [message] = await devices.states(bob);
    expect(message).toMatchObject({ state: 'stuck', last_error: `The push service answered ${status}. because` });
    const ada = await portal.make.member({ is_admin_reports: true });
    const { body } = await portal.post(
      '/api/admin/messagelist',
      { channel: 'push', state: 'stuck', limit: 50 },
      { as: ada.id },
    );
    expect(body.messages[0]).toMatchObject({
      channel: 'push',
      address: '',
      reason: expect.stringMatching(/^The push service/),
    });
    expect(JSON.stringify(body)).not.toContain(push.origin());
  });

  test('is busy is asked again, of those alone whom it has not told, when it says so', async () => {
    const desk = push.browser();
    await devices.switchOn(bob, phone);
    await devices.switchOn(bob, desk);
    await thank(bob);
    answer = { status: 429, headers: { 'retry-after': '600' }, once: true };
    expect(await devices.deliverAll()).toEqual([]);
    const told = () => phone.received.length + desk.received.length;
    expect(told()).toBe(1);
    expect(await devices.states(bob)).toMatchObject([
      { state: 'promised', not_before: new Date('2026-11-20T10:10:00Z') },
    ]);
    await devices.deliverAll();
    expect(told()).toBe(1);
    later(10);
    await devices.deliverAll();
    expect([phone.received.length, desk.received.length]).toEqual([1, 1]);
    expect(await devices.states(bob)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('is broken is tried again by the queue, with an end', async () => {
    const [error] = await answered({ status: 503 });
    expect(error).toMatchObject({ name: 'Undelivered', code: 'HTTP 503', isForGood: false });
    expect(await devices.states(bob)).toMatchObject([{ state: 'promised', attempts: 1 }]);
    portal.now = new Date('2026-11-22T10:00:01Z');
    answer = { status: 503 };
    expect(await devices.deliverAll()).toEqual([]);
    expect(await devices.states(bob)).toMatchObject([{ state: 'stuck' }]);
  });

  test('a last try that failed leaves it stuck', async () => {
    await answered({ status: 503 });
    const { id } = await portal.db
      .selectFrom('messages')
      .select('id')
      .where('member_id', '=', bob.id)
      .where('channel', '=', 'push')
      .executeTakeFirstOrThrow();
    await getStuck(devices.delivery(), id);
    expect(await devices.states(bob)).toMatchObject([{ state: 'stuck' }]);
  });
});

describe('a device', () => {
  const register = (who: { id: number }, { endpoint, publicKey, auth }: Browser, more: object = {}) =>
    call('adddevice', { endpoint, publicKey, auth, ...more }, who);

  test('is listed by what it is, and never by its address; the portal has one key', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('devicekey', {}, bob)));
    expect(new Set(answers.map(({ body }) => body.publicKey)).size).toBe(1);
    expect(Buffer.from(answers[0]?.body.publicKey, 'base64url')).toHaveLength(65);
    const added = await register(bob, phone);
    expect(added.body).toEqual({
      ...{ isOffered: true, total: 1, message: 'This device is told from now on.' },
      devices: [
        {
          ...{ deviceId: expect.any(String), browser: null, system: null, isThis: true },
          ...{ dateSince: portal.now.toISOString(), dateTold: null },
        },
      ],
    });
    expect(JSON.stringify((await call('devicelist', {}, bob)).body)).not.toContain(push.origin());
    expect((await call('devicelist', { endpoint: phone.endpoint }, bob)).body.devices[0].isThis).toBe(true);
    expect(JSON.stringify(await ownData(portal.db, bob.id, portal.now))).not.toContain(phone.endpoint);
  });

  test('is switched off by its owner alone: another’s and an unknown one are answered alike', async () => {
    await register(bob, phone);
    const [{ deviceId }] = await listed(bob);
    const cy = await portal.make.member();
    const bare = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    const others = await call('removedevice', { deviceId }, cy);
    const unknown = await call('removedevice', { deviceId: '987654321' }, cy);
    expect([others.status, bare(others.body)]).toEqual([404, bare(unknown.body)]);
    expect(await listed(bob)).toHaveLength(1);
    expect((await call('removedevice', { deviceId }, bob)).body).toMatchObject({ devices: [], total: 0 });
  });

  test.each([
    ['https://169.254.169.254/latest'],
    ['https://10.0.0.5/push'],
    ['https://[::1]/push'],
    ['https://intranet/push'],
    ['http://push.example.com/push'],
    ['https://push.example.com:22/push'],
    [`https://push.example.com/${'x'.repeat(1000)}`],
    ['not an address'],
  ])('with an address such as %s is refused', async (endpoint) => {
    expect((await register(bob, phone, { endpoint })).status).toBe(400);
    expect(await listed(bob)).toEqual([]);
  });

  test.each([
    { publicKey: 'A'.repeat(87) },
    { publicKey: 'short' },
    { auth: 'x' },
    { publicKey: 'A'.repeat(70_000) },
    { memberId: '1.100000' },
  ])('with keys that are none, or with more than is asked for, is refused', async (more) => {
    expect([400, 413]).toContain((await register(bob, phone, more)).status);
    expect(await listed(bob)).toEqual([]);
  });

  test('of another is taken over by the same browser alone', async () => {
    await register(bob, phone);
    const cy = await portal.make.member();
    const stranger = push.browser();
    const guessed = await register(cy, { ...stranger, endpoint: phone.endpoint });
    expect(guessed.status).toBe(400);
    expect(await listed(bob)).toHaveLength(1);
    await thank(bob);
    expect((await register(cy, phone)).status).toBe(200);
    await devices.deliverAll();
    expect(phone.received).toEqual([]);
    expect(await listed(bob)).toEqual([]);
  });

  test('however many are switched on at once, a few are kept: the newest', async () => {
    const many = Array.from({ length: 40 }, () => push.browser());
    await Promise.all(many.map((browser) => register(bob, browser)));
    expect(await listed(bob)).toHaveLength(devicesMax);
    later(1);
    const last = push.browser();
    await register(bob, last);
    const { body } = await call('devicelist', { endpoint: last.endpoint }, bob);
    expect(body.devices[0].isThis).toBe(true);
    expect(body.devices).toHaveLength(devicesMax);
  });

  test('that is switched on many times at once is one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => register(bob, phone)));
    expect(await listed(bob)).toHaveLength(1);
  });

  test('goes when its session is ended, from there or from elsewhere, and when somebody else signs on in its browser', async () => {
    const here = await devices.session(bob, 'bob here');
    const there = await devices.session(bob, 'bob there');
    const signOff = (path: string, token: string, body = {}) => portal.post(`/api/member/${path}`, body, { token });
    await devices.switchOn(bob, phone, here);
    await devices.switchOn(bob, push.browser(), there);
    await signOff('logout', here);
    expect(await listed(bob)).toHaveLength(1);
    const again = await devices.session(bob, 'bob here');
    await signOff('endothersessions', again);
    expect((await portal.post('/api/notice/devicelist', {}, { token: again })).body.devices).toEqual([]);
    // Also of a session that ran out by itself long ago.
    await devices.switchOn(bob, push.browser(), again);
    await sql`update tokens set last_used_at = '2026-11-01', expires_at = '2026-11-02' where member_id = ${bob.id}`.execute(
      portal.db,
    );
    const other = await devices.session(bob, 'bob elsewhere');
    expect((await portal.post('/api/notice/devicelist', {}, { token: other })).body.devices).toHaveLength(1);
    await signOff('endothersessions', other);
    expect((await portal.post('/api/notice/devicelist', {}, { token: other })).body.devices).toEqual([]);
    await devices.switchOn(bob, push.browser(), other);
    const cy = await portal.make.member();
    await devices.session(cy, 'bob elsewhere');
    expect((await portal.post('/api/notice/devicelist', {}, { token: other })).body.devices).toEqual([]);
  });

  test('stays when a session runs out by itself: it is told what happens while nobody is signed on', async () => {
    await devices.switchOn(bob, phone);
    later(3 * 60);
    await thank(bob);
    await devices.deliverAll();
    expect(phone.received).toHaveLength(1);
  });

  test('renews its address by what it alone knows, and by nothing less', async () => {
    await register(bob, phone);
    const renewed = push.browser();
    const { endpoint, publicKey, auth } = renewed;
    const renew = (former: object) => portal.post('/api/notice/renewdevice', { former, endpoint, publicKey, auth });
    expect((await renew({ endpoint: phone.endpoint, auth: renewed.auth })).status).toBe(200);
    expect((await call('devicelist', { endpoint }, bob)).body.devices[0].isThis).toBe(false);
    expect((await renew({ endpoint: phone.endpoint, auth: phone.auth })).body).toEqual({});
    expect((await renew({ endpoint: phone.endpoint, auth: phone.auth })).body).toEqual({});
    expect((await call('devicelist', { endpoint }, bob)).body.devices[0].isThis).toBe(true);
    await thank(bob);
    await devices.deliverAll();
    expect([phone.received.length, renewed.received.length]).toEqual([0, 1]);
  });

  test('that nothing has reached for a year goes, and so do those of who has left', async () => {
    await register(bob, phone);
    const cy = await portal.make.member();
    await register(cy, push.browser());
    await sql`update profiles set is_active = false where member_id = ${cy.id}`.execute(portal.db);
    later(364 * 24 * 60);
    await forgetOldNotices(portal.db, portal.now);
    const kept = await portal.db
      .selectFrom('push_devices')
      .select('member_id')
      .where('member_id', 'in', [bob.id, cy.id])
      .execute();
    expect(kept).toEqual([{ member_id: bob.id }]);
    later(2 * 24 * 60);
    await forgetOldNotices(portal.db, portal.now);
    expect(await portal.db.selectFrom('push_devices').select('id').where('member_id', '=', bob.id).execute()).toEqual(
      [],
    );
  });

  test('of who is looked as is neither seen nor switched on', async () => {
    await register(bob, phone);
    const ada = await portal.make.member({ is_admin_reports: true });
    const wish = { memberId: bob.memberId, reason: 'They asked for help with their notices.' };
    const { body } = await portal.post('/api/admin/beginviewing', wish, { as: ada.id });
    const viewing = (name: string, asked: object) => portal.post(`/api/notice/${name}`, asked, { token: body.token });
    const { endpoint, publicKey, auth } = push.browser();
    expect((await viewing('devicelist', {})).status).toBe(403);
    expect((await viewing('adddevice', { endpoint, publicKey, auth })).status).toBe(403);
    expect(await listed(bob)).toHaveLength(1);
  });
});

describe('the keys of the portal', () => {
  test('are sealed, and sealed anew with a newer key', async () => {
    await call('devicekey', {}, bob);
    const [row] = await portal.db.selectFrom('push_keys').selectAll().execute();
    expect(row?.sealed.toString('latin1')).not.toContain('MII');
    const newer = Buffer.alloc(32, 9);
    await transaction(portal.db, (tx) => resealOwnKeys(tx, [newer, ...portal.company.voucherKeys]));
    const { body } = await portal.post('/api/notice/devicekey', {}, { as: bob.id });
    expect(body).not.toHaveProperty('publicKey');
    await transaction(portal.db, (tx) => resealOwnKeys(tx, [...portal.company.voucherKeys, newer]));
    expect((await call('devicekey', {}, bob)).body.publicKey).toBe(row?.public_key.toString('base64url'));
  });

  test('may come from the settings; without any, and where it is switched off, nothing is offered', async () => {
    const given = await testApp({ PUSH_KEY: Buffer.alloc(32, 1).toString('base64') });
    const off = await testApp({ PUSH: 'off' });
    const [ann, zoe] = [await given.make.member(), await off.make.member()];
    const { body } = await given.post('/api/notice/devicekey', {}, { as: ann.id });
    expect(body.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(await given.db.selectFrom('push_keys').selectAll().execute()).toEqual([]);
    expect((await off.post('/api/notice/devicelist', {}, { as: zoe.id })).body).toMatchObject({ isOffered: false });
    expect((await off.post('/api/notice/devicekey', {}, { as: zoe.id })).status).toBe(503);
    await given.close();
    await off.close();
  });
});

test('two instances that have a message in hand at once tell a device once', async () => {
  await devices.switchOn(bob, phone);
  for (let n = 0; n < 10; n += 1) await thank(bob);
  const { rows } = await sql<{ id: number }>`
    select id from messages where member_id = ${bob.id} and channel = 'push' order by id`.execute(portal.db);
  await Promise.allSettled([...rows, ...rows].map(({ id }) => deliverPush(devices.delivery(), id)));
  expect(phone.received).toHaveLength(10);
  expect(new Set(phone.received.map(({ words }) => words.tag)).size).toBe(10);
});
