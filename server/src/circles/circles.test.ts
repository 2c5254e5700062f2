import type { Circle } from '@laurel/contract/calls/circles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let fin: MadeMember;
const start = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = start;
  fin = await portal.make.member({ roles: [{ capability: 'finance' }] });
});
afterAll(() => portal.close());

const day = 86_400_000;
interface Gift {
  points?: number;
  daysAgo?: number;
  kind?: 'payitforward' | 'adhoc';
}

/** As a gift leaves it among recognitions. */
async function give(from: MadeMember, to: MadeMember, { points = 10, daysAgo = 1, kind = 'payitforward' }: Gift = {}) {
  const created_at = new Date(start.getTime() - daysAgo * day);
  const award = {
    what: kind,
    by_id: from.id,
    reason: 'Act of Courage',
    points,
    send_by: 'email',
    message_length: 0,
    created_at,
  };
  const { id } = await portal.db
    .insertInto('awards')
    .values(award as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('recognitions')
    .values({ kind, award_id: id, from_id: from.id, to_id: to.id, points, value: 'Act of Courage', created_at })
    .execute();
}

async function round(people: readonly MadeMember[], times: number, gift: Gift = {}) {
  for (let time = 0; time < times; time += 1)
    for (const [i, person] of people.entries()) await give(person, people[(i + 1) % people.length] as MadeMember, gift);
}

async function made(n: number, row = {}): Promise<MadeMember[]> {
  const people = [];
  for (let i = 0; i < n; i += 1) people.push(await portal.make.member(row));
  return people;
}
const list = async (asked: object = {}, by = fin) => {
  const { status, body } = await portal.post('/api/admin/circlelist', asked, { as: by.id });
  expect(status).toBe(200);
  return body as { circles: Circle[]; total: number };
};
const numbers = (people: readonly { memberNumber: string }[]) => people.map(({ memberNumber }) => memberNumber).sort();
async function allOf(asked: object): Promise<Circle[]> {
  const { circles, total } = await list(asked);
  while (circles.length < total) circles.push(...(await list({ ...asked, offset: circles.length })).circles);
  return circles;
}
const circleOf = async (people: readonly MadeMember[], asked: object = {}) =>
  (await allOf({ withJudged: true, ...asked })).find(
    (circle) => numbers(circle.people).join() === numbers(people).join(),
  );
const judge = (people: readonly MadeMember[], more: object = {}, by = fin) =>
  portal.post(
    '/api/admin/judgecircle',
    { members: people.map(({ memberId }) => memberId), verdict: 'fine', note: 'One team', seen: null, ...more },
    { as: by.id },
  );

describe('what is found', () => {
  test('who gave to whom, how often, how much and when, with what speaks for and against', async () => {
    const pair = await made(2);
    const [ann, bea] = pair as [MadeMember, MadeMember];
    await round(pair, 3, { points: 20 });
    expect(await circleOf(pair)).toMatchObject({
      ...{ returns: 3, gifts: 6, points: 120, judgement: null, mayJudge: true },
      ...{ dateFirst: '2026-11-19T10:00:00.000Z', dateLast: '2026-11-19T10:00:00.000Z' },
      signs: [
        { sign: 'within', speaks: 'against', value: 100 },
        { sign: 'others', speaks: 'against', value: 0 },
        { sign: 'division', speaks: 'for', value: 1 },
        { sign: 'made', speaks: 'for', value: 0 },
        { sign: 'words', speaks: 'against', value: 0 },
      ],
    });
    for (const other of await made(5)) await give(ann, other, { points: 100 });
    await give(bea, ann, { kind: 'adhoc', points: 500, daysAgo: 0.5 });
    expect((await circleOf(pair))?.signs).toMatchObject([
      { sign: 'others', speaks: 'for', value: 5 },
      { sign: 'division' },
      { sign: 'made', speaks: 'against', value: 81 },
      { sign: 'words' },
    ]);
  });

  test('a team in which everybody thanks everybody is as many circles as pairs', async () => {
    const team = await made(12);
    for (const from of team)
      for (const to of team) if (from !== to) for (let i = 0; i < 3; i += 1) await give(from, to);
    const ofTeam = new Set(team.map(({ memberNumber }) => memberNumber));
    const within = (await allOf({ limit: 20 })).filter(({ people }) =>
      people.every(({ memberNumber }) => ofTeam.has(memberNumber)),
    );
    expect(within).toHaveLength(66);
    expect(within.every(({ people }) => people.length === 2)).toBe(true);
    expect(new Set(within.map(({ people }) => numbers(people).join())).size).toBe(66);
  });

  test.each([3, 4, 5])('a ring of %s is one, in the order in which they gave; of six none', async (size) => {
    const [ring, six] = [await made(size), await made(6)];
    await round(ring, 3);
    await round(six, 3);
    const found = await circleOf(ring);
    expect(found?.people.map(({ memberNumber }) => memberNumber)).toEqual(ring.map(({ memberNumber }) => memberNumber));
    expect(await circleOf(six)).toBeUndefined();
  });

  test('what came back longer ago is found in a longer span, and what was taken back never', async () => {
    const [old, back] = [await made(2), await made(2)];
    await round(old, 3, { daysAgo: 60 });
    await round(back, 3);
    await portal.db
      .updateTable('recognitions')
      .set({ withdrawn_at: start })
      .where(
        'from_id',
        'in',
        back.map(({ id }) => id),
      )
      .execute();
    expect([await circleOf(old), await circleOf(back)]).toEqual([undefined, undefined]);
    expect(await circleOf(old, { days: 90 })).toMatchObject({ returns: 3 });
    expect((await portal.post('/api/admin/circlelist', { days: 31 }, { as: fin.id })).body.formErrors).toHaveProperty(
      'days',
    );
  });
});

describe('what is judged', () => {
  test('leaves the list until points go on, with who judged, what and why; the audit knows', async () => {
    const pair = await made(2);
    await round(pair, 3);
    expect((await judge(pair)).body).toEqual({ message: 'Noted.' });
    const open = async () => (await allOf({})).some((one) => numbers(one.people).join() === numbers(pair).join());
    expect(await open()).toBe(false);
    const judged = await circleOf(pair);
    expect(judged?.judgement).toMatchObject({ verdict: 'fine', note: 'One team', isBefore: false });
    await give(pair[0] as MadeMember, pair[1] as MadeMember, { daysAgo: -1 });
    portal.now = new Date(start.getTime() + 2 * day);
    await portal.db
      .updateTable('tokens')
      .set({ last_used_at: portal.now, expires_at: new Date('2030-01-01') })
      .execute();
    expect(await open()).toBe(true);
    const acts = (await portal.acts()).filter(({ act }) => act === 'circle.judged');
    expect(acts.at(-1)).toMatchObject({ actor_id: fin.id, facts: { verdict: 'fine', people: 2 } });
  });

  test('by one of two who judge at once, and by nobody of whom they are one', async () => {
    const pair = await made(2);
    await round(pair, 3);
    const [own] = await made(1, { roles: [{ capability: 'finance' }] });
    const withSelf = [pair[0] as MadeMember, own as MadeMember];
    expect((await judge(withSelf, {}, own)).body.message).toContain('You are one of these people');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => judge(pair)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 400)).toHaveLength(9);
    const last = (await circleOf(pair))?.judgement?.judgementId;
    expect((await judge(pair, { verdict: 'wrong', seen: last })).status).toBe(200);
    expect((await circleOf(pair))?.judgement).toMatchObject({ verdict: 'wrong' });
  });

  test('of two to five people who are there, with a reason', async () => {
    const [ann, bea] = (await made(2)) as [MadeMember, MadeMember];
    for (const [more, field] of [
      [{ members: [ann.memberId] }, 'members'],
      [{ members: [ann.memberId, ann.memberId] }, 'members'],
      [{ members: [ann.memberId, '1.000000000000'] }, 'members'],
      [{ note: '  ' }, 'note'],
      [{ verdict: 'bad' }, 'verdict'],
    ] as const)
      expect((await judge([ann, bea], more)).body.formErrors).toHaveProperty(field);
  });

  test('by finance and administrators; an auditor looks', async () => {
    const [auditor, people] = [
      await portal.make.member({ roles: [{ capability: 'auditor' }] }),
      await portal.make.member({ roles: [{ capability: 'people' }] }),
    ];
    const pair = await made(2);
    await list({}, auditor);
    expect((await judge(pair, {}, auditor)).status).toBe(403);
    expect((await portal.post('/api/admin/circlelist', {}, { as: people.id })).status).toBe(403);
  });
});
