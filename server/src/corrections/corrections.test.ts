import { programme } from '@laurel/contract/programme/programme';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';
import { forfeitLeavers } from '../roster/leavers.ts';

let portal: TestApp;
let fin: MadeMember;
let eve: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cat: MadeMember;

beforeAll(async () => {
  portal = await testApp({ CORRECTION_POINTS_ALONE: '500' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  fin = await portal.make.member({ roles: [{ capability: 'finance' }], firstname: 'Fin', surname: 'Ance' });
  eve = await portal.make.member({
    is_admin_reports: true,
    is_manager: true,
    budget: 1000,
    firstname: 'Eve',
    surname: 'Even',
  });
  ann = await portal.make.member({ points: 1000, firstname: 'Ann', surname: 'Able' });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best' });
  cat = await portal.make.member({ firstname: 'Cat', surname: 'Cane' });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const as = (by: MadeMember) => (path: string, body: object) => portal.post(path, body, { as: by.id });
const correct = (by: MadeMember, wish: object) =>
  as(by)('/api/admin/correct', { reason: 'Given by mistake.', ...wish });
const tried = async (wish: object) => (await as(fin)('/api/admin/trycorrection', wish)).body.preview;
const found = async (who: MadeMember) =>
  (await as(fin)('/api/admin/correctionfind', { memberId: who.memberId })).body.found;
const listed = async (wish: object = {}) => (await as(fin)('/api/admin/correctionlist', wish)).body;
const takeBack = (by: MadeMember, awardId: string) => as(by)('/api/reward/takeback', { awardId });
async function points(who: MadeMember): Promise<[wallet: number, pot: number]> {
  const { body } = await as(who)('/api/member/getmemberdata', {});
  return [body.memberData.awardsPointsAvailable, body.memberData.awardsPointsAvailableMng];
}
const wallet = async (who: MadeMember) => (await points(who))[0];
/** Gives, and answers the award's id. */
async function give(by: MadeMember, to: MadeMember[], gift: object): Promise<string> {
  const { status, body } = await as(by)('/api/reward/doreward', {
    ...{ reason: 'Act of Courage', message: 'You stood up.', sendBy: 'email' },
    recipients: to.map(({ memberId }) => memberId),
    ...gift,
  });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body.takeBack.awardId;
}
const pif = { what: 'payitforward', points: 100 };
/** As if it were spent: it moves to somebody else. */
const spend = async (by: MadeMember, amount: 5 | 10 | 20 | 25 | 50 | 100) =>
  give(by, [await portal.make.member()], { what: 'payitforward', points: amount });
const cards = async (who: MadeMember) =>
  (await as(who)('/api/report/myrecognitions', { selMonth: 'November 2026' })).body;
const statement = async (who: MadeMember) => {
  const { body } = await as(who)('/api/report/statement', {});
  return body.report.rows.map((row: unknown[]) => row.slice(1));
};

describe('an award', () => {
  test('goes back to the wallet that it came from, and its card says so', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    expect(await tried({ kind: 'award', subjectId: awardId })).toEqual({
      people: [side(bob, 'Bob Best', 'wallet', [100, 0], 100), side(cat, 'Cat Cane', 'wallet', [100, 0], 100)],
      others: [{ ...side(ann, 'Ann Able', 'wallet', [800, 1000], 200), points: 200 }],
      ...{ pointsAsked: 200, points: 200, owed: 0, couldOwe: 0, seconds: null, leftAlone: 500 },
    });
    const { status, body } = await correct(fin, { kind: 'award', subjectId: awardId, seen: 200 });
    expect([status, body.message]).toEqual([200, '200 points are set right, and those concerned are told.']);
    expect([await wallet(ann), await wallet(bob), await wallet(cat)]).toEqual([1000, 0, 0]);
    expect((await found(bob))[0]).toMatchObject({
      kind: 'award',
      side: 'received',
      standing: 'withdrawn',
      withMember: 'Ann Able',
    });
    expect((await found(ann))[0]).toMatchObject({
      kind: 'award',
      side: 'given',
      standing: 'withdrawn',
      people: 2,
      points: 200,
    });
    const { report, rewardCountTo } = await cards(bob);
    expect([rewardCountTo, record(report)]).toEqual([0, expect.objectContaining({ isWithdrawn: true, message: '' })]);
    expect(record((await cards(ann)).report)).toMatchObject({
      isWithdrawn: true,
      message: 'You stood up.',
      takeBack: null,
    });
    expect(await statement(bob)).toEqual([
      ['Award by Ann Able taken back: Act of Courage', -100],
      ['Paid forward by Ann Able: Act of Courage', 100],
    ]);
  });

  test('from a pot goes back to the pot, and Recognise to the programme', { tags: 'seed' }, async () => {
    const adhoc = await give(eve, [bob], { what: 'adhoc', reason: 'Client Focus', points: 100 });
    const reward = await give(eve, [bob], { what: 'reward', points: 100 });
    expect(await points(eve)).toEqual([0, 900]);
    expect((await correct(fin, { kind: 'award', subjectId: adhoc, seen: 100 })).status).toBe(200);
    expect((await tried({ kind: 'award', subjectId: reward })).others).toEqual([
      expect.objectContaining({ account: 'programme', memberName: '', before: null, after: null, points: 100 }),
    ]);
    expect((await correct(fin, { kind: 'award', subjectId: reward, seen: 100 })).status).toBe(200);
    expect([await points(eve), await wallet(bob)]).toEqual([[0, 1000], 0]);
  });

  test('of which some is spent: says who has how much, and takes what is there', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    await spend(bob, 20);
    const preview = await tried({ kind: 'award', subjectId: awardId });
    expect([preview.people[0], preview.points]).toEqual([
      { ...side(bob, 'Bob Best', 'wallet', [80, 0], 80), asked: 100 },
      180,
    ]);
    const refused = await withoutEffect(portal.db, () =>
      correct(fin, { kind: 'award', subjectId: awardId, seen: 200 }),
    );
    expect([refused.status, refused.body.preview.points]).toEqual([400, 180]);
    expect((await correct(fin, { kind: 'award', subjectId: awardId, seen: 180 })).status).toBe(200);
    expect([await wallet(ann), await wallet(bob), await wallet(cat)]).toEqual([980, 0, 0]);
    expect((await found(ann))[0]).toMatchObject({ standing: 'partly' });
    const again = await withoutEffect(portal.db, () => correct(fin, { kind: 'award', subjectId: awardId, seen: 20 }));
    expect([again.status, again.body.message]).toEqual([400, 'This was taken back already.']);
    const [row] = (await listed({ memberId: bob.memberId })).corrections;
    expect(row).toMatchObject({
      kind: 'award',
      points: -180,
      pointsAsked: 200,
      people: { count: 2 },
      byMember: 'Fin Ance',
    });
  });

  test('may be taken back from one of several alone, and later from the others', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    expect((await correct(fin, { kind: 'award', subjectId: awardId, memberId: bob.memberId, seen: 100 })).status).toBe(
      200,
    );
    expect([await wallet(bob), await wallet(cat)]).toEqual([0, 100]);
    expect((await found(cat))[0]).toMatchObject({ standing: 'none' });
    expect((await correct(fin, { kind: 'award', subjectId: awardId, seen: 100 })).status).toBe(200);
    expect([await wallet(ann), await wallet(cat)]).toEqual([1000, 0]);
  });

  test('of a leaver: nothing is there to take; what a leaver had given goes to the programme', {
    tags: 'seed',
  }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    await left([ann, bob]);
    const { people, others, points } = await tried({ kind: 'award', subjectId: awardId });
    expect(people.map(({ hindered }: { hindered: string }) => hindered)).toEqual(['gone', null]);
    expect([others[0].account, points]).toEqual(['programme', 100]);
    expect((await correct(fin, { kind: 'award', subjectId: awardId, seen: 100 })).status).toBe(200);
    expect(await wallet(cat)).toBe(0);
    const other = await give(cat.id ? await portal.make.member({ points: 100 }) : cat, [cat], pif);
    await left([cat]);
    const refused = await withoutEffect(portal.db, () => correct(fin, { kind: 'award', subjectId: other, seen: 0 }));
    expect(refused.body.message).toContain('There is nothing to move');
  });

  test('is told to its giver and to who had it, with the reason', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob], pif);
    await correct(fin, { kind: 'award', subjectId: awardId, seen: 100 });
    const [toBob] = await portal.letters(bob, 'points corrected');
    expect(toBob?.text).toContain('An award that you received was taken back: 100 ');
    expect(toBob?.text).toContain('Given by mistake.');
    const [toAnn] = await portal.letters(ann, 'gift withdrawn');
    expect(toAnn?.text).toContain('An award that you gave was taken back by the administration from Bob Best.');
    expect((await portal.acts()).at(-1)).toMatchObject({
      act: 'points.corrected',
      facts: { kind: 'award', of: Number(awardId), people: 1, points: 100, asked: 100 },
      particulars: { reason: 'Given by mistake.' },
    });
  });

  test('is nobody’s own to take back: neither who gave it nor who has it', { tags: 'seed' }, async () => {
    const mine = await give(eve, [bob], { what: 'reward', points: 100 });
    const yours = await give(ann, [eve], pif);
    for (const subjectId of [mine, yours]) {
      const refused = await withoutEffect(portal.db, () => correct(eve, { kind: 'award', subjectId, seen: 100 }));
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('your own points')]);
      expect((await as(eve)('/api/admin/trycorrection', { kind: 'award', subjectId })).status).toBe(403);
    }
    expect((await correct(bob, { kind: 'award', subjectId: mine, seen: 100 })).status).toBe(403);
  });
});

describe('a card without points', () => {
  const thanks = (by: MadeMember, to: MadeMember[]) =>
    give(by, to, { what: 'thankyou', reason: programme().celebrate.thankYou.name, points: 0 });
  const cardOf = async (who: MadeMember) => (await found(who)).find(({ kind }: { kind: string }) => kind === 'card');

  test('is withdrawn by one person, once, with a reason that both are told', { tags: 'seed' }, async () => {
    await thanks(ann, [bob, cat]);
    const card = await cardOf(bob);
    expect(card).toMatchObject({ side: 'received', withMember: 'Ann Able', people: 1, points: 0, standing: 'none' });
    const wish = { kind: 'card', subjectId: card.subjectId };
    expect(await tried(wish)).toMatchObject({ people: [], points: 0, seconds: null });
    const { status, body } = await correct(fin, { ...wish, seen: 0 });
    expect([status, body.message]).toEqual([200, 'The card is withdrawn, and those concerned are told.']);
    expect(record((await cards(bob)).report)).toMatchObject({ isWithdrawn: true, isHidden: false, message: '' });
    expect(record((await cards(cat)).report)).toMatchObject({ isWithdrawn: false });
    expect((await cardOf(bob)).standing).toBe('withdrawn');
    const [toBob] = await portal.letters(bob, 'card withdrawn');
    expect(toBob?.text).toContain('A card that Ann Able had sent to you was withdrawn');
    expect(toBob?.text).toContain('Given by mistake.');
    const [toAnn] = await portal.letters(ann, 'gift withdrawn');
    expect(toAnn?.text).toContain('A card that you sent was taken back by the administration from Bob Best.');
    expect(await portal.letters(bob, 'points corrected')).toEqual([]);
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'points.corrected', facts: { kind: 'card', points: 0 } });
    const again = await withoutEffect(portal.db, () => correct(fin, { ...wish, seen: 0 }));
    expect([again.status, again.body.message]).toEqual([400, 'This was taken back already.']);
    expect((await listed({ kind: 'card', memberId: bob.memberId })).corrections[0]).toMatchObject({
      ...{ points: 0, pointsAsked: 0, reason: 'Given by mistake.', people: { count: 1, names: ['Bob Best'] } },
    });
  });

  test('of ten who withdraw it at once one does, and so does its giver, or they do', { tags: 'seed' }, async () => {
    const awardId = await thanks(ann, [bob]);
    const wish = { kind: 'card', subjectId: (await cardOf(bob)).subjectId, seen: 0 };
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, (_, n) => correct(n % 2 ? fin : eve, wish)),
      takeBack(ann, awardId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400].includes(status))).toBe(true);
  });

  test('is nobody’s own to withdraw; a card with points goes with them', { tags: 'seed' }, async () => {
    await thanks(ann, [eve]);
    const own = { kind: 'card', subjectId: (await cardOf(eve)).subjectId, seen: 0 };
    expect((await withoutEffect(portal.db, () => correct(eve, own))).status).toBe(403);
    await give(ann, [bob], pif);
    const { rows } = await sql<{ id: string }>`
      select id::text from recognitions where to_id = ${bob.id} and points > 0`.execute(portal.db);
    const paid = await withoutEffect(portal.db, () => correct(fin, { kind: 'card', subjectId: rows[0]?.id, seen: 0 }));
    expect([paid.status, paid.body.message]).toEqual([400, expect.stringContaining('came with points')]);
    expect((await correct(fin, { kind: 'card', subjectId: '999999', seen: 0 })).status).toBe(404);
  });
});

describe('what else was given', () => {
  test('a nomination’s pay-out, an idea’s reward and a grant go back', { tags: 'seed' }, async () => {
    const boss = await portal.make.member({ is_manager: true });
    const nominee = await portal.make.member({ manager_id: boss.id });
    const nomination = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [nominee.memberId] };
    const { body: handedIn } = await as(ann)('/api/nom/newnom', nomination);
    const [nomId] = handedIn.nomIds;
    const more = { isCustom: false, customPoints: null, isIncludeInQuarterly: true, quarterlyMotivation: 'So brave.' };
    await as(boss)('/api/reward/donexusnomreviewreward', { nomId, reviewRating: 7, ...more });
    const paid = await wallet(nominee);
    expect(paid).toBeGreaterThan(0);
    expect((await as(bob)('/api/nom/wallOfFame', {})).body.report.rows).toHaveLength(1);
    expect((await correct(fin, { kind: 'nomination', subjectId: nomId, seen: paid })).status).toBe(200);
    expect(await wallet(nominee)).toBe(0);
    expect((await as(bob)('/api/nom/wallOfFame', {})).body.report.rows).toHaveLength(0);
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    const { ideaBoxId } = (await as(ann)('/api/idea/ideasubmit', idea)).body;
    await as(eve)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Good.', points: 50 });
    expect((await found(ann))[0]).toMatchObject({ kind: 'idea', value: 'Soup', points: 50, withMember: 'Eve Even' });
    expect((await correct(fin, { kind: 'idea', subjectId: ideaBoxId, seen: 50 })).status).toBe(200);
    expect(await wallet(ann)).toBe(1000);
    await upload(portal, `memberNumber,period,points\r\n${boss.memberNumber},2026-Q4,400\r\n`, { as: eve.id });
    const grant = (await found(boss)).find(({ kind }: { kind: string }) => kind === 'budget');
    expect(grant).toMatchObject({ value: '2026-Q4', account: 'pot', points: 400 });
    expect((await correct(eve, { kind: 'budget', subjectId: grant.subjectId, seen: 400 })).status).toBe(200);
    expect(await points(boss)).toEqual([0, 0]);
  });

  test('what a leaver forfeited is restored to who is back, once', { tags: 'seed' }, async () => {
    await left([ann]);
    portal.now = new Date('2027-02-01T10:00:00Z');
    await forfeitLeavers(portal.db, portal.now);
    const [forfeit] = (await found(ann)).filter(({ kind }: { kind: string }) => kind === 'forfeit');
    expect(forfeit).toMatchObject({ kind: 'forfeit', points: 1000, account: 'wallet', standing: 'none' });
    const wish = { kind: 'forfeit', subjectId: forfeit.subjectId };
    expect((await tried(wish)).people[0]).toMatchObject({ hindered: 'gone', points: 0 });
    expect((await withoutEffect(portal.db, () => correct(fin, { ...wish, seen: 0 }))).status).toBe(400);
    await sql`update members set deactivated_at = null where id = ${ann.id}`.execute(portal.db);
    expect((await tried(wish)).people[0]).toMatchObject({ hindered: null, before: 0, after: 1000, points: 1000 });
    const { body } = await correct(fin, { ...wish, seen: 1000 });
    await as(eve)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    expect(await wallet(ann)).toBe(1000);
    expect((await correct(fin, { ...wish, seen: 1000 })).body.message).toBe('This was taken back already.');
  });
});

describe('a credit or a debit', () => {
  test('moves a wallet or a pot from and to the programme', { tags: 'seed' }, async () => {
    const wish = { memberId: bob.memberId, account: 'wallet', points: 70, seen: 70 };
    expect((await correct(fin, { kind: 'credit', ...wish })).status).toBe(200);
    expect((await correct(fin, { kind: 'debit', ...wish, points: 100, seen: 100 })).status).toBe(400);
    expect((await correct(fin, { kind: 'debit', ...wish, points: 50, seen: 50 })).status).toBe(200);
    expect(await wallet(bob)).toBe(20);
    const pot = { memberId: eve.memberId, account: 'pot', points: 100, seen: 100 };
    expect((await correct(fin, { kind: 'credit', ...pot })).status).toBe(200);
    expect(await points(eve)).toEqual([0, 1100]);
    expect(
      (await tried({ kind: 'credit', memberId: bob.memberId, account: 'pot', points: 5 })).people[0],
    ).toMatchObject({
      hindered: 'noManager',
      points: 0,
    });
  });

  test('is refused by its fields, and never with a fault', { tags: 'seed' }, async () => {
    const wish = { kind: 'credit', memberId: bob.memberId, account: 'wallet', points: 5, seen: 5 };
    for (const [more, field] of [
      [{ points: 0 }, 'points'],
      [{ points: 100_001 }, 'points'],
      [{ reason: ' ' }, 'reason'],
      [{ reason: 'x'.repeat(301) }, 'reason'],
      [{ account: 'purse' }, 'account'],
      [{ kind: 'gift' }, 'kind'],
      [{ memberId: 'x' }, 'memberId'],
      [{ seen: -1 }, 'seen'],
    ] as const) {
      const { status, body } = await correct(fin, { ...wish, ...more });
      expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
    }
    expect((await correct(fin, { ...wish, memberId: '1.999999999' })).status).toBe(404);
    expect((await correct(fin, { kind: 'award', subjectId: '999999', seen: 5 })).status).toBe(404);
  });

  test('above the limit waits for a second person, who gets nothing by it; what changed meanwhile is refused', {
    tags: 'seed',
  }, async () => {
    const wish = { kind: 'debit', memberId: ann.memberId, account: 'wallet', points: 900 };
    expect((await tried(wish)).seconds).toEqual({ count: 1, names: ['Eve Even'] });
    const { body } = await correct(fin, { ...wish, seen: 900 });
    expect(body).toMatchObject({ points: 0, message: expect.stringContaining('It waits for Eve Even') });
    expect(await wallet(ann)).toBe(1000);
    const { approvals } = (await as(eve)('/api/admin/approvals', { show: 'waiting' })).body;
    expect(approvals[0]).toMatchObject({
      kind: 'correction',
      correction: { kind: 'debit', points: 900, recipients: { names: ['Ann Able'] }, reason: 'Given by mistake.' },
    });
    const confirm = () => as(eve)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    await spend(ann, 100);
    await spend(ann, 50);
    expect((await withoutEffect(portal.db, confirm)).body.message).toContain('no longer what you saw');
    await correct(fin, { kind: 'credit', memberId: ann.memberId, account: 'wallet', points: 50, seen: 50 });
    expect((await confirm()).status).toBe(200);
    expect(await wallet(ann)).toBe(0);
    expect((await listed({ kind: 'debit' })).corrections[0]).toMatchObject({ secondMember: 'Eve Even', points: -900 });
  });

  test('where nobody else could confirm it is said to be done alone', { tags: 'seed' }, async () => {
    await sql`delete from role_assignments where member_id = ${eve.id}`.execute(portal.db);
    const wish = { kind: 'credit', memberId: bob.memberId, account: 'wallet', points: 600, seen: 600 };
    expect((await correct(fin, wish)).body.nobodyElse).toBe(true);
    expect((await correct(fin, { ...wish, alone: true })).body.points).toBe(600);
  });

  test('the list is paged, filtered, and a file of a row for each person', { tags: 'seed' }, async () => {
    for (const amount of [5, 6, 7])
      await correct(fin, { kind: 'credit', memberId: bob.memberId, account: 'wallet', points: amount, seen: amount });
    const all = await listed({ memberId: bob.memberId, limit: 2 });
    expect([all.total, all.corrections.map(({ points }: { points: number }) => points)]).toEqual([3, [7, 6]]);
    expect((await listed({ memberId: bob.memberId, limit: 2, offset: 2 })).corrections).toHaveLength(1);
    expect((await listed({ search: `best ${bob.memberNumber}` })).total).toBe(3);
    expect((await listed({ search: 'nobody here' })).total).toBe(0);
    const { body } = await as(fin)('/api/admin/exportcorrections', { memberId: bob.memberId, format: 'csv' });
    expect(String(body).trim().split('\r\n')).toHaveLength(4);
    expect((await as(fin)('/api/admin/correctionfind', { memberId: '1.999999999' })).status).toBe(404);
  });
});

describe('what somebody has just given', () => {
  test('they take back within ten minutes; the card goes out no more', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    const [card] = records((await cards(ann)).report);
    expect(card.takeBack).toEqual({ awardId, until: '2026-11-20T10:10:00.000Z' });
    portal.now = new Date('2026-11-20T10:09:59Z');
    const { status, body } = await takeBack(ann, awardId);
    expect([status, body.message]).toEqual([200, 'It is taken back: 200 points are where they came from.']);
    expect([await wallet(ann), await wallet(bob)]).toEqual([1000, 0]);
    expect((await takeBack(ann, awardId)).body.message).toBe('This was taken back already.');
    await portal.settle();
    const { rows } = await sql<{ id: number }>`
      select m.id from messages m join recognitions r on r.id = m.about_id and r.award_id = ${awardId} where m.letter in ('card', 'card taken back')`.execute(
      portal.db,
    );
    expect(rows).toHaveLength(4);
    for (const name of ['card', 'card taken back'])
      for (const letter of await portal.letters(bob, name)) expect([name, letter.text]).toEqual([name, undefined]);
    expect((await correct(fin, { kind: 'award', subjectId: awardId, seen: 200 })).body.message).toBe(
      'This was taken back already.',
    );
  });

  test('and who has seen the card is told', { tags: 'seed' }, async () => {
    const awardId = await give(ann, [bob], pif);
    await portal.settle();
    await sql`update messages set state = 'sent', ended_at = now() where letter = 'card' and member_id = ${bob.id}`.execute(
      portal.db,
    );
    await takeBack(ann, awardId);
    const [letter] = await portal.letters(bob, 'card taken back');
    expect(letter?.text).toContain('Ann Able has taken back a card with 100');
  });

  test('not after the window, not somebody else’s, and not when it is used: all or nothing', {
    tags: 'seed',
  }, async () => {
    const awardId = await give(ann, [bob, cat], pif);
    expect((await takeBack(bob, awardId)).status).toBe(404);
    await spend(bob, 5);
    const used = await withoutEffect(portal.db, () => takeBack(ann, awardId));
    expect([used.status, used.body.message]).toEqual([400, 'Bob Best has used it already, so it stays.']);
    portal.now = new Date('2026-11-20T10:10:00Z');
    const late = await withoutEffect(portal.db, () => takeBack(ann, awardId));
    expect([late.status, late.body.message]).toEqual([400, 'The time in which you could take this back is over.']);
    expect(record((await cards(ann)).report).takeBack).toBeNull();
  });

  test('a card without points, an adhoc award and a Recognise award too', { tags: 'seed' }, async () => {
    const thanks = await give(ann, [bob], { what: 'thankyou', reason: programme().celebrate.thankYou.name, points: 0 });
    expect((await takeBack(ann, thanks)).body.message).toBe('Your card is taken back.');
    expect((await takeBack(ann, thanks)).body.message).toBe('This was taken back already.');
    const adhoc = await give(eve, [bob], { what: 'adhoc', reason: 'Client Focus', points: 100 });
    const reward = await give(eve, [bob], { what: 'reward', points: 100 });
    expect((await takeBack(eve, adhoc)).status).toBe(200);
    expect((await takeBack(eve, reward)).status).toBe(200);
    expect([await points(eve), await wallet(bob)]).toEqual([[0, 1000], 0]);
    expect(records((await cards(bob)).report).every(({ isWithdrawn }) => isWithdrawn)).toBe(true);
    const undone = (await listed({ kind: 'undo', memberId: bob.memberId })).corrections;
    expect(undone.map(({ pointsAsked }: { pointsAsked: number }) => pointsAsked).sort()).toEqual([0, 100, 100]);
    expect(undone[0].people).toEqual({ count: 1, names: ['Bob Best'] });
  });
});

function side(who: MadeMember, memberName: string, account: string, [before, after]: [number, number], points: number) {
  const { memberId, memberNumber } = who;
  return {
    memberId,
    memberName,
    memberNumber,
    account,
    before,
    after,
    points: -points,
    asked: points,
    owed: 0,
    hindered: null,
  };
}

async function left(who: MadeMember[]): Promise<void> {
  await sql`update members set deactivated_at = ${portal.now} where id = any(${who.map(({ id }) => id)}::bigint[])`.execute(
    portal.db,
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
function records({ fields, rows }: { fields: string[]; rows: unknown[][] }): any[] {
  return rows.map((row) => Object.fromEntries(fields.map((name, n) => [name, row[n]])));
}
// biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
const record = (report: { fields: string[]; rows: unknown[][] }): any => records(report)[0];
