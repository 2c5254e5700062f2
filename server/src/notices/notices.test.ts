import { noticeDefaults, noticeKinds, pushDefaults } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { append, appendAll } from '#events/append';
import { settle } from '#events/settle';
import { kindOf } from '#outbox/notice';
import { eraseMember } from '#personal/erase';
import { ownData } from '#personal/own-data';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { going } from '../../test/programmes/going.ts';
import { subscribersOf } from '../app.ts';
import { forgetOldNotices } from './forget.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Other', points: 1000 });
  bob = await portal.make.member({ firstname: 'Bob', email: `bob${Math.random()}@test.example` });
});
afterAll(() => portal.close());

async function thank(to: MadeMember): Promise<void> {
  const { status, body } = await portal.post(
    '/api/reward/doreward',
    {
      what: 'thankyou',
      reason: going.celebrate.thankYou.name,
      points: 0,
      message: 'Hi',
      sendBy: 'email',
      recipients: [to.memberId],
    },
    { as: ann.id },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  await portal.settle();
}

const call = async (name: string, input: object, { id }: { id: number }, token?: string) =>
  portal.post(`/api/notice/${name}`, input, token ? { token } : { as: id });
const list = async (who: MadeMember, asked: object = {}) =>
  (await call('noticelist', { limit: 20, ...asked }, who)).body;
const unread = async (who: MadeMember) => (await call('noticecount', {}, who)).body.unread;

/** As they stand, with some of them otherwise. */
async function choose(who: MadeMember, change: object): Promise<void> {
  const { body } = await call('noticechoices', {}, who);
  const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = body;
  const stands = { ways: {}, digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
  const saved = await call('savenoticechoices', { ...stands, ...change }, who);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}

describe('the bell', () => {
  test('a card is told to who received it, with the way to it, and not to who sent it', async () => {
    await thank(bob);
    const card = await portal.db
      .selectFrom('recognitions')
      .select('id')
      .where('to_id', '=', bob.id)
      .executeTakeFirstOrThrow();
    expect(await list(bob)).toEqual({
      notices: [
        {
          noticeId: expect.any(String),
          kind: 'card',
          words: 'Ann Other says thank you!',
          path: `/card/${card.id}`,
          date: '2026-11-20T10:00:00.000Z',
          isUnread: true,
        },
      ],
      next: null,
      ...{ total: 1, isMore: false, unread: 1 },
    });
    expect(await list(ann)).toMatchObject({ notices: [], next: null, total: 0, unread: 0 });
    expect(await portal.letters(bob, 'card')).toHaveLength(1);
  });

  test('who has no e-mail address is told in the portal', async () => {
    await portal.db.updateTable('profiles').set({ email: null }).where('member_id', '=', bob.id).execute();
    await thank(bob);
    expect(await unread(bob)).toBe(1);
    expect(await portal.letters(bob)).toEqual([]);
  });

  test('nobody is told of what they did themselves', async () => {
    await transaction(portal.db, (tx) =>
      append(tx, {
        type: 'competition.winner.announced',
        at: portal.now,
        actorId: bob.id,
        subject: 'competition:1',
        facts: { winnerId: 1, memberId: bob.id, isFirst: true },
      }),
    );
    await portal.settle();
    expect(await unread(bob)).toBe(0);
    expect(await portal.letters(bob)).toEqual([]);
  });

  test('what is read is read on every device; one, then all up to what was seen, and never another’s', async () => {
    await thank(bob);
    await thank(bob);
    await thank(bob);
    const { notices } = await list(bob);
    const [third, second, first] = notices.map(({ noticeId }: { noticeId: string }) => noticeId);
    expect((await call('readnotices', { noticeIds: [second] }, bob)).body).toEqual({ unread: 2 });
    expect((await call('readnotices', { noticeIds: [first, third] }, ann)).body).toEqual({ unread: 0 });
    expect(await unread(bob)).toBe(2);
    await thank(bob);
    expect((await call('readallnotices', { until: third }, bob)).body).toEqual({ unread: 1 });
    const left = await list(bob, { unread: true });
    expect(left.notices).toHaveLength(1);
    expect(Number(left.notices[0].noticeId)).toBeGreaterThan(Number(third));
  });

  test('pages follow each other to the end, of one kind and of all', async () => {
    for (let n = 0; n < 5; n += 1) await thank(bob);
    const ids = (page: { notices: { noticeId: string }[] }) => page.notices.map(({ noticeId }) => noticeId);
    const whole = ids(await list(bob));
    const one = await list(bob, { limit: 2, kind: 'card' });
    const two = await list(bob, { limit: 2, kind: 'card', after: one.next });
    const three = await list(bob, { limit: 2, kind: 'card', after: two.next });
    expect([...ids(one), ...ids(two), ...ids(three)]).toEqual(whole);
    expect(three.next).toBeNull();
    expect(ids(await list(bob, { kind: 'order' }))).toEqual([]);
  });

  test('what is gone is not told any more, and does not keep its place a secret', async () => {
    await thank(bob);
    await portal.db.updateTable('recognitions').set({ hidden_at: portal.now }).where('to_id', '=', bob.id).execute();
    const { notices } = await list(bob);
    expect(notices).toMatchObject([{ kind: 'card', words: null, path: null, isUnread: true }]);
  });

  test('every letter of a kind can be told, and those that must be sent are of none', async () => {
    const ofKind = [...portal.lettersByName.values()].filter(kindOf);
    expect(ofKind.filter(({ notice }) => !notice)).toEqual([]);
    expect([...portal.lettersByName.values()].filter((one) => !kindOf(one) && one.notice)).toEqual([]);
    const facts = {
      ...{
        points: 5,
        left: 2,
        used: 4,
        granted: 5,
        period: '2027-Q1',
        lastDay: '2027-03-31',
        source: 'HR',
        state: 'failed',
      },
      ...{ due: '2026-11-20T04:00:00Z', kind: 'recognise' },
    };
    await transaction(portal.db, (tx) =>
      appendAll(
        tx,
        { type: 'mail.tested', at: portal.now, actorId: ann.id },
        sql`select 'mailtest:1' as subject, '{}'::bigint[] as concerns, ${JSON.stringify(facts)}::jsonb as facts, '{}'::bigint[] as about, null::jsonb as particulars`,
      ),
    );
    const events = portal.db.selectFrom('events').select(['id', 'at']).where('subject', '=', 'mailtest:1');
    const event = await events.executeTakeFirstOrThrow();
    const rows = ofKind.map(({ name: letter }, n) => ({
      ...{ letter, member_id: bob.id, event_id: event.id, at: event.at, about_id: 900_000_000 + n },
    }));
    await portal.db.insertInto('notices').values(rows).execute();
    const first = await call('noticelist', { limit: 50 }, bob);
    const second = await call('noticelist', { limit: 50, after: first.body.next }, bob);
    expect([first.status, second.status, first.body.notices.length + second.body.notices?.length]).toEqual([
      ...[200, 200, rows.length],
    ]);
  });

  test('a bell that is asked for by who looks as somebody else stays silent', async () => {
    await thank(bob);
    const eve = await portal.make.member({ is_admin_reports: true });
    const begun = await portal.post(
      '/api/admin/beginviewing',
      { memberId: bob.memberId, reason: 'A question' },
      { as: eve.id },
    );
    expect(begun.status).toBe(200);
    const { status } = await call('noticelist', { limit: 20 }, eve, begun.body.token);
    expect(status).toBe(403);
  });
});

describe('an event is told once', () => {
  test('by however many instances at once, in the portal and by e-mail', { tags: 'seed' }, async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => portal.make.member()));
    const answers = await Promise.all(
      people.map((one) =>
        portal.post(
          '/api/reward/doreward',
          {
            what: 'thankyou',
            reason: going.celebrate.thankYou.name,
            points: 0,
            message: 'Hi',
            sendBy: 'email',
            recipients: [one.memberId],
          },
          { as: ann.id },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const subscribers = subscribersOf([...portal.lettersByName.values()]);
    const fail = (_: object, words: string) => {
      throw new Error(words);
    };
    const log = { warn: fail, error: fail };
    await Promise.all(Array.from({ length: 6 }, () => settle(portal.db, subscribers, log)));
    await sql`update subscribers set position = 0 where name = 'mail'`.execute(portal.db);
    await Promise.all(Array.from({ length: 6 }, () => settle(portal.db, subscribers, log)));
    for (const one of people) {
      expect(await unread(one)).toBe(1);
      expect(await portal.letters(one)).toHaveLength(1);
    }
  });

  test('what a former release promised and told nobody in the portal stays as it is', async () => {
    await thank(bob);
    await sql`delete from notices where member_id = ${bob.id}`.execute(portal.db);
    expect(await list(bob)).toMatchObject({ notices: [], unread: 0 });
    expect(await portal.letters(bob, 'card')).toMatchObject([{ state: 'promised' }]);
  });
});

describe('choices', () => {
  test('are those of everybody until somebody chooses, and say nothing of what there is nothing of', async () => {
    const { body } = await call('noticechoices', {}, bob);
    const told = new Set([...portal.lettersByName.values()].map(kindOf));
    const kinds = noticeKinds.filter((kind) => told.has(kind));
    expect(body).toEqual({
      kinds: kinds.map((kind) => ({ kind, way: noticeDefaults[kind], push: pushDefaults[kind] })),
      ...{ digestHour: 8, digestDays: 'every', quietFrom: null, quietUntil: null },
      ...{ timeZone: null, countryZone: 'Africa/Johannesburg', hasEmail: true, revision: 0 },
    });
  });

  test('what is not wanted by e-mail is in the portal alone', async () => {
    await choose(bob, { ways: { card: 'none' } });
    await thank(bob);
    expect(await unread(bob)).toBe(1);
    expect(await portal.letters(bob)).toEqual([]);
    await choose(bob, { ways: { card: 'atOnce' } });
    await thank(bob);
    expect(await portal.letters(bob)).toHaveLength(1);
  });

  test('who saves what was changed meanwhile is told, and nothing is saved', async () => {
    const stands = { digestHour: 7, digestDays: 'working', quietFrom: 22, quietUntil: 6, timeZone: 'Asia/Kolkata' };
    const first = await call('savenoticechoices', { ways: { idea: 'digest' }, ...stands, revision: 0 }, bob);
    expect(first.body).toMatchObject({ ...stands, revision: 1 });
    const second = await call('savenoticechoices', { ways: {}, ...stands, digestHour: 9, revision: 0 }, bob);
    expect([second.status, second.body.message]).toEqual([400, expect.stringMatching(/changed meanwhile/)]);
    expect((await call('noticechoices', {}, bob)).body).toMatchObject({ ...stands, revision: 1 });
  });

  test.each([
    [{ ways: { card: 'never' } }, 'ways'],
    [{ digestHour: 24 }, 'digestHour'],
    [{ quietFrom: 22 }, 'quietUntil'],
    [{ quietFrom: 7, quietUntil: 7 }, 'quietUntil'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: "x'; drop table notices; --" }, 'timeZone'],
  ])('%j is refused at its field', async (wrong, field) => {
    const right = { ways: {}, digestHour: 8, digestDays: 'every', quietFrom: null, quietUntil: null, timeZone: null };
    const { status, body } = await call('savenoticechoices', { ...right, revision: 0, ...wrong }, bob);
    expect(status).toBe(400);
    expect(Object.keys(body.formErrors)).toEqual([field]);
  });
});

describe('what is kept of somebody', () => {
  test('is in their file without what opens their links, goes with them, and is forgotten after half a year', async () => {
    await thank(bob);
    await choose(bob, { ways: { card: 'digest' }, quietFrom: 22, quietUntil: 6 });
    const own = (await ownData(portal.db, bob.id, portal.now)) as { notices: object[]; noticeChoices: object[] };
    expect(own.notices).toMatchObject([{ letter: 'card', read_at: null }]);
    expect(own.noticeChoices).toMatchObject([{ ways: { card: 'digest' }, quiet_from: 22 }]);
    expect(JSON.stringify(own.noticeChoices)).not.toMatch(/secret|handle/);
    const left = async () => [
      await portal.db.selectFrom('notices').select('id').where('member_id', '=', bob.id).execute(),
      await portal.db.selectFrom('notice_choices').select('handle').where('member_id', '=', bob.id).execute(),
    ];
    await forgetOldNotices(portal.db, new Date('2027-05-01T00:00:00Z'));
    expect((await left())[0]).toHaveLength(1);
    await forgetOldNotices(portal.db, new Date('2027-06-01T00:00:00Z'));
    expect((await left())[0]).toHaveLength(0);
    await thank(bob);
    const owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
    await sql`update members set deactivated_at = now() where id = ${bob.id}`.execute(owner);
    await transaction(owner, (tx) => eraseMember(tx, bob.memberNumber, portal.now));
    await owner.destroy();
    expect(await left()).toEqual([[], []]);
  });
});
