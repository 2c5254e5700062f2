import { type Capability, mayUse } from '@laurel/contract/access';
import type { Call } from '@laurel/contract/call';
import { feedScopes } from '@laurel/contract/programme/audience';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import type { Known } from './arbitrary.ts';
import type { MadeMember } from './make.ts';
import { behaviour, going } from './programmes/going.ts';
import { askAll, reading } from './reading.ts';

const seed = 20_261_129;

/** What is on the cards, and nowhere else. */
const said = 'Quagga quietly quotes quartz';

/** Calls of an office whose right it is to read all words: none of them answers a member without one. */
const ofAnOffice = [
  // Why somebody was nominated, before there is a card.
  ...['nomlist', 'nomget', 'exportnominations'],
  // What was given from the company's points.
  ...['reportmanagement', 'exportmanagement', 'quarterlyawards', 'exportquarterlyawards'],
  // Who looks after people sees them whole (record 105).
  ...['personrecognitions', 'personnominations'],
];

let portal: TestApp;
let known: Known;
let giver: MadeMember;
let receiver: MadeMember;
const onlookers = new Map<string, MadeMember>();

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  const boss = await make.member({ is_manager: true, budget: 10_000 });
  giver = await make.member({ points: 100_000 });
  receiver = await make.member({ manager_id: boss.id });
  onlookers.set('manager', boss);
  onlookers.set('colleague', await make.member({ manager_id: boss.id }));
  const office = async (...capabilities: Capability[]) =>
    make.member({ roles: capabilities.map((capability) => ({ capability })) });
  for (const one of [
    'clusterAdmin',
    'committee',
    'administrator',
    'moderator',
    'people',
    'finance',
    'auditor',
  ] as const)
    onlookers.set(one, await office(one));
  await give();
});
afterAll(() => portal.close());

/** A card of each kind that is between the two, a nomination among them. */
async function give(): Promise<void> {
  const post = async (path: string, input: object, by: MadeMember) => {
    const { status, body } = await portal.post(path, input, { as: by.id });
    expect([path, status, body.formErrors]).toEqual([path, 200, undefined]);
    return body;
  };
  const gift = { sendBy: 'email', message: said, recipients: [receiver.memberId], audience: 'us' };
  const points = going.points.payItForward.at(-1);
  await post(
    '/api/reward/doreward',
    { ...gift, what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0 },
    giver,
  );
  await post('/api/reward/doreward', { ...gift, what: 'payitforward', reason: behaviour, points }, giver);
  await post('/api/member/choosevisibility', { audience: 'us', showsPoints: false, earlier: false }, receiver);
  const { nomIds } = await post(
    '/api/nom/newnom',
    { nomCat: [behaviour], reason: said, members: [receiver.memberId] },
    giver,
  );
  const rating = {
    ...{ nomId: nomIds[0], reviewRating: going.review.points.length, isIncludeInQuarterly: true },
    ...{ quarterlyMotivation: 'Well done', isCustom: false, customPoints: null },
  };
  await post('/api/reward/donexusnomreviewreward', rating, onlookers.get('manager') as MadeMember);
  const { rows } = await sql<{ id: string; place: string }>`
    select id::text as id, (extract(epoch from created_at) * 1000000)::bigint || '.' || coalesce(award_id * 2, nomination_id * 2 + 1) as place
    from recognitions`.execute(portal.db);
  expect(rows).toHaveLength(3);
  for (const { place } of rows)
    await post('/api/site/addcomment', { place, text: `@{1}: ${said}`, mentions: [giver.memberId] }, receiver);
  const ids = rows.map(({ id }) => id);
  known = {
    ...{ cardId: ids, place: rows.map(({ place }) => place), after: ['999999', '9000000000000000.0'], since: ['0.0'] },
    ...{ nomId: nomIds, memberId: [receiver.memberId, giver.memberId], scope: feedScopes, limit: [10, 30] },
    ...{ search: [receiver.memberNumber, '', 'quagga quartz'], format: ['csv'], recipients: [receiver.memberId] },
    ...{ selMonth: ['November 2026'], selMonthFrom: ['November 2026'], selMonthTo: ['November 2026'] },
    ...{ awardStatus: [''], status: ['', 'rated'], state: [], isAll: [true] },
  };
}

test('what is between two people is read by nobody else, whatever they ask for', { timeout: 600_000 }, async () => {
  const { found, answered } = await askAll(portal, {
    ...{ known, people: onlookers, seed },
    tells: (answer, { name }) => !ofAnOffice.includes(name) && answer.includes(said),
  });
  expect(found).toEqual([]);
  // What nobody could ask is no proof: what lacks here is asked for by ids of other things.
  expect(answered.size).toBeGreaterThan(reading.length * 0.7);
});

test('the two read it themselves', async () => {
  for (const by of [giver, receiver]) {
    const { body } = await portal.post('/api/report/myrecognitions', { selMonth: 'November 2026' }, { as: by.id });
    expect(JSON.stringify(body)).toContain(said);
    const mine = await portal.post('/api/site/recognitionfeed', { scope: 'mine' }, { as: by.id });
    expect(mine.body.items.map(({ message }: { message: string }) => message)).toEqual([said, said, said]);
    const { body: found } = await portal.post('/api/site/find', { search: 'quagga' }, { as: by.id });
    expect(found.cards.list.map(({ message }: { message: string }) => message)).toEqual([said, said, said]);
    for (const side of ['received', 'given']) {
      const wish = { memberId: by === giver ? receiver.memberId : giver.memberId, side };
      expect((await portal.post('/api/site/colleaguecards', wish, { as: by.id })).body.items).toEqual([]);
    }
    const { place } = mine.body.items[0];
    const { body: written } = await portal.post('/api/site/commentlist', { place }, { as: by.id });
    expect(written.comments).toMatchObject([{ text: `@{1}: ${said}` }]);
  }
});

test('what an office reads is refused to whoever holds none', () => {
  const nobody = { siteTemplate: 'laurel', capabilities: [] };
  for (const name of ofAnOffice) {
    const call = reading.find((one) => one.name === name) as Call;
    expect([name, mayUse(call, nobody)]).toEqual([name, false]);
  }
});
