import type { Deciding } from '@laurel/contract/programme/deciding';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { reviewingIn } from '../../test/reviewing-steps.ts';
import { step, stepsIn } from '../../test/waiting-steps.ts';
import { withdrawAll } from '../../test/withdrawn.ts';

let portal: TestApp;
/** Leads Tom, who nominates, and Ann. */
let max: MadeMember;
let tom: MadeMember;
let ann: MadeMember;
/** Of the committee of their cluster, and its chair. */
let eva: MadeMember;
let udo: MadeMember;
let kim: MadeMember;

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  await withdrawAll(portal.db, portal.now);
  const { make } = portal;
  max = await make.member({ is_manager: true, firstname: 'Max', surname: 'Mahlangu' });
  tom = await make.member({ manager_id: max.id, firstname: 'Tom', surname: 'Tau' });
  ann = await make.member({ manager_id: max.id, firstname: 'Ann', surname: 'Able' });
  const everywhere = { scopeKind: 'everything' } as const;
  eva = await make.member({ roles: [{ capability: 'committee', ...everywhere }], firstname: 'Eva', surname: 'Elk' });
  udo = await make.member({ roles: [{ capability: 'committee', ...everywhere }], firstname: 'Udo', surname: 'Urban' });
  kim = await make.member({
    roles: [{ capability: 'clusterAdmin', ...everywhere }],
    firstname: 'Kim',
    surname: 'Kaap',
  });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const { confirm, decline: declineRequest, reserved } = stepsIn(() => portal);
const reviewing = reviewingIn(() => portal);
const { decline, one, seen, walletOf } = reviewing;
const as = (by: MadeMember, path: string, body: object = {}) => portal.post(path, body, { as: by.id });
const decidedBy = (by: Deciding['by'], people = 3, more: object = {}) =>
  goBy(portal, { deciding: { by, people }, approvals: { rules: [], daysMost: 30 }, ...more });
const nominate = (to: Pick<MadeMember, 'memberId'> = ann) => reviewing.nominate(to, tom);
const own = (nomId: string) => reviewing.own(tom, nomId);
const rate = (by: MadeMember, nomId: string, reviewRating: number, more: object = {}): Promise<Answer> =>
  as(by, '/api/reward/donexusnomreviewreward', {
    ...{ nomId, reviewRating, isCustom: false, customPoints: null, isIncludeInQuarterly: false },
    ...{ quarterlyMotivation: '', ...more },
  });
const toDo = async (by: MadeMember): Promise<string[]> =>
  (await as(by, '/api/member/todolist', {})).body.items
    .filter(({ kind }: { kind: string }) => kind === 'nomination')
    .map(({ itemId }: { itemId: string }) => itemId);
describe('a nomination that several decide', { tags: 'seed' }, () => {
  test('is paid as the mean of what so many say, once; nobody who has yet to say something reads it before', async () => {
    await decidedBy('mean');
    const nomId = await nominate();
    expect(await one(max, nomId)).toMatchObject({
      deciding: { by: 'mean', said: 0, people: 3, isChair: false },
      said: [],
    });
    expect((await rate(max, nomId, 7)).body.result).toBe(
      'Thank you. It is recorded. The mean decides once 3 people have said what they think; 1 has.',
    );
    expect(await walletOf(ann)).toBe(0);
    expect(await one(eva, nomId)).toMatchObject({
      nom: { state: 'waiting', mayReview: true, reviewRating: 0, reviewByMember: '', ratingCount: 1 },
      ...{ said: [], deciding: { said: 1 } },
    });
    expect(await one(max, nomId)).toMatchObject({
      nom: { mayReview: false, ratingIsDone: true, reviewRating: 0 },
      said: [{ member: 'Max Mahlangu', rating: 7, stars: 7, isChair: false }],
    });
    expect([await toDo(max), await toDo(eva)]).toEqual([[], [nomId]]);
    expect(await own(nomId)).toMatchObject({ state: 'waiting', reviewRating: 0, reviewDecidedBy: '' });
    expect((await rate(max, nomId, 7)).status).toBe(400);
    await decline(eva, nomId, 'It was their task.');
    expect((await rate(udo, nomId, 6)).body.result).toBe(
      'It is decided by the mean of 3 people: 4 of 7 stars. Thank you. 150 points and an e-card are on their way.',
    );
    expect(await walletOf(ann)).toBe(150);
    expect(await own(nomId)).toMatchObject({
      ...{ state: 'rated', reviewRating: 4, reviewPointsValue: 150, reviewDecidedBy: 'mean', reviewSaidCount: 3 },
    });
    expect((await one(kim, nomId)).said).toMatchObject([
      { member: 'Max Mahlangu', rating: 7 },
      { member: 'Eva Elk', rating: 0, motivation: 'It was their task.' },
      { member: 'Udo Urban', rating: 6 },
    ]);
    await portal.settle();
    expect((await portal.letters(tom, 'nomination rated')).length).toBe(0);
    expect((await portal.letters(tom, 'nomination declined')).length).toBe(0);
    const [told] = await portal.letters(tom, 'nomination decided');
    expect(told?.text).toContain('Your nomination was rated 4 of 7');
    const heard = 'nomination decided, to who said something';
    expect((await portal.letters(max, heard))[0]?.text).toContain('decided by the mean of 3 people: 4 of 7 stars');
    expect([await portal.letters(eva, heard), await portal.letters(udo, heard)].map(({ length }) => length)).toEqual([
      ...[1, 0],
    ]);
  });

  test('is told to who said something and is still here: whoever has left hears no more of it', async () => {
    await decidedBy('mean');
    const nomId = await nominate();
    await rate(eva, nomId, 4);
    await sql`update members set deactivated_at = ${portal.now} where id = ${eva.id}`.execute(portal.db);
    await rate(max, nomId, 4);
    await rate(udo, nomId, 4);
    const heard = 'nomination decided, to who said something';
    expect([await portal.letters(eva, heard), await portal.letters(max, heard)].map(({ length }) => length)).toEqual([
      ...[0, 1],
    ]);
  });

  test('by the majority is what more than half would give at least; declined by it the nominator reads why, without names', async () => {
    await decidedBy('majority');
    const paid = await nominate();
    await rate(max, paid, 3);
    await rate(eva, paid, 7);
    await rate(udo, paid, 5);
    expect([await walletOf(ann), (await own(paid)).reviewRating]).toEqual([200, 5]);
    const not = await nominate();
    await decline(max, not, 'Everybody does.');
    expect((await seen(eva, not)).state).toBe('waiting');
    await rate(eva, not, 7);
    expect((await decline(udo, not, 'See above.')).body.result).toBe(
      'The nomination is declined by the majority of 3 people.',
    );
    expect(await own(not)).toMatchObject({
      ...{
        state: 'declined',
        reviewRating: 0,
        reviewDecidedBy: 'majority',
        motivation: 'Everybody does.\n\nSee above.',
      },
    });
    expect(await walletOf(ann)).toBe(200);
    await portal.settle();
    const [, letter] = await portal.letters(tom, 'nomination decided');
    expect(letter?.text).toMatch(/3 people decided so.*Everybody does.*See above/s);
    expect(letter?.text).not.toMatch(/Mahlangu|Urban/);
  });

  test('by the chair waits for their word, who reads the others; their own amount counts, and nobody else’s', async () => {
    await decidedBy('chair', 2);
    const nomId = await nominate();
    for (const [by, stars] of [
      [max, 2],
      [eva, 3],
    ] as const)
      await rate(by, nomId, stars);
    expect((await rate(udo, nomId, 4, { isCustom: true, customPoints: 20 })).body.formErrors.isCustom).toContain(
      'each rating counts as it is',
    );
    expect(await one(udo, nomId)).toMatchObject({ said: [], deciding: { by: 'chair', isChair: false } });
    expect(await one(kim, nomId)).toMatchObject({
      ...{ said: [{ rating: 2 }, { rating: 3 }], deciding: { by: 'chair', said: 2, isChair: true } },
    });
    expect(
      (await as(kim, '/api/nom/tryreview', { nomId, reviewRating: 7, isCustom: true, customPoints: 33 })).body,
    ).toMatchObject({ pointsEach: 33, recipients: 1 });
    expect(
      (await as(udo, '/api/nom/tryreview', { nomId, reviewRating: 7, isCustom: false, customPoints: null })).body,
    ).toMatchObject({ pointsEach: 0, pointsTotal: 0, recipients: 1 });
    expect((await rate(kim, nomId, 7, { isCustom: true, customPoints: 33 })).body.result).toContain(
      'It is decided by the chair: 7 of 7 stars.',
    );
    expect(await walletOf(ann)).toBe(33);
    expect(await own(nomId)).toMatchObject({
      reviewByMember: 'Kim Kaap',
      reviewDecidedBy: 'chair',
      reviewSaidCount: 3,
    });
    const other = await nominate();
    await rate(max, other, 7);
    await decline(kim, other);
    expect((await own(other)).state).toBe('declined');
  });

  test('is decided by fewer where nobody else is there; without a chair the majority decides', async () => {
    await sql`delete from role_assignments where member_id in (${kim.id}, ${udo.id})`.execute(portal.db);
    await decidedBy('chair', 9);
    const nomId = await nominate();
    expect((await rate(max, nomId, 7)).body.result).toContain('The majority decides once 9 people');
    await rate(eva, nomId, 5);
    expect(await own(nomId)).toMatchObject({ state: 'rated', reviewRating: 5, reviewDecidedBy: 'majority' });
  });

  test('gives nobody alone more than one person awards in a month: nor the chair, nor who is alone', async () => {
    await decidedBy('chair', 2);
    for (let n = 0; n < 4; n += 1) await rate(kim, await nominate(), 6);
    expect(await walletOf(ann)).toBe(1000);
    const tooMuch = await nominate();
    expect((await rate(kim, tooMuch, 7)).status).toBe(200);
    expect(await own(tooMuch)).toMatchObject({ state: 'waiting' });
    await decline(max, tooMuch);
    expect(await own(tooMuch)).toMatchObject({ state: 'declined', reviewDecidedBy: 'majority' });
  });

  test('waits by the rules of the programme when it is decided, also by a decline: declined, the last word was not said', async () => {
    await decidedBy('mean', 2, {
      approvals: {
        daysMost: 10,
        rules: [
          {
            ...{ key: 'all', what: 'nomination', when: 'always', above: 0, scopeKind: 'everything', scopeCode: '' },
            steps: [step('finance')],
          },
        ],
      },
    });
    const fay = await portal.make.member({ roles: [{ capability: 'finance' }] });
    const nomId = await nominate();
    await rate(max, nomId, 7);
    const asked = await decline(eva, nomId, 'Rather not.');
    expect(asked.body.result).toContain('nobody has got anything yet');
    expect([await reserved(), await walletOf(ann)]).toEqual([150, 0]);
    expect((await seen(max, nomId)).isAsked).toBe(true);
    expect((await declineRequest(fay, asked.body.second.approvalId)).status).toBe(200);
    expect(await one(max, nomId)).toMatchObject({ nom: { state: 'waiting', isAsked: false }, said: [{ rating: 7 }] });
    const again = await rate(eva, nomId, 5);
    expect((await confirm(fay, again.body.second.approvalId)).body.message).toContain(
      'It is decided by the mean of 2 people: 6 of 7 stars. Thank you. 250 points',
    );
    expect([await reserved(), await walletOf(ann)]).toEqual([0, 250]);
    expect((await own(nomId)).reviewDecidedBy).toBe('mean');
  });

  test('twenty say something at once: so many are heard, one of them decides, and it is paid once', async () => {
    await decidedBy('majority', 9);
    const others = await Promise.all(
      Array.from({ length: 17 }, () =>
        portal.make.member({ roles: [{ capability: 'committee', scopeKind: 'everything' }] }),
      ),
    );
    for (let round = 0; round < 5; round += 1) {
      const nomId = await nominate();
      const before = await walletOf(ann);
      const answers = await Promise.all([max, eva, udo, ...others].map((by) => rate(by, nomId, 5)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
      expect(answers.filter(({ body }) => body.result?.startsWith('It is decided')).length).toBe(1);
      expect(await walletOf(ann)).toBe(before + 200);
      const { rows } = await sql<{
        people: number;
      }>`select people from verdicts where nomination_id = ${nomId}`.execute(portal.db);
      expect(rows).toEqual([{ people: 9 }]);
    }
    await expectBooksRight(portal.db);
  });

  test('goes on under another rule: what was said counts, and whoever comes back finds it waiting', async () => {
    await decidedBy('majority', 3);
    const nomId = await nominate();
    await decline(max, nomId);
    await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    expect((await seen(eva, nomId)).state).toBe('closed');
    await sql`update members set deactivated_at = null where id = ${ann.id}`.execute(portal.db);
    expect((await seen(eva, nomId)).state).toBe('waiting');
    await decidedBy('mean', 2);
    await rate(eva, nomId, 7);
    expect(await own(nomId)).toMatchObject({ state: 'rated', reviewRating: 4, reviewDecidedBy: 'mean' });
  });

  test('is read by nobody whom it concerns; by an administrator, who reviews nothing there, at any time', async () => {
    await decidedBy('majority');
    const nomId = await nominate();
    await rate(max, nomId, 4);
    const ada = await portal.make.member({ is_admin_reports: true });
    expect((await one(ada, nomId)).said).toMatchObject([{ rating: 4 }]);
    expect((await one(tom, nomId)).said ?? []).toEqual([]);
    expect((await as(ann, '/api/nom/nomget', { nomId })).status).toBeGreaterThanOrEqual(400);
  });
});
