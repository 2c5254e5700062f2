import { randomBytes } from 'node:crypto';
import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { GroupCardRow } from '@laurel/contract/calls/groupcards/groupcardlist';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { issueToken } from '#session/tokens';
import { type TestApp, testApp } from '../../test/app.ts';
import { clockworkOf } from '../../test/clockwork.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';
import { deliverNow } from './round.ts';

let portal: TestApp;
let boss: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cy: MadeMember;
let stranger: MadeMember;
let admin: MadeMember;

/** In South Africa it is two hours later: nine o'clock is seven. */
const start = new Date('2026-11-16T08:00:00Z');
const day = '2026-11-20';
const nine = new Date('2026-11-20T07:00:00Z');

beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  await sql`update profiles set dob_month = null, dob_day = null, hire_date = null`.execute(portal.db);
  await sql`update group_cards set ended_at = now() where delivered_at is null and ended_at is null`.execute(portal.db);
  portal.now = start;
  const { make } = portal;
  boss = await make.member({ firstname: 'Bea', surname: 'Boss', is_manager: true });
  const of = { manager_id: boss.id };
  ann = await make.member({ ...of, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ ...of, firstname: 'Bob', surname: 'Best' });
  cy = await make.member({ ...of, firstname: 'Cy', surname: 'Case' });
  stranger = await make.member({ firstname: 'Sam', surname: 'Strange' });
  admin = await make.member({ firstname: 'Eva', surname: 'Even', is_admin_reports: true });
});
afterAll(() => portal.close());

/** The clock goes further here than a session does: whoever asks has just signed on. */
const post = async (who: MadeMember, path: string, body: object = {}) =>
  portal.post(path, body, { token: await tokenOf(who) });
const tokenOf = (who: MadeMember, at = portal) =>
  transaction(at.db, (tx) => issueToken(tx, who.id, randomBytes(32), at.now));
const as = (who: MadeMember, name: string, body: object = {}) => post(who, `/api/site/${name}`, body);
const run = () => clockworkOf(portal).run('look-after-group-cards');
async function ok(answer: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await answer;
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
  return body as any;
}
async function wantsAtOnce(who: MadeMember): Promise<void> {
  const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = await ok(
    post(who, '/api/notice/noticechoices'),
  );
  const stands = { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
  await ok(post(who, '/api/notice/savenoticechoices', { ...stands, ways: { groupCard: 'atOnce' } }));
}
const begin = async (by = bob, more: object = {}): Promise<string> =>
  (await ok(as(by, 'begingroupcard', { memberId: ann.memberId, occasion: 'farewell', day, ...more }))).cardId;
const blank = { text: '', strokes: [], script: '', keepsPicture: false };
const sign = (by: MadeMember, cardId: string, more: object = { text: 'All the best' }) =>
  as(by, 'signgroupcard', { cardId, ...blank, ...more });
const read = async (by: MadeMember, cardId: string): Promise<GroupCard> => ok(as(by, 'groupcard', { cardId }));
const list = async (by: MadeMember, which: string): Promise<GroupCardRow[]> =>
  (await ok(as(by, 'groupcardlist', { list: which }))).cards;
const noticesOf = async (who: MadeMember): Promise<string[]> => {
  await portal.settle();
  const { notices } = await ok(post(who, '/api/notice/noticelist', { limit: 20 }));
  return notices.map(({ words }: { words: string }) => words);
};
const openCards = async () =>
  (
    await sql<{ id: string; occasion: string; years: number | null; day: string; people: number[] }>`
      select c.id::text, c.occasion, c.years, c.day::text, array(select q.member_id from group_card_people q where q.card_id = c.id order by 1) as people
      from group_cards c where c.ended_at is null and c.delivered_at is null and c.member_id = ${ann.id} order by c.id`.execute(
      portal.db,
    )
  ).rows;
const deliver = async () => {
  portal.now = nine;
  await run();
};

async function picture(by: MadeMember, cardId: string, bytes?: Buffer, at = portal) {
  const image =
    bytes ??
    (await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .png()
      .toBuffer());
  const boundary = 'x-boundary';
  const { statusCode, body } = await at.app.inject({
    method: 'POST',
    url: `/api/site/groupcardpicupload?cardId=${cardId}`,
    headers: {
      authorization: `Bearer ${await tokenOf(by, at)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="filePic"; filename="p.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      image,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

describe('a group card opens by itself', () => {
  test('some days before a birthday or an anniversary that its person shows, for their team, and once whatever runs twice', async () => {
    await sql`update profiles set dob_month = 11, dob_day = 20, hire_date = '2021-11-21' where member_id = ${ann.id}`.execute(
      portal.db,
    );
    await Promise.all([run(), run(), run()]);
    await run();
    const team = [boss.id, bob.id, cy.id];
    expect(await openCards()).toMatchObject(
      [
        { occasion: 'birthday', years: null, day: '2026-11-20', people: team },
        { occasion: 'anniversary', years: 5, day: '2026-11-21', people: team },
      ].toSorted((a, b) => a.occasion.localeCompare(b.occasion)),
    );
    expect((await list(bob, 'toSign')).map(({ occasion, person }) => [occasion, person.memberName])).toEqual([
      ['birthday', 'Ann Able'],
      ['anniversary', 'Ann Able'],
    ]);
    expect((await noticesOf(bob)).sort()).toEqual([
      'Ann Able celebrates 5 years at work soon: sign the card.',
      'Ann Able has a birthday soon: sign the card.',
    ]);
    expect(await noticesOf(ann)).toEqual([]);
  });

  test('not too early, not on the day, not for who shows none, has left, never signed on or has nobody', async () => {
    const birthday = (who: MadeMember, on: number) =>
      sql`update profiles set dob_month = 11, dob_day = ${on} where member_id = ${who.id}`.execute(portal.db);
    await birthday(ann, 22);
    await birthday(bob, 16);
    await birthday(stranger, 20);
    await birthday(cy, 20);
    await sql`update members set registered_at = null where id = ${cy.id}`.execute(portal.db);
    await sql`update profiles set hire_date = '2020-11-20', shows_anniversary = false where member_id = ${boss.id}`.execute(
      portal.db,
    );
    await run();
    const { rows } = await sql`select from group_cards where delivered_at is null and ended_at is null`.execute(
      portal.db,
    );
    expect(rows).toHaveLength(0);
    portal.now = new Date('2026-11-17T08:00:00Z');
    await run();
    expect(await openCards()).toHaveLength(1);
    await birthday(ann, 21);
    await run();
    expect(await openCards()).toHaveLength(1);
  });

  test('as the programme says, and nowhere without celebrations', async () => {
    await sql`update profiles set dob_month = 11, dob_day = 20 where member_id = ${ann.id}`.execute(portal.db);
    const groupCards = { daysBefore: 14, birthdays: false, anniversaries: true };
    await goBy(portal, { groupCards });
    await run();
    expect(await openCards()).toEqual([]);
    for (const feature of ['groupCards', 'celebrations'] as const) {
      await goBy(portal, {
        groupCards: { ...groupCards, birthdays: true },
        features: { ...going.features, [feature]: { on: false, sites: {} } },
      });
      await run();
      expect(await openCards()).toEqual([]);
      expect((await as(bob, 'groupcardlist', { list: 'toSign' })).body).toMatchObject({ feature });
    }
    await goBy(portal, { features: going.features, groupCards: { ...groupCards, birthdays: true } });
    await run();
    expect(await openCards()).toHaveLength(1);
    await goBy(portal, { groupCards: going.groupCards });
  });
});

describe('a group card is begun by hand', () => {
  test('by who is of the team, the manager or an administrator; of twenty who begin the same one does', async () => {
    for (const by of [bob, boss, admin])
      expect(Number(await begin(by, { day: `2026-12-0${[bob, boss, admin].indexOf(by) + 1}` }))).toBeGreaterThan(0);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        as([bob, cy, boss][n % 3] as MadeMember, 'begingroupcard', {
          memberId: ann.memberId,
          occasion: 'welcome',
          day,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const cards = await openCards();
    expect(cards).toHaveLength(4);
    expect(cards[2]?.people).toContain(admin.id);
  });

  test('and never by oneself, by who is far away, for a day that has begun or is too far ahead', async () => {
    const tried = async (by: MadeMember, more: object = {}) => {
      const wish = { memberId: ann.memberId, occasion: 'farewell', day, ...more };
      const { status, body } = await as(by, 'begingroupcard', wish);
      return [status, Object.keys(body.formErrors ?? {})];
    };
    expect(await tried(ann)).toEqual([400, ['memberId']]);
    expect(await tried(stranger)).toEqual([400, ['memberId']]);
    expect(await tried(bob, { memberId: '1.999999999' })).toEqual([400, ['memberId']]);
    expect(await tried(bob, { day: '2026-11-16' })).toEqual([400, ['day']]);
    expect(await tried(bob, { day: '2027-01-16' })).toEqual([400, ['day']]);
    expect(await tried(bob, { day: '2027-01-15' })).toEqual([200, []]);
    expect(await tried(bob, { occasion: 'birthday' })).toEqual([400, ['occasion']]);
    expect(await openCards()).toHaveLength(1);
  });
});

describe('a group card is found', () => {
  test('by who is asked to sign, and by nobody else, least of all by whom it is for', async () => {
    const cardId = await begin();
    expect(await read(cy, cardId)).toMatchObject({
      isOwn: false,
      own: null,
      asked: 3,
      isDelivered: false,
      mayThank: false,
    });
    for (const by of [ann, stranger, admin]) {
      for (const [name, more] of [
        ['groupcard', {}],
        ['signgroupcard', { ...blank, text: 'Hi' }],
        ['askgroupcard', { people: [cy.memberId] }],
        ['takebacksignature', {}],
        ['thankgroupcard', { text: 'Hi' }],
      ] as const)
        expect([name, (await as(by, name, { cardId, ...more })).status]).toEqual([name, 404]);
      expect((await picture(by, cardId)).status).toBe(404);
      for (const which of ['toSign', 'signed', 'received']) expect(await list(by, which)).toEqual([]);
    }
    expect((await as(bob, 'groupcard', { cardId: '999999' })).status).toBe(404);
  });

  test('by whom a signer asks, of the same site, up to twenty at once, but never whom it is for', async () => {
    const cardId = await begin();
    const far = await portal.make.member({ site_template: 'alba' });
    const ask = (people: MadeMember[], by = cy) =>
      as(by, 'askgroupcard', { cardId, people: people.map(({ memberId }) => memberId) });
    expect((await ask([ann])).body.formErrors).toMatchObject({ people: expect.stringContaining('Ann Able') });
    expect((await ask([far])).body.formErrors).toMatchObject({ people: expect.any(String) });
    expect((await ask([])).body.formErrors).toMatchObject({ people: expect.any(String) });
    expect((await ask(Array.from({ length: 21 }, () => stranger))).body.formErrors).toMatchObject({
      people: expect.any(String),
    });
    expect(await ok(ask([stranger, bob]))).toMatchObject({ asked: 1 });
    expect(await read(stranger, cardId)).toMatchObject({ asked: 4 });
    expect(await noticesOf(stranger)).toEqual(['A colleague asks you to sign the card for Ann Able.']);
    expect(await noticesOf(ann)).toEqual([]);
  });
});

describe('a signature', () => {
  test('is words, a drawing, a name in a script or a picture: at least one of them, and one of each', async () => {
    const cardId = await begin();
    expect((await sign(bob, cardId, { text: ' \n ' })).body.formErrors).toMatchObject({ text: expect.any(String) });
    expect((await sign(bob, cardId, { text: 'x'.repeat(501) })).body.formErrors).toMatchObject({
      text: expect.any(String),
    });
    expect((await sign(bob, cardId, { strokes: [[1, 2, 3]] })).body.formErrors).toMatchObject({
      strokes: expect.any(String),
    });
    expect((await sign(bob, cardId, { script: 'x'.repeat(81) })).body.formErrors).toMatchObject({
      script: expect.any(String),
    });
    await ok(sign(bob, cardId, { strokes: [[1, 2, 30, 40]] }));
    await ok(sign(bob, cardId, { script: 'Bob' }));
    await ok(sign(bob, cardId, { text: 'Good luck with everything' }));
    const { status, body } = await picture(cy, cardId);
    expect([status, body.own.text]).toEqual([200, '']);
    await ok(sign(cy, cardId, { keepsPicture: true }));
    expect(
      (await read(boss, cardId)).list.map(({ by, text, picId, strokes, script }) => [
        by.memberName,
        text,
        picId !== '',
        strokes,
        script,
      ]),
    ).toEqual([
      ['Bob Best', 'Good luck with everything', false, [], ''],
      ['Cy Case', '', true, [], ''],
    ]);
    expect(await list(bob, 'toSign')).toEqual([]);
    expect(await list(bob, 'signed')).toMatchObject([{ cardId, isSigned: true, signatures: 2 }]);
    expect((await picture(cy, cardId, Buffer.from('no picture'))).body.formErrors).toMatchObject({
      filePic: expect.any(String),
    });
    expect((await sign(cy, cardId, {})).body.formErrors).toMatchObject({ text: expect.any(String) });
    await ok(sign(cy, cardId, { text: 'Now in words' }));
    expect((await sql`select from pictures where kind = 'groupCard'`.execute(portal.db)).rows).toEqual([]);
  });

  test('holds none of the words that the company lists', async () => {
    const cardId = await begin();
    await goBy(portal, { comments: { refused: ['lummox'] } });
    expect((await sign(bob, cardId, { text: 'You lummox' })).body.formErrors).toMatchObject({
      text: expect.any(String),
    });
    expect((await sign(bob, cardId, { script: 'lummox' })).status).toBe(400);
    await goBy(portal, { comments: going.comments });
  });

  test('is changed until a week after the day, and taken back whenever one likes', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId));
    await ok(sign(cy, cardId));
    await deliver();
    portal.now = new Date(nine.getTime() + 7 * 86_400_000 - 1);
    await ok(sign(bob, cardId, { text: 'Better said' }));
    expect((await read(ann, cardId)).list[0]?.text).toBe('Better said');
    portal.now = new Date(nine.getTime() + 7 * 86_400_000);
    expect((await sign(bob, cardId)).status).toBe(400);
    expect((await read(bob, cardId)).signedUntil).toBeNull();
    await ok(as(bob, 'takebacksignature', { cardId }));
    expect((await as(bob, 'takebacksignature', { cardId })).status).toBe(404);
    expect((await read(ann, cardId)).list.map(({ by }) => by.memberName)).toEqual(['Cy Case']);
    const { rows } =
      await sql`select from words where of in ('signature', 'signature.script') and by_id = ${bob.id}`.execute(
        portal.db,
      );
    expect(rows).toEqual([]);
  });

  test('of twenty who sign at once all stand, and of one who signs ten times at once one', async () => {
    const team = await Promise.all(Array.from({ length: 20 }, () => portal.make.member({ manager_id: boss.id })));
    const cardId = await begin();
    const answers = await Promise.all(
      [...team, ...Array.from({ length: 10 }, () => bob)].map((by, n) => sign(by, cardId, { text: `Number ${n}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(cy, cardId)).list).toHaveLength(21);
  });

  test('has no more pictures in an hour than anybody needs, and nobody else waits for it', async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const [flood, other] = [await limited.make.member(), await limited.make.member()];
    const upload = async (by: MadeMember) => (await picture(by, '1', undefined, limited)).status;
    const { max } = rateLimits.groupCardPictures;
    const statuses = await Promise.all(Array.from({ length: max + 5 }, () => upload(flood)));
    expect(statuses.filter((status) => status === 404)).toHaveLength(max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await upload(other)).toBe(404);
    await limited.close();
  });

  test('that is made while the card is delivered is with it', async () => {
    for (let n = 0; n < 5; n++) {
      portal.now = start;
      const cardId = await begin(bob, { day: `2026-11-2${n}` });
      portal.now = new Date(`2026-11-2${n}T07:00:00Z`);
      const [signed] = await Promise.all([sign(bob, cardId), run(), run()]);
      const { rows } = await sql<{
        is: boolean;
      }>`select delivered_at is not null as is from group_cards where id = ${cardId}::bigint`.execute(portal.db);
      expect([signed.status, rows[0]?.is]).toEqual(rows[0]?.is ? [200, true] : [404, false]);
    }
  });

  test('that is hidden is its writer’s alone, who takes it back and does not change it', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId));
    await sql`update group_card_signatures set hidden_at = now() where by_id = ${bob.id}`.execute(portal.db);
    expect((await read(cy, cardId)).list).toEqual([]);
    expect((await read(bob, cardId)).own).toMatchObject({ isHidden: true });
    expect((await sign(bob, cardId)).status).toBe(400);
    await ok(as(bob, 'takebacksignature', { cardId }));
    expect((await sign(bob, cardId)).status).toBe(400);
  });
});

describe('a group card is delivered', () => {
  test('at nine in the morning of its day where its person is, once; they are told, and thank all who signed, once', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId));
    await ok(sign(cy, cardId, { strokes: [[5, 5, 50, 50]], script: 'Cy' }));
    portal.now = new Date(nine.getTime() - 1);
    await run();
    expect((await as(ann, 'groupcard', { cardId })).status).toBe(404);
    portal.now = nine;
    await Promise.all([run(), run()]);
    await run();
    expect(await read(ann, cardId)).toMatchObject({
      isOwn: true,
      isDelivered: true,
      mayThank: true,
      signedUntil: null,
      list: [{ text: 'All the best' }, { script: 'Cy' }],
    });
    expect(await noticesOf(ann)).toEqual(['2 colleagues have signed a farewell card for you.']);
    expect((await portal.letters(ann, 'group card')).map(({ subject }) => subject)).toEqual([
      '2 colleagues have signed a farewell card for you.',
    ]);
    expect(await list(ann, 'received')).toMatchObject([{ cardId, signatures: 2 }]);
    expect(await read(bob, cardId)).toMatchObject({ isDelivered: true });
    expect((await as(bob, 'thankgroupcard', { cardId, text: 'Hi' })).status).toBe(404);
    const thanks = await Promise.all(
      Array.from({ length: 5 }, () => as(ann, 'thankgroupcard', { cardId, text: 'Thank you all' })),
    );
    expect(thanks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read(bob, cardId)).toMatchObject({ thanks: { text: 'Thank you all' } });
    expect(await noticesOf(bob)).toContain('Ann Able thanks all who signed the card.');
    expect(await noticesOf(boss)).not.toContain('Ann Able thanks all who signed the card.');
  });

  test('not where nobody signed: it ends without a word', async () => {
    const cardId = await begin();
    await deliver();
    for (const by of [ann, bob]) expect((await as(by, 'groupcard', { cardId })).status).toBe(404);
    expect(await noticesOf(ann)).toEqual([]);
    expect(await list(bob, 'toSign')).toEqual([]);
  });

  test('not to who left before, of which who began it is told', async () => {
    const cardId = await begin();
    await ok(sign(cy, cardId));
    await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    await deliver();
    expect((await as(bob, 'groupcard', { cardId })).status).toBe(404);
    expect(await noticesOf(bob)).toContain(
      'Ann Able had left before the day of the card that you began. It was given to nobody.',
    );
    expect((await noticesOf(cy)).join()).not.toContain('had left');
  });

  test('by e-mail at once to who wants it so, as it stands then', async () => {
    await wantsAtOnce(bob);
    const subjects = async () => (await portal.letters(bob)).map(({ subject }) => subject);
    const cardId = await begin(boss);
    expect(await subjects()).toEqual(['Ann Able is leaving: sign the farewell card.']);
    await ok(sign(bob, cardId));
    await deliver();
    await ok(as(ann, 'thankgroupcard', { cardId, text: 'Thank you all' }));
    const [, thanks] = await portal.letters(bob);
    expect(thanks?.text).toContain('Thank you all');
    const ended = await begin(bob, { memberId: cy.memberId, day: '2026-11-27' });
    await sql`update members set deactivated_at = ${portal.now} where id = ${cy.id}`.execute(portal.db);
    portal.now = new Date('2026-11-27T07:00:00Z');
    await run();
    expect((await as(boss, 'groupcard', { cardId: ended })).status).toBe(404);
    expect((await subjects()).at(-1)).toBe(
      'Cy Case had left before the day of the card that you began. It was given to nobody.',
    );
  });

  test('before its day where somebody leaves earlier: once, and not where nobody has signed', async () => {
    const now = () => transaction(portal.db, (tx) => deliverNow(tx, cardId, portal.now));
    const cardId = await begin();
    expect(await now()).toBe(false);
    await ok(sign(bob, cardId));
    expect(await Promise.all([now(), now()])).toEqual(expect.arrayContaining([true, false]));
    expect(await read(ann, cardId)).toMatchObject({ isOwn: true, list: [{ text: 'All the best' }] });
  });

  test('late where the portal stood still, and not after a month', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId));
    const late = await begin(bob, { occasion: 'welcome', day: '2026-11-21' });
    await ok(sign(bob, late));
    portal.now = new Date('2026-12-21T08:00:00Z');
    await run();
    expect((await as(ann, 'groupcard', { cardId })).status).toBe(404);
    expect((await as(ann, 'groupcard', { cardId: late })).status).toBe(200);
  });

  test('on 28 February to who was born on the 29th', async () => {
    await sql`update profiles set dob_month = 2, dob_day = 29 where member_id = ${ann.id}`.execute(portal.db);
    portal.now = new Date('2027-02-25T08:00:00Z');
    await run();
    expect(await openCards()).toMatchObject([{ occasion: 'birthday', day: '2027-02-28' }]);
  });
});

test('on the day before who has neither signed nor looked is reminded, once', async () => {
  const cardId = await begin();
  await ok(sign(cy, cardId));
  await portal.settle();
  const { notices } = await ok(post(boss, '/api/notice/noticelist', { limit: 20 }));
  await ok(post(boss, '/api/notice/readnotices', { noticeIds: [notices[0].noticeId] }));
  const dan = await portal.make.member({ manager_id: boss.id });
  await ok(as(bob, 'askgroupcard', { cardId, people: [dan.memberId] }));
  portal.now = new Date(nine.getTime() - 86_400_000);
  await Promise.all([run(), run()]);
  await run();
  const reminded = 'The card for Ann Able is given tomorrow. There is still time to sign it.';
  // Who began it has not signed either.
  expect((await noticesOf(bob)).filter((words) => words === reminded)).toHaveLength(1);
  expect((await noticesOf(dan)).filter((words) => words === reminded)).toHaveLength(1);
  for (const by of [cy, boss, ann]) expect(await noticesOf(by)).not.toContain(reminded);
});

describe('what is kept', () => {
  const exported = async (who: MadeMember) =>
    (await ok(post(who, '/api/member/exportmydata'))) as Record<string, unknown[]>;

  test('is in the hands of who signed at once, and of whom it is for from its day on', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId, { text: 'Quagga', script: 'Bob' }));
    expect((await exported(bob)).groupCardsSigned?.at(-1)).toMatchObject({ words: 'Quagga', script: 'Bob' });
    expect(JSON.stringify(await exported(ann))).not.toContain('Quagga');
    await deliver();
    expect((await exported(ann)).groupCardsReceived?.at(-1)).toMatchObject({
      occasion: 'farewell',
      signatures: [{ words: 'Quagga' }],
    });
  });

  test('of who signed goes when they are erased, and all of it when its person is', async () => {
    const cardId = await begin();
    await ok(sign(bob, cardId));
    await picture(cy, cardId);
    await ok(sign(boss, cardId));
    await deliver();
    const erase = async (who: MadeMember) => {
      await sql`update members set deactivated_at = ${portal.now} where id = ${who.id}`.execute(portal.db);
      await transaction(portal.db, (tx) => eraseMember(tx, who.memberNumber, portal.now));
    };
    await erase(cy);
    expect((await read(ann, cardId)).list.map(({ by }) => by.memberName)).toEqual(['Bob Best', 'Bea Boss']);
    expect((await sql`select from pictures where kind = 'groupCard'`.execute(portal.db)).rows).toEqual([]);
    await erase(ann);
    expect((await read(bob, cardId)).list).toEqual([]);
    expect(
      (await sql`select from words where of = 'signature' and about_id = ${ann.id}`.execute(portal.db)).rows,
    ).toEqual([]);
  });
});
