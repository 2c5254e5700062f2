import type { Output } from '@laurel/contract/call';
import type { find } from '@laurel/contract/calls/search/find';
import type { Audience } from '@laurel/contract/programme/audience';
import type { Feature } from '@laurel/contract/programme/items';
import { folded } from '@laurel/contract/rules/folded';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
let shop: ReturnType<typeof makeShop>;
let boss: MadeMember;
let ann: MadeMember;
/** Of one team with Ann. */
let bob: MadeMember;
/** Of Ann's division and of another team. */
let cid: MadeMember;
/** Of another division and country. */
let dee: MadeMember;
/** Who gives. */
let eva: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  shop = makeShop(portal);
  const { make } = portal;
  await make.division('FAR', { country: 'BR', cluster: 'LATAM' });
  boss = await make.member({ is_manager: true, firstname: 'Petra', surname: 'Boss' });
  ann = await make.member({ manager_id: boss.id, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ manager_id: boss.id, firstname: 'Bob', surname: 'Brown' });
  cid = await make.member({ firstname: 'Cid', surname: 'Clark' });
  dee = await make.member({ division_code: 'FAR', firstname: 'Dee', surname: 'Dürr' });
  eva = await make.member({ division_code: 'FAR', points: 100_000, firstname: 'Eva', surname: 'Élan' });
});
afterAll(() => portal.close());

beforeEach(async () => {
  await sql`update recognitions set hidden_at = now() where hidden_at is null`.execute(portal.db);
  await goBy(portal, { features: going.features });
});

type Found = Output<typeof find>;

async function found(search: string, by: MadeMember, limit?: number): Promise<Found> {
  const { status, body } = await portal.post('/api/site/find', { search, ...(limit && { limit }) }, { as: by.id });
  expect([search, status, body.formErrors]).toEqual([search, 200, undefined]);
  return body as Found;
}
const messages = async (search: string, by: MadeMember, limit?: number) =>
  (await found(search, by, limit)).cards.list.map(({ message }) => message);
const names = async (search: string, by: MadeMember) =>
  (await found(search, by)).people.list.map(({ memberName }) => memberName);
const rewards = async (search: string, by: MadeMember) =>
  (await found(search, by)).rewards.list.map(({ productName }) => productName);

interface Gift {
  by?: MadeMember;
  to?: readonly MadeMember[];
  audience?: Audience;
  reason?: string;
}

async function thank(message: string, { by = eva, to = [ann], audience = 'everybody', reason }: Gift = {}) {
  portal.now = new Date(portal.now.getTime() + 1000);
  const kind = reason
    ? { what: 'payitforward', reason, points: going.points.payItForward[0] }
    : { what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0 };
  const recipients = to.map(({ memberId }) => memberId);
  const gift = { ...kind, message, sendBy: 'email', recipients, audience };
  const { status, body } = await portal.post('/api/reward/doreward', gift, { as: by.id });
  expect([status, body.formErrors]).toEqual([200, undefined]);
}

const without = (...features: Feature[]) =>
  goBy(portal, {
    features: { ...going.features, ...Object.fromEntries(features.map((one) => [one, { on: false, sites: {} }])) },
  });

describe('what is looked for', () => {
  test('has a letter and at most a hundred, and nothing that is kept nowhere', async () => {
    for (const search of ['', '   ', 'x'.repeat(101), 'a\u0000b', '\ud800', 'a\nb', 7, null, undefined]) {
      const { status, body } = await portal.post('/api/site/find', { search }, { as: ann.id });
      expect([search, status, Object.keys(body.formErrors ?? {})]).toEqual([search, 400, ['search']]);
    }
    for (const limit of [0, 31, 1.5, '5'])
      expect((await portal.post('/api/site/find', { search: 'a', limit }, { as: ann.id })).status).toBe(400);
    await found('🎉'.repeat(100), ann);
    await found('  ann  ', ann);
  });

  test('may be any signs: they are letters like others, or part words', async () => {
    await thank('Won & lost: (a|b) <-> !c* — "100 %" it\'s C:\\temp');
    for (const search of [
      '&',
      "'",
      '\\',
      ':*',
      '!',
      '<->',
      'a & b',
      "it's",
      '100%',
      'c:\\temp',
      '(a|b)',
      '!c*',
      'won & lost',
    ])
      await found(search, cid);
    for (const search of ['won & lost', "it's", '100%', 'c:\\temp', '!c*', '(a|b)'])
      expect([search, (await messages(search, cid)).length]).toEqual([search, 1]);
    for (const search of ['&', ':*', '<->', '%', '_'])
      expect([search, await messages(search, cid)]).toEqual([search, []]);
  });
});

describe('cards', () => {
  test('are found by how their words begin, all of them, in any order, the newest first', async () => {
    await thank('The warehouse moved in one night.');
    await thank('Night after night in the Warehouse!');
    expect(await messages('warehouse night', cid)).toEqual([
      'Night after night in the Warehouse!',
      'The warehouse moved in one night.',
    ]);
    expect(await messages('mov war', cid)).toEqual(['The warehouse moved in one night.']);
    expect(await messages('house', cid), 'no part of a word').toEqual([]);
    expect(await messages('warehouse day', cid)).toEqual([]);
  });

  test('are found by letters that are typed alike, in any script, and by signs', async () => {
    const said: Record<string, string[]> = {
      'Große Übergabe in Łódź': ['grosse', 'uber', 'lodz', 'GROSSE ÜBERGABE', 'große'],
      'L’équipe a été géniale': ['equipe', 'ete geniale', 'l equi'],
      'شُكْراً على العمل': ['شكرا', 'العمل على'],
      'Συγχαρητήρια ΟΔΥΣΣΕΑ': ['συγχαρητηρια', 'οδυσσεα'],
      'Спасибо, Ёлка!': ['спасибо', 'елка'],
      'What a launch 🎉🚀': ['🎉', 'launch 🎉'],
      ありがとうございます: ['ありがとう'],
    };
    // loop: one after the other, as they are given
    for (const message of Object.keys(said)) await thank(message);
    for (const [message, searches] of Object.entries(said))
      for (const search of searches) expect([search, await messages(search, cid)]).toEqual([search, [message]]);
  });

  test('of one word that has no end are kept and found', async () => {
    const long = 'ha'.repeat(Math.floor(going.characters.celebrate.email / 2));
    await thank(long);
    expect(await messages('haha', cid)).toEqual([long]);
    expect(await messages('ha'.repeat(40), cid)).toEqual([long]);
  });

  test('are found by who sees them alone', async () => {
    for (const audience of ['everybody', 'division', 'team', 'us'] as const)
      await thank(`Quagga ${audience}`, { audience });
    const seen = async (who: MadeMember) =>
      (await messages('quagga', who)).map((message) => message.split(' ')[1]).toSorted();
    expect(await seen(dee)).toEqual(['everybody']);
    expect(await seen(cid)).toEqual(['division', 'everybody']);
    expect(await seen(bob)).toEqual(['division', 'everybody', 'team']);
    expect(await seen(boss)).toEqual(['division', 'everybody', 'team']);
    expect(await seen(ann)).toEqual(['division', 'everybody', 'team', 'us']);
    expect(await seen(eva)).toEqual(['division', 'everybody', 'team', 'us']);
  });

  test('that were hidden, or taken back, are found by nobody', async () => {
    await thank('Okapi');
    await sql`update recognitions set hidden_at = now() where hidden_at is null`.execute(portal.db);
    await thank('Okapi again');
    await sql`update recognitions set withdrawn_at = now() where hidden_at is null`.execute(portal.db);
    for (const who of [ann, eva, cid]) expect(await messages('okapi', who)).toEqual([]);
  });

  test('what was given to several is one, with those whose cards one sees', async () => {
    await portal.post(
      '/api/member/choosevisibility',
      { audience: 'us', showsPoints: false, earlier: false },
      { as: bob.id },
    );
    await thank('Aardvark', { to: [ann, bob, cid] });
    const { cards } = await found('aardvark', dee);
    expect(cards.list.map(({ people }) => people.map(({ memberName }) => memberName))).toEqual([
      ['Ann Able', 'Cid Clark'],
    ]);
    expect(cards.isMore).toBe(false);
    await sql`delete from visibility_choices`.execute(portal.db);
  });

  test('are found by the people on them, and by a name with other words', async () => {
    await thank('A long night');
    await thank('A long day', { to: [cid] });
    await thank('Between us', { audience: 'us' });
    expect(await messages('ann able', dee)).toEqual(['A long night']);
    expect(await messages('eva', dee)).toEqual(['A long day', 'A long night']);
    expect(await messages('ann night', dee)).toEqual(['A long night']);
    expect(await messages('night ann', dee)).toEqual(['A long night']);
    expect(await messages('eva cid', dee)).toEqual(['A long day']);
    expect(await messages('ann day', dee)).toEqual([]);
    expect(await messages('between ann', dee)).toEqual([]);
    expect(await messages('ann', ann)).toEqual(['Between us', 'A long night']);
  });

  test('are found by what they are for, as who reads calls it', async () => {
    await thank('For that', { reason: behaviour });
    const called = folded(behaviour);
    expect(await messages(called, cid)).toEqual(['For that']);
    expect(await messages(`ann ${called}`, cid)).toEqual(['For that']);
    await goBy(portal, {
      behaviours: going.behaviours.map((one) =>
        one.name === behaviour ? { ...one, in: { de: { name: 'Zebramut', words: '', headline: '' } } } : one,
      ),
    });
    await sql`update profiles set language = 'de' where member_id = ${cid.id}`.execute(portal.db);
    expect(await messages('zebra', cid)).toEqual(['For that']);
    await sql`update profiles set language = null where member_id = ${cid.id}`.execute(portal.db);
    await goBy(portal, { behaviours: going.behaviours });
  });

  test('tell whether there are more, and are asked for by as many', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await thank(`Kudu ${n}`);
    const few = (await found('kudu', cid)).cards;
    expect([few.list.length, few.isMore]).toEqual([5, true]);
    const all = (await found('kudu', cid, 30)).cards;
    expect([all.list.length, all.isMore]).toEqual([6, false]);
  });

  test('of a nomination are found once they are given, by its reason', async () => {
    const nomination = { nomCat: [going.behaviours[0]?.name], reason: 'Rhino rescue', members: [ann.memberId] };
    const { body } = await portal.post('/api/nom/newnom', nomination, { as: eva.id });
    expect(await messages('rhino', cid)).toEqual([]);
    const rating = { nomId: body.nomIds[0], reviewRating: 2, isIncludeInQuarterly: false, quarterlyMotivation: '' };
    const review = { ...rating, isCustom: false, customPoints: null };
    expect((await portal.post('/api/reward/donexusnomreviewreward', review, { as: boss.id })).status).toBe(200);
    expect(await messages('rhino', cid)).toEqual(['Rhino rescue']);
  });

  test('are found thousands of messages back, past all that the reader does not see', async () => {
    await thank('Pangolin of old');
    await sql`
      with a as (insert into awards (what, by_id, reason, points, message_length, send_by, created_at)
        select 'thankyou', ${eva.id}, 'Thank you', 0, 8, 'email', ${portal.now} from generate_series(1, 9000) returning id)
      insert into words (of, of_id, by_id, about_id, text) select 'award.message', id, ${eva.id}, ${ann.id}, 'Pangolin' from a where id % 9 = 0`.execute(
      portal.db,
    );
    expect(await messages('pangolin', cid)).toEqual(['Pangolin of old']);
    expect(await messages('pangolin elephant', cid)).toEqual([]);
  });

  test('say nothing of who was erased', async () => {
    const gone = await portal.make.member({ firstname: 'Gone', surname: 'Gnu' });
    await thank('Gnu words', { to: [gone] });
    await thank('Gnu words, from the gnu', { by: gone });
    expect(await messages('gnu words', cid)).toHaveLength(2);
    await sql`update members set deactivated_at = now() where id = ${gone.id}`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    expect(await messages('gnu', cid)).toEqual([]);
  });

  test('are nobody’s where there is no feed', async () => {
    await thank('Wildebeest');
    await without('feed');
    expect((await found('wildebeest', ann)).cards).toEqual({ list: [], isMore: false });
  });
});

describe('people', () => {
  test('are found as the directory finds them, the reader among them, and nobody who left', async () => {
    expect(await names('durr', ann)).toEqual(['Dee Dürr']);
    expect(await names('clark ci', ann)).toEqual(['Cid Clark']);
    expect(await names('ann able', ann)).toEqual(['Ann Able']);
    const left = await portal.make.member({ firstname: 'Lefty', surname: 'Left' });
    expect(await names('lefty', ann)).toEqual(['Lefty Left']);
    await sql`update members set deactivated_at = now() where id = ${left.id}`.execute(portal.db);
    await sql`update profiles set is_active = false where member_id = ${left.id}`.execute(portal.db);
    expect(await names('lefty', ann)).toEqual([]);
  });

  test('say who they are and what one can do, and no number and no address', async () => {
    const late = await portal.make.member({ firstname: 'Late', surname: 'Comer', registered_at: null });
    const { people } = await found('late comer', ann);
    expect(people).toEqual({
      list: [
        {
          ...{ memberId: late.memberId, memberName: 'Late Comer', picId: '', division: expect.any(String) },
          ...{ hasPage: true, mayThank: false },
        },
      ],
      isMore: false,
    });
    expect((await found('dee', ann)).people.list[0]).toMatchObject({ hasPage: true, mayThank: true });
    expect((await found('ann able', ann)).people.list[0]).toMatchObject({ hasPage: true, mayThank: false });
  });

  test('have no page where the company does without, and are then found by who can thank them', async () => {
    await without('colleaguePages');
    expect((await found('dee', ann)).people.list).toMatchObject([{ hasPage: false, mayThank: true }]);
    await goBy(portal, { giving: { ...going.giving, celebrate: 'division' } });
    expect(await names('dee', ann)).toEqual([]);
    await goBy(portal, { giving: going.giving });
  });
});

describe('rewards', () => {
  test('are found in one’s own price list, by any part of their words, those first whose name they are', async () => {
    await shop.product({ name: 'Coffee grinder' });
    await shop.product({ name: 'A mug for cóffee' });
    await shop.product({ name: 'Coffee of Brazil', alloc: 'BR' });
    await shop.product({ name: 'Coffee of the past', isActive: false });
    expect((await rewards('coffee', ann)).toSorted()).toEqual(['A mug for cóffee', 'Coffee grinder']);
    expect(await rewards('coffee', dee)).toEqual(['Coffee of Brazil']);
    expect(await rewards('GRIND cof', ann)).toEqual(['Coffee grinder']);
    const { list } = (await found('grinder', ann)).rewards;
    expect(list).toMatchObject([{ productName: 'Coffee grinder', catKey3: expect.stringMatching(/^mugs-/) }]);
    expect(list[0]?.pointsPrice).toBeGreaterThan(0);
  });

  test('that are retired, or new, are known within a moment', async () => {
    const id = await shop.product({ name: 'Teapot' });
    expect(await rewards('teapot', ann)).toEqual(['Teapot']);
    await sql`update products set is_active = false where id = ${id}`.execute(portal.db);
    expect(await rewards('teapot', ann)).toEqual([]);
  });

  test('are nobody’s where there is no shop, nor before it is open to them', async () => {
    const bare = await portal.make.member({ firstname: 'Bare', cell_num: null });
    expect(await rewards('grinder', bare)).toEqual([]);
    await without('shop');
    expect(await rewards('grinder', ann)).toEqual([]);
  });
});

test('cards are compared as everything else that is looked for', async () => {
  const texts = [
    'Straße ẞ',
    'Ærøskøbing Þór ŁÓDŹ Đorđe',
    'éàüñçİı',
    'ΟΔΥΣΣΕΎΣ ς',
    'ЁЛКА Їжак',
    'شُكْراً ٢٠٢٦ ى ة',
    'ﬁne ½ ²',
    'İSTANBUL',
  ];
  const { rows } = await sql<{ text: string; searched: string }>`
    select text, searched(text) as searched from unnest(${texts}::text[]) text`.execute(portal.db);
  for (const { text, searched } of rows) expect(searched).toBe(folded(text).replaceAll('⁄', ' '));
});

test('every role finds what its person may see, and nothing by what it is', async () => {
  await thank('Secret serval', { audience: 'us' });
  await thank('Open serval');
  for (const capability of [
    'clusterAdmin',
    'committee',
    'administrator',
    'moderator',
    'people',
    'finance',
    'auditor',
  ] as const) {
    const { id } = await portal.make.member({ roles: [{ capability }], division_code: 'FAR' });
    const { body } = await portal.post('/api/site/find', { search: 'serval' }, { as: id });
    expect([capability, body.cards.list.map(({ message }: { message: string }) => message)]).toEqual([
      capability,
      ['Open serval'],
    ]);
  }
});
