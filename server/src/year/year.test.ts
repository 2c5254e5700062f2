import type { Output } from '@laurel/contract/call';
import type { companyyear, myyear } from '@laurel/contract/calls/year';
import { yearLongDays } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { keepWords } from '#words/keep';
import { type TestApp, testApp } from '../../test/app.ts';
import { clockworkOf } from '../../test/clockwork.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';
import { countFirst } from './count.ts';

type Kind = 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou';

let portal: TestApp;
let boss: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cid: MadeMember;

beforeEach(async () => {
  portal = await testApp();
  boss = await portal.make.member({ firstname: 'Eva', surname: 'Else' });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', manager_id: boss.id });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best', division_code: 'D2' });
  cid = await portal.make.member({ firstname: 'Cid', surname: 'Calm', division_code: 'D2' });
});

afterEach(() => portal.close());

const thanks = going.celebrate.thankYou.name;

interface Card {
  kind?: Kind;
  at?: string;
  value?: string;
  points?: number;
  message?: string;
  audience?: 'everybody' | 'us';
  withdrawn?: boolean;
}

/** What was given long ago, as it lies in the database. */
async function give(by: MadeMember, to: MadeMember, card: Card = {}): Promise<number> {
  const { kind = 'thankyou', at = '2026-11-20T08:00:00Z', value = thanks, points = 0, message = '' } = card;
  return transaction(portal.db, async (tx) => {
    const source =
      kind === 'nomination'
        ? sql<{ id: number }>`
            insert into nominations (kind, by_id, nominee_id, division_code, categories, state, rating_count, created_at)
            values ('behaviour', ${by.id}, ${to.id}, null, ${value.split(', ')}::text[], 'rated', 1, ${at}) returning id`
        : sql<{ id: number }>`
            insert into awards (what, by_id, reason, points, message_length, send_by, created_at)
            values (${kind}, ${by.id}, ${value}, ${points}, ${message.length}, 'email', ${at}) returning id`;
    const { rows: made } = await source.execute(tx);
    const id = made[0]?.id as number;
    const [nomination, award] = kind === 'nomination' ? [id, null] : [null, id];
    const { rows } = await sql<{ id: number }>`
      insert into recognitions (kind, from_id, to_id, value, points, nomination_id, award_id, created_at, audience, division_code, country_code, withdrawn_at)
      values (${kind}, ${by.id}, ${to.id}, ${value}, ${points}, ${nomination}, ${award}, ${at}, ${card.audience ?? 'everybody'}, 'D1', 'ZA',
        ${card.withdrawn ? at : null}) returning id`.execute(tx);
    if (message) await keepWords(tx, [{ of: 'award.message', ofId: id, byId: by.id, aboutId: null, text: message }]);
    return rows[0]?.id as number;
  });
}

async function mine(by: MadeMember, year?: number): Promise<Output<typeof myyear>> {
  const { status, body } = await portal.post('/api/report/myyear', year ? { year } : {}, { as: by.id });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
async function company(by: MadeMember, year?: number): Promise<Output<typeof companyyear>> {
  const { status, body } = await portal.post('/api/report/companyyear', year ? { year } : {}, { as: by.id });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** As each night. */
const count = () => clockworkOf(portal).run('count-years');

const namesOf = (people: readonly { memberName: string }[]) => people.map(({ memberName }) => memberName);

describe('my year', () => {
  test('adds up what one gave and got, by kind, month and what for, and nobody else’s', async () => {
    await give(ann, bob);
    await give(ann, cid, { at: '2026-02-03T08:00:00Z' });
    await give(ann, bob, { kind: 'payitforward', value: behaviour, points: 20, at: '2026-02-04T08:00:00Z' });
    await give(bob, ann, { kind: 'reward', value: behaviour, points: 50, at: '2026-03-01T08:00:00Z' });
    await give(ann, cid, { at: '2026-02-05T08:00:00Z' });
    await give(bob, cid, { kind: 'reward', value: behaviour, points: 70 });
    const { year, years, now: _, thanked, words, ...sums } = await mine(ann);
    expect([year, years, words]).toEqual([2026, [2026], []]);
    const none = { given: 0, got: 0 };
    expect(sums).toEqual({
      thankYous: { given: 3, got: 0 },
      payItForward: { given: 1, got: 0 },
      awards: { given: 0, got: 1 },
      nominations: none,
      points: { given: 20, got: 50 },
      values: [
        { value: thanks, given: 3, got: 0 },
        { value: behaviour, given: 1, got: 1 },
      ],
      months: [none, { given: 3, got: 0 }, { given: 0, got: 1 }, ...Array(7).fill(none), { given: 1, got: 0 }, none],
    });
    expect(thanked).toMatchObject([
      { memberName: 'Bob Best', times: 2 },
      { memberName: 'Cid Calm', times: 2 },
    ]);
  });

  test('counts a nomination at each of its behaviours, by their names of today, and its points for who got them', async () => {
    const [one, other] = going.behaviours.map(({ name }) => name);
    await give(bob, ann, { kind: 'nomination', value: `${one}, ${other}`, points: 120 });
    expect(await mine(ann)).toMatchObject({
      nominations: { given: 0, got: 1 },
      points: { given: 0, got: 120 },
      values: [
        { value: one, given: 0, got: 1 },
        { value: other, given: 0, got: 1 },
      ],
    });
    expect((await mine(bob)).points).toEqual({ given: 0, got: 0 });
    const behaviours = going.behaviours.map((item, n) =>
      n === 0 ? { ...item, name: 'Daring', former: [{ name: item.name }] } : item,
    );
    await goBy(portal, { ...going, behaviours });
    expect((await mine(ann)).values.map(({ value }) => value)).toEqual(['Daring', other]);
  });

  test('begins and ends where the member is, and leaves out what was taken back', async () => {
    // In South Africa it is two hours later than in UTC.
    await give(ann, bob, { at: '2025-12-31T21:59:00Z' });
    await give(ann, bob, { at: '2025-12-31T22:01:00Z' });
    await give(ann, bob, { withdrawn: true });
    expect((await mine(ann)).thankYous.given).toBe(1);
    expect((await mine(ann)).years).toEqual([2026, 2025]);
    const before = await mine(ann, 2025);
    expect([before.thankYous.given, before.now]).toEqual([1, null]);
    expect((await mine(ann, 2020)).thankYous).toEqual({ given: 0, got: 0 });
    for (const year of [1999, 3000, '2026', 2026.5])
      expect((await portal.post('/api/report/myyear', { year }, { as: ann.id })).status).toBe(400);
  });

  test('shows the newest cards with words that one got', async () => {
    await give(bob, ann, { message: 'First' });
    for (const message of ['Second', 'Third', '', 'Fourth']) await give(cid, ann, { message });
    const { words } = await mine(ann);
    expect(words.map(({ message, memberName }) => [message, memberName])).toEqual([
      ['Fourth', 'Cid Calm'],
      ['Third', 'Cid Calm'],
      ['Second', 'Cid Calm'],
    ]);
    expect((await mine(cid)).words).toEqual([]);
  });

  test('says in how many of the last eight weeks one thanked somebody, whatever the day', async () => {
    expect((await mine(ann)).now?.weeks).toBe(0);
    await give(ann, bob, { at: '2026-11-19T08:00:00Z' });
    await give(ann, cid, { at: '2026-11-18T08:00:00Z' });
    await give(ann, cid, { at: '2026-11-12T08:00:00Z' });
    await give(ann, cid, { at: '2026-09-20T08:00:00Z' });
    expect((await mine(ann)).now?.weeks).toBe(2);
  });
});

describe('whom one has not thanked for long', () => {
  const long = '2026-05-01T08:00:00Z';

  test('are those with whom one had to do, the longest first, and nobody who was thanked lately', async () => {
    await give(ann, bob, { at: long });
    await give(cid, ann, { at: '2026-03-01T08:00:00Z' });
    const dan = await portal.make.member({ firstname: 'Dan', surname: 'Dear' });
    const lea = await portal.make.member({ firstname: 'Lea', surname: 'Late' });
    await give(ann, dan, { at: long });
    await give(ann, dan, { at: '2026-11-01T08:00:00Z' });
    await give(lea, ann, { at: '2026-11-01T08:00:00Z' });
    const { now } = await mine(ann);
    expect(now?.people).toMatchObject([
      { memberName: 'Cid Calm', dateThanked: null, memberId: cid.memberId },
      { memberName: 'Bob Best', dateThanked: '2026-05-01T08:00:00.000Z' },
    ]);
    expect(now?.isTeam).toBe(false);
    expect(yearLongDays).toBe(90);
  });

  test('are nobody who has left, was erased or never registered, nobody known two years ago alone, and nobody beyond whom one may thank', async () => {
    const gone = await portal.make.member({ firstname: 'Gil', surname: 'Gone' });
    const never = await portal.make.member({ firstname: 'Nan', surname: 'Never', registered_at: null });
    const old = await portal.make.member({ firstname: 'Ola', surname: 'Old' });
    for (const one of [gone, never, bob, cid]) await give(ann, one, { at: long });
    await give(ann, old, { at: '2024-01-01T08:00:00Z' });
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    expect(namesOf((await mine(ann)).now?.people ?? [])).toEqual(['Bob Best', 'Cid Calm']);
    expect(namesOf((await mine(ann)).thanked)).toContain('Gil Gone');
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    expect(namesOf((await mine(ann)).thanked)).not.toContain('Gil Gone');
    expect(JSON.stringify(await mine(ann))).not.toContain('Former');
    await goBy(portal, { ...going, giving: { ...going.giving, celebrate: 'division' } });
    expect(namesOf((await mine(ann)).now?.people ?? [])).toEqual(['Eva Else']);
  });

  test('where there is nobody, one’s team is offered: manager, who has the same, and who reports to one', async () => {
    const ula = await portal.make.member({ firstname: 'Ula', surname: 'Under', manager_id: ann.id });
    const sam = await portal.make.member({ firstname: 'Sam', surname: 'Same', manager_id: boss.id });
    await give(ann, sam);
    const { now } = await mine(ann);
    expect([now?.isTeam, namesOf(now?.people ?? [])]).toEqual([true, ['Eva Else', 'Ula Under']]);
    expect(now?.people[1]).toMatchObject({ memberId: ula.memberId, dateThanked: null });
    expect((await mine(cid)).now).toMatchObject({ people: [], isTeam: true });
  });
});

test('two accounts that became one are one colleague', async () => {
  const pia = await portal.make.member({ roles: [{ capability: 'people' }] });
  const eve = await portal.make.member({ is_admin_reports: true });
  const twin = await portal.make.member({ firstname: 'Bob', surname: 'Best' });
  await give(ann, bob, { at: '2026-05-01T08:00:00Z' });
  await give(ann, twin, { at: '2026-04-01T08:00:00Z' });
  expect((await mine(ann)).thanked).toHaveLength(2);
  const post = async (name: string, input: object, by: MadeMember) =>
    (await portal.post(`/api/admin/${name}`, input, { as: by.id })).body;
  const [staysId, otherId] = [bob.memberId, twin.memberId];
  const { preview } = await post('trymerger', { memberId: staysId, otherId, staysId }, pia);
  const wish = { staysId, doubledId: otherId, reason: 'Twice.', seen: preview.stamp };
  const { approvalId } = (await post('merge', wish, pia)).second;
  await post('confirmapproval', { approvalId }, eve);
  const { thanked, now } = await mine(ann);
  expect(thanked).toMatchObject([{ memberId: bob.memberId, times: 2 }]);
  expect(now?.people).toMatchObject([{ memberId: bob.memberId, dateThanked: '2026-05-01T08:00:00.000Z' }]);
});

describe('the company’s year', () => {
  /** Each of some people thanks the next one. */
  async function round(people: readonly MadeMember[], card: Card): Promise<void> {
    for (const [n, by] of people.entries()) await give(by, people[(n + 1) % people.length] as MadeMember, card);
  }
  const some = (count: number) => Promise.all(Array.from({ length: count }, () => portal.make.member()));
  const none = Array(12).fill(0);

  test('tells sums of enough people, those of cards between two among them, and no name', async () => {
    const people = await some(6);
    await round(people, { at: '2026-03-31T23:30:00Z' });
    await round(people, {
      at: '2026-05-02T08:00:00Z',
      value: behaviour,
      kind: 'payitforward',
      points: 5,
      audience: 'us',
    });
    await count();
    const answer = await company(ann);
    expect(answer).toEqual({
      ...{ year: 2026, dateCounted: portal.now.toISOString() },
      all: { cards: 12, givers: 6, receivers: 6 },
      values: [thanks, behaviour].toSorted().map((value) => ({ value, cards: 6 })),
      months: none.with(2, 6).with(4, 6),
    });
    expect((await mine(ann)).years).toEqual([2026]);
  });

  test('tells neither of few people nor, by what is missing, of the one group of them', async () => {
    const people = await some(6);
    const [one, other] = going.behaviours.map(({ name }) => name);
    await round(people, { at: '2026-03-02T08:00:00Z' });
    await round(people, { at: '2026-05-02T08:00:00Z', value: one ?? '', kind: 'reward', points: 5 });
    await round(people, { at: '2026-05-03T08:00:00Z', value: one ?? '', kind: 'reward', points: 5 });
    await round(people.slice(0, 4), { at: '2026-06-02T08:00:00Z', value: other ?? '', kind: 'reward', points: 5 });
    await count();
    const { all, values, months } = await company(ann);
    expect(all).toEqual({ cards: 22, givers: 6, receivers: 6 });
    expect(values.filter(({ cards }) => cards !== null)).toEqual([{ value: one, cards: 12 }]);
    expect(values.filter(({ cards }) => cards === null).map(({ value }) => value)).toEqual([other, thanks].sort());
    expect(months).toEqual(none.with(2, null).with(4, 12).with(5, null));
  });

  test('of a year of few people says nothing, of an empty one that there is nothing, and of one not counted yet so much', async () => {
    expect(await company(ann)).toMatchObject({ dateCounted: null, all: { cards: 0 } });
    await round(await some(4), { at: '2024-03-02T08:00:00Z' });
    await countFirst(portal.db, portal.now);
    expect(await company(ann, 2024)).toMatchObject({ all: null, values: [], months: [] });
    expect(await company(ann, 2025)).toMatchObject({ all: { cards: 0, givers: 0 }, values: [], months: none });
    for (const year of [2023, 2030])
      expect(await company(ann, year)).toMatchObject({ dateCounted: portal.now.toISOString(), all: { cards: 0 } });
    expect((await mine(ann)).years).toEqual([2026, 2025, 2024]);
  });

  test('is counted anew each night, this one and the last and of the earlier ones one', async () => {
    const people = await some(5);
    for (const year of [2022, 2023, 2024, 2025, 2026]) await round(people, { at: `${year}-01-02T08:00:00Z` });
    await count();
    await sql`update recognitions set withdrawn_at = ${portal.now} where from_id = ${people[0]?.id}`.execute(portal.db);
    portal.now = new Date('2026-11-20T11:00:00Z');
    await count();
    const countedAt = async () => {
      const { rows } = await sql<{ hour: number }>`
        select extract(hour from counted_at at time zone 'UTC')::int as hour from counted_years order by year`.execute(
        portal.db,
      );
      return rows.map(({ hour }) => hour);
    };
    expect(await countedAt()).toEqual([11, 10, 10, 11, 11]);
    expect(await company(ann, 2026)).toMatchObject({ all: null });
    expect(await company(ann, 2023)).toMatchObject({ all: { cards: 5 } });
    portal.now = new Date('2026-11-20T12:00:00Z');
    await countFirst(portal.db, portal.now);
    expect(await countedAt()).toEqual([11, 10, 10, 11, 11]);
    await count();
    expect(await countedAt()).toEqual([11, 12, 10, 12, 12]);
    expect(await company(ann, 2023)).toMatchObject({ all: null });
  });
});

test('a site without it is answered neither', async () => {
  await goBy(portal, { ...going, features: { ...going.features, year: { on: false, sites: {} } } });
  for (const name of ['myyear', 'companyyear']) {
    const { status, body } = await portal.post(`/api/report/${name}`, {}, { as: ann.id });
    expect([status, body.feature]).toEqual([400, 'year']);
  }
});
