import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transaction } from '#db/transaction';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { clockworkOf } from '../../test/clockwork.ts';
import { withoutEffect } from '../../test/effects.ts';
import { buy, makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';
import { csv } from '../../test/roster.ts';
import { upload } from '../../test/upload.ts';
import { bindPerson } from '../session/bind.ts';
import { followMergers } from './follow.ts';

let portal: TestApp;
let pia: MadeMember;
let eve: MadeMember;
/** One human, twice. */
let ann: MadeMember;
let twin: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ CORRECTION_POINTS_ALONE: '5000' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  const { make } = portal;
  pia = await make.member({ roles: [{ capability: 'people' }], firstname: 'Pia', surname: 'People' });
  eve = await make.member({ is_admin_reports: true, firstname: 'Eve', surname: 'Even' });
  ann = await make.member({ points: 300, firstname: 'Ann', surname: 'Able' });
  twin = await make.member({ points: 70, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ points: 1000, firstname: 'Bob', surname: 'Best' });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const as = (by: MadeMember) => (path: string, body: object) => portal.post(path, body, { as: by.id });
const tried = async (stays: MadeMember, doubled: MadeMember, by = pia) =>
  as(by)('/api/admin/trymerger', { memberId: stays.memberId, otherId: doubled.memberId, staysId: stays.memberId });
const wishOf = async (stays: MadeMember, doubled: MadeMember) => ({
  ...{ staysId: stays.memberId, doubledId: doubled.memberId, reason: 'Delivered twice.' },
  seen: (await tried(stays, doubled)).body.preview.stamp as string,
});
const confirm = (approvalId: string, by = eve) => as(by)('/api/admin/confirmapproval', { approvalId });
/** Asked by one, and confirmed by the other. */
async function merge(stays: MadeMember, doubled: MadeMember) {
  const { status, body } = await as(pia)('/api/admin/merge', await wishOf(stays, doubled));
  expect([status, body.second?.seconds.names]).toEqual([200, ['Eve Even']]);
  return confirm(body.second.approvalId);
}
const changedWords = 'This is no longer the account that you saw: please look at it again.';
const person = async (who: MadeMember) => (await as(pia)('/api/admin/person', { memberId: who.memberId })).body;
const give = async (by: MadeMember, to: MadeMember[], gift: object = {}) => {
  const { status, body } = await as(by)('/api/reward/doreward', {
    ...{ what: 'payitforward', reason: 'Act of Courage', message: 'You stood up.', sendBy: 'email', points: 10 },
    recipients: to.map(({ memberId }) => memberId),
    ...gift,
  });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body;
};
const wallet = async (who: MadeMember) =>
  (await as(who)('/api/member/getmemberdata', {})).body.memberData.awardsPointsAvailable as number;
const lines = async (stays: MadeMember, doubled: MadeMember) => {
  const { account } = (await tried(stays, doubled)).body.preview;
  return Object.fromEntries(
    account.lines.map((line: { kind: string; moves: number; together: number }) => [
      line.kind,
      [line.moves, line.together],
    ]),
  );
};
const idsIn = async (query: ReturnType<typeof sql>) => (await query.execute(portal.db)).rows;

describe('what is shown before', () => {
  test('is an account of both, and who signed on last stays', { tags: 'seed' }, async () => {
    await portal.db.insertInto('last_sign_ons').values({ member_id: twin.id, at: portal.now }).execute();
    await give(bob, [ann, twin]);
    await give(twin, [ann]);
    const { body } = await as(pia)('/api/admin/trymerger', { memberId: ann.memberId, otherId: twin.memberId });
    expect(body.preview).toMatchObject({
      stays: { memberId: twin.memberId, memberNumber: twin.memberNumber, isHere: true },
      doubled: { memberId: ann.memberId, memberName: 'Ann Able', dateLastSignedOn: null },
      account: {
        stays: { wallet: { before: 70, after: 390 }, pot: { before: null, after: null } },
        doubled: { wallet: { before: 320, after: null }, pot: { before: null, after: null } },
      },
      seconds: { count: 1, names: ['Eve Even'] },
    });
    expect(await lines(twin, ann)).toMatchObject({ cardsReceived: [1, 1] });
  });

  test('refuses what cannot be: the same twice, who has left to stay, who is merged or erased, and by themselves', async () => {
    const words = async (stays: MadeMember, doubled: MadeMember, by = pia) => {
      const { status, body } = await tried(stays, doubled, by);
      return [status, body.message];
    };
    expect(await words(ann, ann)).toEqual([400, 'Please choose somebody else: these are the same account.']);
    expect((await words(ann, pia))[0]).toBe(403);
    expect((await words(ann, eve))[1]).toBe(
      'One of the two has a role that you do not give. An administrator merges these.',
    );
    expect((await words(ann, twin, bob))[0]).toBe(403);
    const gone = await portal.make.member({ deactivated_at: portal.now });
    expect((await words(gone, ann))[1]).toMatch(/has left/);
    expect((await words(ann, gone))[0]).toBe(200);
    await sql`update members set erased_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    expect((await words(ann, gone))[1]).toMatch(/was erased/);
    expect((await merge(ann, twin)).status).toBe(200);
    expect((await words(bob, twin))[1]).toMatch(/Ann Able stands for it/);
    expect((await words(twin, bob))[1]).toMatch(/Ann Able stands for it/);
  });
});

describe('two accounts become one', () => {
  test('by two people, once, and the other way round no more', { tags: 'seed' }, async () => {
    const wish = await wishOf(ann, twin);
    const back = await wishOf(twin, ann);
    const asked = await as(pia)('/api/admin/merge', wish);
    const askedBack = await as(pia)('/api/admin/merge', back);
    expect(await withoutEffect(portal.db, () => confirm(asked.body.second.approvalId, pia))).toMatchObject({
      status: 403,
    });
    const done = await confirm(asked.body.second.approvalId);
    expect([done.status, done.body.message]).toEqual([
      200,
      `Ann Able stands for number ${twin.memberNumber} now. They are told.`,
    ]);
    expect((await confirm(asked.body.second.approvalId)).status).toBe(400);
    expect((await confirm(askedBack.body.second.approvalId)).status).toBe(400);
    expect((await as(pia)('/api/admin/merge', back)).status).toBe(400);
    expect(await wallet(ann)).toBe(370);
    const [letter] = await portal.letters(ann, 'accounts merged');
    expect(letter).toMatchObject({ subject: 'Your two accounts are one now' });
    expect(letter?.text).toContain(`under the numbers ${ann.memberNumber} and ${twin.memberNumber}`);
    const { merged } = await person(ann);
    expect(merged).toEqual([
      {
        ...{
          memberNumber: twin.memberNumber,
          byMember: 'Pia People',
          secondMember: 'Eve Even',
          reason: 'Delivered twice.',
        },
        ...{ dateMerged: portal.now.toISOString(), points: 70, potPoints: 0, lines: expect.any(Array) },
      },
    ]);
    expect((await person(twin)).standsFor).toMatchObject({ memberId: ann.memberId, memberName: 'Ann Able' });
    const { body: acts } = await as(pia)('/api/admin/personacts', { memberId: ann.memberId, limit: 25 });
    expect(acts.acts.map(({ title }: { title: string }) => title)).toContain('Merged two accounts');
  });

  test('the account that was seen, or nothing', { tags: 'seed' }, async () => {
    const wish = await wishOf(ann, twin);
    await give(bob, [twin]);
    const { status, body } = await withoutEffect(portal.db, () => as(pia)('/api/admin/merge', wish));
    expect([status, body.message, body.preview.account.doubled.wallet.before]).toEqual([400, changedWords, 80]);
    const { body: asked } = await as(pia)('/api/admin/merge', { ...wish, seen: body.preview.stamp });
    await give(bob, [twin]);
    expect((await withoutEffect(portal.db, () => confirm(asked.second.approvalId))).body.message).toBe(changedWords);
  });

  test('alone only where nobody else could confirm it', async () => {
    await sql`delete from role_assignments where member_id = ${eve.id}`.execute(portal.db);
    const wish = await wishOf(ann, twin);
    const { body } = await as(pia)('/api/admin/merge', wish);
    expect(body.nobodyElse).toBe(true);
    expect((await as(pia)('/api/admin/merge', { ...wish, alone: true })).status).toBe(200);
    expect((await person(ann)).merged).toMatchObject([{ secondMember: '' }]);
  });

  test('points come by a posting of their own, and pots keep their last days', { tags: 'seed' }, async () => {
    await portal.make.role(ann.id, { capability: 'manager', scopeKind: 'ownReports', source: 'roster' });
    await portal.make.role(twin.id, { capability: 'manager', scopeKind: 'ownReports', source: 'roster' });
    await portal.make.role(pia.id, { capability: 'finance' });
    for (const [period, lastDay, points] of [
      ['A', '2026-12-31', 50],
      ['B', null, 30],
    ] as const) {
      const wish = {
        kind: 'grant',
        memberIds: [twin.memberId],
        points,
        perReport: false,
        period,
        lastDay,
        carries: false,
      };
      const grant = { ...wish, reason: 'Agreed', seen: { people: 1, points } };
      expect((await as(pia)('/api/admin/changebudget', grant)).status).toBe(200);
    }
    expect((await merge(ann, twin)).status).toBe(200);
    expect(
      await idsIn(sql`select period, left_points, ends_on::text from pot_lots where member_id = ${ann.id} order by id`),
    ).toEqual([
      { period: 'A', left_points: 50, ends_on: '2026-12-31' },
      { period: 'B', left_points: 30, ends_on: null },
    ]);
    const { body } = await as(ann)('/api/report/statement', {});
    expect(body.report.rows[0].slice(1)).toEqual([`From your account under number ${twin.memberNumber}`, 70]);
    const { body: ledger } = await as(pia)('/api/admin/personledger', { memberId: ann.memberId, limit: 25 });
    const wallets = ledger.movements.filter(({ account }: { account: string }) => account === 'wallet');
    expect(wallets.map(({ kind, points }: { kind: string; points: number }) => [kind, points])).toContainEqual([
      'merger',
      -70,
    ]);
    // A period grants once, under whatever number.
    const again = {
      kind: 'grant',
      memberIds: [ann.memberId],
      points: 50,
      perReport: false,
      period: 'A',
      lastDay: null,
      carries: false,
    };
    const { body: shown } = await as(pia)('/api/admin/trybudget', again);
    expect(shown.preview).toMatchObject({ points: 0 });
  });

  test('an order goes along: it is read, cancelled and refunded by who stays', async () => {
    const product = await makeProduct(portal, { stock: 10, price: 1 });
    const kept = await buy(portal, twin, [product]);
    const other = await buy(portal, twin, [product]);
    const before = await wallet(ann);
    const left = await wallet(twin);
    expect((await merge(ann, twin)).status).toBe(200);
    const { body } = await as(ann)('/api/shop/orders', {});
    expect(body.orders.map(({ memberOrderId }: { memberOrderId: string }) => memberOrderId).sort()).toEqual(
      [kept.memberOrderId, other.memberOrderId].sort(),
    );
    expect(await wallet(ann)).toBe(before + left);
    expect((await as(ann)('/api/shop/cancelOrder', { memberOrderId: kept.memberOrderId })).status).toBe(200);
    const refund = { memberOrderItemId: other.memberOrderItemId, qty: 1, reason: 'Broken' };
    expect((await as(eve)('/api/shop/deskrefund', refund)).status).toBe(200);
    expect(await wallet(ann)).toBe(before + 70);
  });

  test('votes for ideas count once each, and none is for one’s own', async () => {
    const category = going.ideaCategories[0]?.name;
    const suggest = async (by: MadeMember) =>
      (await as(by)('/api/idea/ideasubmit', { category, title: 'Bees', idea: 'On the roof.', isShared: true })).body
        .ideaBoxId as string;
    const [ofBob, ofAnn, ofTwin] = [await suggest(bob), await suggest(ann), await suggest(twin)];
    const vote = async (by: MadeMember, ideaBoxId: string) =>
      (await as(by)('/api/idea/voteidea', { ideaBoxId, isVoted: true })).body.votes?.count;
    for (const [by, id] of [
      [ann, ofBob],
      [twin, ofBob],
      [twin, ofAnn],
      [ann, ofTwin],
      [bob, ofTwin],
    ] as const)
      await vote(by, id);
    expect((await merge(ann, twin)).status).toBe(200);
    expect(
      await idsIn(
        sql`select votes from ideas where id in (${ofBob}::bigint, ${ofAnn}::bigint, ${ofTwin}::bigint) order by id`,
      ),
    ).toEqual([{ votes: 1 }, { votes: 0 }, { votes: 1 }]);
    expect((await as(bob)('/api/idea/openidea', { ideaBoxId: ofTwin })).body.idea).toMatchObject({
      by: { memberId: ann.memberId },
      votes: { count: 1, isMine: true },
    });
  });

  test('group cards for one day are one with what was signed on either, and nobody has signed their own', async () => {
    const team = { manager_id: pia.id };
    const own = await portal.make.member({ ...team, firstname: 'Ann', surname: 'Able' });
    const other = await portal.make.member({ ...team, firstname: 'Ann', surname: 'Able' });
    const [bo, cy] = [await portal.make.member(team), await portal.make.member(team)];
    const begin = async (by: MadeMember, { memberId }: MadeMember, occasion: string): Promise<string> =>
      (await as(by)('/api/site/begingroupcard', { memberId, occasion, day: '2026-11-30' })).body.cardId;
    const sign = async (by: MadeMember, cardId: string) => {
      const text = `By ${by.memberId}`;
      const wish = { cardId, text, strokes: [], script: '', keepsPicture: false };
      expect((await as(by)('/api/site/signgroupcard', wish)).status).toBe(200);
    };
    const farewell = await begin(bo, own, 'farewell');
    const doubled = await begin(cy, other, 'farewell');
    const welcome = await begin(own, other, 'welcome');
    for (const by of [bo, other]) await sign(by, farewell);
    for (const by of [bo, cy, own]) await sign(by, doubled);
    for (const by of [cy, own]) await sign(by, welcome);
    expect((await merge(own, other)).status).toBe(200);
    const seenBy = async (by: MadeMember, cardId: string) => {
      const { status, body } = await as(by)('/api/site/groupcard', { cardId });
      const texts = body.list?.map(({ text }: { text: string }) => text);
      return [status, body.person?.memberId, texts];
    };
    const ofBo = `By ${bo.memberId}`;
    const ofCy = `By ${cy.memberId}`;
    expect(await seenBy(bo, farewell)).toEqual([200, own.memberId, [ofBo, ofCy]]);
    expect(await seenBy(bo, welcome)).toEqual([200, own.memberId, [ofCy]]);
    expect((await seenBy(bo, doubled))[0]).toBe(404);
    // Before its day nobody sees their own.
    expect(await Promise.all([farewell, welcome].map(async (id) => (await seenBy(own, id))[0]))).toEqual([404, 404]);
    portal.now = new Date('2026-11-30T12:00:00Z');
    await clockworkOf(portal).run('look-after-group-cards');
    expect(
      await idsIn(
        sql`select id::text from group_cards where member_id = ${own.id} and delivered_at is not null order by id`,
      ),
    ).toEqual([{ id: farewell }, { id: welcome }]);
    expect(
      await idsIn(sql`select text from words where of = 'signature' and by_id in (${own.id}, ${other.id})`),
    ).toEqual([]);
  });

  test('a group card that came to nobody is, after a merger, what the other of that day is', async () => {
    const [own, other] = [await portal.make.member(), await portal.make.member()];
    const cards = sql`insert into group_cards (member_id, occasion, day, begun_at, delivered_at, ended_at) values
      (${own.id}, 'birthday', '2026-11-19', '2026-11-14', null, '2026-11-19'),
      (${other.id}, 'birthday', '2026-11-19', '2026-11-14', '2026-11-19', null)
      returning id::text`;
    const [kept, gone] = (await idsIn(cards)) as { id: string }[];
    await sql`insert into group_card_signatures (card_id, by_id, created_at, changed_at)
      values (${gone?.id}::bigint, ${bob.id}, '2026-11-15', '2026-11-15')`.execute(portal.db);
    expect((await merge(own, other)).status).toBe(200);
    const { body } = await as(own)('/api/site/groupcardlist', { list: 'received' });
    expect(body.cards).toMatchObject([{ cardId: kept?.id, isDelivered: true, signatures: 1 }]);
  });

  test('cards, nominations, ideas, reports, roles and requests go along; what both have falls together', {
    tags: 'seed',
  }, async () => {
    const rita = await portal.make.member({ manager_id: twin.id });
    await portal.make.role(ann.id, { capability: 'inv' });
    await portal.make.role(twin.id, { capability: 'inv' });
    await portal.make.role(twin.id, { capability: 'manager', scopeKind: 'ownReports' });
    await give(bob, [ann, twin]);
    await give(twin, [bob], { what: 'thankyou', reason: 'Thank you', points: 0 });
    await give(twin, [ann], { what: 'thankyou', reason: 'Thank you', points: 0 });
    const nomination = { nomCat: ['Act of Courage'], reason: 'Stood up.' };
    await as(bob)('/api/nom/newnom', { ...nomination, members: [twin.memberId] });
    await as(twin)('/api/nom/newnom', { ...nomination, members: [bob.memberId] });
    await as(ann)('/api/nom/newnom', { ...nomination, members: [twin.memberId] });
    await as(twin)('/api/idea/ideasubmit', { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' });
    await as(twin)('/api/site/contactussend', {
      ContactName: 'Ann',
      EmailAddress: 'a@out.example',
      Message: 'Hello',
      AcceptTerms: true,
    });
    expect(await lines(ann, twin)).toMatchObject({
      ...{
        cardsReceived: [1, 0],
        cardsGiven: [1, 1],
        nominations: [2, 1],
        ideas: [1, 0],
        roles: [1, 1],
        reports: [1, 0],
      },
      contact: [1, 0],
    });
    expect((await merge(ann, twin)).status).toBe(200);
    expect((await person(rita)).manager).toMatchObject({ memberId: ann.memberId });
    expect((await person(ann)).roles.map(({ capability }: { capability: string }) => capability).sort()).toEqual([
      'inv',
      'manager',
    ]);
    const cards = (await as(ann)('/api/report/myrecognitions', { selMonth: 'November 2026' })).body;
    expect(cards.report.rows).toHaveLength(4);
    expect(
      await idsIn(sql`select count(*) filter (where hidden_at is not null) as hidden, count(*) as cards from recognitions
      where ${twin.id} in (from_id, to_id)`),
    ).toEqual([{ hidden: 1, cards: 1 }]);
    expect(await idsIn(sql`select state, closed_why from nominations where ${twin.id} in (by_id, nominee_id)`)).toEqual(
      [{ state: 'closed', closed_why: 'merged' }],
    );
    expect((await as(ann)('/api/idea/myideas', {})).body.report.rows).toHaveLength(1);
    // Nobody is left who would be led, searched for or chosen under the other number.
    const found = await as(pia)('/api/admin/peoplelist', { search: 'Able', limit: 25 });
    expect(found.body.people.map(({ memberNumber }: { memberNumber: string }) => memberNumber)).toContain(
      ann.memberNumber,
    );
    expect(found.body.people.map(({ memberNumber }: { memberNumber: string }) => memberNumber)).not.toContain(
      twin.memberNumber,
    );
  });

  test('a nomination that both were paid for keeps its books', { tags: 'seed' }, async () => {
    const chief = await portal.make.member({ is_manager: true, role_ca: true });
    for (const one of [ann, twin])
      await sql`update members set manager_id = ${chief.id} where id = ${one.id}`.execute(portal.db);
    for (const one of [ann, twin]) {
      const { body } = await as(bob)('/api/nom/newnom', {
        nomCat: ['Act of Courage'],
        reason: 'Stood up.',
        members: [one.memberId],
      });
      const rating = { reviewRating: 5, isCustom: false, customPoints: null, isIncludeInQuarterly: false };
      const rated = await as(chief)('/api/reward/donexusnomreviewreward', {
        nomId: body.nomIds[0],
        ...rating,
        quarterlyMotivation: '',
      });
      expect(rated.status).toBe(200);
    }
    expect((await merge(ann, twin)).status).toBe(200);
    // What was paid to the account that is closed is not taken from it: a debit takes it from who stays.
    const { rows } = await sql<{ id: number }>`
      select max(nomination_id) as id from recognitions where to_id = ${ann.id}`.execute(portal.db);
    const wish = { kind: 'nomination', subjectId: String(rows[0]?.id) };
    const { body } = await as(eve)('/api/admin/trycorrection', wish);
    expect(body.preview).toMatchObject({
      points: 0,
      people: [{ hindered: 'closed', memberNumber: twin.memberNumber }],
    });
    expect(
      await idsIn(sql`select count(*) as cards from recognitions where to_id = ${ann.id} and kind = 'nomination'`),
    ).toEqual([{ cards: 2 }]);
  });

  test('summaries of one quarter add up', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into quarters (num, year, period, created_at) values (1, 2020, '[2020-01-01,2020-04-01)', ${portal.now}) returning id`.execute(
      portal.db,
    );
    const quarter = rows[0]?.id;
    for (const [who, ref, total, average, counts] of [
      [ann, 1, 1, 6, { A: 1 }],
      [twin, 2, 3, 4, { A: 1, B: 2 }],
    ] as const)
      await sql`insert into quarter_summaries (quarter_id, nominee_id, ref, total_nominations, rating_average, category_counts)
        values (${quarter}, ${who.id}, ${ref}, ${total}, ${average}, ${JSON.stringify(counts)}::jsonb)`.execute(
        portal.db,
      );
    expect((await merge(ann, twin)).status).toBe(200);
    expect(
      await idsIn(
        sql`select nominee_id, total_nominations, rating_average::float8, category_counts from quarter_summaries where quarter_id = ${quarter}`,
      ),
    ).toEqual([{ nominee_id: ann.id, total_nominations: 4, rating_average: 4.5, category_counts: { A: 2, B: 2 } }]);
  });

  test('whoever keeps the people may be the second person', async () => {
    const una = await portal.make.member({ roles: [{ capability: 'people' }] });
    const { body } = await as(pia)('/api/admin/merge', await wishOf(ann, twin));
    expect(body.second.seconds.count).toBe(2);
    const { body: waiting } = await as(una)('/api/admin/approvals', { show: 'waiting' });
    expect(waiting.approvals.at(-1)).toMatchObject({
      kind: 'merger',
      merger: { stays: ann.memberNumber, doubled: twin.memberNumber, reason: 'Delivered twice.' },
    });
    expect((await confirm(body.second.approvalId, una)).status).toBe(200);
  });

  test('of two baskets one is left, of two limits one, and nobody is their own manager', async () => {
    const chief = await portal.make.member();
    const setManager = (who: MadeMember, of: MadeMember) =>
      sql`update members set manager_id = ${of.id} where id = ${who.id}`.execute(portal.db);
    await setManager(ann, twin);
    await setManager(twin, chief);
    const product = await makeProduct(portal, { stock: 10, price: 1 });
    const other = await makeProduct(portal, { stock: 10, price: 1 });
    await as(ann)('/api/shop/addtobasket', { productId: product });
    for (const productId of [product, other]) await as(twin)('/api/shop/addtobasket', { productId });
    for (const { id } of [ann, twin])
      await sql`insert into rate_counters (name, subject, window_start, hits)
        values ('sends', ${`member:${id}`}, ${portal.now}, 3)`.execute(portal.db);
    expect((await merge(ann, twin)).status).toBe(200);
    expect((await person(ann)).manager).toMatchObject({ memberId: chief.memberId });
    const lines = sql`select l.product_id::int as product, l.qty from basket_lines l join baskets b on b.id = l.basket_id
      where b.member_id = any(${[ann.id, twin.id]}::bigint[]) and b.ordered_at is null order by 1`;
    expect(await idsIn(lines)).toEqual([
      { product: Number(product), qty: 2 },
      { product: Number(other), qty: 1 },
    ]);
    expect(await idsIn(sql`select subject, hits from rate_counters where name = 'sends'`)).toEqual([
      { subject: `member:${ann.id}`, hits: 6 },
    ]);
  });

  test('promotional codes count together, as often as one person may use them', async () => {
    const { id: promo } = await portal.db
      .insertInto('promos')
      .values({ code: 'TWICE', kind: 'percent', percent: 10, limit_per_member: 2, uses: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const product = await makeProduct(portal, { stock: 10, price: 1 });
    for (const [who, n] of [
      [ann, 1],
      [twin, 1],
      [twin, 2],
    ] as const) {
      const { memberOrderId } = await buy(portal, who, [product]);
      await portal.db
        .insertInto('promo_uses')
        .values({ promo_id: promo, member_id: who.id, n, order_id: Number(memberOrderId), created_at: portal.now })
        .execute();
    }
    expect(await lines(ann, twin)).toMatchObject({ promoCodes: [1, 1] });
    expect((await merge(ann, twin)).status).toBe(200);
    expect(
      await idsIn(sql`select member_id, n from promo_uses where promo_id = ${promo} order by member_id, n`),
    ).toEqual([
      { member_id: ann.id, n: 1 },
      { member_id: ann.id, n: 2 },
      { member_id: twin.id, n: 2 },
    ]);
  });

  test('what somebody asked waits for them still, and what would be about themselves is withdrawn', async () => {
    const boss = await portal.make.member({ is_admin_reports: true });
    await portal.make.role(twin.id, { capability: 'administrator' });
    const credit = { kind: 'credit', account: 'wallet', points: 6000, seen: 6000, reason: 'Forgotten.' };
    const toBob = await as(twin)('/api/admin/correct', { ...credit, memberId: bob.memberId });
    const toAnn = await as(twin)('/api/admin/correct', { ...credit, memberId: ann.memberId });
    expect([toBob.body.second?.approvalId, toAnn.body.second?.approvalId]).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const wish = await tried(ann, twin, boss).then(({ body }) => body.preview.stamp);
    const asked = await as(boss)('/api/admin/merge', {
      ...{ staysId: ann.memberId, doubledId: twin.memberId, reason: 'Delivered twice.', seen: wish },
    });
    expect((await confirm(asked.body.second.approvalId)).status).toBe(200);
    const states = sql`select id::text, state, asked_by_id from approvals where kind = 'correction' order by id`;
    expect(await idsIn(states)).toEqual([
      { id: toBob.body.second.approvalId, state: 'waiting', asked_by_id: ann.id },
      { id: toAnn.body.second.approvalId, state: 'withdrawn', asked_by_id: ann.id },
    ]);
  });

  test('what came at the same moment follows', async () => {
    expect((await merge(ann, twin)).status).toBe(200);
    const { id } = await portal.db
      .insertInto('awards')
      .values({
        what: 'thankyou',
        by_id: bob.id,
        reason: 'Thank you',
        points: 0,
        send_by: 'email',
        created_at: portal.now,
        message_length: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.db.insertInto('award_lines').values({ award_id: id, to_id: twin.id }).execute();
    await portal.db
      .insertInto('recognitions')
      .values({
        kind: 'thankyou',
        from_id: bob.id,
        to_id: twin.id,
        value: 'Thank you',
        points: 0,
        award_id: id,
        created_at: portal.now,
      })
      .execute();
    expect(await followMergers(portal.db, portal.now)).toBe(2);
    expect(await idsIn(sql`select to_id from recognitions where award_id = ${id}`)).toEqual([{ to_id: ann.id }]);
    expect(await followMergers(portal.db, portal.now)).toBe(0);
  });

  test('who was merged into somebody who is merged stands behind the last', async () => {
    const third = await portal.make.member({ points: 5 });
    expect((await merge(twin, third)).status).toBe(200);
    expect((await merge(ann, twin)).status).toBe(200);
    expect(await wallet(ann)).toBe(375);
    expect((await person(third)).standsFor).toMatchObject({ memberId: ann.memberId });
    expect((await person(ann)).merged).toHaveLength(2);
  });

  test('is not taken back by changing what is written once', async () => {
    const product = await makeProduct(portal, { stock: 10, price: 1 });
    const { memberOrderId } = await buy(portal, twin, [product]);
    const owner = await openConnection(portal.settings);
    const refused = async (set: string, of = Number(memberOrderId)) =>
      expect(owner.query(`update orders set ${set} where id = ${of}`)).rejects.toThrow(/append-only/);
    await refused(`member_id = ${bob.id}`);
    await refused('points = points + 1');
    const door = `select owner_follows_merger('orders.member_id', array[${memberOrderId}], ${twin.id}, ${bob.id})`;
    await expect(sql.raw(door).execute(portal.db)).rejects.toThrow(/append-only/);
    expect((await merge(ann, twin)).status).toBe(200);
    await refused(`member_id = ${twin.id}`);
    await owner.end();
  });
});

describe('afterwards', () => {
  const rosterOf = (...rows: object[]) =>
    csv(
      { memberNumber: pia.memberNumber, firstName: 'Pia', surname: 'People', email: pia.email },
      { memberNumber: bob.memberNumber, firstName: 'Bob', surname: 'Best', email: bob.email },
      ...(rows as Parameters<typeof csv>),
    );
  const row = (who: MadeMember, more: object = {}) => ({
    ...{ memberNumber: who.memberNumber, firstName: 'Ann', surname: 'Able', email: who.email },
    ...more,
  });
  const send = (file: string, query = 'part=1') => upload(portal, file, { as: eve.id, query });

  test('a roster that brings the number again makes no third person, and says who stands for it', {
    tags: 'seed',
  }, async () => {
    const rita = await portal.make.member({ firstname: 'Rita', surname: 'Reports' });
    expect((await merge(ann, twin)).status).toBe(200);
    const before = await idsIn(sql`select count(*) as members from members`);
    const ritas = {
      memberNumber: rita.memberNumber,
      firstName: 'Rita',
      surname: 'Reports',
      email: rita.email,
      managerNumber: twin.memberNumber,
    };
    const { status, body } = await send(
      rosterOf(row(ann), row(twin, { isManager: 'true' }), ritas),
      'part=1&confirm=roles',
    );
    expect([status, body.outcome?.errors ?? body.errors]).toEqual([200, []]);
    const told = (body.outcome ?? body).changes.find(({ key }: { key: string }) => key === twin.memberNumber);
    expect(told.text).toBe(
      `Was merged on 2026-11-20: Ann Able, number ${ann.memberNumber}, stands for it, and nothing changes by this row`,
    );
    expect(await idsIn(sql`select count(*) as members from members`)).toEqual(before);
    expect(await idsIn(sql`select deactivated_at is null as here from members where id = ${twin.id}`)).toEqual([
      { here: false },
    ]);
    expect((await person(rita)).manager).toMatchObject({ memberId: ann.memberId });
    expect((await person(ann)).roles).toMatchObject([{ capability: 'manager' }]);
  });

  test('a roster with the other number alone ends nobody', async () => {
    expect((await merge(ann, twin)).status).toBe(200);
    const { rows } = await sql<{
      number: string;
    }>`select member_number as number from members where deactivated_at is null`.execute(portal.db);
    const others = rows.filter(({ number }) => ![ann, pia, bob].some((who) => who.memberNumber === number));
    const all = others.map(({ number }) => ({ memberNumber: number, firstName: 'X', surname: 'Y' }));
    const { body } = await send(rosterOf(row(twin), ...all), 'dryRun=1');
    const outcome = body.outcome ?? body;
    expect(outcome.groups.removed.changes.map(({ key }: { key: string }) => key)).not.toContain(ann.memberNumber);
    const without = await send(rosterOf(...all), 'dryRun=1');
    expect(
      (without.body.outcome ?? without.body).groups.removed.changes.map(({ key }: { key: string }) => key),
    ).toContain(ann.memberNumber);
  });

  test('whoever signs on with either account, number or address is who stays, and no session of the other is left', {
    tags: 'seed',
  }, async () => {
    const bound = (who: MadeMember, by: Partial<SignedOnPerson>) =>
      transaction(portal.db, (tx) => {
        const nobody = {
          issuer: 'https://idp.example',
          sid: null,
          issuedAt: portal.now,
          employeeNumber: null,
          email: null,
        };
        return bindPerson(
          tx,
          { ...nobody, claims: [], more: undefined, subject: `subject of ${who.memberNumber}`, ...by },
          portal.now,
        );
      });
    expect(await bound(ann, { employeeNumber: ann.memberNumber })).toBe(ann.id);
    expect(await bound(twin, { employeeNumber: twin.memberNumber })).toBe(twin.id);
    const token = await portal.tokenOf(twin.id);
    expect((await merge(ann, twin)).status).toBe(200);
    expect((await portal.post('/api/member/getmemberdata', {}, { token })).status).toBe(401);
    expect(await bound(twin, {})).toBe(ann.id);
    expect(await bound(ann, {})).toBe(ann.id);
    const another = { issuer: 'https://idp.example', subject: 'x' };
    await sql`delete from identities where member_id = ${twin.id}`.execute(portal.db);
    expect(await bound(twin, { ...another, employeeNumber: twin.memberNumber })).toBe(ann.id);
    expect(await bound(twin, { ...another, subject: 'y', email: twin.email, issuer: 'https://third.example' })).toBe(
      ann.id,
    );
  });

  test('nobody is brought back, changed or erased under the other number', async () => {
    expect((await merge(ann, twin)).status).toBe(200);
    const { revision } = (await as(pia)('/api/admin/rosterrecord', { memberId: twin.memberId })).body;
    const back = await as(pia)('/api/admin/returnperson', {
      memberId: twin.memberId,
      revision,
      reason: 'Back',
      confirmed: true,
    });
    expect([back.status, back.body.message]).toEqual([400, expect.stringContaining('Ann Able stands for this number')]);
    const erased = await as(eve)('/api/admin/eraseperson', {
      memberId: twin.memberId,
      memberNumber: twin.memberNumber,
      ground: 'request',
    });
    expect(erased.status).toBe(400);
  });

  test('who stays is erased with all their accounts, and is handed out what both had', { tags: 'seed' }, async () => {
    await give(twin, [bob]);
    await give(bob, [twin]);
    expect((await merge(ann, twin)).status).toBe(200);
    const { body } = await as(pia)('/api/admin/exportperson', { memberId: ann.memberId, reason: 'Asked for it.' });
    expect(body.data.mergedAccounts).toMatchObject([{ member_number: twin.memberNumber, wallet_points: 70 }]);
    expect(body.data.recognitionSent).toMatchObject([{ message: 'You stood up.' }]);
    await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    await as(eve)('/api/admin/eraseperson', {
      memberId: ann.memberId,
      memberNumber: ann.memberNumber,
      ground: 'request',
    });
    expect(
      await idsIn(
        sql`select erased_at is not null as gone from members where id = any(${[ann.id, twin.id]}::bigint[])`,
      ),
    ).toEqual([{ gone: true }, { gone: true }]);
    expect(await idsIn(sql`select 1 from profiles where member_id = any(${[ann.id, twin.id]}::bigint[])`)).toEqual([]);
    expect(
      await idsIn(
        sql`select of from words where by_id = any(${[ann.id, twin.id]}::bigint[]) or about_id = any(${[ann.id, twin.id]}::bigint[])`,
      ),
    ).toEqual([]);
    expect(await idsIn(sql`select 1 from event_particulars where about && ${[ann.id, twin.id]}::bigint[]`)).toEqual([]);
  });
});

describe('what is owed', () => {
  test('is owed by who stays, and what they earn repays it', { tags: 'seed' }, async () => {
    const fin = await portal.make.member({ roles: [{ capability: 'finance' }] });
    await goBy(portal, { corrections: { alone: 5000, takeBackMinutes: 10, debts: true } });
    const owed = async (who: MadeMember) => (await as(who)('/api/report/mydebts', {})).body.totals.left;
    const debit = { kind: 'debit', memberId: twin.memberId, account: 'wallet', points: 90, asDebt: true };
    const seen = { seen: 90, seenOwed: 20, reason: 'Given by mistake.' };
    expect((await as(fin)('/api/admin/correct', { ...debit, ...seen })).body.points).toBe(90);
    expect([await owed(ann), await owed(twin)]).toEqual([0, 20]);
    expect((await lines(ann, twin)).debts).toEqual([1, 0]);
    expect((await merge(ann, twin)).status).toBe(200);
    expect(await owed(ann)).toBe(20);
    await give(bob, [ann], { points: 50 });
    expect([await wallet(ann), await owed(ann)]).toEqual([330, 0]);
  });
});
