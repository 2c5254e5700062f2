import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config/config';
import { transaction } from '#db/transaction';
import { deliver } from '#outbox/deliver';
import { kindOf } from '#outbox/notice';
import { transports } from '#outbox/transports';
import { stopTokenOf } from '#outbox/unsubscribe';
import { type TestApp, testApp } from '../../test/app.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { going } from '../../test/programmes/going.ts';
import { choicesOf } from './choices.ts';
import { digestsDue, makeDigests } from './digest.ts';
import { digestFigures } from './figures.ts';
import { readAllNotices } from './read.ts';

let portal: TestApp;
let mail: Awaited<ReturnType<typeof mailServer>>;
let outgoing: ReturnType<typeof transports>;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  mail = await mailServer();
  outgoing = transports({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: 'x@laurel.example', sms: undefined });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  mail.received.length = 0;
  await sql`update notices set for_digest = false`.execute(portal.db);
  await sql`update messages set state = 'sent', ended_at = now() where state = 'promised'`.execute(portal.db);
  bob = await portal.make.member({ firstname: 'Bob', email: `bob${Math.random()}@test.example` });
});
afterAll(async () => {
  outgoing.close();
  await mail.close();
  await portal.close();
});

/** By somebody who has just signed on. */
async function thank(to: MadeMember): Promise<void> {
  const ann = await portal.make.member({ firstname: 'Ann', surname: 'Other' });
  const recipients = [to.memberId];
  const wish = {
    what: 'thankyou',
    reason: going.celebrate.thankYou.name,
    points: 0,
    message: 'Hi',
    sendBy: 'email',
    recipients,
  };
  const { status, body } = await portal.post('/api/reward/doreward', wish, { as: ann.id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await portal.settle();
}

async function choose(who: MadeMember, change: object): Promise<void> {
  const { body } = await portal.post('/api/notice/noticechoices', {}, { as: who.id });
  const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = body;
  const stands = { ways: {}, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
  const saved = await portal.post('/api/notice/savenoticechoices', { ...stands, ...change }, { as: who.id });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

const wayOf = async (who: MadeMember, kind = 'card') => {
  const actor = { id: who.id, email: null };
  const { kinds } = await choicesOf(portal.db, { letters: portal.lettersByName, actor });
  return kinds.find((one) => one.kind === kind)?.way;
};

async function deliverAll(): Promise<void> {
  await portal.settle();
  const waiting = await portal.db.selectFrom('messages').select('id').where('state', '=', 'promised').execute();
  const delivery = {
    ...{ db: portal.db, letters: portal.lettersByName, ways: portal.company.ways, publicUrl: 'https://laurel.example' },
    ...{ transports: outgoing, drawing: async () => null, told: () => {}, domain: 'laurel.example' },
  };
  const gate = { callingCodes: undefined, limited: false };
  for (const { id } of waiting) await deliver({ ...delivery, gate, clock: () => portal.now }, id);
}

/** Without the breaks of the transfer. */
const received = () =>
  mail.received.map(({ to, text }) => ({
    to: to[0],
    head: (text.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' '),
    text: text.replace(/=\r\n/g, '').replaceAll('=3D', '='),
  }));
const stopOf = (head: string) => /^List-Unsubscribe: <(.+)>\r?$/m.exec(head)?.[1] ?? '';

const press = (link: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  portal.app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    headers: { 'content-type': type, origin: 'https://mail.example' },
    payload: body,
  });

describe('one press stops the e-mails of a kind', () => {
  test('a mail of a kind has its button, its reason and its way out; it works without a session and as often as it is pressed', async () => {
    await thank(bob);
    await deliverAll();
    const [card] = received();
    expect(card?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const link = stopOf(card?.head ?? '');
    expect(link).toMatch(/^https:\/\/laurel\.example\/unsubscribe\/[\w-]{64}$/);
    expect(card?.text).toContain('You get this e-mail because of your choice for: Cards for me.');
    expect(card?.text.split(link)).toHaveLength(4);
    expect(card?.text).toContain('https://laurel.example/notices/choices');
    for (let n = 0; n < 2; n += 1) {
      const { statusCode, headers } = await press(link);
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
    }
    const cy = await portal.make.member();
    expect([await wayOf(bob), await wayOf(bob, 'order'), await wayOf(cy)]).toEqual(['none', 'atOnce', 'atOnce']);
    await thank(bob);
    await deliverAll();
    expect(received()).toHaveLength(1);
  });

  test('a mail program may send its words as a form of several parts', async () => {
    await thank(bob);
    await deliverAll();
    const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const { statusCode } = await press(stopOf(received()[0]?.head ?? ''), form, 'multipart/form-data; boundary=x');
    expect([statusCode, await wayOf(bob)]).toEqual([200, 'none']);
  });

  test('who only follows the link, or sends other words, stops nothing', async () => {
    await thank(bob);
    await deliverAll();
    const link = stopOf(received()[0]?.head ?? '');
    await portal.app.inject({ method: 'GET', url: new URL(link).pathname });
    await portal.app.inject({ method: 'HEAD', url: new URL(link).pathname });
    expect((await press(link, 'List-Unsubscribe=No')).statusCode).toBe(400);
    expect((await press(link, '')).statusCode).toBe(400);
    expect(await wayOf(bob)).toBe('atOnce');
  });

  test('a link that was not made here is answered as one that was, and stops nothing', async () => {
    await thank(bob);
    await deliverAll();
    const link = stopOf(received()[0]?.head ?? '');
    const good = await press(link);
    await choose(bob, { ways: { card: 'atOnce' } });
    const last = link.at(-1) === 'A' ? 'B' : 'A';
    for (const bad of [link.slice(0, -2) + last.repeat(2), link.slice(0, -1), `${link.slice(0, -64)}nothing`]) {
      const answer = await press(bad);
      expect([answer.statusCode, answer.body]).toEqual([good.statusCode, good.body]);
    }
    expect(await wayOf(bob)).toBe('atOnce');
  });

  test('the page behind the link does the same by its own call, for whoever has the link', async () => {
    await thank(bob);
    const token = await transaction(portal.db, (tx) => stopTokenOf(tx as never, bob.id, 'card'));
    const good = await portal.post('/api/notice/stopmail', { token });
    const bad = await portal.post('/api/notice/stopmail', { token: 'x' });
    expect([good.status, bad.status, good.body]).toEqual([200, 200, bad.body]);
    expect(await wayOf(bob)).toBe('none');
  });

  test('links of two people and of two kinds are never the same, and do not change with the keys of the portal', async () => {
    await thank(bob);
    const tokens = await Promise.all([
      stopTokenOf(portal.db, bob.id, 'card'),
      stopTokenOf(portal.db, bob.id, 'order'),
      stopTokenOf(portal.db, bob.id, 'digest'),
    ]);
    expect(new Set(tokens).size).toBe(3);
    const other = readConfig({ LAUREL_DEMO: 'on' }).voucherKeys;
    expect(other).not.toEqual(portal.config.voucherKeys);
    expect(await stopTokenOf(portal.db, bob.id, 'card')).toBe(tokens[0]);
  });

  test('the door has a limit for each address', async () => {
    const strict = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1)
      answers.push(
        (
          await strict.app.inject({
            method: 'POST',
            url: '/unsubscribe/x',
            payload: 'List-Unsubscribe=One-Click',
            headers: { 'content-type': 'text/plain' },
          })
        ).statusCode,
      );
    await strict.close();
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
  });

  test('what must be sent has no button and no foot', async () => {
    await portal.post('/api/member/memberupdate', { email: 'bob@private.example' }, { as: bob.id });
    await deliverAll();
    const sent = received();
    expect(sent.length).toBeGreaterThan(0);
    for (const { head, text } of sent) {
      expect(head).not.toMatch(/List-Unsubscribe/i);
      expect(text).not.toContain('/unsubscribe/');
    }
    const must = [...portal.lettersByName.values()].filter((one) => !kindOf(one)).map(({ name }) => name);
    expect(must.sort()).toEqual([
      ...['accounts merged', 'address lost', 'addresses changed', 'card talk', 'carried', 'confirm e-mail'].slice(1),
      ...['contact', 'contact answer', 'digest', 'mail test', 'order', 'rights by roster', 'role given', 'viewed'],
    ]);
  });

  test('what was promised before somebody stopped such e-mails is not sent any more, and its list says why', async () => {
    await thank(bob);
    await choose(bob, { ways: { card: 'none' } });
    await deliverAll();
    expect(received()).toEqual([]);
    const [message] = await portal.db.selectFrom('messages').selectAll().where('member_id', '=', bob.id).execute();
    expect(message).toMatchObject({ state: 'undeliverable', last_error: expect.stringContaining('chosen') });
  });

  test('the outbox of the demonstration shows the headers', async () => {
    await thank(bob);
    const { body } = await portal.app.inject({ method: 'GET', url: '/dev/outbox.json' });
    const [newest] = JSON.parse(body).messages;
    expect(newest.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http.+\/unsubscribe\/[\w-]{64}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});

describe('quiet hours', () => {
  test.each([
    ['2026-11-20T19:59:00Z', null],
    ['2026-11-20T20:00:00Z', '2026-11-21T04:00:00.000Z'],
    ['2026-11-21T03:59:59Z', '2026-11-21T04:00:00.000Z'],
    ['2026-11-21T04:00:00Z', null],
  ])('from 22 to 6 in Johannesburg: what comes at %s waits until %s', async (now, until) => {
    await choose(bob, { quietFrom: 22, quietUntil: 6 });
    portal.now = new Date(now);
    await thank(bob);
    await deliverAll();
    expect(received()).toHaveLength(until ? 0 : 1);
    if (!until) return;
    const [message] = await portal.db.selectFrom('messages').selectAll().where('member_id', '=', bob.id).execute();
    expect(message).toMatchObject({ state: 'promised', attempts: 0, not_before: new Date(until), in_hand_until: null });
    portal.now = new Date(until);
    await deliverAll();
    expect(received()).toHaveLength(1);
  });

  test('hours of one day, and those over which clocks are set, end by the clock of their reader', async () => {
    const ends = async (at: string, zone: string, from: number, until: number) => {
      const { rows } = await sql<{ ends: Date | null }>`
        select quiet_ends(${new Date(at)}, ${zone}, ${from}::smallint, ${until}::smallint) as ends`.execute(portal.db);
      return rows[0]?.ends?.toISOString() ?? null;
    };
    expect(await ends('2026-11-20T11:30:00Z', 'Europe/Berlin', 12, 13)).toBe('2026-11-20T12:00:00.000Z');
    expect(await ends('2026-11-20T12:00:00Z', 'Europe/Berlin', 12, 13)).toBeNull();
    expect(await ends('2026-03-28T22:00:00Z', 'Europe/Berlin', 22, 7)).toBe('2026-03-29T05:00:00.000Z');
    expect(await ends('2026-10-24T21:00:00Z', 'Europe/Berlin', 22, 7)).toBe('2026-10-25T06:00:00.000Z');
    expect(await ends('2026-11-20T17:00:00Z', 'Asia/Kolkata', 22, 7)).toBe('2026-11-21T01:30:00.000Z');
  });
});

describe('the e-mail of the day', () => {
  const digests = async (who: MadeMember) =>
    (
      await portal.db
        .selectFrom('digests')
        .select(sql<string>`day::text`.as('day'))
        .where('member_id', '=', who.id)
        .orderBy('day')
        .execute()
    ).map(({ day }) => day);

  async function at(moment: string): Promise<number> {
    portal.now = new Date(moment);
    const made = await makeDigests(portal.db, portal.now);
    await deliverAll();
    return made;
  }

  test('tells once what came since the last and is not read, at the hour of its reader, and not when there is nothing', async () => {
    await choose(bob, { ways: { card: 'digest' } });
    await thank(bob);
    await thank(bob);
    expect(received()).toEqual([]);
    expect(await at('2026-11-21T05:59:00Z')).toBe(0);
    expect(await at('2026-11-21T06:00:00Z')).toBe(1);
    const [digest] = received();
    expect(digest?.text).toContain('2 things that are new for you');
    expect(digest?.text.match(/Ann Other says thank you!/g)).toHaveLength(2);
    expect(digest?.text).toContain('because you chose to hear of some things once a day');
    expect(await at('2026-11-21T06:15:00Z')).toBe(0);
    expect(await at('2026-11-22T06:00:00Z')).toBe(0);
    await thank(bob);
    expect(await at('2026-11-23T06:00:00Z')).toBe(1);
    expect(received()).toHaveLength(2);
    expect(received()[1]?.text).toContain('One thing that is new for you');
    expect(await digests(bob)).toEqual(['2026-11-21', '2026-11-23']);
  });

  test('leaves out what was read, also between its making and its sending', async () => {
    await choose(bob, { ways: { card: 'digest' } });
    await thank(bob);
    await thank(bob);
    const { body } = await portal.post('/api/notice/noticelist', { limit: 5 }, { as: bob.id });
    await portal.post('/api/notice/readnotices', { noticeIds: [body.notices[0].noticeId] }, { as: bob.id });
    portal.now = new Date('2026-11-21T06:00:00Z');
    expect(await makeDigests(portal.db, portal.now)).toBe(1);
    await portal.settle();
    const reading = { memberId: bob.id, now: portal.now };
    await transaction(portal.db, (tx) => readAllNotices(tx, reading, body.notices[0].noticeId));
    await deliverAll();
    expect(received()).toEqual([]);
  });

  test('its button stops all that it tells, and nothing else', async () => {
    await choose(bob, { ways: { card: 'digest', order: 'atOnce' } });
    await thank(bob);
    await at('2026-11-21T06:00:00Z');
    await press(stopOf(received()[0]?.head ?? ''));
    expect([await wayOf(bob), await wayOf(bob, 'budget'), await wayOf(bob, 'order')]).toEqual([
      'none',
      'none',
      'atOnce',
    ]);
  });

  test('comes on working days alone to who wants that', async () => {
    await choose(bob, { ways: { card: 'digest' }, digestDays: 'working' });
    await thank(bob);
    expect(await at('2026-11-21T06:00:00Z')).toBe(0);
    expect(await at('2026-11-22T06:00:00Z')).toBe(0);
    expect(await at('2026-11-23T06:00:00Z')).toBe(1);
    expect(await digests(bob)).toEqual(['2026-11-23']);
  });

  test.each([
    [
      'Europe/Berlin',
      2,
      '2026-03-28T12:00:00Z',
      { '2026-03-29': '2026-03-29T01:00:00Z', '2026-03-30': '2026-03-30T00:00:00Z' },
    ],
    [
      'Europe/Berlin',
      2,
      '2026-10-24T12:00:00Z',
      { '2026-10-25': '2026-10-25T01:00:00Z', '2026-10-26': '2026-10-26T01:00:00Z' },
    ],
    [
      'America/Sao_Paulo',
      0,
      '2026-11-20T12:00:00Z',
      { '2026-11-21': '2026-11-21T03:00:00Z', '2026-11-22': '2026-11-22T03:00:00Z' },
    ],
    [
      'Africa/Johannesburg',
      8,
      '2026-11-20T12:00:00Z',
      { '2026-11-21': '2026-11-21T06:00:00Z', '2026-11-22': '2026-11-22T06:00:00Z' },
    ],
    [
      'Asia/Kolkata',
      7,
      '2026-11-20T12:00:00Z',
      { '2026-11-21': '2026-11-21T01:30:00Z', '2026-11-22': '2026-11-22T01:30:00Z' },
    ],
    [
      'Australia/Lord_Howe',
      2,
      '2026-10-03T00:00:00Z',
      { '2026-10-04': '2026-10-03T15:30:00Z', '2026-10-05': '2026-10-04T15:00:00Z' },
    ],
  ])('in %s at %i, from %s on, once on each day of theirs', async (timeZone, digestHour, from, days) => {
    portal.now = new Date(from);
    await choose(bob, { ways: { card: 'digest' }, timeZone, digestHour });
    const made: Record<string, string> = {};
    await thank(bob);
    for (let quarter = 0; quarter < 2 * 24 * 4; quarter += 1) {
      const now = new Date(new Date(from).getTime() + quarter * 15 * 60_000);
      if ((await makeDigests(portal.db, now)) === 0) continue;
      const [day] = (await digests(bob)).slice(-1);
      made[String(day)] = now.toISOString().replace('.000', '');
      portal.now = now;
      await thank(bob);
    }
    expect(made).toEqual(days);
  });

  test('after a day on which nothing ran it is one, with all that came; then the next at its hour', async () => {
    await choose(bob, { ways: { card: 'digest' } });
    await thank(bob);
    portal.now = new Date('2026-11-21T12:00:00Z');
    await thank(bob);
    expect(await at('2026-11-22T09:00:00Z')).toBe(1);
    expect(received()[0]?.text).toContain('2 things that are new for you');
    expect(await at('2026-11-22T09:15:00Z')).toBe(0);
    await thank(bob);
    expect(await at('2026-11-23T05:45:00Z')).toBe(0);
    expect(await at('2026-11-23T06:00:00Z')).toBe(1);
  });

  test('however many instances make it at once, it is one', { tags: 'seed' }, async () => {
    await choose(bob, { ways: { card: 'digest' } });
    await thank(bob);
    portal.now = new Date('2026-11-21T06:00:00Z');
    const made = await Promise.all(Array.from({ length: 6 }, () => makeDigests(portal.db, portal.now)));
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
    await deliverAll();
    expect(received()).toHaveLength(1);
  });

  test('who leaves, or loses the address, gets none; what is due and not made is counted', async () => {
    await choose(bob, { ways: { card: 'digest' } });
    await thank(bob);
    const now = new Date('2026-11-21T07:00:00Z');
    expect(await digestsDue(portal.db, now)).toEqual({ people: 1, seconds: 3600 });
    expect(await digestFigures(portal.db)).toMatch(/^laurel_digests_due \d+$/m);
    await portal.db.updateTable('profiles').set({ email: null }).where('member_id', '=', bob.id).execute();
    expect(await makeDigests(portal.db, now)).toBe(0);
    expect(await digestsDue(portal.db, now)).toEqual({ people: 0, seconds: 0 });
  });

  test('twenty thousand people at one hour are one act, and each gets one', async () => {
    await portal.make.people(20_000, 'CROWD');
    await sql`
      insert into notices (member_id, event_id, letter, about_id, at, for_digest)
      select m.id, 1, 'card', 500000000 + n, ${portal.now}, true from members m, generate_series(1, 2) n where m.division_code = 'CROWD'`.execute(
      portal.db,
    );
    await sql`insert into notice_choices (member_id) select id from members on conflict do nothing`.execute(portal.db);
    expect(await makeDigests(portal.db, new Date('2027-01-10T09:00:00Z'))).toBe(20_000);
    expect(await makeDigests(portal.db, new Date('2027-01-10T09:15:00Z'))).toBe(0);
    await portal.settle();
    const { rows } = await sql<{ messages: number; people: number }>`
      select count(*)::int as messages, count(distinct member_id)::int as people from messages
      where letter = 'digest' and about_id in (select id from digests where day = '2027-01-10')`.execute(portal.db);
    expect(rows).toEqual([{ messages: 20_000, people: 20_000 }]);
  });
});
