import { toRecords } from '@laurel/contract/rules/records';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { clockworkOf } from '../../test/clockwork.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';

let portal: TestApp;
/** Of so many Anns. */
let count = 0;
let ann: MadeMember;
let bob: MadeMember;
let admin: MadeMember;

const words = 'Five years. Thank you.';

beforeAll(async () => {
  portal = await testApp();
  portal.now = new Date('2026-11-01T00:00:00Z');
  await goBy(portal, { anniversaries: { awards: [{ years: 5, points: 500, words }] } });
});
beforeEach(async () => {
  await sql`update profiles set hire_date = null`.execute(portal.db);
  ann = await portal.make.member({ firstname: 'Ann', surname: `Able${++count}`, hire_date: '2021-11-20' });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best', points: 100 });
  admin = await portal.make.member({ firstname: 'Eva', surname: 'Even', is_admin_reports: true, is_manager: true });
  portal.now = new Date('2026-11-20T08:00:00Z');
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const as = (who: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: who.id });
const give = () => clockworkOf(portal).run('pay-anniversaries');
const feed = async (who: MadeMember, scope = 'everybody') => {
  const { items } = (await as(who, '/api/site/recognitionfeed', { scope })).body;
  return items.filter(
    (item: { type?: string; people: { memberName: string }[] }) =>
      item.type === 'Anniv' && item.people[0]?.memberName === `Ann Able${count}`,
  );
};
const company = { memberId: '', memberName: 'The company', picId: '', division: '' };
const ok = async (answer: Promise<{ status: number; body: { message?: string } }>) => {
  const { status, body } = await answer;
  expect([status, body.message ?? '']).toEqual([200, expect.any(String)]);
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
  return body as any;
};

describe('a card of the company', () => {
  test('stands in the feed of everybody, who react to it, write and add points; whom it is for hears of it', async () => {
    await give();
    const [item] = await feed(bob);
    expect(item).toMatchObject({
      from: company,
      people: [{ memberName: `Ann Able${count}` }],
      message: words,
      points: null,
      cardId: '',
    });
    const { place } = item;
    await ok(as(bob, '/api/site/setreaction', { place, reaction: 'celebrate' }));
    await ok(as(bob, '/api/site/addcomment', { place, text: 'To the next five!', mentions: [] }));
    await ok(as(bob, '/api/reward/boost', { place, points: going.points.payItForward[0] }));
    await portal.settle();
    const notices = (await ok(as(ann, '/api/notice/noticelist', { limit: 20 }))).notices.map(
      ({ words: said }: { words: string }) => said,
    );
    expect(notices.join('\n')).toMatch(/Bob Best/);
    expect(notices.join('\n')).toMatch(/The company/);
    const [own] = await feed(ann);
    expect(own.reactions).toMatchObject({ count: 1, mayThank: false });
  });

  test('is opened by whom it is for, who says who sees it; nobody thanks the company for it', async () => {
    await give();
    const [item] = await feed(ann);
    const { card, seen } = await ok(as(ann, '/api/site/getcard', { cardId: item.cardId }));
    expect(card).toMatchObject({
      isFrom: false,
      memberName: 'The company',
      memberId: '',
      celebrated: '2026-11-20',
      takeBack: null,
    });
    expect(seen.choices).toContain('us');
    await ok(as(ann, '/api/site/cardaudience', { cardId: item.cardId, audience: 'us', showsPoints: false }));
    expect(await feed(bob)).toEqual([]);
    expect(await feed(ann, 'mine')).toHaveLength(1);
    expect((await as(bob, '/api/site/getcard', { cardId: item.cardId })).status).toBe(404);
  });

  test('is only theirs where they do not show their anniversary, and they are celebrated nowhere', async () => {
    await ok(as(ann, '/api/member/memberupdate', { showsAnniversary: false }));
    await give();
    expect(await feed(bob)).toEqual([]);
    const [own] = await feed(ann, 'mine');
    expect(own).toMatchObject({ audience: 'us', points: null });
    const rows = toRecords<{ memberName: string }>((await ok(as(bob, '/api/site/getcelebrations'))).report);
    expect(rows.map(({ memberName }) => memberName)).not.toContain(`Ann Able${count}`);
    const page = await ok(as(bob, '/api/site/colleague', { memberId: ann.memberId }));
    expect(JSON.stringify(page)).not.toMatch(/ANNIV|2021/);
    expect((await ok(as(ann, '/api/member/getmemberdata'))).memberData.showsAnniversary).toBe(false);
    await ok(as(ann, '/api/member/memberupdate', { showsAnniversary: true }));
    const again = toRecords<{ memberName: string }>((await ok(as(bob, '/api/site/getcelebrations'))).report);
    expect(again.map(({ memberName }) => memberName)).toContain(`Ann Able${count}`);
  });

  test('is told in reports, in the file of a person and in their own data as the company’s', async () => {
    await give();
    const { report } = await ok(
      as(admin, '/api/report/reportmanagement', {
        selMonthFrom: 'November 2026',
        selMonthTo: 'November 2026',
        isAll: true,
      }),
    );
    const rows = toRecords<Record<string, unknown>>(report).filter(({ to }) => to === `Ann Able${count}`);
    expect(rows).toMatchObject([
      { type: 'Anniversary award', from: 'The company', fromMemberNo: '', fromDivision: '', points: 500 },
    ]);
    const people = await portal.make.member({ roles: [{ capability: 'people' }] });
    const { recognitions } = await ok(
      as(people, '/api/admin/personrecognitions', { memberId: ann.memberId, side: 'received', limit: 20 }),
    );
    expect(recognitions).toMatchObject([
      { kind: 'anniversary', points: 500, other: { memberName: 'The company', memberId: '' } },
    ]);
    const { movements } = await ok(as(people, '/api/admin/personledger', { memberId: ann.memberId, limit: 20 }));
    expect(movements[0]).toMatchObject({ kind: 'anniversary', points: 500, otherMember: '' });
  });

  test('is reported and hidden as every other', async () => {
    await give();
    const moderator = await portal.make.member({ roles: [{ capability: 'moderator' }] });
    const [own] = await feed(ann);
    await ok(as(bob, '/api/site/reportcontent', { of: 'card', id: own.cardId, reason: 'other', text: 'Wrong.' }));
    const { cases } = await ok(as(moderator, '/api/admin/reportedlist', { limit: 20 }));
    const mine = cases.find(({ cardId }: { cardId: string }) => cardId === own.cardId);
    expect(mine).toMatchObject({ from: { name: 'The company', memberId: '' }, to: { name: `Ann Able${count}` } });
    const whole = await ok(as(moderator, '/api/admin/reportedone', { caseId: mine.caseId }));
    expect(whole.others).toEqual([]);
    const talk = { caseId: mine.caseId, text: 'Hello' };
    expect((await as(moderator, '/api/admin/talkaboutcase', { ...talk, to: 'giver' })).status).toBe(400);
    await ok(as(moderator, '/api/admin/talkaboutcase', { ...talk, to: 'receiver' }));
    await ok(as(moderator, '/api/admin/decidecase', { caseId: mine.caseId, revision: mine.revision, way: 'hide' }));
    expect(await feed(bob)).toEqual([]);
  });

  test('counts in somebody’s year as what they got, and is none of whom they forgot to thank', async () => {
    await give();
    const year = await ok(as(ann, '/api/report/myyear'));
    expect([year.awards, year.points]).toEqual([
      { given: 0, got: 1 },
      { given: 0, got: 500 },
    ]);
    expect(year.words).toMatchObject([{ memberName: 'The company', message: words }]);
    expect(JSON.stringify(year.unthanked ?? [])).not.toMatch(/company/);
  });
});

describe('what the programme may not say', () => {
  const tried = async (awards: object[]) => {
    const parts = { anniversaries: { awards } };
    const { status, body } = await as(admin, '/api/admin/tryprogramme', { parts });
    return [status, body.formErrors];
  };

  test('is told at its field: no years, years twice, no points, more than one award may give, too many lines', async () => {
    expect(await tried([{ years: 0, points: 5 }])).toEqual([
      400,
      { 'anniversaries.awards.0.years': expect.any(String) },
    ]);
    expect(
      await tried([
        { years: 5, points: 5 },
        { years: 5, points: 6 },
      ]),
    ).toEqual([400, { 'anniversaries.awards.1.years': '5 years are listed already.' }]);
    expect(await tried([{ years: 5, points: 0 }])).toEqual([
      400,
      { 'anniversaries.awards.0.points': expect.any(String) },
    ]);
    expect(await tried([{ years: 5, points: 100_001 }])).toEqual([
      400,
      { 'anniversaries.awards.0.points': expect.any(String) },
    ]);
    expect(await tried(Array.from({ length: 31 }, (_, n) => ({ years: n + 1, points: 5 })))).toEqual([
      400,
      { 'anniversaries.awards': expect.any(String) },
    ]);
    expect(
      (
        await tried([
          { years: 10, points: 900 },
          { years: 5, points: 500 },
        ])
      )[0],
    ).toBe(200);
  });

  test('also where somebody lowers what one award may give', async () => {
    const parts = { limits: { ...(await ok(as(admin, '/api/admin/programmenow'))).goes.document.limits, award: 400 } };
    const { status, body } = await as(admin, '/api/admin/tryprogramme', { parts });
    expect([status, body.formErrors]).toEqual([
      400,
      { 'anniversaries.awards.0.points': 'Please give at most 400, as to one award.' },
    ]);
  });

  test('and what it would have meant in the last quarter is reckoned before', async () => {
    await sql`update profiles set hire_date = '2021-08-12' where member_id = ${bob.id}`.execute(portal.db);
    const parts = { anniversaries: { awards: [{ years: 5, points: 700 }] } };
    const { examples, differences } = await ok(as(admin, '/api/admin/tryprogramme', { parts }));
    expect(examples).toContainEqual({
      ...{ what: 'anniversaries', at: 'anniversaries.awards' },
      ...{ before: { people: 1, points: 500 }, after: { people: 1, points: 700 } },
    });
    expect(differences).toContainEqual({ at: 'anniversaries.awards.5.points', name: '', before: '500', after: '700' });
  });
});
