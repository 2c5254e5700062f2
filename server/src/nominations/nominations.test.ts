import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { behaviour } from '../../test/programmes/going.ts';

let portal: TestApp;
let max: MadeMember;
let mia: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let coca: MadeMember;

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000000' });
  max = await portal.make.member({ is_manager: true });
  mia = await portal.make.member({ is_manager: true, division_code: 'M1' });
  ann = await portal.make.member({ manager_id: max.id });
  bob = await portal.make.member({ manager_id: max.id });
  coca = await portal.make.member({ role_ca: true, division_code: 'C1' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const nominate = (by: MadeMember, members: string[], more: object = {}) =>
  portal.post(
    '/api/nom/newnom',
    { nomCat: ['Client Obsession'], reason: 'Stayed late for a customer.', members, ...more },
    { as: by.id },
  );

const rating = (nomId: string, reviewRating: number, more: object = {}) => ({
  nomId,
  reviewRating,
  isCustom: false,
  customPoints: null,
  isIncludeInQuarterly: false,
  quarterlyMotivation: '',
  ...more,
});

const review = (by: MadeMember, body: object) => portal.post('/api/reward/donexusnomreviewreward', body, { as: by.id });

async function pointsOf(member: MadeMember): Promise<number> {
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: member.id });
  return body.memberData.awardsPointsAvailable;
}

async function openNomination(by = ann, of = bob): Promise<string> {
  const { body } = await nominate(by, [of.memberId]);
  return body.nomIds[0];
}

describe('newnom', () => {
  test('makes one nomination per person', { tags: 'seed' }, async () => {
    const answer = await nominate(max, [ann.memberId, bob.memberId]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ message: 'Successfully submitted nomination', recipients: 2 });
    expect(answer.body.nomIds).toHaveLength(2);
  });

  test('a whole division is one nomination, without the nominator', { tags: 'seed' }, async () => {
    const { body } = await nominate(ann, ['div:D1']);
    expect(body.nomIds).toHaveLength(1);
    const others = await portal.db
      .selectFrom('members')
      .select('id')
      .where('division_code', '=', 'D1')
      .where('id', '<>', ann.id)
      .where('registered_at', 'is not', null)
      .where('deactivated_at', 'is', null)
      .execute();
    expect(body.recipients).toBe(others.length);
  });

  test.each([
    ['oneself', () => [ann.memberId]],
    ['oneself in a list', () => [bob.memberId, ann.memberId]],
    ['somebody twice', () => [bob.memberId, bob.memberId]],
    ['somebody unknown', () => ['1.999999999']],
    ['a person and their division', () => [bob.memberId, 'div:D1']],
    ['an unknown division', () => ['div:NONE']],
    ['nobody', () => []],
  ])('A22, A23: %s is refused beside the recipients', { tags: 'seed' }, async (_name, members) => {
    const before = await portal.db
      .selectFrom('nominations')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst();
    const answer = await nominate(ann, members());
    expect(answer.status).toBe(400);
    expect(answer.body.formErrors.members).toBeTruthy();
    const after = await portal.db
      .selectFrom('nominations')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst();
    expect(after).toEqual(before);
  });

  test('A23: leavers and people who never registered are refused', { tags: 'seed' }, async () => {
    const zed = await portal.make.member({ deactivated_at: new Date() });
    const uno = await portal.make.member({ registered_at: null });
    expect((await nominate(ann, [zed.memberId])).body.formErrors.members).toBeTruthy();
    expect((await nominate(ann, [uno.memberId])).body.formErrors.members).toBe('This user has not registered');
  });

  test.each([
    [[]],
    [['Nice']],
    [['1Up nomination', 'Act of Courage']],
    [['Act of Courage', 'Act of Courage']],
    ['Act of Courage'],
  ])('A24: behaviours %j are refused', async (nomCat) => {
    const answer = await nominate(ann, [bob.memberId], { nomCat });
    expect(answer.status).toBe(400);
    expect(answer.body.formErrors.nomCat).toBeTruthy();
  });

  test('A26: a reason of 750 emoji is stored unharmed, one more is refused', { tags: 'seed' }, async () => {
    const reason = '🌿'.repeat(750);
    const answer = await nominate(ann, [bob.memberId], { reason });
    const seen = await portal.post('/api/nom/nomget', { nomId: answer.body.nomIds[0] }, { as: max.id });
    expect(seen.body.nom.reason).toBe(reason);
    expect((await nominate(ann, [bob.memberId], { reason: `${reason}.` })).body.formErrors.reason).toBeTruthy();
    expect((await nominate(ann, [bob.memberId], { reason: 'a\u0000b' })).status).toBe(400);
    expect((await nominate(ann, [bob.memberId], { reason: '   ' })).status).toBe(400);
  });

  test('the same idempotency key makes one nomination', { tags: 'seed' }, async () => {
    const body = { nomCat: ['1Up nomination'], reason: 'Once.', members: [bob.memberId] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.post('/api/nom/newnom', body, { as: ann.id, key: 'one-key' })),
    );
    expect(new Set(answers.map((answer) => answer.body.nomIds?.[0])).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-hit'] === 'true')).toHaveLength(9);
    const other = await portal.post('/api/nom/newnom', { ...body, reason: 'Twice.' }, { as: ann.id, key: 'one-key' });
    expect(other.status).toBe(422);
  });
});

describe('review', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 120],
    [4, 150],
    [5, 200],
    [6, 250],
    [7, 300],
  ])('rating %i pays %i points, sends the e-card and promises the message', { tags: 'seed' }, async (stars, points) => {
    const nomId = await openNomination();
    const before = await pointsOf(bob);
    const answer = await review(max, rating(nomId, stars));
    expect(answer.status).toBe(200);
    expect(await pointsOf(bob)).toBe(before + points);
    const cards = await portal.db
      .selectFrom('recognitions')
      .selectAll()
      .where('nomination_id', '=', Number(nomId))
      .execute();
    expect(cards).toMatchObject([{ to_id: bob.id, from_id: ann.id, points, value: 'Client Obsession' }]);
    const messages = (await portal.letters(bob, 'card')).filter(({ aboutId }) => aboutId === cards[0]?.id);
    expect(messages).toMatchObject([{ to: bob.email, channel: 'email', state: 'promised' }]);
  });

  test('a custom amount replaces that of the rating', { tags: 'seed' }, async () => {
    const before = await pointsOf(bob);
    expect((await review(max, rating(await openNomination(), 2, { isCustom: true, customPoints: 320 }))).status).toBe(
      200,
    );
    expect(await pointsOf(bob)).toBe(before + 320);
  });

  test.each([
    { reviewRating: 0 },
    { reviewRating: 8 },
    { reviewRating: 3.5 },
    { reviewRating: '5' },
    { reviewRating: null },
    { isCustom: true, customPoints: 321 },
    { isCustom: true, customPoints: -5 },
    { isCustom: true, customPoints: 10.5 },
    { isCustom: true, customPoints: '1e2' },
    { isCustom: true, customPoints: null },
    { reviewRating: 1, isCustom: true, customPoints: 10 },
    { customPoints: 10 },
    { points: 300 },
    { isIncludeInQuarterly: true },
    { quarterlyMotivation: 'x'.repeat(501) },
  ])('A29: %j is refused and changes nothing', { tags: 'seed' }, async (wrong) => {
    const nomId = await openNomination();
    const before = await pointsOf(bob);
    const answer = await review(max, rating(nomId, 5, wrong));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.formErrors)).toHaveLength(1);
    expect(await pointsOf(bob)).toBe(before);
  });

  test('A28: authors and nominees are refused, nominations of other teams do not exist', { tags: 'seed' }, async () => {
    const own = await openNomination(max, ann);
    expect((await review(max, rating(own, 5))).status).toBe(403);
    const ofMax = await openNomination(ann, max);
    expect((await review(max, rating(ofMax, 5))).status).toBe(403);
    const foreign = await review(mia, rating(await openNomination(), 5));
    const unknown = await review(mia, rating('999999', 5));
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('later ratings by the committee are recorded and pay nothing; managers come too late', {
    tags: 'seed',
  }, async () => {
    const nomId = await openNomination();
    await review(max, rating(nomId, 3));
    const before = await pointsOf(bob);
    expect((await review(coca, rating(nomId, 7))).status).toBe(200);
    expect(await pointsOf(bob)).toBe(before);
    expect((await review(coca, rating(nomId, 7))).status).toBe(400);
    const { body } = await portal.post('/api/nom/nomget', { nomId }, { as: coca.id });
    expect(body.nom).toMatchObject({ ratingCount: 2, ratingIsDone: true, reviewIsDone: true });
  });

  test('a declined nomination is never paid', { tags: 'seed' }, async () => {
    const nomId = await openNomination();
    const decline = (motivation: string) =>
      portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation }, { as: max.id });
    expect((await decline('')).status).toBe(400);
    expect((await decline('x'.repeat(501))).status).toBe(400);
    expect((await decline('Not this time.')).status).toBe(200);
    expect((await decline('Again.')).status).toBe(400);
    expect((await review(coca, rating(nomId, 7))).status).toBe(400);
  });

  test('a division is paid member by member, but for the nominator and the reviewer', { tags: 'seed' }, async () => {
    const boss = await portal.make.member({ is_manager: true, division_code: 'P1' });
    const team = await Promise.all(
      [1, 2, 3].map(() => portal.make.member({ division_code: 'P1', manager_id: boss.id })),
    );
    const { body } = await nominate(team[0] as MadeMember, ['div:P1']);
    const seen = await portal.post('/api/nom/nomget', { nomId: body.nomIds[0] }, { as: boss.id });
    expect(seen.body.nom).toMatchObject({
      nomineeMember: 'Entire division: Division P1',
      nomineeCount: 2,
      nomineeMemberId: '',
      nomineePicId: '',
      mayReview: true,
    });
    await review(boss, rating(body.nomIds[0], 4));
    expect(await Promise.all([boss, ...team].map(pointsOf))).toEqual([0, 0, 150, 150]);
  });

  test('A30: of many reviews at once one pays', { tags: 'seed' }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const nomId = await openNomination();
      const before = await pointsOf(bob);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          i % 3 === 2
            ? portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'No.' }, { as: max.id })
            : review(i % 2 ? max : coca, rating(nomId, 5)),
        ),
      );
      const nomination = await portal.db
        .selectFrom('nominations')
        .select('state')
        .where('id', '=', Number(nomId))
        .executeTakeFirst();
      expect(await pointsOf(bob)).toBe(before + (nomination?.state === 'rated' ? 200 : 0));
      expect(answers.every((answer) => answer.status === 200 || answer.status === 400)).toBe(true);
      expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(2);
    }
  });
});

describe('nomlist', () => {
  test('says by whom and whose picture it is, but of a division, and leads to nobody who has left', async () => {
    const boss = await portal.make.member({ is_manager: true });
    const [ann, ben] = [
      await portal.make.member({ manager_id: boss.id }),
      await portal.make.member({ manager_id: boss.id }),
    ];
    const pic = 'ab'.repeat(16);
    await sql`insert into pictures (id, kind, mime_type, width, height, bytes, created_at) values (${pic}, 'profile', 'image/webp', 1, 1, '', now())`.execute(
      portal.db,
    );
    await sql`update profiles set picture_id = ${pic} where member_id = ${ann.id}`.execute(portal.db);
    for (const nominee of [ann, ben])
      await nominate(ann === nominee ? ben : ann, [nominee.memberId], { nomCat: [behaviour] });
    await sql`update members set deactivated_at = ${portal.now} where id = ${ben.id}`.execute(portal.db);
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: boss.id });
    const told = Object.fromEntries(
      body.noms.map((nom: NominationRow) => [
        nom.nomineeMemberNumber,
        [nom.nomineeMemberId, nom.nomineePicId, nom.byMemberId],
      ]),
    );
    expect(told[ann.memberNumber]).toEqual([ann.memberId, pic, '']);
    expect(told[ben.memberNumber]).toEqual(['', '', ann.memberId]);
  });

  test('a manager sees the nominations of the team, unreviewed ones first and the oldest of them first', async () => {
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: max.id });
    expect(body.total).toBe(body.noms.length);
    const open = body.noms.filter((nom: { reviewIsDone: boolean }) => !nom.reviewIsDone);
    expect(body.noms.slice(0, open.length)).toEqual(open);
    expect(body.noms.some((nom: { nomineeMember: string }) => nom.nomineeMember.startsWith('First1 '))).toBe(false);
  });

  test('pages, filters and finds', { tags: 'seed' }, async () => {
    const page = await portal.post('/api/nom/nomlist', { limit: 2, offset: 1, sort: 'dateCreated' }, { as: coca.id });
    expect(page.body.noms).toHaveLength(2);
    expect(page.body.total).toBeGreaterThan(2);
    const states = await portal.post('/api/nom/nomlist', { status: 'review' }, { as: coca.id });
    expect(states.body.noms.every((nom: { reviewIsDone: boolean }) => !nom.reviewIsDone)).toBe(true);
    const none = await portal.post('/api/nom/nomlist', { search: '100%_' }, { as: coca.id });
    expect(none.body).toMatchObject({ noms: [], total: 0 });
    const month = await portal.post(
      '/api/nom/nomlist',
      { selMonthFrom: 'November 2026', selMonthTo: 'October 2026' },
      { as: coca.id },
    );
    expect(month.status).toBe(400);
    expect((await portal.post('/api/nom/nomlist', { status: 'review' }, { as: max.id })).status).toBe(400);
  });

  test('a manager who reads the reports sees nominations of divisions and of people without a manager', {
    tags: 'seed',
  }, async () => {
    const both = await portal.make.member({ is_manager: true, is_admin_reports: true, division_code: 'M2' });
    const alone = await portal.make.member({ manager_id: null, division_code: 'M3' });
    const made: string[] = [];
    for (const to of [alone.memberId, 'div:M3']) made.push(...(await nominate(max, [to])).body.nomIds);
    const { status, body } = await portal.post('/api/nom/nomlist', {}, { as: both.id });
    expect(status).toBe(200);
    const rows = body.noms.filter(({ nomId }: { nomId: string }) => made.includes(nomId));
    expect(rows.map(({ mayReview }: { mayReview: boolean }) => mayReview)).toEqual([false, false]);
  });

  test('A21: members who do not review see no nominations', async () => {
    expect((await portal.post('/api/nom/nomlist', {}, { as: ann.id })).status).toBe(403);
    expect((await portal.post('/api/nom/nomget', { nomId: '1' }, { as: ann.id })).status).toBe(403);
  });
});
