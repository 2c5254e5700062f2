import { viewedRoles } from '@laurel/contract/access';
import { callRows, isForViewing } from '@laurel/contract/call-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  ada = await portal.make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin' });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', is_manager: true });
});
afterAll(() => portal.close());

const reason = 'She wrote that a button is missing';
const begin = (whom: object, by = ada) => portal.post('/api/admin/beginviewing', { reason, ...whom }, { as: by.id });
const tokenAs = async (whom: object, by = ada): Promise<string> => {
  const { status, body } = await begin(whom, by);
  expect(status).toBe(200);
  return body.token;
};
const shownTo = (token: string) => portal.post('/api/member/memberheader', {}, { token });
const minutes = (n: number) => {
  portal.now = new Date(portal.now.getTime() + n * 60_000);
};

describe('as a person', () => {
  test('what they see is seen: their points, their roles, and until when', async () => {
    const token = await tokenAs({ memberId: ann.memberId });
    const { body } = await shownTo(token);
    expect(body.memberData).toMatchObject({
      ...{ firstname: 'Ann', isManager: true, isAdminReports: false },
      viewing: { role: null, until: '2026-11-20T10:30:00.000Z' },
    });
    const own = await portal.post('/api/member/memberheader', {}, { as: ann.id });
    expect(own.body.memberData.viewing).toBeUndefined();
    expect((await portal.post('/api/admin/peoplelist', {}, { token })).status).toBe(403);
  });

  test('of who cannot be looked as, the field says why', async () => {
    const [left, away] = [await portal.make.member(), await portal.make.member({ site_template: '' })];
    await sql`update members set deactivated_at = ${portal.now} where id = ${left.id}`.execute(portal.db);
    for (const [who, words] of [
      [ada, 'This is you: choose somebody else, or a role.'],
      [left, 'This person has left: there is nothing that they see.'],
      [away, 'This person has no site to enter: there is nothing that they see.'],
    ] as const)
      expect((await begin({ memberId: who.memberId })).body).toMatchObject({ formErrors: { memberId: words } });
    expect((await begin({ memberId: '1.000000000000' })).status).toBe(404);
    expect((await begin({ memberId: ann.memberId, reason: ' ' })).body.formErrors).toHaveProperty('reason');
    for (const whom of [{}, { memberId: ann.memberId, role: 'shop' }, { role: 'administrator' }])
      expect((await begin(whom)).status).toBe(400);
  });

  test('only administrators of reports look, also whoever keeps the people does not', async () => {
    const pat = await portal.make.member({ roles: [{ capability: 'people' }, { capability: 'auditor' }] });
    for (const by of [pat, ann]) expect((await begin({ memberId: ada.memberId }, by)).status).toBe(403);
  });

  test('whom it concerns is told with the reason, and the audit keeps begin and end, once', async () => {
    const token = await tokenAs({ memberId: ann.memberId });
    const [letter, ...more] = await portal.letters(ann, 'viewed');
    expect(more).toEqual([]);
    expect(letter?.text).toContain(reason);
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => portal.post('/api/member/endviewing', {}, { token })),
    );
    expect(ends.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect((await shownTo(token)).status).toBe(401);
    const acts = (await portal.acts()).filter(({ subject }) => subject === `member:${ann.id}`);
    expect(acts).toMatchObject([
      { act: 'viewing.begun', actor_id: ada.id, particulars: { reason } },
      { act: 'viewing.ended', actor_id: ada.id },
    ]);
    const { body } = await portal.post('/api/member/exportmydata', {}, { as: ann.id });
    expect(JSON.stringify(body)).toContain('"viewings":[{"began_at":"2026-11-20T10:00:00+00:00"');
  });
});

test('nothing is done and no file is taken, by any call', async () => {
  const roles = viewedRoles.filter((role) => role !== 'member').map((capability) => ({ capability }));
  const all = await portal.make.member({
    is_admin_reports: true,
    roles: roles.filter(({ capability }) => capability !== 'manager'),
  });
  const token = await tokenAs({ memberId: all.memberId });
  const refused = Object.entries(callRows).filter(([, row]) => !isForViewing(row));
  expect(refused.length).toBeGreaterThan(80);
  for (const [name, { path, method }] of refused as [string, { path: string; method?: 'GET' }][]) {
    const { statusCode, body } = await portal.app.inject({
      ...{ method: method ?? 'POST', url: path.replace(/:\w+/g, 'x') },
      headers: { authorization: `Bearer ${token}` },
      ...(method !== 'GET' && { payload: {} }),
    });
    expect([name, statusCode, body]).toEqual([name, 403, expect.stringContaining('You are only looking')]);
  }
});

describe('as a role', () => {
  test.each(viewedRoles)('%s: nothing but that is held', async (role) => {
    const { body } = await shownTo(await tokenAs({ role }));
    expect(body.memberData).toMatchObject({
      ...{ firstname: 'Ada', capabilities: role === 'member' ? [] : [role], viewing: { role } },
    });
  });

  test('a member of no role sees no list of people, and nobody is written to', async () => {
    const token = await tokenAs({ role: 'member' });
    expect((await portal.post('/api/admin/peoplelist', {}, { token })).status).toBe(403);
    expect((await portal.post('/api/nom/nomlist', {}, { token })).status).toBe(403);
    expect(await portal.letters(ada, 'viewed')).toEqual([]);
  });
});

describe('it ends', () => {
  test('after half an hour', async () => {
    const token = await tokenAs({ memberId: ann.memberId });
    minutes(29);
    expect((await shownTo(token)).status).toBe(200);
    minutes(1);
    expect((await shownTo(token)).status).toBe(401);
  });

  test.each([
    ['when who looks signs off', () => portal.post('/api/member/logout', {}, { as: ada.id })],
    ['when they sign off where they look', (token: string) => portal.post('/api/member/logout', {}, { token })],
    [
      'when they are no administrator any more',
      () => sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db),
    ],
    [
      'when they leave',
      () => sql`update members set deactivated_at = ${portal.now} where id = ${ada.id}`.execute(portal.db),
    ],
    [
      'when whom they look as leaves',
      () => sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db),
    ],
  ])('%s', async (_, happens) => {
    const token = await tokenAs({ memberId: ann.memberId });
    expect((await shownTo(token)).status).toBe(200);
    await happens(token);
    expect((await shownTo(token)).status).toBe(401);
  });

  test('who looks does not end the sessions of whom they look as, and is in none of their lists', async () => {
    const own = await portal.tokenOf(ann.id);
    const token = await tokenAs({ memberId: ann.memberId });
    const { body } = await portal.post('/api/member/mysessions', {}, { token });
    expect(body.sessions).toMatchObject([{ isThis: false }]);
    await portal.post('/api/member/logout', {}, { token });
    expect((await shownTo(own)).status).toBe(200);
  });
});

test('what whoever looks asks for counts as theirs', async () => {
  const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
  try {
    const boss = await limited.make.member({ is_admin_reports: true });
    const bea = await limited.make.member();
    const { body } = await limited.post('/api/admin/beginviewing', { memberId: bea.memberId, reason }, { as: boss.id });
    await limited.post('/api/site/getmemberlist', { search: 'be' }, { token: body.token });
    const { rows } = await sql<{ subject: string }>`select distinct subject from rate_counters`.execute(limited.db);
    expect(rows).toEqual([{ subject: `member:${boss.id}` }]);
  } finally {
    await limited.close();
  }
});
