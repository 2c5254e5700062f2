import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let max: MadeMember;
let ada: MadeMember;

beforeAll(async () => {
  portal = await testApp({ AWARD_CEILING: '1000' });
  ann = await portal.make.member({ points: 1000 });
  bob = await portal.make.member({ division_code: 'B1' });
  max = await portal.make.member({ is_manager: true, budget: 1000, division_code: 'M1' });
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const base = { what: 'payitforward', reason: 'Act of Courage', points: 50, message: 'Thank you!', sendBy: 'email' };
const give = (by: MadeMember, more: object, key?: string) =>
  portal.post(
    '/api/reward/doreward',
    { ...base, recipients: [bob.memberId], ...more },
    { as: by.id, ...(key ? { key } : {}) },
  );

async function balances(member: MadeMember): Promise<[number, number]> {
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: member.id });
  return [body.memberData.awardsPointsAvailable, body.memberData.awardsPointsAvailableMng];
}

const total = async (path: string, member: MadeMember): Promise<number> => {
  const { body } = await portal.post(path, {}, { as: member.id });
  return body.report.rows.reduce((sum: number, row: [string, string, number]) => sum + row[2], 0);
};

describe('pay it forward', () => {
  test('moves the points from one wallet to the other, sends the card and stands in both statements', {
    tags: 'seed',
  }, async () => {
    const [before] = await balances(ann);
    const answer = await give(ann, {});
    expect(answer.body).toMatchObject({ recipients: 1, pointsTotal: 50, undeliverable: [] });
    expect((await balances(ann))[0]).toBe(before - 50);
    expect((await balances(bob))[0]).toBe(50);
    expect(await total('/api/report/statement', ann)).toBe(before - 50);
    expect(await total('/api/report/payitforwardstatement', ann)).toBe(-50);
    const { body } = await portal.post('/api/report/statement', {}, { as: bob.id });
    expect(body.report.rows[0][1]).toMatch(/^Paid forward by First\d+ Last\d+: Act of Courage$/);
  });

  test('each recipient gets the full amount, all or nothing', { tags: 'seed' }, async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => portal.make.member({ division_code: 'P30' })));
    const giver = await portal.make.member({ points: 2900, is_manager: true });
    const recipients = people.map(({ memberId }) => memberId);
    expect((await give(giver, { points: 100, recipients })).status).toBe(400);
    expect(await Promise.all(people.map(balances))).toEqual(people.map(() => [0, 0]));
    expect((await give(giver, { points: 50, recipients: ['div:P30'] })).body).toMatchObject({
      recipients: 30,
      pointsTotal: 1500,
    });
    expect((await balances(giver))[0]).toBe(1400);
  });

  test('A34: nobody gives to themselves; a division leaves the giver out', { tags: 'seed' }, async () => {
    expect((await give(ann, { recipients: [ann.memberId] })).body.formErrors.recipients).toBeTruthy();
    expect((await give(ann, { recipients: [bob.memberId, ann.memberId] })).status).toBe(400);
    const [before] = await balances(ann);
    const { body } = await give(ann, { points: 5, recipients: ['div:D1'] });
    expect((await balances(ann))[0]).toBe(before - body.pointsTotal);
  });

  test('A41: leavers and people who never registered are refused', async () => {
    const zed = await portal.make.member({ deactivated_at: new Date() });
    const uno = await portal.make.member({ registered_at: null });
    for (const one of [zed, uno]) expect((await give(ann, { recipients: [one.memberId] })).status).toBe(400);
  });

  test.each([-5, 0, 7, 10.5, '10', 1e9, null, true, [10], 2 ** 53])(
    'A35: %j points are refused',
    { tags: 'seed' },
    async (points) => {
      for (const more of [{}, { what: 'adhoc', reason: 'Collaborates' }]) {
        const answer = await give(more.what ? max : ann, { ...more, points });
        expect(answer.status).toBe(400);
        expect(answer.body.formErrors.points).toBeTruthy();
      }
    },
  );

  test('20 parallel gifts from one wallet spend no more than it holds; the same key gives once', {
    tags: 'seed',
  }, async () => {
    const giver = await portal.make.member({ points: 150 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(giver, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balances(giver)).toEqual([0, 0]);
    const other = await portal.make.member({ points: 150 });
    const same = await Promise.all(Array.from({ length: 20 }, () => give(other, {}, 'gift')));
    expect(same.every(({ status }) => status === 200)).toBe(true);
    expect((await balances(other))[0]).toBe(100);
  });

  test('A95: a key belongs to its member', { tags: 'seed' }, async () => {
    const [one, two] = [await portal.make.member({ points: 50 }), await portal.make.member({ points: 50 })];
    expect((await give(one, {}, 'shared')).headers['idempotency-hit']).toBeUndefined();
    expect((await give(two, {}, 'shared')).headers['idempotency-hit']).toBeUndefined();
    expect((await give(two, { message: 'Other' }, 'shared')).status).toBe(422);
    expect((await give(two, {}, 'k'.repeat(65))).status).toBe(400);
  });
});

describe('adhoc, Recognise, e-cards', () => {
  test('adhoc awards come from the pot, and never more than it holds', { tags: 'seed' }, async () => {
    const award = { what: 'adhoc', reason: 'Client Focus', points: 250 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(max, award)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await balances(max)).toEqual([0, 0]);
    expect(await total('/api/report/managementstatement', max)).toBe(0);
  });

  test('A38: one Recognise award stays below the ceiling, which the refusal names', { tags: 'seed' }, async () => {
    const reward = { what: 'reward', reason: 'Client Obsession: Team' };
    expect((await give(ada, { ...reward, points: 1000 })).status).toBe(200);
    const refused = await give(ada, { ...reward, points: 1001 });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('1\u00a0000');
  });

  test('A40: who may give what', { tags: 'seed' }, async () => {
    const status = async (by: MadeMember, more: object) => (await give(by, more)).status;
    expect(await status(ann, { what: 'adhoc', reason: 'Collaborates' })).toBe(403);
    expect(await status(max, { what: 'reward', reason: 'Quarterly Winner' })).toBe(403);
    expect(await status(ann, { what: 'thankyou', reason: 'Birthday' })).toBe(400);
    expect(await status(ann, { what: 'xyz' })).toBe(400);
    expect(await status(ann, { what: 'thankyou', reason: 'Birthday', points: 0 })).toBe(200);
    expect(await status(ada, { what: 'reward', reason: 'Quarterly Winner', recipients: [ada.memberId] })).toBe(400);
  });

  test.each([
    ['payitforward', 'sms', 150, 5],
    ['payitforward', 'email', 350, 5],
    ['thankyou', 'sms', 150, 0],
    ['thankyou', 'email', 350, 0],
    ['reward', 'sms', 150, 5],
    ['reward', 'email', 600, 5],
  ] as const)(
    'A32: a %s message by %s has at most %i characters, an emoji counting as one',
    { tags: 'seed' },
    async (what, sendBy, max, points) => {
      const by = what === 'reward' ? ada : ann;
      const more = { what, sendBy, points, reason: what === 'thankyou' ? 'Thank you' : 'Act of Courage' };
      expect((await give(by, { ...more, message: '🌿'.repeat(max) })).status).toBe(200);
      expect((await give(by, { ...more, message: 'x'.repeat(max + 1) })).body.formErrors.message).toBeTruthy();
    },
  );

  test('A32: no send method, another one, and people without an address', { tags: 'seed' }, async () => {
    expect((await give(ann, { sendBy: undefined })).body.formErrors.sendBy).toBeTruthy();
    expect((await give(ann, { sendBy: 'fax' })).body.formErrors.sendBy).toBeTruthy();
    const silent = await portal.make.member({ cell_num: null });
    const answer = await give(ann, { sendBy: 'sms', points: 5, recipients: [silent.memberId] });
    expect(answer.body).toMatchObject({ undeliverable: [silent.memberId], pointsTotal: 5 });
    expect((await balances(silent))[0]).toBe(5);
  });

  test('A11: the profile comes first', async () => {
    const emma = await portal.make.member({ cell_num: null, points: 100 });
    expect((await give(emma, {})).status).toBe(400);
  });
});
