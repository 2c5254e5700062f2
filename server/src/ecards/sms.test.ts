import { seedRules } from '@laurel/contract/programme/seed-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await testApp({
    LAUREL_RATE_LIMITS: 'on',
    SMS_URL: 'http://127.0.0.1:9/Messages',
    SMS_FROM: 'Laurel',
    SMS_COUNTRIES: '+27,+49',
  });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: 'Thank you!', sendBy: 'sms' };

/** A member's gifts by SMS, five in a minute so that the calls themselves stay below their own limit. */
async function giveTo(giver: MadeMember, recipients: string[]) {
  portal.now = new Date(portal.now.getTime() + 12_000);
  return portal.post('/api/reward/doreward', { ...gift, recipients }, { as: giver.id });
}

async function channelsTo(member: MadeMember): Promise<string[]> {
  await portal.settle();
  const rows = await portal.db
    .selectFrom('messages')
    .select('channel')
    .where('member_id', '=', member.id)
    .orderBy('id')
    .execute();
  return rows.map(({ channel }) => channel);
}

const walletOf = async (member: MadeMember): Promise<number> =>
  (await portal.post('/api/member/getmemberdata', {}, { as: member.id })).body.memberData.awardsPointsAvailable;

describe('A31: SMS have a limit a day', () => {
  test('the eleventh SMS to one person in a day goes by e-mail, the answer says so, and the points move', {
    tags: 'seed',
  }, async () => {
    portal.now = new Date('2026-11-20T08:00:00Z');
    const bob = await portal.make.member();
    const giver = await portal.make.member({ points: 1000 });
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await giveTo(giver, [bob.memberId]));
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(answers[9]?.body.message).not.toContain('e-mail');
    expect(answers[10]?.body.message).toContain('It goes by e-mail');
    expect(await channelsTo(bob)).toEqual([...Array(10).fill('sms'), 'email']);
    expect(await walletOf(bob)).toBe(55);
    portal.now = new Date('2026-11-21T00:00:00Z');
    expect((await giveTo(giver, [bob.memberId])).body.message).not.toContain('e-mail');
  });

  test('a whole division by SMS: the sender has 100 a day, the others get an e-mail', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-22T08:00:00Z');
    for (let n = 0; n < 110; n++) await portal.make.member({ division_code: 'BIG' });
    const giver = await portal.make.member({ points: 1000, is_manager: true });
    const { body } = await giveTo(giver, ['div:BIG']);
    expect(body).toMatchObject({ recipients: 110, pointsTotal: 550, undeliverable: [] });
    expect(body.message).toContain('10 of them go by e-mail');
    await portal.settle();
    const { rows } = await portal.db
      .selectFrom('messages')
      .innerJoin('members', 'members.id', 'messages.member_id')
      .select(({ fn }) => ['channel', fn.countAll<number>().as('count')])
      .where('division_code', '=', 'BIG')
      .groupBy('channel')
      .orderBy('channel')
      .execute()
      .then((rows) => ({ rows: rows.map(({ channel, count }) => [channel, Number(count)]) }));
    expect(rows).toEqual([
      ['email', 10],
      ['sms', 100],
    ]);
  });

  test('12 senders at once reach one person by 10 SMS', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-23T08:00:00Z');
    const bob = await portal.make.member();
    const givers = await Promise.all(Array.from({ length: 12 }, () => portal.make.member({ points: 10 })));
    const answers = await Promise.all(givers.map((giver) => giveTo(giver, [bob.memberId])));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await channelsTo(bob)).sort()).toEqual(['email', 'email', ...Array(10).fill('sms')]);
    expect(await walletOf(bob)).toBe(60);
  });

  test.each(['+12025550100', '+27861234567', '+27115550100'])(
    'a number outside of SMS_COUNTRIES, or a dear one (%s), gets an e-mail',
    { tags: 'seed' },
    async (cell_num) => {
      const [giver, bob] = [await portal.make.member({ points: 5 }), await portal.make.member({ cell_num })];
      expect((await giveTo(giver, [bob.memberId])).body.message).toContain('e-mail');
      expect(await channelsTo(bob)).toEqual(['email']);
    },
  );

  test('and the programme says how many: promised by it, and delivered', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-27T08:00:00Z');
    await goBy(portal, { sends: { ...seedRules.sends, smsPerRecipient: 1, smsPerSender: 2 } });
    const [giver, other] = [await portal.make.member({ points: 100 }), await portal.make.member({ points: 100 })];
    const [bob, eve, ann] = [await portal.make.member(), await portal.make.member(), await portal.make.member()];
    for (const [by, to] of [
      [giver, bob],
      [giver, bob],
      [other, bob],
      [giver, eve],
      [giver, ann],
    ] as const)
      expect((await giveTo(by, [to.memberId])).status).toBe(200);
    expect(await channelsTo(bob)).toEqual(['sms', 'email', 'email']);
    expect([await channelsTo(eve), await channelsTo(ann)]).toEqual([['sms'], ['email']]);
  });
});
