import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { boostPeopleMax } from '@laurel/contract/limits';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import type { Audience } from '@laurel/contract/programme/audience';
import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { feedOf } from '../../test/feed.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';
import { step, stepsIn } from '../../test/waiting-steps.ts';

let portal: TestApp;
let eva: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cid: MadeMember;
let dee: MadeMember;
let reader: MadeMember;

const showing = { seen: { audience: 'everybody', points: true } } as const;

beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  await goBy(portal, {
    ...{ seen: { audience: 'everybody', points: false }, approvals: { daysMost: 10, rules: [] } },
    features: going.features,
  });
  const member = (firstname: string, surname: string, points = 0) => portal.make.member({ firstname, surname, points });
  eva = await member('Eva', 'Else', 500);
  ann = await member('Ann', 'Able', 100);
  bob = await member('Bob', 'Best', 100);
  cid = await member('Cid', 'Calm', 100);
  dee = await member('Dee', 'Dawn', 100);
  reader = await member('Rea', 'Reads');
  await begin();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const { site, newest, noticesOf, told, readAll, begin, mailsOf, mail, ...feed } = feedOf(() => portal);
const { confirm, decline, reserved } = stepsIn(() => portal);
const [amount, double] = going.points.payItForward as [number, number];
const thanks = going.celebrate.thankYou.name;

/** Eva thanks somebody; answers of the place of that in the feed. */
const give = ({ to = [ann], audience }: { to?: readonly MadeMember[]; audience?: Audience } = {}) =>
  feed.give({ by: eva, to, audience });
const as = (by: MadeMember, path: string, body: object, key?: string): Promise<Answer> =>
  portal.post(path, body, { as: by.id, ...(key ? { key } : {}) });
const add = (place: string, by: MadeMember, more: object = {}, key?: string) =>
  as(by, '/api/reward/boost', { place, points: amount, ...more }, key);

async function added(place: string, by: MadeMember, points = amount): Promise<Answer['body']> {
  const { status, body } = await add(place, by, { points });
  expect([status, body.formErrors, body.recipients > 0]).toEqual([200, undefined, true]);
  return body;
}
const seen = async (by: MadeMember, scope?: string) => (await newest(by, scope)).boosts as Boosts;
const list = async (place: string, by: MadeMember, more: object = {}) =>
  (await as(by, '/api/reward/boostlist', { place, ...more })).body;

async function has({ id }: MadeMember): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_accounts where member_id = ${id} and kind = 'wallet' and closed_at is null`.execute(
    portal.db,
  );
  return rows[0]?.balance ?? 0;
}
const cards = async (by: MadeMember) => {
  const selMonth = portal.now.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { body } = await as(by, '/api/report/myrecognitions', { selMonth });
  return toRecords(body.report) as RecognitionEntry[];
};

describe('a boost', () => {
  test('pays points of one’s own to whoever received an item, and stands on it, not beside it', async () => {
    await goBy(portal, showing);
    const place = await give();
    expect(await seen(dee)).toEqual({
      ...{ place, points: null, mine: 0, names: [], count: 0, isMore: false, mayAdd: true },
    });
    const { body } = await as(dee, '/api/reward/boostquote', { place, points: double });
    expect(body.quote).toMatchObject({ recipients: 1, pointsEach: double, pointsTotal: double, left: 100 - double });
    expect(await added(place, dee, double)).toMatchObject({ recipients: 1, pointsTotal: double });
    expect([await has(dee), await has(ann), await has(eva)]).toEqual([100 - double, 100 + double, 500]);
    await added(place, cid);
    await added(place, dee);
    const all = 2 * amount + double;
    expect(await seen(dee)).toMatchObject({ points: null, mine: amount + double, names: ['Cid Calm'], count: 2 });
    expect(await seen(ann)).toMatchObject({ points: all, mine: 0, names: ['Dee Dawn', 'Cid Calm'], mayAdd: false });
    expect(await seen(eva)).toMatchObject({ points: null, count: 2, mayAdd: false });
    expect((await as(dee, '/api/site/recognitionfeeditem', { place })).body.item.boosts).toEqual(await seen(dee));
    const { people } = await list(place, ann);
    expect(people.map((one: Record<string, unknown>) => [one.memberName, one.points, one.to])).toEqual([
      ...[
        ['Dee Dawn', amount, 1],
        ['Cid Calm', amount, 1],
      ],
      ['Dee Dawn', double, 1],
    ]);
    const { body: page } = await as(reader, '/api/site/recognitionfeed', { scope: 'everybody' });
    expect(
      page.items.filter((item: { from?: { memberName: string } }) => item.from?.memberName === 'Dee Dawn'),
    ).toEqual([]);
    expect((await as(dee, '/api/site/recognitionfeed', { scope: 'mine' })).body.items).toEqual([]);
  });

  test('is a gift in the books, and among one’s cards, with the place of what it was added to', async () => {
    const place = await give();
    await added(place, dee);
    expect(await cards(dee)).toMatchObject([{ type: 'PIF', isFrom: true, memberName: 'Ann Able', boosts: place }]);
    expect(await cards(ann)).toMatchObject([
      { type: 'PIF', isFrom: false, points: amount, memberName: 'Dee Dawn', boosts: place, value: thanks },
      { type: 'Card', memberName: 'Eva Else', boosts: '' },
    ]);
    const { body } = await as(ann, '/api/report/statement', {});
    expect(body.report.rows[0]).toMatchObject({ 1: `Paid forward by Dee Dawn: ${thanks}`, 2: amount });
    const [gift] = await cards(ann);
    const cardId = gift?.cardId;
    const card = (await as(ann, '/api/site/getcard', { cardId })).body;
    expect(card).toMatchObject({ card: { boosts: place }, seen: null, boosts: null, reactions: null, comments: null });
    const [original] = (await cards(ann)).filter(({ boosts }) => boosts === '');
    const shown = (await as(ann, '/api/site/getcard', { cardId: original?.cardId })).body;
    expect(shown.boosts).toMatchObject({ place, points: amount, names: ['Dee Dawn'] });
    expect((await as(reader, '/api/site/getcard', { cardId })).status).toBe(404);
    // Nobody is recognised lately by it, nor hears more of it than is shown.
    const { body: lately } = await as(reader, '/api/site/getrecentrecognition', {});
    expect(lately.report.rows.filter((row: string[]) => row.includes('Ann Able'))).toEqual([]);
  });

  test('shows points where the company and the receivers show theirs; who gave or got them knows', async () => {
    const place = await give({ to: [ann, bob] });
    await added(place, dee);
    expect([(await seen(reader)).points, (await seen(dee)).points, (await seen(bob)).points]).toEqual([
      ...[null, amount, amount],
    ]);
    await goBy(portal, showing);
    expect((await seen(reader)).points).toBe(null);
    const audience = { audience: 'everybody', showsPoints: true };
    // loop: each says so of their own card
    for (const who of [ann, bob]) {
      const [card] = (await cards(who)).filter(({ boosts }) => boosts === '');
      expect((await site('cardaudience', { cardId: card?.cardId, ...audience }, who)).body).toMatchObject({});
    }
    await sql`update recognitions set shows_points = true where to_id in (${ann.id}, ${bob.id}) and boosts_item is null`.execute(
      portal.db,
    );
    expect(await seen(reader)).toMatchObject({ points: amount, names: ['Dee Dawn'], count: 1 });
    expect((await list(place, reader)).people).toMatchObject([{ memberName: 'Dee Dawn', points: amount, to: 2 }]);
  });

  test('goes to those alone whose card one sees, and is known to those alone who see one of these', async () => {
    const place = await give({ to: [ann, bob] });
    await sql`update recognitions set audience = 'us' where to_id = ${bob.id}`.execute(portal.db);
    await added(place, dee);
    expect([await has(ann), await has(bob)]).toEqual([100 + amount, 100]);
    // Bob's card is nobody's business: what he adds is known to who gave it, and to who got it from him.
    await added(place, bob);
    expect(await has(ann)).toBe(100 + 2 * amount);
    expect([(await seen(reader)).count, (await seen(eva, 'mine')).count, (await seen(bob)).count]).toEqual([1, 2, 2]);
    expect((await list(place, reader)).people).toMatchObject([{ memberName: 'Dee Dawn', to: 1 }]);
    expect((await list(place, eva)).people.length).toBe(2);
    await sql`update recognitions set audience = 'us' where to_id = ${ann.id} and boosts_item is null`.execute(
      portal.db,
    );
    expect((await list(place, reader)).status ?? (await as(reader, '/api/reward/boostlist', { place })).status).toBe(
      404,
    );
    expect((await add(place, reader)).status).toBe(404);
    expect((await as(reader, '/api/reward/boostquote', { place, points: amount })).status).toBe(404);
  });

  test('is refused on one’s own card, where nobody is left, where too many got it, and for what cannot be paid', async () => {
    const place = await give();
    expect((await add(place, eva)).body).toMatchObject({ message: expect.stringMatching(/own card/) });
    expect((await add(place, ann)).body.formErrors.place).toMatch(/yourself/);
    expect((await add(place, reader)).body).toMatchObject({ message: expect.stringMatching(/enough/) });
    expect((await add(place, dee, { points: 7 })).body.formErrors.points).toContain(`${amount}, ${double}`);
    expect((await add('17.2', dee)).status).toBe(404);
    expect((await add('x', dee)).body.formErrors.place).toBeTruthy();
    await sql`update members set deactivated_at = now() where id = ${ann.id}`.execute(portal.db);
    expect(await seen(dee)).toMatchObject({ mayAdd: false });
    expect((await add(place, dee)).body.message).toMatch(/Nobody else/);
    await sql`update members set deactivated_at = null where id = ${ann.id}`.execute(portal.db);
    const many = await Promise.all(Array.from({ length: boostPeopleMax + 1 }, () => portal.make.member({})));
    const large = await give({ to: many });
    expect(await seen(dee)).toMatchObject({ count: 0, mayAdd: false });
    expect((await add(large, dee)).body.message).toMatch(/more than 20 people/);
    await expectBooksRight(portal.db);
  });

  test('is not there where a site does without it, and is not added where it does without Pay It Forward', async () => {
    const place = await give();
    const off = { on: false, sites: {} };
    await goBy(portal, { features: { ...going.features, payItForward: off } });
    expect(await seen(dee)).toMatchObject({ place, mayAdd: false });
    expect((await add(place, dee)).body).toMatchObject({ feature: 'payItForward' });
    await goBy(portal, { features: { ...going.features, boosts: off } });
    expect(await seen(dee)).toBe(null);
    expect((await add(place, dee)).body).toMatchObject({ feature: 'boosts' });
  });

  test('of what was seen otherwise is asked again', async () => {
    const place = await give({ to: [ann, bob] });
    const quote = { recipients: 2, pointsTotal: 2 * amount };
    await sql`update recognitions set audience = 'us' where to_id = ${bob.id}`.execute(portal.db);
    expect((await add(place, dee, { quote })).body).toMatchObject({
      quote: { recipients: 1, pointsTotal: amount },
    });
    expect((await add(place, dee, { quote: { recipients: 1, pointsTotal: amount } })).status).toBe(200);
  });

  test('pays who has two cards of one thing once, as after two accounts became one, and tells them of it once', async () => {
    const place = await give({ to: [ann, bob] });
    await sql`update recognitions set to_id = ${ann.id} where to_id = ${bob.id}`.execute(portal.db);
    await begin();
    expect(await added(place, dee)).toMatchObject({ recipients: 1, pointsTotal: amount });
    expect([await has(ann), (await seen(ann)).points]).toEqual([100 + amount, amount]);
    expect((await list(place, ann)).people).toMatchObject([{ memberName: 'Dee Dawn', to: 1 }]);
    expect((await cards(ann)).map(({ boosts }) => boosts)).toEqual([place, '', '']);
    expect(await told(ann, 'card')).toHaveLength(1);
    expect((await as(dee, '/api/site/recognitionfeed', { scope: 'everybody' })).body.items[0].place).toBe(place);
    expect((await site('setreaction', { place, reaction: 'love' }, ann)).status).toBe(200);
  });

  test('taken back is gone from the item, and the points are back', async () => {
    const place = await give();
    const { takeBack } = await added(place, dee);
    expect((await as(dee, '/api/reward/takeback', { awardId: takeBack.awardId })).status).toBe(200);
    expect([await has(dee), await has(ann), (await seen(ann)).count]).toEqual([100, 100, 0]);
    expect(await list(place, ann)).toMatchObject({ people: [], next: null });
    await expectBooksRight(portal.db);
  });

  test('waits where the programme says so, adds once it is confirmed, and is refused when there is nothing to add to', async () => {
    const boss = await portal.make.member({ is_manager: true });
    await sql`update members set manager_id = ${boss.id} where id = ${dee.id}`.execute(portal.db);
    const rule: ApprovalRule = {
      ...{ key: 'rule-1', what: 'payItForward', when: 'always', above: 0, scopeKind: 'everything', scopeCode: '' },
      steps: [step('giversManager')],
    };
    await goBy(portal, { approvals: { daysMost: 10, rules: [rule] } });
    const place = await give();
    const ask = async () => (await add(place, dee)).body.second.approvalId as string;
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect([await has(dee), await has(ann), await reserved(), (await seen(ann)).count]).toEqual([
      ...[100 - 3 * amount, 100, 3 * amount, 0],
    ]);
    expect((await confirm(boss, first)).status).toBe(200);
    expect((await decline(boss, second)).status).toBe(200);
    expect([await has(ann), (await seen(ann)).names]).toEqual([100 + amount, ['Dee Dawn']]);
    await sql`update recognitions set hidden_at = now() where to_id = ${ann.id} and boosts_item is null`.execute(
      portal.db,
    );
    expect((await confirm(boss, third)).body).toMatchObject({
      message: expect.stringMatching(/taken back, or hidden/),
    });
    expect((await decline(boss, third)).status).toBe(200);
    expect([await has(dee), await has(ann), await reserved()]).toEqual([100 - amount, 100 + amount, 0]);
  });
});

describe('many at once', () => {
  test('spend no more than a wallet holds; the same under one key is one; all of many givers arrive', async () => {
    const place = await give({ to: [ann, bob] });
    const afforded = Math.floor(100 / (2 * amount));
    const times = afforded + 20;
    const answers = await Promise.all(Array.from({ length: times }, () => add(place, dee)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(afforded);
    expect(answers.filter(({ body }) => /enough/.test(body.message)).length).toBe(times - afforded);
    expect([await has(dee), await has(ann), await has(bob)]).toEqual([
      ...[100 - afforded * 2 * amount, 100 + afforded * amount, 100 + afforded * amount],
    ]);
    await Promise.all(Array.from({ length: 10 }, () => add(place, cid, {}, 'boost')));
    expect(await has(cid)).toBe(100 - 2 * amount);
    const givers = await Promise.all(Array.from({ length: 20 }, () => portal.make.member({ points: 3 * amount })));
    const all = await Promise.all(givers.map((by) => add(place, by)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await has(ann)).toBe(100 + (afforded + 1 + givers.length) * amount);
    expect(await seen(ann)).toMatchObject({ count: 2 + givers.length, isMore: false });
    const first = await list(place, ann, { limit: 25 });
    const rest = await list(place, ann, { limit: 50, after: first.next });
    expect([first.people.length, rest.people.length, rest.next]).toEqual([25, afforded + 1 + givers.length - 25, null]);
    await expectBooksRight(portal.db);
  });

  test('boosts, who takes one back and a giver who withdraws what they are on leave the books right', async () => {
    const place = await give();
    const { takeBack } = await added(place, dee);
    const [item] = (await cards(eva)).map((card) => card.takeBack);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => add(place, cid)),
      as(dee, '/api/reward/takeback', { awardId: takeBack.awardId }),
      as(eva, '/api/reward/takeback', { awardId: item?.awardId }),
      ...Array.from({ length: 8 }, () => add(place, bob)),
    ]);
    expect(answers.filter(({ status }) => ![200, 400, 404].includes(status))).toEqual([]);
    expect(await has(dee)).toBe(100);
    expect((await has(ann)) + (await has(bob)) + (await has(cid))).toBe(300);
    await expectBooksRight(portal.db);
  });
});

describe('of a boost', () => {
  test('hears who gets it at once, with who gave what it is added to; its giver as of one, until they have looked', async () => {
    const place = await give();
    await begin();
    await added(place, dee, double);
    expect(await noticesOf(ann, 'card')).toMatchObject([
      { words: `Dee Dawn adds to the card that Eva Else gave you! ${double} Points are yours.` },
    ]);
    const [original] = (await cards(ann)).filter(({ boosts }) => boosts === '');
    expect((await noticesOf(ann, 'card'))[0]?.path).toBe(`/card/${original?.cardId}`);
    expect(await told(eva, 'reaction')).toEqual(['Dee Dawn added points to your card for Ann Able.']);
    await added(place, cid);
    await added(place, cid);
    expect(await told(eva, 'reaction')).toEqual(['Cid Calm and 1 other added points to your card for Ann Able.']);
    portal.now = new Date(portal.now.getTime() + 1000);
    await readAll(eva);
    portal.now = new Date(portal.now.getTime() + 1000);
    await added(place, bob);
    expect(await told(eva, 'reaction')).toEqual(['Bob Best added points to your card for Ann Able.']);
    const mails = (await mailsOf('card')).filter(({ memberId }) => memberId === ann.id);
    expect(await mail(mails.at(-1))).toMatchObject({ subject: 'Bob Best adds to the card that Eva Else gave you!' });
  });

  test('one who is erased has no name there any more; the points stay where they are', async () => {
    const place = await give();
    await added(place, dee);
    await sql`update members set deactivated_at = ${portal.now} where id = ${dee.id}`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, dee.memberNumber, portal.now));
    expect(await seen(ann)).toMatchObject({ points: amount, names: ['Former colleague'], count: 1 });
    expect((await list(place, ann)).people).toMatchObject([{ memberId: '', memberName: 'Former colleague' }]);
    expect(await has(ann)).toBe(100 + amount);
  });
});
