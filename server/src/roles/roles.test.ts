import { type Capability, capabilityNames } from '@laurel/contract/access';
import type { RoleAssignment } from '@laurel/contract/calls/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let pat: MadeMember;
beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  ada = await portal.make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin' });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', cost_centre: 'K1' });
  pat = await portal.make.member({ roles: [{ capability: 'people' }] });
});
afterAll(() => portal.close());

const everything = { scopeKind: 'everything' };
const give = (to: MadeMember, capability: Capability, more: object = {}, by = ada) =>
  portal.post('/api/admin/giverole', { memberId: to.memberId, capability, ...everything, ...more }, { as: by.id });
const end = (roleAssignmentId: string, by = ada) =>
  portal.post('/api/admin/endrole', { roleAssignmentId }, { as: by.id });
const listed = async (asked: object = {}, by = ada): Promise<RoleAssignment[]> =>
  (await portal.post('/api/admin/roleassignments', asked, { as: by.id })).body.assignments;
const heldBy = async (who: MadeMember) =>
  (await portal.post('/api/member/memberheader', {}, { as: who.id })).body.memberData.capabilities;
const nameOf = async ({ id }: MadeMember) =>
  (await portal.db.selectFrom('people').select('display_name').where('id', '=', id).executeTakeFirstOrThrow())
    .display_name;
const day = 86_400_000;
const later = (days: number) => new Date(portal.now.getTime() + days * day);

describe('giverole', () => {
  test('a role counts from the next call on, once, and the audit knows', { tags: 'seed' }, async () => {
    const { status, body } = await give(ann, 'shop');
    expect([status, body.message]).toEqual([200, 'The role is given.']);
    expect(await heldBy(ann)).toEqual(['shop']);
    const again = await give(ann, 'shop');
    expect(again.body).toEqual({ message: 'This role is held already.', roleAssignmentId: body.roleAssignmentId });
    await portal.settle();
    expect(await portal.acts()).toEqual([
      expect.objectContaining({
        ...{ act: 'role.given', actor_id: ada.id, subject: `member:${ann.id}` },
        facts: {
          ...{
            roleAssignmentId: Number(body.roleAssignmentId),
            capability: 'shop',
            scopeKind: 'everything',
            scopeCode: '',
          },
          ...{ from: portal.now.toISOString(), until: null },
        },
      }),
    ]);
  });

  test('the same role given twenty times at once is one assignment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(ann, 'finance')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.roleAssignmentId)).size).toBe(1);
    expect(answers.filter(({ body }) => body.message === 'The role is given.')).toHaveLength(1);
    expect(await listed({ capability: 'finance' })).toHaveLength(1);
  });

  test('it holds for its time, by the clock of the portal', async () => {
    await give(ann, 'auditor', { dateFrom: later(1).toISOString(), dateUntil: later(3).toISOString() });
    expect(await heldBy(ann)).toEqual([]);
    const start = portal.now;
    const on = async (days: number) => {
      portal.now = new Date(start.getTime() + days * day);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from roles_at(${portal.now}) where member_id = ${ann.id}`.execute(portal.db);
      return rows[0]?.n;
    };
    expect([await on(0), await on(1), await on(2.9), await on(3), await on(9)]).toEqual([0, 1, 1, 0, 0]);
  });

  test('a part of its time that is held already is not held twice', async () => {
    await give(ann, 'shop', { dateUntil: later(3).toISOString() });
    const { status, body } = await give(ann, 'shop');
    expect([status, body.message]).toEqual([400, expect.stringContaining('please end that one first')]);
    expect((await give(ann, 'shop', { dateUntil: later(2).toISOString() })).body.message).toContain('held already');
    expect((await give(ann, 'shop', { dateFrom: later(3).toISOString() })).status).toBe(200);
    expect(await listed({ capability: 'shop' })).toHaveLength(2);
  });

  const administrative = capabilityNames.filter(
    (one) => !['manager', 'clusterAdmin', 'committee', 'ideaReviewer'].includes(one),
  );
  test.each(administrative)(
    '%s is held over everything or not at all, at the door and in the database',
    async (one) => {
      for (const [scopeKind, scopeCode] of [
        ['site', 'laurel'],
        ['division', 'D1'],
        ['cluster', 'AFRICA'],
        ['costCentre', 'K1'],
        ['ownReports', ''],
      ]) {
        const { status, body } = await give(ann, one, { scopeKind, ...(scopeCode ? { scopeCode } : {}) });
        expect([status, Object.keys(body.formErrors)]).toEqual([400, ['scopeKind']]);
        const inDatabase = sql`
        insert into role_assignments (member_id, capability, scope_kind, scope_code, from_at, source, given_at)
        values (${ann.id}, ${one}, ${scopeKind}, ${scopeCode}, now(), 'given', now())`.execute(portal.db);
        await expect(inDatabase).rejects.toThrow('role_assignments_scope_enforced');
      }
      expect((await give(ann, one)).status).toBe(200);
    },
  );

  test.each([
    ['scopeCode', { scopeKind: 'cluster' }],
    ['scopeCode', { scopeKind: 'cluster', scopeCode: 'NOWHERE' }],
    ['scopeCode', { scopeCode: 'K1' }],
    ['dateUntil', { dateFrom: '2030-01-02T00:00:00Z', dateUntil: '2030-01-01T00:00:00Z' }],
    ['dateUntil', { dateUntil: '2020-01-01T00:00:00Z' }],
    ['dateFrom', { dateFrom: '2020-01-01T00:00:00Z' }],
    ['dateFrom', { dateFrom: 'tomorrow' }],
    ['memberId', { memberId: '1.123456789012' }],
  ])('a wrong %s is told', async (field, more) => {
    const { status, body } = await give(ann, 'committee', more);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  });

  test('reviewers are set over a site, a cluster, a division, a cost centre or their own people', async () => {
    for (const [scopeKind, scopeCode] of [
      ['site', 'laurel'],
      ['cluster', 'AFRICA'],
      ['division', 'D1'],
      ['costCentre', 'K1'],
    ])
      expect((await give(ann, 'committee', { scopeKind, scopeCode })).status).toBe(200);
    expect((await give(ann, 'committee', { scopeKind: 'ownReports' })).status).toBe(200);
    expect(await heldBy(ann)).toEqual(['committee']);
    expect((await listed({ memberId: ann.memberId })).map(({ scopeKind }) => scopeKind)).toEqual([
      ...['site', 'cluster', 'division', 'costCentre', 'ownReports'],
    ]);
  });

  test('nobody gives themselves, and nobody gives more than they hold', async () => {
    for (const one of capabilityNames) {
      const own = await withoutEffect(portal.db, () =>
        give(ada, one, one === 'manager' ? { scopeKind: 'ownReports' } : {}),
      );
      expect([one, own.status, own.body.message]).toEqual([one, 403, expect.stringContaining('their own roles')]);
    }
    const given = [];
    for (const one of capabilityNames) {
      const { status } = await give(ann, one, one === 'manager' ? { scopeKind: 'ownReports' } : {}, pat);
      if (status === 200) given.push(one);
      else expect([one, status]).toEqual([one, 403]);
    }
    expect(given).toEqual(['manager', 'inv']);
    expect((await give(ann, 'committee', { scopeKind: 'cluster', scopeCode: 'AFRICA' }, pat)).status).toBe(403);
    expect((await give(ann, 'committee', { scopeKind: 'division', scopeCode: 'D1' }, pat)).status).toBe(200);
  });
});

test('whoever was given a role gives their giver none, also when both do at once', async () => {
  const [eve, max] = [
    await portal.make.member({ is_admin_reports: true }),
    await portal.make.member({ is_admin_reports: true }),
  ];
  expect((await give(eve, 'shop', {}, ada)).status).toBe(200);
  const back = await give(ada, 'finance', {}, eve);
  expect([back.status, back.body.message]).toEqual([
    403,
    'This person has given you a role, so another administrator must give them one.',
  ]);
  expect((await give(ada, 'finance', {}, max)).status).toBe(200);
  const role = (await give(max, 'shop', {}, eve)).body.roleAssignmentId;
  await end(role, eve);
  expect((await give(eve, 'content', {}, max)).status).toBe(200);
  const pairs = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const [one, other] = [
        await portal.make.member({ is_admin_reports: true }),
        await portal.make.member({ is_admin_reports: true }),
      ];
      const both = await Promise.all([give(other, 'shop', {}, one), give(one, 'shop', {}, other)]);
      return both.map(({ status }) => status).sort();
    }),
  );
  expect(pairs).toEqual(Array.from({ length: 10 }, () => [200, 403]));
});

test('administrators are told of every role that another gives, but not whom it concerns', async () => {
  await portal.settle();
  const [eve, ida] = [
    await portal.make.member({ is_admin_reports: true }),
    await portal.make.member({ is_admin_reports: true }),
  ];
  const max = await portal.make.member();
  const letters = async (to: MadeMember) =>
    (await portal.letters(to, 'role given')).map(({ subject, text }) => [subject, text]);
  await give(max, 'committee', { scopeKind: 'division', scopeCode: 'D1', dateUntil: later(30).toISOString() }, pat);
  const [name, by] = await Promise.all([max, pat].map(nameOf));
  const told = [
    `${name} has a new role: committee`,
    expect.stringContaining(
      `${by} gave ${name} the role committee over division D1, from 20 November 2026 until 20 December 2026.`,
    ),
  ];
  expect([await letters(ida), await letters(eve), await letters(max), await letters(pat)]).toEqual([
    [told],
    [told],
    [],
    [],
  ]);
  await give(eve, 'finance', {}, ida);
  expect([(await letters(ida)).length, (await letters(eve)).length]).toEqual([1, 1]);
});

describe('endrole', () => {
  test('a role ends at once, for good, and stays in the history', async () => {
    const { roleAssignmentId } = (await give(ann, 'shop')).body;
    expect((await portal.post('/api/shop/desklist', {}, { as: ann.id })).status).toBe(200);
    expect((await end(roleAssignmentId)).body.message).toBe('The role is ended.');
    expect((await portal.post('/api/shop/desklist', {}, { as: ann.id })).status).toBe(403);
    expect((await end(roleAssignmentId)).body.message).toBe('This role has ended already.');
    expect(await listed({ memberId: ann.memberId })).toEqual([]);
    expect(await listed({ memberId: ann.memberId, withEnded: true })).toEqual([
      expect.objectContaining({
        ...{
          capability: 'shop',
          isInForce: false,
          mayEnd: false,
          givenByMember: 'Ada Admin',
          endedByMember: 'Ada Admin',
        },
      }),
    ]);
    expect((await give(ann, 'shop')).body.roleAssignmentId).not.toBe(roleAssignmentId);
    await portal.settle();
    expect((await portal.acts()).slice(-3).map(({ act }) => act)).toEqual(['role.given', 'role.ended', 'role.given']);
  });

  test('one that has not begun never will', async () => {
    const { roleAssignmentId } = (await give(ann, 'shop', { dateFrom: later(1).toISOString() })).body;
    await end(roleAssignmentId);
    const { rows } = await sql`select from roles_at(${later(2)}) where member_id = ${ann.id}`.execute(portal.db);
    expect(rows).toEqual([]);
    expect((await give(ann, 'shop', { dateFrom: later(1).toISOString() })).body.message).toBe('The role is given.');
  });

  test('one’s own, and what one may not give, one cannot end', async () => {
    const [own] = await listed({ memberId: ada.memberId });
    expect([own?.mayEnd, (await end(own?.roleAssignmentId ?? '')).status]).toEqual([false, 403]);
    expect((await end(own?.roleAssignmentId ?? '', pat)).status).toBe(403);
    expect((await end('999')).status).toBe(404);
  });

  test('what the roster gave ends too, and the words say what comes of it', async () => {
    const max = await portal.make.member({ is_manager: true });
    const [role] = await listed({ memberId: max.memberId });
    expect((await end(role?.roleAssignmentId ?? '')).body.message).toContain(
      'a roster that still says so gives it again',
    );
    expect(await heldBy(max)).toEqual([]);
  });

  test('the last administrator stays; of two who end each other one does', async () => {
    const eve = await portal.make.member({ is_admin_reports: true });
    const idOf = async (who: MadeMember) =>
      String(
        (
          await sql<{
            id: number;
          }>`select id from role_assignments where member_id = ${who.id} and capability = 'administrator'`.execute(
            portal.db,
          )
        ).rows[0]?.id,
      );
    const [adas, eves] = [await idOf(ada), await idOf(eve)];
    const answers = await Promise.all([end(eves, ada), end(adas, eve)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await sql`select from roles_at(${portal.now}) where capability = 'administrator'`.execute(portal.db);
    expect(left.rows).toHaveLength(1);
  });

  test('who has no site, or an end, is no other administrator', async () => {
    await portal.make.member({ is_admin_reports: true, site_template: '' });
    const eve = await portal.make.member({ is_admin_reports: true });
    await portal.make.member({ roles: [{ capability: 'administrator', until: later(1) }] });
    const gone = await portal.make.member({ is_admin_reports: true, deactivated_at: portal.now });
    const all = await listed({ capability: 'administrator' });
    const ofEve = all.find(({ memberId }) => memberId === eve.memberId)?.roleAssignmentId ?? '';
    expect(all.some(({ memberId }) => memberId === gone.memberId)).toBe(false);
    await portal.make.setFlags(ada.id, { is_admin_reports: false });
    const max = await portal.make.member({ roles: [{ capability: 'administrator', until: later(1) }] });
    const { status, body } = await end(ofEve, max);
    expect([status, body.message]).toEqual([400, expect.stringContaining('the last administrator')]);
  });
});

test('the list is paged and tells how many there are', async () => {
  for (let n = 0; n < 5; n++) await portal.make.member({ is_manager: true, surname: `M${n}` });
  const page = await portal.post(
    '/api/admin/roleassignments',
    { capability: 'manager', offset: 3, limit: 10 },
    { as: pat.id },
  );
  expect([
    page.body.total,
    page.body.assignments.map(({ memberName }: RoleAssignment) => memberName.slice(-2)),
  ]).toEqual([5, ['M3', 'M4']]);
});
