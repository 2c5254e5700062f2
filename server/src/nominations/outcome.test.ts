import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let max: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true, firstname: 'Max', surname: 'Boss' });
  ann = await portal.make.member({ manager_id: max.id, firstname: 'Ann' });
  bob = await portal.make.member({ manager_id: max.id, firstname: 'Bob', surname: 'Ode', is_manager: true });
  ada = await portal.make.member({ is_admin_reports: true, division_code: 'A1' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function nominate(of: MadeMember, by = ann): Promise<string> {
  const body = { nomCat: ['Act of Courage'], reason: 'Brave.', members: [of.memberId] };
  return (await portal.post('/api/nom/newnom', body, { as: by.id })).body.nomIds[0];
}
const rate = (nomId: string, reviewRating: number, by = max) =>
  portal.post(
    '/api/reward/donexusnomreviewreward',
    { nomId, reviewRating, isCustom: false, customPoints: null, isIncludeInQuarterly: false, quarterlyMotivation: '' },
    { as: by.id },
  );
const decline = (nomId: string, motivation: string) =>
  portal.post('/api/nom/donexusnomreviewdecline', { nomId, motivation }, { as: max.id });
const seen = async (nomId: string, as: MadeMember) => portal.post('/api/nom/nomget', { nomId }, { as: as.id });
const mine = async (as: MadeMember, more = {}) =>
  (await portal.post('/api/nom/mynominations', more, { as: as.id })).body;
const mailTo = async (member: MadeMember) =>
  (await portal.letters(member)).filter(({ letter }) => /^nomination (rated|declined)$/.test(letter)).reverse();

describe('who reads a nomination', () => {
  const sent = async (members: string[], by: MadeMember) => {
    const body = { nomCat: ['Act of Courage'], reason: 'Brave.', members };
    return (await portal.post('/api/nom/newnom', body, { as: by.id })).body;
  };

  test('is told when it is sent and while it waits: the manager by name, or those who review there', {
    tags: 'seed',
  }, async () => {
    const manager = { readByRole: 'manager', readByMember: 'Max Boss' };
    const { nomIds, readBy } = await sent([bob.memberId], ann);
    expect(readBy).toEqual([manager]);
    expect((await mine(ann)).noms[0]).toMatchObject({ nomId: nomIds[0], ...manager });
    await rate(nomIds[0], 3);
    expect((await mine(ann)).noms[0]).toMatchObject({ nomId: nomIds[0], readByRole: '', readByMember: '' });
    // Nobody reviews what they wrote, and where nobody else does, nobody reads it.
    expect((await sent([bob.memberId], max)).readBy).toEqual([{ readByRole: 'nobody', readByMember: '' }]);
    await portal.make.member({ role_cc: true });
    const reviewers = { readByRole: 'reviewers', readByMember: '' };
    expect((await sent([bob.memberId], max)).readBy).toEqual([reviewers]);
    expect((await sent([ada.memberId, bob.memberId], ann)).readBy).toEqual([
      manager,
      expect.objectContaining({ readByMember: '' }),
    ]);
  });
});

describe('what became of a nomination', () => {
  test('stars, points, who and when stand on the card for reviewers and administrators', { tags: 'seed' }, async () => {
    const nomId = await nominate(bob);
    await rate(nomId, 5);
    for (const who of [max, ada])
      expect((await seen(nomId, who)).body.nom).toMatchObject({
        state: 'rated',
        reviewRating: 5,
        reviewPointsValue: 200,
        peopleRewarded: 1,
        reviewByMember: 'Max Boss',
        reviewByMemberNumber: max.memberNumber,
        dateReviewed: portal.now.toISOString(),
      });
    expect((await seen(nomId, max)).body.nom.nomineeManagerCellNum).toMatch(/^0\d\d \d{3} \d{4}$/);
  });

  test('a decline’s reason is shown to the reviewers and the nominator, and never to the nominee', {
    tags: 'seed',
  }, async () => {
    const nomId = await nominate(bob);
    await decline(nomId, 'It was their daily work.');
    const expected = { state: 'declined', motivation: 'It was their daily work.', reviewByMember: 'Max Boss' };
    expect((await seen(nomId, max)).body.nom).toMatchObject(expected);
    expect((await mine(ann)).noms[0]).toMatchObject({ nomId, ...expected });
    expect((await seen(nomId, bob)).status).toBe(404);
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: ada.id });
    expect(body.noms.find((nom: { nomId: string }) => nom.nomId === nomId)).toMatchObject(expected);
  });

  test('the nominee reads neither stars nor reviewer of a rated one; administrators find none of their own declines', {
    tags: 'seed',
  }, async () => {
    const nomId = await nominate(bob);
    await rate(nomId, 3);
    expect((await seen(nomId, bob)).body.nom).toMatchObject({
      state: 'rated',
      reviewRating: 0,
      reviewByMember: '',
      dateReviewed: '',
      motivation: '',
    });
    const boss = await portal.make.member({ is_manager: true });
    const chief = await portal.make.member({ is_admin_reports: true, manager_id: boss.id });
    const own = await nominate(chief);
    await portal.post('/api/nom/donexusnomreviewdecline', { nomId: own, motivation: 'No.' }, { as: boss.id });
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: chief.id });
    expect(body.noms.some((nom: { nomId: string }) => nom.nomId === own)).toBe(false);
    expect(body.total).toBe(body.noms.length);
  });

  test('the nominator gets a message on rating and on decline, with the reason; leavers get none', {
    tags: 'seed',
  }, async () => {
    await rate(await nominate(bob), 4);
    const [rated] = await mailTo(ann);
    expect(rated?.subject).toBe('Your nomination of Bob Ode was rated');
    expect(rated?.text).toContain('rated 4 of 7: an e-card with your words and 150 points are on the way');
    await decline(await nominate(bob), 'Please tell more of it.');
    const [declined] = await mailTo(ann);
    expect(declined?.text).toMatch(/Thank you for nominating Bob Ode[\s\S]*Please tell more of it\./);
    const gone = await portal.make.member();
    const nomId = await nominate(bob, gone);
    await sql`update members set deactivated_at = now() where id = ${gone.id}`.execute(portal.db);
    await rate(nomId, 1);
    expect(await mailTo(gone)).toEqual([]);
  });

  test('the award reports carry outcome, date and reason behind the specified fields', { tags: 'seed' }, async () => {
    const months = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
    const { report } = (
      await portal.post('/api/report/quarterlyawards', { ...months, awardStatus: 'D' }, { as: ada.id })
    ).body;
    expect(report.fields.slice(-5)).toEqual([
      ...['quarterDescription', 'outcome', 'dateReviewed', 'declineReason', 'reviewRatingMax'],
    ]);
    expect(report.rows.map((row: unknown[]) => row.at(-2))).toContain('It was their daily work.');
    expect(new Set(report.rows.map((row: unknown[]) => row.at(-4)))).toEqual(new Set(['declined']));
  });
});

describe('My nominations', () => {
  test('are one’s own, the newest first, paged with their total', { tags: 'seed' }, async () => {
    const author = await portal.make.member();
    const people = await Promise.all(Array.from({ length: 30 }, () => portal.make.member()));
    for (const person of people) await nominate(person, author);
    const first = await mine(author);
    expect([first.total, first.noms.length]).toEqual([30, 25]);
    const rest = await mine(author, { offset: 25, limit: 25 });
    expect(rest.noms).toHaveLength(5);
    const ids = [...first.noms, ...rest.noms].map(({ nomId }: { nomId: string }) => Number(nomId));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(30);
    expect((await mine(bob)).noms.every(({ reason }: { reason: string }) => reason === 'Brave.')).toBe(true);
  });

  test('say nothing of stars while a second person has not decided', { tags: 'seed' }, async () => {
    const author = await portal.make.member();
    const nomId = await nominate(bob, author);
    await sql`insert into reviews (nomination_id, reviewer_id, kind, rating, created_at) values (${nomId}, ${max.id}, 'rating', 7, now())`.execute(
      portal.db,
    );
    await sql`update nominations set state = 'waiting', rating_count = 1 where id = ${nomId}`.execute(portal.db);
    expect((await mine(author)).noms[0]).toMatchObject({ state: 'waiting', reviewRating: 0, reviewByMember: '' });
  });

  test.each([
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ limit: '5' }, 'limit'],
    [{ more: 1 }, 'more'],
  ])('%j is refused at %s', async (body, field) => {
    const answer = await portal.post('/api/nom/mynominations', body, { as: ann.id });
    expect([answer.status, Object.keys(answer.body.formErrors)]).toEqual([400, [field]]);
  });
});

describe('a leaver’s open nominations', () => {
  const leave = (ids: number[], at: Date | null) =>
    sql`update members set deactivated_at = ${at} where id = any(${ids}::bigint[])`.execute(portal.db);

  test('are closed by themselves with the reason, head no queue, and come back with the person', {
    tags: 'seed',
  }, async () => {
    const zed = await portal.make.member({ manager_id: max.id, firstname: 'Zed', surname: 'Gone' });
    const [open, rated] = [await nominate(zed), await nominate(zed)];
    await rate(rated, 1);
    await leave([zed.id], portal.now);
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: max.id });
    const row = body.noms.find((nom: { nomId: string }) => nom.nomId === open);
    expect(row).toMatchObject({
      state: 'closed',
      closedWhy: 'Closed: Zed Gone has left.',
      mayReview: false,
      reviewIsDone: true,
      isDeclined: false,
    });
    expect((await mine(ann)).noms.find((nom: { nomId: string }) => nom.nomId === open).closedWhy).toBe(
      'Closed: Zed Gone has left.',
    );
    expect((await seen(rated, max)).body.nom.state).toBe('rated');
    const late = await rate(open, 7);
    expect([late.status, late.body.message]).toEqual([400, 'This nomination is closed: Zed Gone has left.']);
    await leave([zed.id], null);
    expect((await seen(open, max)).body.nom).toMatchObject({ state: 'open', mayReview: true, closedWhy: '' });
    await rate(open, 1);
  });

  test('of 500 leavers are closed in the statement that deactivates them', async () => {
    await portal.make.people(500, 'GONE');
    await sql`
      insert into nominations (kind, by_id, nominee_id, categories, created_at)
      select 'behaviour', ${ann.id}, id, array['Act of Courage'], ${portal.now} from members where division_code = 'GONE'`.execute(
      portal.db,
    );
    await sql`update members set deactivated_at = ${portal.now} where division_code = 'GONE'`.execute(portal.db);
    const { rows } = await sql<{ state: string; n: number }>`
      select n.state, count(*)::int as n from nominations n join members m on m.id = n.nominee_id where m.division_code = 'GONE' group by 1`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ state: 'closed', n: 500 }]);
  });

  test('a review and the leaving at once: paid and then gone, or closed and refused, never in between', {
    tags: 'seed',
  }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const zed = await portal.make.member({ manager_id: max.id });
      const nomId = await nominate(zed, await portal.make.member());
      const [answer] = await Promise.all([rate(nomId, 3), leave([zed.id], portal.now)]);
      const { state } = (await seen(nomId, max)).body.nom;
      expect([answer.status, state]).toEqual(state === 'rated' ? [200, 'rated'] : [400, 'closed']);
    }
  });
});
