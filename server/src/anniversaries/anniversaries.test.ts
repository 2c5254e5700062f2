import { valueWords } from '@laurel/contract/programme/value-words';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { clockworkOf } from '../../test/clockwork.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';
import { payAnniversaries } from './pay.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await testApp();
  // Its day begins first, and the other's last, of all there are.
  await sql`
    insert into countries (code, name, time_zone, currency, currency_symbol, currency_decimals, point_value_millionths, alloc, points_name)
    select x.code, x.name, x.zone, currency, currency_symbol, currency_decimals, point_value_millionths, alloc, points_name
    from countries z, (values ('KI', 'Kiribati', 'Pacific/Kiritimati'), ('AS', 'American Samoa', 'Pacific/Pago_Pago')) x (code, name, zone)
    where z.code = 'ZA'`.execute(portal.db);
  await portal.make.division('EAST', { country: 'KI' });
  await portal.make.division('WEST', { country: 'AS' });
});
beforeEach(async () => {
  // Nobody of another test has an anniversary.
  await sql`update profiles set hire_date = null`.execute(portal.db);
  await sql`delete from programme_versions where version > 1`.execute(portal.db);
  portal.now = new Date('2026-10-01T00:00:00Z');
  await gives({ 5: 500, 10: 1000 });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

async function gives(table: Record<number, number>, more: { words?: string; off?: string } = {}): Promise<void> {
  const awards = Object.entries(table).map(([years, points]) => ({
    ...{ years: Number(years), points },
    ...(more.words && { words: more.words }),
  }));
  const features = { ...going.features, ...(more.off && { [more.off]: { on: true, sites: { laurel: false } } }) };
  await goBy(portal, { anniversaries: { awards }, features });
}

const run = () => clockworkOf(portal).run('pay-anniversaries');
async function at(time: string): Promise<void> {
  portal.now = new Date(time);
  await run();
}
const as = (who: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: who.id });
// biome-ignore lint/suspicious/noExplicitAny: the tests look into rows freely.
const cardsOf = async (who: MadeMember, selMonth: string): Promise<any[]> =>
  toRecords((await as(who, '/api/report/myrecognitions', { selMonth })).body.report);
// biome-ignore lint/suspicious/noExplicitAny: as above.
const statementOf = async (who: MadeMember): Promise<any[]> =>
  toRecords((await as(who, '/api/report/statement')).body.report);
const wallet = async (who: MadeMember) => {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(balance), 0)::int as balance from ledger_accounts where member_id = ${who.id} and kind = 'wallet' and closed_at is null`.execute(
    portal.db,
  );
  return rows[0]?.balance;
};
const hire = (who: MadeMember, day: string) =>
  sql`update profiles set hire_date = ${day}::date where member_id = ${who.id}`.execute(portal.db);

/** At nine o'clock of 20 November in South Africa it is seven in UTC. */
const morning = '2026-11-20T07:00:00Z';

describe('on the anniversary of a first day at work', () => {
  test('somebody is given what the programme gives for the years, with a card from the company, and is told', async () => {
    await gives({ 5: 500 }, { words: 'Five years. Thank you for each of them.' });
    const ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', hire_date: '2021-11-20' });
    await at(morning);
    expect(await wallet(ann)).toBe(500);
    const { body } = await as(ann, '/api/report/myrecognitions', { selMonth: 'November 2026', doCount: true });
    expect(body.rewardCountTo).toBe(1);
    const cards = await cardsOf(ann, 'November 2026');
    expect(cards).toMatchObject([
      {
        ...{ type: 'Anniv', isFrom: false, memberName: 'The company', memberNumber: '', memberId: '', picId: '' },
        ...{ points: 500, message: 'Five years. Thank you for each of them.', celebrated: '2026-11-20' },
      },
    ]);
    expect(valueWords(cards[0]?.value ?? '')).toMatch(/: 5 years$/);
    expect((await statementOf(ann))[0]).toMatchObject({
      transDescription: expect.stringMatching(/^From the company: .*5 years$/),
      pointsValue: 500,
    });
    const [letter] = await portal.letters(ann, 'card');
    expect(letter?.subject).toBe('5 years with us: congratulations!');
    expect(letter?.text).toContain('Five years. Thank you for each of them.');
    expect(letter?.text).toContain('500');
    const notices = (await as(ann, '/api/notice/noticelist', { limit: 5 })).body.notices;
    expect(notices[0].words).toMatch(/^5 years with us: congratulations!/);
  });

  test('not before nine o’clock, and by their own time: on both sides of the date line', async () => {
    const [east, west, here] = [
      await portal.make.member({ hire_date: '2021-11-20', division_code: 'EAST' }),
      await portal.make.member({ hire_date: '2021-11-20', division_code: 'WEST' }),
      await portal.make.member({ hire_date: '2021-11-20' }),
    ];
    const all = async () => Promise.all([east, here, west].map(wallet));
    await at('2026-11-19T18:59:00Z');
    expect(await all()).toEqual([0, 0, 0]);
    await at('2026-11-19T19:00:00Z');
    expect(await all()).toEqual([500, 0, 0]);
    await at('2026-11-20T06:59:59Z');
    expect(await all()).toEqual([500, 0, 0]);
    await at(morning);
    expect(await all()).toEqual([500, 500, 0]);
    await at('2026-11-20T19:45:00Z');
    expect(await all()).toEqual([500, 500, 0]);
    await at('2026-11-20T20:00:00Z');
    expect(await all()).toEqual([500, 500, 500]);
  });

  test('who began on 29 February gets it on the 28th where the year has no 29th, and on the 29th where it has', async () => {
    await gives({ 4: 400, 5: 500 });
    const ann = await portal.make.member({ hire_date: '2024-02-29' });
    await at('2028-02-28T12:00:00Z');
    expect(await wallet(ann)).toBe(0);
    await at('2028-02-29T07:00:00Z');
    expect(await wallet(ann)).toBe(400);
    await at('2029-02-28T07:00:00Z');
    expect(await wallet(ann)).toBe(900);
    await at('2029-03-01T07:00:00Z');
    expect(await wallet(ann)).toBe(900);
  });

  test('nothing for years that the programme does not name, and nothing at all by the specification', async () => {
    const [six, none] = [
      await portal.make.member({ hire_date: '2020-11-20' }),
      await portal.make.member({ hire_date: '2026-11-20' }),
    ];
    await at(morning);
    expect([await wallet(six), await wallet(none)]).toEqual([0, 0]);
    await sql`delete from programme_versions where version > 1`.execute(portal.db);
    const five = await portal.make.member({ hire_date: '2021-11-20' });
    await run();
    expect(await wallet(five)).toBe(0);
  });
});

describe('exactly once', () => {
  test('however often it runs, and however many run at once', async () => {
    const people = [];
    for (let n = 0; n < 12; n++) people.push(await portal.make.member({ hire_date: '2021-11-20' }));
    portal.now = new Date(morning);
    const runs = await Promise.allSettled(Array.from({ length: 8 }, () => payAnniversaries(portal.db, portal.now, 5)));
    expect(runs.map(({ status }) => status)).toEqual(runs.map(() => 'fulfilled'));
    await run();
    await run();
    expect(await Promise.all(people.map(wallet))).toEqual(people.map(() => 500));
    const { rows } = await sql<{ cards: number }>`
      select count(*)::int as cards from recognitions where kind = 'anniversary' and to_id = any(${people.map(({ id }) => id)}::bigint[])`.execute(
      portal.db,
    );
    expect(rows[0]?.cards).toBe(12);
  });

  test('also where it breaks off between two batches: who was not given anything yet is given it later, and nobody twice', async () => {
    const people = [];
    for (let n = 0; n < 7; n++) people.push(await portal.make.member({ hire_date: '2021-11-20' }));
    const last = people.at(-1) as MadeMember;
    // The last batch fails as a whole, as one does in which the database goes away.
    const owner = await openConnection(portal.settings);
    await owner.query(`create function no_card() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$;
      create trigger no_card before insert on recognitions for each row when (new.to_id = ${last.id}) execute function no_card()`);
    portal.now = new Date(morning);
    await expect(payAnniversaries(portal.db, portal.now, 3)).rejects.toThrow('gone');
    expect(await Promise.all(people.map(wallet))).toEqual([500, 500, 500, 500, 500, 500, 0]);
    await expectBooksRight(portal.db);
    await owner.query('drop trigger no_card on recognitions; drop function no_card');
    await owner.end();
    await run();
    expect(await Promise.all(people.map(wallet))).toEqual(people.map(() => 500));
  });

  test('whatever their first day is said to be later: years that were paid are not paid again, and nothing is taken back', async () => {
    const ann = await portal.make.member({ hire_date: '2021-11-20' });
    await at(morning);
    await hire(ann, '2021-11-25');
    await at('2026-11-25T07:00:00Z');
    expect(await wallet(ann)).toBe(500);
    await hire(ann, '2016-11-25');
    await run();
    expect(await wallet(ann)).toBe(1500);
    await hire(ann, '2016-11-20');
    await run();
    expect(await wallet(ann)).toBe(1500);
  });

  test('also once a correction has taken it back', async () => {
    const admin = await portal.make.member({ is_admin_reports: true });
    const ann = await portal.make.member({ hire_date: '2021-11-20' });
    await at(morning);
    const { found } = (await as(admin, '/api/admin/correctionfind', { memberId: ann.memberId })).body;
    expect(found).toMatchObject([{ kind: 'award', withMember: 'The company', points: 500, standing: 'none' }]);
    const wish = { kind: 'award', subjectId: found[0].subjectId, reason: 'Their first day was wrong.', seen: 500 };
    expect((await as(admin, '/api/admin/correct', wish)).status).toBe(200);
    expect(await wallet(ann)).toBe(0);
    await run();
    expect(await wallet(ann)).toBe(0);
    expect((await statementOf(ann))[0].transDescription).toMatch(/^Given by the company, taken back: .*5 years$/);
    const [card] = await cardsOf(ann, 'November 2026');
    expect(card).toMatchObject({ isWithdrawn: true, message: '' });
  });

  test('of two accounts that became one, whichever was given it', async () => {
    const people = await portal.make.member({ roles: [{ capability: 'people' }] });
    const admin = await portal.make.member({ is_admin_reports: true });
    const [stays, doubled] = [
      await portal.make.member({ firstname: 'Ann', surname: 'Able' }),
      await portal.make.member({ firstname: 'Ann', surname: 'Able', hire_date: '2021-11-20' }),
    ];
    await at(morning);
    const pair = { staysId: stays.memberId, memberId: stays.memberId, otherId: doubled.memberId };
    const { preview } = (await as(people, '/api/admin/trymerger', pair)).body;
    const wish = { staysId: stays.memberId, doubledId: doubled.memberId, reason: 'Twice.', seen: preview.stamp };
    const { approvalId } = (await as(people, '/api/admin/merge', wish)).body.second;
    expect((await as(admin, '/api/admin/confirmapproval', { approvalId })).status).toBe(200);
    expect(await wallet(stays)).toBe(500);
    await hire(stays, '2021-11-20');
    await run();
    expect(await wallet(stays)).toBe(500);
  });
});

describe('whoever cannot be given anything on the day', () => {
  test('because nothing ran gets it within a month, and not later', async () => {
    const [early, late] = [
      await portal.make.member({ hire_date: '2021-11-20' }),
      await portal.make.member({ hire_date: '2021-11-19' }),
    ];
    await at('2026-12-21T06:45:00Z');
    expect([await wallet(early), await wallet(late)]).toEqual([500, 0]);
    expect((await cardsOf(early, 'December 2026'))[0]).toMatchObject({
      celebrated: '2026-11-20',
      date: '2026-12-21T06:45:00.000Z',
    });
  });

  test('because they have not signed on yet gets it when they do, with the day on the card', async () => {
    const ann = await portal.make.member({ hire_date: '2021-11-20', registered_at: null });
    await at(morning);
    expect(await wallet(ann)).toBe(0);
    portal.now = new Date('2026-12-01T10:00:00Z');
    await sql`update members set registered_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    await sql`insert into ledger_accounts (kind, member_id, balance, version, opened_at) values ('wallet', ${ann.id}, 0, 0, ${portal.now})`.execute(
      portal.db,
    );
    await run();
    expect(await wallet(ann)).toBe(500);
    const [letter] = await portal.letters(ann, 'card');
    expect(letter?.text).toContain('20 November 2026');
  });

  test('because they have left gets nothing, and gets it when they come back within a month', async () => {
    const ann = await portal.make.member({ hire_date: '2021-11-20', deactivated_at: new Date('2026-11-10T00:00:00Z') });
    await at(morning);
    expect(await wallet(ann)).toBe(0);
    await sql`update members set deactivated_at = null where id = ${ann.id}`.execute(portal.db);
    await at('2026-11-30T07:00:00Z');
    expect(await wallet(ann)).toBe(500);
  });

  test('because they belong to no site gets nothing', async () => {
    const ann = await portal.make.member({ hire_date: '2021-11-20', site_template: '' });
    await at(morning);
    expect(await wallet(ann)).toBe(0);
  });
});

describe('the programme', () => {
  test('is never one of the past: what was before it, or before it gave so much, stays as it was', async () => {
    const [before, after] = [
      await portal.make.member({ hire_date: '2021-11-18' }),
      await portal.make.member({ hire_date: '2021-11-20' }),
    ];
    portal.now = new Date('2026-11-19T12:00:00Z');
    await gives({ 5: 700, 3: 300 });
    const three = await portal.make.member({ hire_date: '2023-11-19' });
    await at(morning);
    expect(await Promise.all([before, after, three].map(wallet))).toEqual([500, 700, 0]);
  });

  test('gives nothing at a site without it, or without celebrations, also where that ended meanwhile', async () => {
    for (const off of ['anniversaries', 'celebrations']) {
      await sql`delete from programme_versions where version > 1`.execute(portal.db);
      portal.now = new Date('2026-11-01T00:00:00Z');
      await gives({ 5: 500 }, { off });
      const [ann, eve] = [
        await portal.make.member({ hire_date: '2021-11-20' }),
        await portal.make.member({ hire_date: '2021-11-20', site_template: 'alba' }),
      ];
      await at(morning);
      expect([off, await wallet(ann), await wallet(eve)]).toEqual([off, 0, 500]);
      portal.now = new Date('2026-11-21T00:00:00Z');
      await gives({ 5: 500 });
      await run();
      expect([off, await wallet(ann)]).toEqual([off, 0]);
    }
  });

  test('stops at once where it ends between the day and a run that was late', async () => {
    const ann = await portal.make.member({ hire_date: '2021-11-20' });
    portal.now = new Date('2026-11-20T08:00:00Z');
    await gives({ 5: 500 }, { off: 'anniversaries' });
    await run();
    expect(await wallet(ann)).toBe(0);
  });
});

test('what somebody is given is gone with them where they are erased, and the books stand', async () => {
  const ann = await portal.make.member({ hire_date: '2021-11-20' });
  await at(morning);
  await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
  await transaction(portal.db, (tx) => eraseMember(tx, ann.memberNumber, portal.now));
  const { rows } = await sql`select from anniversary_awards where member_id = ${ann.id}`.execute(portal.db);
  expect(rows).toEqual([]);
});

test('a day on which two thousand people have it is done in batches, each of a few statements', async () => {
  await portal.make.people(2000, 'CROWD');
  await sql`update profiles set hire_date = '2021-11-20' where division_code = 'CROWD'`.execute(portal.db);
  portal.now = new Date(morning);
  expect(await payAnniversaries(portal.db, portal.now)).toBe(2000);
  const { rows } = await sql<{ people: number; points: number }>`
    select count(distinct r.to_id)::int as people, sum(r.points)::int as points from recognitions r join members m on m.id = r.to_id
    where r.kind = 'anniversary' and m.division_code = 'CROWD'`.execute(portal.db);
  expect(rows[0]).toEqual({ people: 2000, points: 1_000_000 });
  expect(await payAnniversaries(portal.db, portal.now)).toBe(0);
});
