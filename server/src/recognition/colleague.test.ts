import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import type { CardSide } from '@laurel/contract/calls/recognition/colleaguecards';
import type { GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { feedFaces, thankedCardsMost } from '@laurel/contract/limits';
import { type Audience, audiences } from '@laurel/contract/programme/audience';
import type { Feature } from '@laurel/contract/programme/items';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { feedOf } from '../../test/feed.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
const { site, give, begin } = feedOf(() => portal);
let boss: MadeMember;
let ann: MadeMember;
/** Of one team with Ann. */
let bob: MadeMember;
/** Of Ann's division and of another team. */
let cid: MadeMember;
/** Of another division. */
let dee: MadeMember;
/** Who gives. */
let eva: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  await make.division('NEAR');
  await make.division('FAR', { country: 'BR', cluster: 'LATAM' });
  boss = await make.member({ is_manager: true });
  ann = await make.member({
    ...{ manager_id: boss.id, firstname: 'Ann', surname: 'Able', get_to_know: true, hobbies: 'Chess', dreams: 'Bees' },
    ...{ dob_day: 19, dob_month: 11, hire_date: '2020-11-15' },
  });
  bob = await make.member({ manager_id: boss.id });
  cid = await make.member();
  dee = await make.member({ division_code: 'NEAR' });
  eva = await make.member({ division_code: 'FAR', points: 100_000 });
});
afterAll(() => portal.close());

beforeEach(async () => {
  await begin();
  await sql`update recognitions set hidden_at = now(), audience = null where hidden_at is null or audience is not null`.execute(
    portal.db,
  );
  await goBy(portal, { features: going.features });
});

async function pageOf(who: MadeMember, by: MadeMember): Promise<Colleague> {
  const { status, body } = await site('colleague', { memberId: who.memberId }, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Colleague;
}

async function cardsOf(who: MadeMember, by: MadeMember, side: CardSide = 'received'): Promise<GivenItem[]> {
  const { status, body } = await site('colleaguecards', { memberId: who.memberId, side }, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
}

const without = (...features: Feature[]) =>
  goBy(portal, {
    features: { ...going.features, ...Object.fromEntries(features.map((one) => [one, { on: false, sites: {} }])) },
  });

describe('the page of a colleague', () => {
  test('says who they are, what they tell and what they celebrate, without the year of a birth', async () => {
    expect(await pageOf(ann, dee)).toEqual({
      person: { memberId: ann.memberId, memberName: 'Ann Able', picId: '', division: expect.any(String) },
      ...{ isOwn: false, mayThank: true, told: { interestOtherDesc: 'Chess', otherInfo: 'Bees' } },
      ...{ birthday: { month: 11, day: 19 }, anniversary: { month: 11, day: 15 } },
      celebrated: [
        { what: 'BDAY', years: 0, date: '2026-11-19' },
        { what: 'ANNIV', years: 6, date: '2026-11-15' },
      ],
      thanked: { cards: 0, isMore: false, values: [] },
    });
    expect(await pageOf(dee, ann)).toMatchObject({ told: null, birthday: null, anniversary: null, celebrated: [] });
    expect(await pageOf(ann, ann)).toMatchObject({ isOwn: true, mayThank: false });
    await sql`update profiles set dob_day = 13, hire_date = '2026-11-16' where member_id = ${ann.id}`.execute(
      portal.db,
    );
    expect((await pageOf(ann, dee)).celebrated).toEqual([]);
  });

  test('tells nothing of what the company does without', async () => {
    await without('getToKnow', 'celebrations', 'feed');
    const bare = { told: null, birthday: null, anniversary: null, celebrated: [], thanked: null };
    expect(await pageOf(ann, dee)).toMatchObject(bare);
    const refused = await site('colleaguecards', { memberId: ann.memberId, side: 'received' }, dee);
    expect([refused.status, refused.body.feature]).toEqual([400, 'feed']);
  });

  test('is nobody’s at a site without pages of colleagues, and nobody’s to open there', async () => {
    const alba = await portal.make.member({ site_template: 'alba' });
    await goBy(portal, {
      features: { ...going.features, colleaguePages: { on: true, sites: { alba: false } } },
    });
    for (const name of ['colleague', 'colleaguecards']) {
      expect((await site(name, { memberId: ann.memberId, side: 'given' }, alba)).body.feature).toBe('colleaguePages');
    }
    expect((await site('colleague', { memberId: alba.memberId }, ann)).status).toBe(404);
    expect((await site('colleague', { memberId: ann.memberId }, dee)).status).toBe(200);
  });

  test('a card goes to who has signed on and is within reach', async () => {
    const late = await portal.make.member({ registered_at: null });
    expect(late.memberId).toMatch(/^0\./);
    expect((await pageOf(late, ann)).mayThank).toBe(false);
    await goBy(portal, { giving: { ...going.giving, celebrate: 'division' } });
    expect([(await pageOf(ann, cid)).mayThank, (await pageOf(ann, dee)).mayThank]).toEqual([true, false]);
    await goBy(portal, { giving: going.giving });
  });

  test('is gone with who left or was erased; that of an account that was merged is of whoever stands for it', async () => {
    const [left, erased, doubled] = [
      await portal.make.member(),
      await portal.make.member(),
      await portal.make.member(),
    ];
    await sql`update members set deactivated_at = now() where id in (${left.id}, ${erased.id})`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, erased.memberNumber, portal.now));
    await sql`update members set deactivated_at = now(), merged_into_id = ${ann.id} where id = ${doubled.id}`.execute(
      portal.db,
    );
    for (const memberId of [left.memberId, erased.memberId, '1.999999999'])
      for (const name of ['colleague', 'colleaguecards']) {
        const input = name === 'colleague' ? { memberId } : { memberId, side: 'given' };
        expect([name, (await site(name, input, dee)).status]).toEqual([name, 404]);
      }
    expect((await pageOf(doubled, dee)).person.memberId).toBe(ann.memberId);
  });
});

/** Who sees a card that Eva gave Ann on the pages of the two: by whom it is seen. */
const seenBy: Record<Audience, string[]> = {
  everybody: ['ann', 'boss', 'bob', 'cid', 'dee', 'eva'],
  division: ['ann', 'boss', 'bob', 'cid', 'eva'],
  team: ['ann', 'boss', 'bob', 'eva'],
  us: [],
};

describe('the cards of a colleague', () => {
  test.each(audiences)('that %s sees are on the pages of both for these, and for nobody else', async (audience) => {
    const place = await give({ by: eva, to: [ann], audience });
    const readers = { ann, boss, bob, cid, dee, eva };
    // loop: one after the other, a few
    for (const [name, reader] of Object.entries(readers)) {
      const expected = seenBy[audience].includes(name) ? [place] : [];
      expect([name, (await cardsOf(ann, reader)).map((item) => item.place)]).toEqual([name, expected]);
      expect([name, (await pageOf(ann, reader)).thanked?.cards]).toEqual([name, expected.length]);
      // Her own page shows Eva what her division and team see of hers.
      const ofGiver = name === 'eva' && audience !== 'everybody' ? [] : expected;
      expect([name, (await cardsOf(eva, reader, 'given')).map((item) => item.place)]).toEqual([name, ofGiver]);
      expect(await cardsOf(ann, reader, 'given')).toEqual([]);
    }
  });

  test('are as in the feed, page by page, each once, and none that was taken back or hidden', async () => {
    const places = [];
    for (let n = 0; n < 5; n++) places.unshift(await give({ by: n % 2 ? eva : bob, to: [ann, cid] }));
    await give({ by: eva, to: [ann], audience: 'us' });
    const hidden = await give({ by: eva, to: [ann] });
    await sql`update recognitions set hidden_at = now() where created_at = (select max(created_at) from recognitions)`.execute(
      portal.db,
    );
    const found: string[] = [];
    let after: string | undefined;
    do {
      const wish = { memberId: ann.memberId, side: 'received', limit: 2, ...(after && { after }) };
      const { body } = await site('colleaguecards', wish, dee);
      found.push(...body.items.map((item: GivenItem) => item.place));
      after = body.next ?? undefined;
    } while (after);
    expect(found).toEqual(places);
    expect(found).not.toContain(hidden);
    const feed = (await site('recognitionfeed', { scope: 'everybody' }, dee)).body.items;
    const byPlace = new Map(feed.map((item: GivenItem) => [item.place, item]));
    for (const item of await cardsOf(ann, dee)) expect(item).toEqual(byPlace.get(item.place));
  });

  test('of an award to many show them among the first, behind the reader alone', async () => {
    const crowd = await Promise.all(Array.from({ length: feedFaces + 4 }, () => portal.make.member()));
    const last = crowd.at(-1) as MadeMember;
    await give({ by: eva, to: [bob, ...crowd] });
    const [seen] = await cardsOf(last, dee);
    expect(seen?.people[0]?.memberId).toBe(last.memberId);
    expect((seen?.people.length ?? 0) + (seen?.others ?? 0)).toBe(crowd.length + 1);
    const [own] = await cardsOf(last, bob);
    expect(own?.people.slice(0, 2).map(({ memberId }) => memberId)).toEqual([bob.memberId, last.memberId]);
    expect(own?.cardId).not.toBe('');
    expect(await cardsOf(eva, dee, 'given')).toHaveLength(1);
  });
});

describe('what somebody is thanked for', () => {
  const points = going.points.payItForward.at(-1);
  const pay = async (more: object = {}) => {
    portal.now = new Date(portal.now.getTime() + 1000);
    const gift = { what: 'payitforward', reason: behaviour, points, message: 'Hi', sendBy: 'email' };
    const answer = await portal.post(
      '/api/reward/doreward',
      { ...gift, recipients: [ann.memberId], ...more },
      { as: eva.id },
    );
    expect(answer.body).toMatchObject({ recipients: 1 });
  };

  test('is counted of the cards that the reader sees, in the order of the programme', async () => {
    await pay();
    await pay({ audience: 'team' });
    await give({ by: bob, to: [ann] });
    await give({ by: bob, to: [ann], audience: 'us' });
    const thanks = { value: going.celebrate.thankYou.name, count: 1 };
    expect((await pageOf(ann, dee)).thanked).toEqual({
      ...{ cards: 2, isMore: false },
      values: [{ value: behaviour, count: 1 }, thanks],
    });
    expect((await pageOf(ann, boss)).thanked?.values).toEqual([{ value: behaviour, count: 2 }, thanks]);
  });

  test('counts what a card is for by each of its behaviours, what was called otherwise by its name of today, and no birthday', async () => {
    await pay();
    const of = (value: string) =>
      sql`update recognitions set value = ${value} where created_at = (select max(created_at) from recognitions where hidden_at is null)`.execute(
        portal.db,
      );
    const second = going.behaviours[1]?.name as string;
    await of(`${behaviour}, ${second}`);
    expect((await pageOf(ann, dee)).thanked?.values).toEqual([
      { value: behaviour, count: 1 },
      { value: second, count: 1 },
    ]);
    const renamed = going.behaviours.map((one, n) => (n === 0 ? { ...one, name: 'Called anew' } : one));
    await goBy(portal, { behaviours: renamed });
    expect((await pageOf(ann, dee)).thanked?.values[0]).toEqual({ value: 'Called anew', count: 1 });
    await of(going.celebrate.birthday.name);
    expect((await pageOf(ann, dee)).thanked).toMatchObject({ cards: 1, values: [] });
    await goBy(portal, { behaviours: going.behaviours });
  });

  test('is told of the newest cards, and that there are more', async () => {
    await pay();
    await sql`insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at, audience, division_code, country_code, team_id)
      select kind, from_id, to_id, value, points, award_id, created_at - n * interval '1 minute', audience, division_code, country_code, team_id
      from recognitions, generate_series(1, ${thankedCardsMost}) n where hidden_at is null`.execute(portal.db);
    expect((await pageOf(ann, dee)).thanked).toEqual({
      ...{ cards: thankedCardsMost, isMore: true },
      values: [{ value: behaviour, count: thankedCardsMost }],
    });
  });
});

test.each([
  ['colleague', { memberId: 'x' }, 'memberId'],
  ['colleaguecards', { memberId: '1.123456', side: 'both' }, 'side'],
  ['colleaguecards', { memberId: '1.123456', side: 'given', limit: 31 }, 'limit'],
  ['colleaguecards', { memberId: '1.123456', side: 'given', after: '5' }, 'after'],
])('%s of %j names the field %s', async (name, input, field) => {
  const { status, body } = await site(name, input, ann);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});
