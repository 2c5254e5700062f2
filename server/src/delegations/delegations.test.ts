import type { DelegationScope } from '@laurel/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { behaviour, going, ideaCategory } from '../../test/programmes/going.ts';

let portal: TestApp;
/** Is away; stands in for them; has another manager. */
let max: MadeMember;
let ana: MadeMember;
let tom: MadeMember;

const day = 86_400_000;

beforeAll(async () => {
  portal = await testApp({ PAIR_POINTS_PER_MONTH: '1000' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function company() {
  portal.now = new Date('2026-11-20T10:00:00Z');
  max = await portal.make.member({ is_manager: true, surname: 'Away' });
  ana = await portal.make.member({ surname: 'Delegate' });
  tom = await portal.make.member({ manager_id: max.id });
}

const nextWeek = { dateFrom: '2026-11-20', dateUntil: '2026-11-27' };
const wishOf = (delegate: MadeMember, more: object = {}) => ({
  ...{ delegateId: delegate.memberId, scopes: ['reviews'] as DelegationScope[], points: null, ...nextWeek },
  ...more,
});
const name = (as: MadeMember, wish: object): Promise<Answer> =>
  portal.post('/api/member/namedelegate', wish, { as: as.id });
const mine = async (as: MadeMember, show: 'current' | 'past' = 'current') =>
  (await portal.post('/api/member/mydelegations', { show }, { as: as.id })).body;
const first = async (as: MadeMember) => (await mine(as)).delegations[0];
const end = (as: MadeMember, delegationId: string) =>
  portal.post('/api/member/enddelegation', { delegationId }, { as: as.id });
const nominate = async (nominee: MadeMember, by: MadeMember) => {
  const body = { nomCat: [behaviour], reason: 'Brave.', members: [nominee.memberId] };
  return (await portal.post('/api/nom/newnom', body, { as: by.id })).body.nomIds[0] as string;
};
const rate = (as: MadeMember, nomId: string) =>
  portal.post(
    '/api/reward/donexusnomreviewreward',
    {
      nomId,
      reviewRating: 5,
      isCustom: false,
      customPoints: null,
      isIncludeInQuarterly: false,
      quarterlyMotivation: '',
    },
    { as: as.id },
  );

describe('a member names a delegate', () => {
  test('for a time and a scope: both see it, the delegate is told, and the audit says so', async () => {
    await company();
    expect((await name(max, wishOf(ana))).body.message).toContain('stands in for you');
    const expected = {
      away: { memberNumber: max.memberNumber },
      delegate: { memberNumber: ana.memberNumber },
      ...{ scopes: ['reviews'], pointsMost: null, pointsUsed: 0, state: 'running', namedByMember: '', ...nextWeek },
    };
    expect(await mine(max)).toMatchObject({ total: 1, next: null, delegations: [{ ...expected, isMine: true }] });
    expect(await mine(ana)).toMatchObject({ total: 1, delegations: [{ ...expected, isMine: false }] });
    expect(await mine(tom)).toMatchObject({ total: 0, delegations: [] });
    expect((await portal.letters(ana, 'delegation named'))[0]?.text).toContain('you stand in for');
    expect(await portal.letters(max, 'delegation named')).toEqual([]);
    const acts = (await portal.acts()).filter(({ act }) => act === 'delegation.named');
    expect(acts.at(-1)).toMatchObject({ actor_id: max.id, facts: { memberId: ana.id, scopes: ['reviews'] } });
  });

  test.each([
    ['delegateId', () => wishOf(max), 'Nobody stands in for themselves'],
    ['scopes', () => wishOf(ana, { scopes: [] }), 'choose what'],
    ['scopes', () => wishOf(ana, { scopes: ['reviews', 'reviews'] }), 'choose what'],
    ['points', () => wishOf(ana, { scopes: ['budget'] }), 'how many points'],
    ['points', () => wishOf(ana, { points: 5 }), 'Without your budget'],
    ['dateFrom', () => wishOf(ana, { dateFrom: '2026-11-19' }), 'has passed'],
    ['dateFrom', () => wishOf(ana, { dateFrom: '2028-01-01', dateUntil: '2028-01-02' }), 'within a year'],
    ['dateUntil', () => wishOf(ana, { dateUntil: '2026-11-19' }), 'before the first'],
    ['dateUntil', () => wishOf(ana, { dateUntil: '2027-11-21' }), '366 days'],
  ])('a wrong %s is told beside the field', async (field, wish, words) => {
    await company();
    const { status, body } = await name(max, wish());
    expect(status).toBe(400);
    expect(body.formErrors[field]).toContain(words);
    expect((await mine(max)).total).toBe(0);
  });

  test('who is delegate is here, registered, and has a site to enter', async () => {
    await company();
    for (const row of [{ registered_at: null }, { site_template: '' }, { deactivated_at: portal.now }]) {
      const { status, body } = await name(max, wishOf(await portal.make.member(row)));
      expect([status, Object.keys(body.formErrors)]).toEqual([400, ['delegateId']]);
    }
  });

  test('the same delegate has the same in hand once: of 30 at once one is kept', async () => {
    await company();
    const answers = await Promise.all(Array.from({ length: 30 }, () => name(max, wishOf(ana))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(29).fill(400)]);
    expect((await name(max, wishOf(ana, { scopes: ['approvals'] }))).status).toBe(200);
    expect((await name(max, wishOf(tom))).status).toBe(200);
    expect((await name(max, wishOf(ana, { dateFrom: '2026-11-28', dateUntil: '2026-11-29' }))).status).toBe(200);
    expect((await mine(max)).total).toBe(4);
    const twice = sql`insert into delegations (away_id, delegate_id, scopes, from_at, until_at, first_day, last_day, named_by_id, named_at)
      select away_id, delegate_id, scopes, from_at, until_at, first_day, last_day, named_by_id, named_at from delegations where away_id = ${max.id}`;
    await expect(twice.execute(portal.db)).rejects.toThrow(/delegations_\w+_once/);
  });

  test('at most twenty at a time', async () => {
    await company();
    for (const other of await Promise.all(Array.from({ length: 20 }, () => portal.make.member())))
      expect((await name(max, wishOf(other))).status).toBe(200);
    expect((await name(max, wishOf(ana))).body.message).toContain('At most 20');
  });

  test('who stands in for their own manager does not hear that they are nominated themselves', async () => {
    await company();
    expect((await name(max, wishOf(tom))).status).toBe(200);
    await nominate(tom, ana);
    const nominated = async (who: MadeMember) => (await portal.letters(who, 'nominations')).length;
    expect([await nominated(max), await nominated(tom)]).toEqual([1, 0]);
    await nominate(await portal.make.member({ manager_id: max.id }), ana);
    expect(await nominated(tom)).toBe(1);
  });

  test('days are those of who is away: the last one ends at their midnight, by the clock alone', async () => {
    await company();
    await name(max, wishOf(ana, { dateUntil: '2026-11-20' }));
    const nomId = await nominate(tom, await portal.make.member());
    const offered = async () => (await portal.post('/api/nom/nomget', { nomId }, { as: ana.id })).body.nom?.mayReview;
    // South Africa is two hours ahead.
    portal.now = new Date('2026-11-20T21:59:59Z');
    expect(await offered()).toBe(true);
    portal.now = new Date('2026-11-20T22:00:00Z');
    expect(await offered()).toBeUndefined();
    expect((await rate(ana, nomId)).status).toBe(403);
    expect(await mine(ana)).toMatchObject({ total: 0 });
    expect(await mine(ana, 'past')).toMatchObject({ total: 1, delegations: [{ state: 'over' }] });
  });

  test('what begins later is not yet: it is to come, and opens nothing', async () => {
    await company();
    await name(max, wishOf(ana, { dateFrom: '2026-11-21' }));
    portal.now = new Date('2026-11-20T21:00:00Z');
    expect(await first(ana)).toMatchObject({ state: 'coming' });
    const { memberData } = (await portal.post('/api/member/memberheader', {}, { as: ana.id })).body;
    expect(memberData.lent).toEqual([]);
    portal.now = new Date('2026-11-20T22:00:00Z');
    const then = (await portal.post('/api/member/memberheader', {}, { as: ana.id })).body.memberData;
    expect(then.lent).toEqual(['reviewer', 'nominationReader', 'entrusted']);
  });
});

describe('a delegation is changed and ended', () => {
  test('by who is away: until when and for what, as they saw it', async () => {
    await company();
    await name(max, wishOf(ana));
    const { delegationId, revision } = await first(max);
    const wish = { delegationId, revision, scopes: ['approvals'], points: null, dateUntil: '2026-12-24' };
    const change = (as: MadeMember, more = {}) =>
      portal.post('/api/member/changedelegation', { ...wish, ...more }, { as: as.id });
    expect((await change(ana)).status).toBe(404);
    expect((await change(max, { dateUntil: '2026-11-19' })).body.formErrors).toHaveProperty('dateUntil');
    expect((await change(max, { dateUntil: '2027-11-21' })).body.formErrors).toHaveProperty('dateUntil');
    expect((await change(max)).status).toBe(200);
    expect(await first(ana)).toMatchObject({ scopes: ['approvals'], dateUntil: '2026-12-24', revision: 1 });
    expect((await change(max)).body.message).toContain('changed meanwhile');
    expect((await change(max, { revision: 1, dateUntil: '2026-12-25' })).status).toBe(200);
    // Each change is told.
    expect(await portal.letters(ana, 'delegation changed')).toHaveLength(2);
  });

  test.each([
    ['who is away', () => [max, ana] as const, 'away'],
    ['the delegate, who gives it back', () => [ana, max] as const, 'delegate'],
  ])('by %s; the other is told, and it is over at once', async (_, who, why) => {
    await company();
    await name(max, wishOf(ana));
    const [by, told] = who();
    const { delegationId } = await first(max);
    const nomId = await nominate(tom, await portal.make.member());
    expect((await end(tom, delegationId)).status).toBe(404);
    expect((await end(by, delegationId)).status).toBe(200);
    expect((await end(by, delegationId)).status).toBe(400);
    expect((await rate(ana, nomId)).status).toBe(403);
    expect((await mine(max, 'past')).delegations).toMatchObject([{ state: 'ended', endedWhy: why }]);
    expect(await portal.letters(told, 'delegation ended')).toHaveLength(1);
    expect(await portal.letters(by, 'delegation ended')).toHaveLength(0);
    // What has ended stands in the way of nothing.
    expect((await name(max, wishOf(ana))).status).toBe(200);
  });

  test.each([
    ['who is away', () => max, () => ana],
    ['the delegate', () => ana, () => max],
  ])('when %s leaves; the other is told, and it is not there again when they are back', async (_, leaver, other) => {
    await company();
    await name(max, wishOf(ana));
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', leaver().id).execute();
    expect((await mine(other(), 'past')).delegations).toMatchObject([
      { state: 'ended', endedWhy: 'left', endedByMember: '' },
    ]);
    expect((await portal.letters(other(), 'delegation ended'))[0]?.text).toContain('one of the two has left');
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'delegation.ended', actor_id: null });
    await portal.db.updateTable('members').set({ deactivated_at: null }).where('id', '=', leaver().id).execute();
    expect((await mine(other())).total).toBe(0);
  });

  test('40 at once, changes and ends: it ends once', async () => {
    await company();
    await name(max, wishOf(ana));
    const { delegationId, revision } = await first(max);
    const change = { delegationId, revision, scopes: ['approvals'], points: null, dateUntil: '2026-12-24' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2
          ? end(i % 4 === 1 ? max : ana, delegationId)
          : portal.post('/api/member/changedelegation', change, { as: max.id }),
      ),
    );
    expect(answers.filter(({ status }, i) => i % 2 === 1 && status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }, i) => i % 2 === 0 && status === 200).length).toBeLessThanOrEqual(1);
    await portal.settle();
    const ended = (await portal.acts()).filter(
      ({ act, subject }) => act === 'delegation.ended' && subject === `delegation:${delegationId}`,
    );
    expect(ended).toHaveLength(1);
  });
});

describe('for somebody who fell ill', () => {
  const nameFor = (as: MadeMember, wish: object) =>
    portal.post('/api/admin/namedelegatefor', { memberId: max.memberId, reason: 'Fell ill.', ...wish }, { as: as.id });
  const keeper = () => portal.make.member({ roles: [{ capability: 'people' }] });

  test('who looks after people names and ends it: both are told, the audit keeps why', async () => {
    await company();
    const pat = await keeper();
    expect((await nameFor(pat, wishOf(ana))).status).toBe(200);
    expect(await portal.letters(ana, 'delegation named')).toHaveLength(1);
    expect((await portal.letters(max, 'delegation named'))[0]?.text).toContain('who stands in for you');
    expect((await portal.acts()).at(-1)).toMatchObject({ actor_id: pat.id, particulars: { reason: 'Fell ill.' } });
    const { body } = await portal.post('/api/admin/persondelegations', { memberId: max.memberId }, { as: pat.id });
    expect(body).toMatchObject({ total: 1, mayName: true });
    expect(body.delegations[0].namedByMember).not.toBe('');
    const { delegationId } = body.delegations[0];
    const ended = await portal.post(
      '/api/admin/enddelegationfor',
      { delegationId, reason: 'Is back.' },
      { as: pat.id },
    );
    expect(ended.status).toBe(200);
    expect(await portal.letters(ana, 'delegation ended')).toHaveLength(1);
    expect(await portal.letters(max, 'delegation ended')).toHaveLength(1);
  });

  test('never for themselves, nor themselves, nor without a reason', async () => {
    await company();
    const pat = await keeper();
    expect((await nameFor(pat, wishOf(pat))).body.formErrors).toHaveProperty('delegateId');
    expect((await nameFor(pat, { ...wishOf(ana), memberId: pat.memberId })).body.formErrors).toHaveProperty('memberId');
    expect((await nameFor(pat, wishOf(max))).body.formErrors).toHaveProperty('delegateId');
    expect((await nameFor(pat, { ...wishOf(ana), reason: ' ' })).body.formErrors).toHaveProperty('reason');
    expect((await nameFor(max, wishOf(ana))).status).toBe(403);
    expect((await mine(max)).total).toBe(0);
  });

  test('nothing that they might not give: an administrator’s delegate is named by an administrator', async () => {
    await company();
    const pat = await keeper();
    const amy = await portal.make.member({ is_admin_reports: true });
    const bo = await portal.make.member({ is_admin_reports: true });
    const wish = { ...wishOf(ana, { scopes: ['approvals'] }), memberId: amy.memberId };
    expect((await nameFor(pat, wish)).status).toBe(403);
    expect((await nameFor(bo, wish)).status).toBe(200);
  });

  const changeFor = async (as: MadeMember, more: object = {}) => {
    const { body } = await portal.post('/api/admin/persondelegations', { memberId: max.memberId }, { as: as.id });
    const { delegationId, revision } = body.delegations[0];
    const wish = {
      ...{ delegationId, revision, scopes: ['reviews', 'approvals'], points: null },
      ...{ dateUntil: '2026-12-18', reason: 'Ill for longer.', ...more },
    };
    return portal.post('/api/admin/changedelegationfor', wish, { as: as.id });
  };

  test('who looks after people changes its end and what it is about: both are told, the audit keeps why', async () => {
    await company();
    const pat = await keeper();
    await name(max, wishOf(ana));
    await portal.settle();
    expect((await changeFor(pat)).body.message).toBe('It is changed, and both are told.');
    expect(await first(ana)).toMatchObject({ dateUntil: '2026-12-18', scopes: ['reviews', 'approvals'], revision: 1 });
    expect((await portal.acts()).at(-1)).toMatchObject({
      actor_id: pat.id,
      particulars: { reason: 'Ill for longer.' },
    });
    for (const who of [max, ana]) {
      const [letter] = await portal.letters(who, 'delegation changed');
      expect(letter?.text).toContain('18 December 2026');
    }
  });

  test('changes nothing that was changed meanwhile, is over, has no reason, or is not theirs to give', async () => {
    await company();
    const pat = await keeper();
    await name(max, wishOf(ana));
    expect((await changeFor(pat, { reason: ' ' })).body.formErrors).toHaveProperty('reason');
    expect((await changeFor(pat, { revision: 7 })).body.message).toContain('changed meanwhile');
    expect((await changeFor(pat, { dateUntil: '2026-11-19' })).body.formErrors).toHaveProperty('dateUntil');
    expect((await portal.post('/api/admin/changedelegationfor', {}, { as: max.id })).status).toBe(403);
    await portal.make.role(max.id, { capability: 'administrator' });
    expect((await changeFor(pat)).status).toBe(403);
    expect(await first(max)).toMatchObject({ dateUntil: '2026-11-27', revision: 0 });
    await end(max, (await first(max)).delegationId);
    const amy = await portal.make.member({ is_admin_reports: true });
    expect((await changeFor(amy)).body.message).toBe('It has ended already.');
  });

  test('of one that concerns them they change nothing', async () => {
    await company();
    const pat = await keeper();
    await name(max, wishOf(pat));
    expect((await changeFor(pat)).status).toBe(403);
  });

  test('one that concerns them they do not end', async () => {
    await company();
    const pat = await keeper();
    await name(max, wishOf(pat));
    const { delegationId } = await first(max);
    const wish = { delegationId, reason: 'Enough.' };
    expect((await portal.post('/api/admin/enddelegationfor', wish, { as: pat.id })).status).toBe(403);
  });
});

describe('what a delegate does is done for who is away', () => {
  test('and is told so: in the list, to who nominated, in the audit', async () => {
    await company();
    await name(max, wishOf(ana));
    const author = await portal.make.member();
    const nomId = await nominate(tom, author);
    // Those of now are told of new work, by their own right and for who is away.
    expect(await portal.letters(max, 'nominations')).toHaveLength(1);
    expect(await portal.letters(ana, 'nominations')).toHaveLength(1);
    expect((await rate(ana, nomId)).status).toBe(200);
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: ana.id });
    expect(body.noms.find((one: { nomId: string }) => one.nomId === nomId)).toMatchObject({
      ...{ reviewByMemberNumber: ana.memberNumber, mayReview: false, ratingIsDone: true },
      reviewForMember: expect.stringContaining('Away'),
    });
    const { body: own } = await portal.post('/api/nom/mynominations', {}, { as: author.id });
    expect(own.noms[0].reviewForMember).toContain('Away');
    await portal.settle();
    const auditor = await portal.make.member({ roles: [{ capability: 'auditor' }] });
    const { body: audit } = await portal.post('/api/admin/auditlist', { limit: 20, search: nomId }, { as: auditor.id });
    expect(audit.entries[0].words).toMatch(/Done for First\d+ Away\./);
    const declined = await nominate(tom, author);
    await portal.post('/api/nom/donexusnomreviewdecline', { nomId: declined, motivation: 'Not now.' }, { as: ana.id });
    const [letter] = await portal.letters(author, 'nomination declined');
    expect(letter?.text).toMatch(/First\d+ Delegate for First\d+ Away/);
  });

  test('where they may by their own right it is their own act', async () => {
    await company();
    await name(max, wishOf(ana));
    await portal.make.role(ana.id, { capability: 'committee' });
    const nomId = await nominate(tom, await portal.make.member());
    await rate(ana, nomId);
    const reviews = await portal.db
      .selectFrom('reviews')
      .select(['reviewer_id', 'for_id'])
      .where('nomination_id', '=', Number(nomId))
      .execute();
    expect(reviews).toEqual([{ reviewer_id: ana.id, for_id: null }]);
  });

  test('it reaches what who is away may now: a role that is lost is lost to the delegate', async () => {
    await company();
    await name(max, wishOf(ana));
    const nomId = await nominate(tom, await portal.make.member());
    await portal.make.setFlags(max.id, { is_manager: false });
    expect((await rate(ana, nomId)).status).toBe(403);
  });

  test('nothing is passed on: the delegate of a delegate has nothing of it', async () => {
    await company();
    await name(max, wishOf(ana));
    const eve = await portal.make.member();
    await name(ana, wishOf(eve));
    const nomId = await nominate(tom, await portal.make.member());
    expect((await rate(eve, nomId)).status).toBe(403);
    expect((await rate(ana, nomId)).status).toBe(200);
  });

  test('what waits for a second person is told to delegates of now, but to no hands that were in it', async () => {
    await company();
    const coca = await portal.make.member({ role_cc: true });
    const [hers, other] = [await portal.make.member(), await portal.make.member()];
    await name(max, wishOf(ana));
    await name(max, wishOf(other));
    await name(coca, wishOf(hers));
    const paid = async (nomId: string) =>
      portal.post(
        '/api/reward/donexusnomreviewreward',
        {
          nomId,
          reviewRating: going.review.points.length,
          isCustom: true,
          customPoints: 320,
          isIncludeInQuarterly: true,
          quarterlyMotivation: 'Yes.',
        },
        { as: ana.id },
      );
    // loop: up to what one pair of hands pays alone in a month
    for (let i = 0; i < 40; i += 1) {
      const { body } = await paid(await nominate(tom, await portal.make.member()));
      if (body.result.includes('second person')) break;
    }
    const told = async (who: MadeMember) => (await portal.letters(who, 'nomination waits')).length;
    expect([await told(coca), await told(hers)]).toEqual([1, 1]);
    expect([await told(max), await told(ana), await told(other)]).toEqual([0, 0, 0]);
  });

  test('an idea too', async () => {
    await company();
    const ida = await portal.make.member({ role_idea: true });
    await name(ida, wishOf(ana));
    const author = await portal.make.member();
    const idea = { category: ideaCategory, title: 'Soup', idea: 'On Mondays.' };
    const { ideaBoxId } = (await portal.post('/api/idea/ideasubmit', idea, { as: author.id })).body;
    const review = { ideaBoxId, actionStatus: 'Kind.', points: going.points.ideas[1] };
    expect((await portal.post('/api/idea/donexusideareview', review, { as: ana.id })).status).toBe(200);
    const { body } = await portal.post('/api/idea/myideas', {}, { as: author.id });
    expect(JSON.stringify(body.report)).toMatch(/First\d+ Last\d+"\]\]/);
    const { reviewed_for_id } = await portal.db
      .selectFrom('ideas')
      .select('reviewed_for_id')
      .where('id', '=', Number(ideaBoxId))
      .executeTakeFirstOrThrow();
    expect(reviewed_for_id).toBe(ida.id);
  });

  test('60 reviews at once, by who is away and by both delegates: one pays', async () => {
    await company();
    const eve = await portal.make.member();
    await name(max, wishOf(ana));
    await name(max, wishOf(eve));
    const nomId = await nominate(tom, await portal.make.member());
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => rate([max, ana, eve][i % 3] as MadeMember, nomId)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql`select from payouts where nomination_id = ${nomId}`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });
});

test('what was is paged, the newest first', async () => {
  await company();
  for (let i = 0; i < 3; i += 1) {
    await name(max, wishOf(ana));
    await end(max, (await first(max)).delegationId);
    portal.now = new Date(portal.now.getTime() + day / 24);
  }
  const page = async (after?: string) =>
    (
      await portal.post(
        '/api/member/mydelegations',
        { show: 'past', limit: 2, ...(after && { after }) },
        { as: ana.id },
      )
    ).body;
  const one = await page();
  expect([one.total, one.delegations.length]).toEqual([3, 2]);
  const two = await page(one.next);
  expect([two.delegations.length, two.next]).toEqual([1, null]);
});
