import { recipientsMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages, written as writtenOut } from '#outbox/letter';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { alba } from '../../test/looks.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let manager: MadeMember;

beforeAll(async () => {
  portal = await testApp({ LAUREL_RATE_LIMITS: 'on', OWN_DIVISION_MAX: '50' });
  manager = await portal.make.member({ is_manager: true, division_code: 'OFFICE', firstname: 'Mag {name}' });
  await portal.make.people(5000, 'BIG');
  await portal.make.people(50, 'FIFTY');
  await portal.make.people(51, 'MORE');
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Thanks, {link}!', sendBy: 'email' };
const send = (by: MadeMember, recipients: string[], more: object = {}) =>
  portal.post('/api/reward/doreward', { ...card, recipients, ...more }, { as: by.id });
const written = async () => {
  await portal.settle();
  return Number((await sql<{ n: number }>`select count(*) as n from messages`.execute(portal.db)).rows[0]?.n);
};
const idsOf = async (division: string, limit: number) =>
  (
    await sql<{
      id: string;
    }>`select '1.' || public_id as id from members where division_code = ${division} order by id limit ${limit}`.execute(
      portal.db,
    )
  ).rows.map(({ id }) => id);

describe('whole divisions', () => {
  test('are for managers and administrators; a plain member writes to their own, up to a setting', {
    tags: 'seed',
  }, async () => {
    const plain = await portal.make.member({ division_code: 'FIFTY' });
    const other = await send(plain, ['div:BIG']);
    expect(other.status).toBe(400);
    expect(other.body.formErrors.recipients).toBe(
      'Only managers and administrators may choose a whole division other than their own.',
    );
    expect((await send(plain, ['div:FIFTY'])).body).toMatchObject({ recipients: 50 });
    const big = await portal.make.member({ division_code: 'MORE' });
    expect((await send(big, ['div:MORE'])).body.formErrors.recipients).toContain('51 people');
    for (const office of ['is_manager', 'is_admin_reports', 'role_ca', 'role_cc'])
      expect((await send(await portal.make.member({ [office]: true }), ['div:MORE'])).status).toBe(200);
  });

  test('count as their people: more than a call may reach are refused, and nothing is written', {
    tags: 'seed',
  }, async () => {
    await portal.make.people(recipientsMax - 5000 - 51, 'REST');
    expect((await send(manager, ['div:BIG', 'div:MORE', 'div:REST', 'div:FIFTY'])).body.formErrors.recipients).toMatch(
      /at most 10\u00a0000 people; these are 10\u00a00\d\d/,
    );
    const before = await written();
    expect((await send(manager, ['div:BIG', 'div:MORE', 'div:REST', 'div:NONE'])).status).toBe(400);
    expect(await written()).toBe(before);
  });
});

describe('a card to 5,000', () => {
  test('is one event and one statement of messages without words, and reads to each as if it were theirs alone', {
    tags: 'seed',
  }, async () => {
    const size = async () =>
      Number(
        (
          await sql<{ n: number }>`
            select coalesce(sum(octet_length(m::text)), 0) as n from messages m`.execute(portal.db)
        ).rows[0]?.n,
      );
    const events = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from events where type = 'recognition.given'`.execute(
          portal.db,
        )
      ).rows[0]?.n ?? 0;
    await portal.settle();
    const [before, eventsBefore] = [await size(), await events()];
    const answer = await send(manager, ['div:BIG']);
    expect(answer.body).toMatchObject({ recipients: 5000, undeliverable: [] });
    expect((await events()) - eventsBefore).toBe(1);
    await portal.settle();
    expect((await size()) - before).toBeLessThan(5000 * 120);
    const read = await messages(portal.db, sql`true order by m.id desc limit 5000`);
    expect(new Set(read.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(read.map(({ memberId }) => memberId)).size).toBe(5000);
    const [one] = read as [(typeof read)[number]];
    const words = await writtenOut(
      { db: portal.db, letters: portal.lettersByName, ways: portal.company.ways, publicUrl: portal.config.publicUrl },
      one,
    );
    const reader = await portal.db
      .selectFrom('profiles')
      .select(['called', 'email'])
      .where('member_id', '=', Number(one.memberId))
      .executeTakeFirstOrThrow();
    expect(words?.to).toBe(reader.email);
    expect(words?.text).toContain(`Hello ${reader.called},`);
    expect(words?.text).toContain(`${portal.config.publicUrl}/card/${one.aboutId}`);
    // What people typed is never taken for anything but words.
    expect(words?.text).toContain('Thanks, {link}!');
    expect(words?.subject).toContain('Mag {name}');
    expect(words?.html).toContain('Thanks, {link}!');
  });

  test('readers of another site get its name and colours', { tags: 'seed' }, async () => {
    await portal.make.division('SITES');
    await portal.make.look(alba);
    await portal.company.ways.known();
    const atAlba = await portal.make.member({ division_code: 'SITES', site_template: 'alba' });
    const laurel = await portal.make.member({ division_code: 'SITES' });
    await send(manager, ['div:SITES']);
    const [[toAlba], [toLaurel]] = [await portal.letters(atAlba), await portal.letters(laurel)];
    const headOf = (html = '') => /\.head\{background:(#\w{6})/.exec(html)?.[1];
    expect([toAlba?.html, toLaurel?.html]).toEqual([
      expect.stringContaining('ALBA'),
      expect.stringContaining('LAUREL'),
    ]);
    expect(headOf(toAlba?.html)).toMatch(/#\w{6}/);
    expect(headOf(toAlba?.html)).not.toBe(headOf(toLaurel?.html));
  });
});

describe('people written to', () => {
  test('have a limit by the hour, however few the calls are; what is refused has not counted', {
    tags: 'seed',
  }, async () => {
    const plain = await portal.make.member();
    const ids = await idsOf('BIG', 1100);
    expect((await send(plain, ids.slice(0, 499))).status).toBe(200);
    const before = await written();
    const refused = await send(plain, ids.slice(499, 501));
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You may write to at most 500 people in an hour and 2\u00a0000 in a day.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await written()).toBe(before);
    expect((await send(plain, ids.slice(499, 500))).status).toBe(200);
    const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: ids.slice(0, 1) };
    expect((await portal.post('/api/nom/newnom', nomination, { as: plain.id })).status).toBe(429);
    portal.now = new Date(portal.now.getTime() + 3_600_000);
    expect((await send(plain, ids.slice(500, 501))).status).toBe(200);
  });

  test('many calls at once reach no more people than the limit', { tags: 'seed' }, async () => {
    const plain = await portal.make.member();
    const ids = await idsOf('BIG', 1000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(plain, ids.slice(i * 50, (i + 1) * 50))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
  });
});
