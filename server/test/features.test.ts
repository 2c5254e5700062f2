import type { Call } from '@laurel/contract/call';
import type { Feature } from '@laurel/contract/programme/items';
import { seed } from '@laurel/contract/programme/seed';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountedCalls } from '../src/app.ts';
import { type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import type { MadeMember } from './make.ts';
import { makeShop } from './make-shop.ts';
import { goBy } from './programmes/apply.ts';
import { shopping } from './shopping.ts';

let portal: TestApp;
/** Of the site alba. */
let anna: MadeMember;
/** Of the company's usual site. */
let bob: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp({ SMS_URL: 'http://127.0.0.1:9/Messages', SMS_FROM: 'L', SMS_COUNTRIES: '+27' });
  const told = { get_to_know: true, hobbies: 'Chess', dob_day: 20, dob_month: 11 };
  anna = await portal.make.member({ site_template: 'alba', points: 1000, firstname: 'Anna', ...told });
  bob = await portal.make.member({ points: 1000, firstname: 'Bob', ...told });
  ada = await portal.make.member({ site_template: 'alba', is_admin_reports: true });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const without = (...features: Feature[]) =>
  goBy(portal, {
    features: {
      ...seed.features,
      ...Object.fromEntries(features.map((feature) => [feature, { on: true, sites: { alba: false } }])),
    },
  });
const as = (by: MadeMember, path: string, body: object = {}, key?: string) =>
  portal.post(path, body, { as: by.id, ...(key ? { key } : {}) });
const give = (by: MadeMember, to: MadeMember, more: object = {}, key?: string) =>
  as(
    by,
    '/api/reward/doreward',
    {
      ...{ what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' },
      recipients: [to.memberId],
      ...more,
    },
    key,
  );
const thanks = { what: 'thankyou', reason: 'Thank you', points: 0 };
const homeOf = async (by: MadeMember) => (await as(by, '/api/member/getmemberdata')).body;

const config = {
  publicUrl: 'http://localhost',
  contactTo: 'x@test.example',
  rateLimits: false,
  push: { isOn: false },
} as never;
const calls: Call[] = mountedCalls({ config, provider: undefined, voucherKeys: [], lane: undefined as never }).map(
  ({ call }) => call,
);

describe('each call', () => {
  test('names what it is of, where a company may do without it', () => {
    const of = Object.groupBy(
      calls.filter(({ feature }) => feature),
      ({ feature }) => feature as Feature,
    );
    expect(
      Object.fromEntries(Object.entries(of).map(([feature, group]) => [feature, group.map(({ name }) => name).sort()])),
    ).toEqual({
      boosts: ['boost', 'boostlist', 'boostquote'],
      wallOfFame: ['wallOfFame'],
      celebrations: ['celebrationday', 'celebrationweek', 'getcelebrations'],
      competition: ['admincompetitionget', 'competitionnewnom', 'competitions', 'pastcompetitions'],
      feed: [
        ...[
          'cardaudience',
          'cardvisibility',
          'choosevisibility',
          'myvisibility',
          'recognitionfeed',
          'recognitionfeeditem',
        ],
        'recognitionfeednew',
        'recognitionfeedpeople',
      ],
      colleaguePages: ['colleague', 'colleaguecards'],
      comments: ['addcomment', 'commentlist', 'editcomment'],
      getToKnow: ['gettoknow', 'toknowlist'],
      groupCards: [
        ...['askgroupcard', 'begingroupcard', 'groupcard', 'groupcardlist', 'groupcardpicupload', 'signgroupcard'],
        'thankgroupcard',
      ],
      ideas: ['ideasubmit', 'myideas'],
      openIdeas: ['ideasharing', 'ideavoters', 'openidea', 'openideas', 'shareidea', 'voteidea'],
      payItForward: ['payitforwardstatement'],
      reactions: ['reactionlist', 'setreaction'],
      shop: [
        ...['addtobasket', 'advertdata', 'categorylist', 'changebasketqty', 'getCheckoutOrderSummary', 'getbasket'],
        ...['placeOrder', 'productlist', 'setbasketqty'],
      ],
      year: ['companyyear', 'myyear'],
    });
  });

  test('refuses the people of a site without it, whatever they send, and answers all others as before', async () => {
    await without(
      'ideas',
      'openIdeas',
      'competition',
      'payItForward',
      'shop',
      'getToKnow',
      'sms',
      'celebrations',
      'feed',
      'reactions',
      'comments',
      'boosts',
      'year',
      'colleaguePages',
      'wallOfFame',
      'anniversaries',
      'groupCards',
    );
    for (const { name, path, method, file, feature, access } of calls) {
      if (method !== 'POST' || file || access === 'open' || name === 'logout') continue;
      const [there, elsewhere] = [await as(anna, path), await as(bob, path)];
      expect([name, there.body.feature]).toEqual([name, feature]);
      expect([name, elsewhere.body.feature]).toEqual([name, undefined]);
      if (!feature) continue;
      const words = feature === 'competition' ? 'Competition not currently running' : 'Module not implemented';
      expect([name, there.status, there.body.message]).toEqual([name, 400, words]);
    }
  });

  test('answers again what was done under the same key before it went', { tags: 'seed' }, async () => {
    await without();
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    const gift = { points: 10 };
    const before = await give(anna, bob, gift, 'gift');
    expect(before.status).toBe(200);
    await without('payItForward', 'ideas');
    expect((await give(anna, bob, gift, 'gift')).body).toEqual(before.body);
    expect((await give(anna, bob, gift, 'another')).status).toBe(400);
    expect((await withoutEffect(portal.db, () => as(anna, '/api/idea/ideasubmit', idea))).status).toBe(400);
  });
});

describe('pay it forward', () => {
  test('is the giver’s: who is of a site without it gives nothing and is given something', {
    tags: 'seed',
  }, async () => {
    await without('payItForward');
    const refused = await withoutEffect(portal.db, () => give(anna, bob));
    expect([refused.status, refused.body.feature]).toEqual([400, 'payItForward']);
    const quote = { what: 'payitforward', points: 5, recipients: [bob.memberId] };
    expect((await as(anna, '/api/reward/quote', quote)).body.feature).toBe('payItForward');
    expect((await give(anna, bob, thanks)).status).toBe(200);
    const before = (await homeOf(anna)).memberData.awardsPointsAvailable;
    expect((await give(bob, anna)).status).toBe(200);
    expect((await homeOf(anna)).memberData.awardsPointsAvailable).toBe(before + 5);
  });
});

describe('SMS', () => {
  test('nobody of a site without them sends any, and who is there gets an e-mail', { tags: 'seed' }, async () => {
    await without('sms');
    expect((await give(anna, bob, { sendBy: 'sms' })).body.formErrors.sendBy).toBe(
      'Your site sends no SMS: please choose e-mail.',
    );
    const sent = await give(bob, anna, { ...thanks, sendBy: 'sms' });
    expect(sent.body.message).toContain('It goes by e-mail');
    const silent = await portal.make.member({ site_template: 'alba', email: null });
    const quote = { what: 'thankyou', points: 0, sendBy: 'sms', recipients: [silent.memberId] };
    expect((await as(bob, '/api/reward/quote', quote)).body.quote.unreachable.count).toBe(1);
    expect((await give(bob, silent, { ...thanks, sendBy: 'sms' })).body.unreachable.count).toBe(1);
    await without();
    expect((await give(anna, bob, { ...thanks, sendBy: 'sms' })).body.message).not.toContain('e-mail');
  });
});

describe('celebrations and get to know', () => {
  const celebrating = async (by: MadeMember) =>
    toRecords<{ firstName: string; interest1: string }>((await as(by, '/api/site/getcelebrations')).body.report);
  const names = (rows: { firstName: string }[]) => rows.map(({ firstName }) => firstName).sort();

  test('who is of a site without them neither sees nor is shown', { tags: 'seed' }, async () => {
    await without();
    expect(names((await homeOf(anna)).homeCelebrations)).toEqual(['Anna', 'Bob']);
    expect(names((await homeOf(anna)).homeGetToKnow)).toEqual(['Bob']);
    expect(names(await celebrating(bob))).toEqual(['Anna', 'Bob']);
    await without('celebrations', 'getToKnow');
    expect(await homeOf(anna)).toMatchObject({ homeCelebrations: [], homeGetToKnow: [] });
    const other = await homeOf(bob);
    expect([names(other.homeCelebrations), other.homeGetToKnow]).toEqual([['Bob'], []]);
    expect(names(await celebrating(bob))).toEqual(['Bob']);
    expect((await as(bob, '/api/member/gettoknow', { memberId: anna.memberId })).body.person).toBeNull();
    const card = { ...thanks, reason: 'Birthday' };
    expect((await give(anna, bob, card)).body.feature).toBe('celebrations');
    expect((await give(bob, anna, card)).status).toBe(200);
  });

  test('what somebody told is there again, whatever they saved meanwhile', async () => {
    await without('getToKnow');
    const saved = await as(anna, '/api/member/memberupdate', {
      interest1: '',
      interestOtherDesc: '',
      firstname: 'Änne',
    });
    expect(saved.body.memberData).toMatchObject({ firstname: 'Änne', interest1: 'Y', interestOtherDesc: 'Chess' });
    await without();
    expect((await as(bob, '/api/member/gettoknow', { memberId: anna.memberId })).body.person.interestOtherDesc).toBe(
      'Chess',
    );
    // Celebrated without being told of: the way to who they are is not shown.
    await without('getToKnow');
    expect((await celebrating(bob)).find(({ firstName }) => firstName === 'Änne')?.interest1).toBe('');
  });
});

describe('the shop', () => {
  test('goes with its basket, which is there again; what was ordered is read, cancelled and finished', async () => {
    await without();
    const shop = shopping(portal);
    const mug = await makeShop(portal).product({ price: 5000 });
    const desk = await portal.make.member({ roles: [{ capability: 'shop' }], site_template: 'alba' });
    await shop.add(anna, mug);
    const { body: summary } = await shop.summary(anna);
    expect((await shop.order(anna, summary.vfyTotal)).status).toBe(200);
    await shop.add(anna, mug);
    await without('shop');
    expect((await shop.basket(anna)).body.feature).toBe('shop');
    const { orders } = await shop.orders(anna);
    expect(orders).toHaveLength(1);
    expect((await as(desk, '/api/shop/desklist')).body.total).toBe(1);
    await without();
    expect((await shop.basket(anna)).body.totalBasketQty).toBe(1);
  });
});

describe('ideas and the competition', () => {
  test('an idea that waits is decided, and its author paid, after the idea box went', { tags: 'seed' }, async () => {
    await without();
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    const { ideaBoxId } = (await as(anna, '/api/idea/ideasubmit', idea)).body;
    await without('ideas');
    const before = (await homeOf(anna)).memberData.awardsPointsAvailable;
    const review = { ideaBoxId, actionStatus: 'Good.', points: 50 };
    expect((await as(ada, '/api/idea/donexusideareview', review)).status).toBe(200);
    expect((await homeOf(anna)).memberData.awardsPointsAvailable).toBe(before + 50);
    const textOf = async () => (await portal.letters(anna, 'idea reviewed'))[0]?.text;
    expect(await textOf()).not.toContain('/ideabox');
    await without();
    expect(await textOf()).toContain('/ideabox');
    expect((await as(anna, '/api/idea/myideas')).body.report.rows).toHaveLength(1);
  });

  test('a competition runs at the other sites, and is set up by who keeps it', async () => {
    await without('competition');
    const setup = {
      ...{ startDate: '2026-11-01', endDate: '2026-11-30', title: 'Colleague of the Season', description: 'Tell us.' },
      ...{ textboxTitle: 'Why?', textboxDescription: 'In your words', isEnabled: true },
    };
    expect((await as(ada, '/api/competition/admincompetitionupdate', setup)).status).toBe(200);
    expect((await as(ada, '/api/competition/admincompetitionget')).body.competition.title).toBe(setup.title);
    expect((await homeOf(anna)).other).toMatchObject({ isCompetition: false, competition: null });
    expect((await homeOf(bob)).other.isCompetition).toBe(true);
    const entry = { nomCat: [setup.title], reason: 'Because.', members: [bob.memberId] };
    const refused = await withoutEffect(portal.db, () => as(anna, '/api/competition/newnom', entry));
    expect(refused.body.message).toBe('Competition not currently running');
    expect((await as(bob, '/api/competition/newnom', { ...entry, members: [anna.memberId] })).status).toBe(200);
  });
});

describe('a change', () => {
  const attempt = async (features: object) =>
    (await as(ada, '/api/admin/tryprogramme', { parts: { features: { ...seed.features, ...features } } })).body;

  test('tells whom it concerns and what they have in it', async () => {
    await without();
    const { sites } = (await as(ada, '/api/admin/programmenow')).body;
    expect(sites.map(({ site }: { site: string }) => site)).toEqual(['alba', 'laurel']);
    const points = (await homeOf(anna)).memberData.awardsPointsAvailable;
    const { examples, needsSecond } = await attempt({
      shop: { on: true, sites: { alba: false } },
      celebrations: { on: false, sites: { alba: true } },
      competition: { on: false, sites: {} },
    });
    const [competition, shop, celebrations] = examples;
    const people = Object.fromEntries(sites.map((one: { site: string; people: number }) => [one.site, one.people]));
    expect([examples.length, needsSecond]).toEqual([3, false]);
    expect(competition).toMatchObject({
      feature: 'competition',
      lose: { people: people.alba + people.laurel, things: 1 },
    });
    expect(shop).toMatchObject({ at: 'features.shop', lose: { people: people.alba, things: points }, gain: 0 });
    expect(celebrations).toMatchObject({ feature: 'celebrations', lose: { people: people.laurel, things: 1 } });
    await without('shop');
    const back = (await attempt({})).examples;
    expect(back).toEqual([
      { what: 'feature', at: 'features.shop', feature: 'shop', lose: { people: 0, things: 0 }, gain: people.alba },
    ]);
  });

  test('is told by the site, and refuses what is none', async () => {
    await without();
    const { differences } = await attempt({ sms: { on: false, sites: { alba: true } } });
    expect(differences).toEqual([
      { at: 'features.sms.on', name: '', before: 'true', after: 'false' },
      { at: 'features.sms.sites.alba', name: '', before: '', after: 'true' },
    ]);
    const errors = async (sms: unknown) => (await attempt({ sms })).formErrors;
    expect(await errors({ on: 'yes', sites: {} })).toEqual({ 'features.sms.on': 'Please say true or false.' });
    expect(Object.values(await errors({ on: true, sites: { 'A B': true } }))[0]).toContain('as the roster does');
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`s${n}`, true]));
    expect(Object.values(await errors({ on: true, sites: many }))[0]).toBe('Please list at most 200 sites.');
    expect(await errors(undefined)).toBeTruthy();
  });

  test('a programme of before has everything', async () => {
    await goBy(portal, { categories: [] });
    expect((await as(ada, '/api/admin/programmenow')).body.goes.document.features).toEqual(seed.features);
  });
});
