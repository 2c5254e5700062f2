import type { CelebratedItem, FeedItem, GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { feedFaces } from '@laurel/contract/limits';
import type { Audience } from '@laurel/contract/programme/audience';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
let boss: MadeMember;
let ann: MadeMember;
/** Of one team with Ann. */
let bob: MadeMember;
/** Of Ann's division and of another team. */
let cid: MadeMember;
/** Of another division in her country. */
let dee: MadeMember;
/** Of another country. */
let eva: MadeMember;
let admin: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  await make.division('FAR', { country: 'BR', cluster: 'LATAM' });
  await make.division('NEAR');
  boss = await make.member({ is_manager: true, budget: 1000, firstname: 'Bo', surname: 'Ss' });
  ann = await make.member({ manager_id: boss.id, points: 100_000, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ manager_id: boss.id, points: 100_000, firstname: 'Bob', surname: 'Best' });
  cid = await make.member({ points: 100_000, firstname: 'Cid', surname: 'Calm' });
  dee = await make.member({ division_code: 'NEAR', points: 100_000, firstname: 'Dee', surname: 'Dawn' });
  eva = await make.member({ division_code: 'FAR', points: 100_000, firstname: 'Eva', surname: 'Else' });
  admin = await make.member({ division_code: 'NEAR', is_admin_reports: true });
});
afterAll(() => portal.close());

beforeEach(async () => {
  await sql`delete from visibility_choices`.execute(portal.db);
  await sql`update recognitions set hidden_at = now(), audience = null where hidden_at is null or audience is not null`.execute(
    portal.db,
  );
  portal.now = new Date(portal.now.getTime() + 60_000);
});

const call = (path: string, input: object, by: MadeMember) => portal.post(path, input, { as: by.id });
const site = (name: string, input: object, by: MadeMember) => call(`/api/site/${name}`, input, by);

interface Gift {
  by?: MadeMember;
  to?: readonly MadeMember[];
  points?: number;
  audience?: Audience;
  message?: string;
}

/** Thanks, or a gift of points; each a moment later than the one before. */
async function give({ by = eva, to = [ann], points = 0, message = 'For the long evening', ...more }: Gift = {}) {
  portal.now = new Date(portal.now.getTime() + 1000);
  const what =
    points > 0
      ? { what: 'payitforward', reason: behaviour }
      : { what: 'thankyou', reason: going.celebrate.thankYou.name };
  const recipients = to.map(({ memberId }) => memberId);
  const answer = await call(
    '/api/reward/doreward',
    { ...what, points, message, sendBy: 'email', recipients, ...more },
    by,
  );
  expect(answer.body).toMatchObject({ recipients: to.length });
  const { rows } = await sql<{ id: string }>`
    select r.id::text as id from recognitions r order by r.id desc limit ${to.length}`.execute(portal.db);
  return rows.map(({ id }) => id).toReversed();
}

async function feed(by: MadeMember, input: object = {}): Promise<{ items: FeedItem[]; next: string | null }> {
  const { status, body } = await site('recognitionfeed', { scope: 'everybody', ...input }, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { items: FeedItem[]; next: string | null };
}
const given = async (by: MadeMember, input: object = {}) =>
  (await feed(by, input)).items.filter((item): item is GivenItem => item.kind === 'given');
const messagesOf = async (by: MadeMember, scope = 'everybody') =>
  (await given(by, { scope })).map(({ message }) => message);

const most = going.points.payItForward.at(-1) as number;
/** Who is what to a card that Eva gave Ann. */
const onlookers = () => ({ giver: eva, receiver: ann, boss, peer: bob, division: cid, country: dee, admin });

describe('the feed', () => {
  test('says who thanked whom, in whose words, for what and when, and leads to one’s own card', async () => {
    const [cardId] = await give({ message: 'Because you stayed' });
    const [seen] = await given(dee);
    expect(seen).toMatchObject({
      ...{ kind: 'given', type: 'Card', value: going.celebrate.thankYou.name, message: 'Because you stayed' },
      ...{ from: { memberId: eva.memberId, memberName: 'Eva Else' }, date: portal.now.toISOString() },
      ...{ people: [{ memberId: ann.memberId, memberName: 'Ann Able' }], others: 0, isMore: false },
      ...{ points: null, cardId: '', audience: null, forMember: '' },
    });
    for (const by of [ann, eva]) expect((await given(by))[0]).toMatchObject({ cardId, audience: 'everybody' });
  });

  test('one award to many is one item, with its first faces, one’s own first, and everybody page by page', async () => {
    const crowd = await Promise.all(Array.from({ length: 30 }, () => portal.make.member()));
    const last = crowd.at(-1) as MadeMember;
    await give({ by: ann, to: crowd });
    const [seen] = await given(dee);
    expect(seen?.people.map(({ memberId }) => memberId)).toEqual(
      crowd.slice(0, feedFaces).map(({ memberId }) => memberId),
    );
    expect(seen?.others).toBe(crowd.length - feedFaces);
    const [own] = await given(last);
    expect(own?.people[0]?.memberId).toBe(last.memberId);
    expect(own?.others).toBe(crowd.length - feedFaces);
    const all: string[] = [];
    // loop: page by page
    for (let after: string | undefined, turns = 0; turns < 10; turns++) {
      const { body } = await site(
        'recognitionfeedpeople',
        { place: seen?.place, limit: 7, ...(after && { after }) },
        dee,
      );
      all.push(...body.people.map(({ memberId }: { memberId: string }) => memberId));
      if (body.next === null) break;
      after = body.next;
    }
    expect(all).toEqual(crowd.map(({ memberId }) => memberId));
  });

  test('is read page by page, and what comes meanwhile moves nothing', async () => {
    const sent = [];
    for (let n = 0; n < 7; n++) {
      await give({ message: `Thanks ${n}` });
      sent.unshift(`Thanks ${n}`);
    }
    const first = await feed(dee, { limit: 3 });
    const newest = first.items[0]?.place;
    const news = async (by = dee) => (await site('recognitionfeednew', { scope: 'everybody', since: newest }, by)).body;
    expect(await news()).toEqual({ count: 0, isMore: false });
    await give({ message: 'Meanwhile' });
    await give({ message: 'Between us', audience: 'us' });
    const second = await feed(dee, { limit: 3, after: first.next });
    const third = await feed(dee, { limit: 3, after: second.next });
    const read = [first, second, third].flatMap(({ items }) => items);
    expect(read.map((item) => item.kind === 'given' && item.message)).toEqual(sent);
    expect(third.next).toBeNull();
    expect(await news()).toEqual({ count: 1, isMore: false });
    for (let n = 0; n < 31; n++) await give();
    expect(await news()).toEqual({ count: 30, isMore: true });
  });

  test('a hundred given in the same moment are each read once', async () => {
    const moment = portal.now;
    const givers = await Promise.all(Array.from({ length: 40 }, () => portal.make.member()));
    await Promise.all(
      givers.map((by, n) =>
        call(
          '/api/reward/doreward',
          {
            what: 'thankyou',
            reason: going.celebrate.thankYou.name,
            points: 0,
            message: `M${n}`,
            sendBy: 'email',
            recipients: [ann.memberId],
          },
          by,
        ),
      ),
    );
    expect(portal.now).toEqual(moment);
    const read: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await feed(dee, { limit: 7, ...(after && { after }) });
      read.push(...page.items.map(({ place }) => place));
      after = page.next;
    } while (after);
    expect(read).toHaveLength(givers.length);
    expect(new Set(read).size).toBe(givers.length);
  });

  test('tells each scope apart', async () => {
    await give({ message: 'to Ann' });
    await give({ to: [cid], message: 'to Cid' });
    await give({ to: [dee], message: 'to Dee' });
    await give({ by: ann, to: [eva], message: 'to Eva' });
    expect(await messagesOf(ann, 'everybody')).toEqual(['to Eva', 'to Dee', 'to Cid', 'to Ann']);
    expect(await messagesOf(ann, 'mine')).toEqual(['to Eva', 'to Ann']);
    expect(await messagesOf(ann, 'team')).toEqual(['to Ann']);
    expect(await messagesOf(boss, 'team')).toEqual(['to Ann']);
    expect(await messagesOf(ann, 'division')).toEqual(['to Cid', 'to Ann']);
    expect(await messagesOf(ann, 'country')).toEqual(['to Dee', 'to Cid', 'to Ann']);
    expect(await messagesOf(eva, 'country')).toEqual(['to Eva']);
  });

  test('shows points where the company and everybody who is shown allow it', async () => {
    const points = async (by = dee) => (await given(by))[0]?.points;
    const choose = (showsPoints: boolean, by = ann) =>
      call('/api/member/choosevisibility', { audience: null, showsPoints, earlier: true }, by);
    await give({ points: most, to: [ann, bob] });
    expect(await points()).toBeNull();
    expect((await choose(true)).body).toMatchObject({ formErrors: { showsPoints: expect.any(String) } });
    await goBy(portal, { seen: { audience: 'everybody', points: true } });
    expect((await choose(true)).status).toBe(200);
    expect(await points()).toBeNull();
    expect((await choose(true, bob)).status).toBe(200);
    expect(await points()).toBe(most);
    await goBy(portal, { seen: { audience: 'everybody', points: false } });
    expect(await points()).toBeNull();
    expect((await choose(false)).status).toBe(200);
  });

  test('what is taken back, hidden or erased is there no more', async () => {
    const gone = await portal.make.member({ points: most });
    await give({ by: gone, message: 'of who is erased' });
    await give({ by: ann, to: [gone], message: 'to who is erased' });
    const [hidden] = await give({ message: 'hidden' });
    await give({ points: most, message: 'taken back' });
    const { rows } = await sql<{ id: string }>`select max(award_id)::text as id from recognitions`.execute(portal.db);
    expect(await messagesOf(dee)).toHaveLength(4);
    expect((await call('/api/reward/takeback', { awardId: rows[0]?.id }, eva)).status).toBe(200);
    await sql`update recognitions set hidden_at = ${portal.now} where id = ${hidden}::bigint`.execute(portal.db);
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    for (const by of [dee, ann, boss]) expect(await messagesOf(by)).toEqual([]);
  });

  test('the last week’s birthdays and anniversaries stand on their days, in the reader’s time zone', async () => {
    const at = portal.now;
    const yesterday = new Date(at.getTime() - 86_400_000);
    const day = { dob_day: yesterday.getUTCDate(), dob_month: yesterday.getUTCMonth() + 1 };
    const born = await portal.make.member({ ...day, firstname: 'Born', surname: 'Once' });
    await give({ message: 'today' });
    const { items } = await feed(dee);
    const found = items.filter((item): item is CelebratedItem => item.kind === 'celebrated');
    expect(found.flatMap(({ people }) => people)).toEqual([
      expect.objectContaining({ memberId: born.memberId, memberName: 'Born Once', what: 'BDAY', years: 0 }),
    ]);
    expect(found[0]?.day).toBe(yesterday.toISOString().slice(0, 10));
    expect(items[0]?.kind).toBe('given');
    expect((await feed(dee, { scope: 'team' })).items.filter(({ kind }) => kind === 'celebrated')).toEqual([]);
    const standing = { on: false, sites: {} };
    await goBy(portal, { features: { ...going.features, celebrations: standing } });
    expect((await feed(dee)).items.filter(({ kind }) => kind === 'celebrated')).toEqual([]);
    await goBy(portal, { features: going.features });
  });
});

describe('who sees a card', () => {
  const expected: Record<Audience, string[]> = {
    everybody: ['giver', 'receiver', 'boss', 'peer', 'division', 'country', 'admin'],
    division: ['giver', 'receiver', 'boss', 'peer', 'division'],
    team: ['giver', 'receiver', 'boss', 'peer'],
    us: ['giver', 'receiver'],
  };

  test.each(Object.keys(expected) as Audience[])('of %s it is found in no scope by anybody else', async (audience) => {
    const [cardId] = await give({ audience, message: 'Ours' });
    for (const [who, by] of Object.entries(onlookers())) {
      const seen = new Set<string>();
      for (const scope of ['everybody', 'mine', 'team', 'division', 'country'])
        for (const item of await given(by, { scope })) seen.add(item.message);
      expect([who, seen.has('Ours')]).toEqual([who, expected[audience].includes(who)]);
      const place = (await given(eva, { scope: 'mine' }))[0]?.place;
      const { body } = await site('recognitionfeedpeople', { place }, by);
      expect([who, body.people.length]).toEqual([who, expected[audience].includes(who) ? 1 : 0]);
      // Its own page stays that of the two.
      expect((await site('getcard', { cardId }, by)).status).toBe(['giver', 'receiver'].includes(who) ? 200 : 404);
    }
  });

  test('the company says it, the receiver chooses otherwise, and the giver narrows it', async () => {
    const seen = async () => (await site('getcard', { cardId: (await give())[0] }, ann)).body.seen;
    expect(await seen()).toEqual({
      ...{
        audience: 'everybody',
        choices: ['everybody', 'division', 'team', 'us'],
        showsPoints: false,
        mayShowPoints: false,
      },
    });
    await goBy(portal, { seen: { audience: 'team', points: false } });
    expect(await seen()).toMatchObject({ audience: 'team', choices: ['everybody', 'division', 'team', 'us'] });
    await call('/api/member/choosevisibility', { audience: 'division', showsPoints: false, earlier: false }, ann);
    expect(await seen()).toMatchObject({ audience: 'division' });
    const mine = (await call('/api/member/myvisibility', {}, ann)).body;
    expect(mine).toEqual({ audience: 'division', showsPoints: false, company: 'team', mayShowPoints: false });
    await goBy(portal, { seen: { audience: 'everybody', points: false } });
    const [narrow] = await give({ audience: 'team' });
    expect((await site('getcard', { cardId: narrow }, ann)).body.seen).toMatchObject({
      audience: 'team',
      choices: ['team', 'us'],
    });
    expect((await site('getcard', { cardId: narrow }, eva)).body.seen).toMatchObject({ audience: 'team', choices: [] });
    const [wide] = await give({ audience: 'everybody' });
    expect((await site('getcard', { cardId: wide }, ann)).body.seen).toMatchObject({ audience: 'division' });
  });

  test('its receiver says so afterwards too, never more widely than its giver, and nobody else does', async () => {
    const [cardId] = await give({ audience: 'division', points: most });
    const show = (audience: string, by = ann) => site('cardaudience', { cardId, audience, showsPoints: false }, by);
    expect((await show('everybody')).body).toMatchObject({ formErrors: { audience: expect.any(String) } });
    for (const by of [eva, boss, bob, dee, admin]) expect((await show('us', by)).status).toBe(404);
    expect((await show('nobody')).body).toMatchObject({ formErrors: { audience: expect.any(String) } });
    expect((await show('us')).status).toBe(200);
    expect(await messagesOf(cid)).toEqual([]);
    expect((await show('division')).status).toBe(200);
    expect(await messagesOf(cid)).toHaveLength(1);
    await sql`update recognitions set audience = null where id = ${cardId}::bigint`.execute(portal.db);
    expect((await show('us')).status).toBe(404);
    expect((await site('getcard', { cardId }, ann)).body.seen).toBeNull();
  });

  test('what is not for everybody is told nowhere by name', async () => {
    const names = async () => {
      const [recent, wall] = await Promise.all([
        site('getrecentrecognition', {}, dee),
        call('/api/nom/wallOfFame', {}, dee),
      ]);
      return [recent, wall].map(({ body }) =>
        toRecords<{ memberName: string }>(body.report).map(({ memberName }) => memberName),
      );
    };
    const prize = {
      what: 'reward',
      reason: going.prizes[0]?.name,
      points: 100,
      message: 'Won',
      sendBy: 'email',
      recipients: [ann.memberId],
    };
    const { status } = await call('/api/reward/doreward', prize, admin);
    expect(status).toBe(200);
    expect(await names()).toEqual([['Ann Able'], ['Ann Able']]);
    await call('/api/member/choosevisibility', { audience: 'us', showsPoints: false, earlier: true }, ann);
    expect(await names()).toEqual([[], []]);
    await call('/api/member/choosevisibility', { audience: null, showsPoints: false, earlier: true }, ann);
    expect(await names()).toEqual([['Ann Able'], ['Ann Able']]);
  });

  test('a choice may go for earlier cards as well, as far as their givers allow', async () => {
    await give({ message: 'open' });
    await give({ message: 'team', audience: 'team' });
    const choose = async (audience: Audience | null, earlier: boolean) =>
      (await call('/api/member/choosevisibility', { audience, showsPoints: false, earlier }, ann)).body.message;
    await choose('us', false);
    expect(await messagesOf(bob)).toEqual(['team', 'open']);
    expect(await choose('us', true)).toContain('2');
    expect(await messagesOf(bob)).toEqual([]);
    await choose('everybody', true);
    expect(await messagesOf(bob)).toEqual(['team', 'open']);
    expect(await messagesOf(dee)).toEqual(['open']);
  });

  test('the giver is told before sending', async () => {
    const told = async (input: object) => (await call('/api/reward/cardvisibility', input, eva)).body.seenBy;
    await call('/api/member/choosevisibility', { audience: 'team', showsPoints: false, earlier: false }, ann);
    await call('/api/member/choosevisibility', { audience: 'us', showsPoints: false, earlier: false }, bob);
    const recipients = [ann, bob, cid, dee].map(({ memberId }) => memberId);
    expect(await told({ recipients })).toEqual([
      { audience: 'everybody', people: 2 },
      { audience: 'team', people: 1 },
      { audience: 'us', people: 1 },
    ]);
    expect(await told({ recipients, audience: 'division' })).toEqual([
      { audience: 'division', people: 2 },
      { audience: 'team', people: 1 },
      { audience: 'us', people: 1 },
    ]);
    const all = await told({ recipients: ['div:NEAR', ann.memberId] });
    expect(all.find(({ audience }: { audience: Audience }) => audience === 'team')).toEqual({
      audience: 'team',
      people: 1,
    });
  });

  test('where a company does without the feed nobody else sees what was given, now or later', async () => {
    await goBy(portal, { features: { ...going.features, feed: { on: false, sites: {} } } });
    const [cardId] = await give({ message: 'between the two' });
    expect((await site('recognitionfeed', { scope: 'everybody' }, dee)).body).toMatchObject({ feature: 'feed' });
    expect((await site('getcard', { cardId }, ann)).body.seen).toBeNull();
    await goBy(portal, { features: going.features });
    expect(await messagesOf(dee)).toEqual([]);
  });

  test('what was written before others saw any stays between the two, although its card is given now', async () => {
    const nominated = async () => {
      const nomination = { nomCat: [behaviour], reason: 'Written before', members: [ann.memberId] };
      return (await call('/api/nom/newnom', nomination, eva)).body.nomIds[0] as string;
    };
    const rate = async (nomId: string) => {
      const rating = { nomId, reviewRating: going.review.points.length, isIncludeInQuarterly: false };
      const { body } = await call(
        '/api/reward/donexusnomreviewreward',
        { ...rating, quarterlyMotivation: '', isCustom: false, customPoints: null },
        boss,
      );
      expect(body.formErrors).toBeUndefined();
    };
    const [before, now] = [await nominated(), await nominated()];
    await sql`update nominations set may_be_seen = false where id = ${before}::bigint`.execute(portal.db);
    await rate(before);
    expect(await messagesOf(dee)).toEqual([]);
    await rate(now);
    expect(await messagesOf(dee)).toEqual(['Written before']);
  });

  test('twenty choices at once and twenty cards meanwhile: each card is as one of the choices', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        call(
          '/api/member/choosevisibility',
          { audience: n % 2 ? 'us' : 'team', showsPoints: false, earlier: true },
          ann,
        ),
        call(
          '/api/reward/doreward',
          {
            what: 'thankyou',
            reason: going.celebrate.thankYou.name,
            points: 0,
            message: 'Race',
            sendBy: 'email',
            recipients: [ann.memberId],
          },
          cid,
        ),
      ]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await messagesOf(dee)).toEqual([]);
  });
});

test.each([
  ['recognitionfeed', { scope: 'all' }, 'scope'],
  ['recognitionfeed', { scope: 'mine', limit: 31 }, 'limit'],
  ['recognitionfeed', { scope: 'mine', after: '5' }, 'after'],
  ['recognitionfeednew', { scope: 'mine', since: 'x.y' }, 'since'],
  ['recognitionfeedpeople', { place: '' }, 'place'],
  ['cardaudience', { cardId: '0', audience: 'us', showsPoints: true }, 'cardId'],
])('%s of %j names the field %s', async (name, input, field) => {
  const { status, body } = await site(name, input, ann);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});
