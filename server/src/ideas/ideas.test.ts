import { randomUUID } from 'node:crypto';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balancesOf } from '#ledger/accounts';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ann: MadeMember;
let ida: MadeMember;
let ada: MadeMember;
beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Author' });
  ida = await portal.make.member({ role_idea: true });
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const idea = { category: 'The next big idea', title: 'Solar roofs', idea: 'Put panels on the carports.' };
const submit = (by: MadeMember, body: object = idea) => portal.post('/api/idea/ideasubmit', body, { as: by.id });
const review = (by: MadeMember, ideaBoxId: string, points: unknown, more: object = {}) =>
  portal.post(
    '/api/idea/donexusideareview',
    { ideaBoxId, actionStatus: 'Kind and practical.', points, ...more },
    { as: by.id, key: randomUUID() },
  );
const list = async (by: MadeMember, more: object = {}) => {
  const months = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
  const { body } = await portal.post('/api/idea/idealist', { ...months, ...more }, { as: by.id });
  return toRecords<Record<string, unknown>>(body.report);
};
const newIdea = async (by = ann): Promise<string> => (await submit(by)).body.ideaBoxId;
const wallet = async (of: MadeMember) => (await balancesOf(portal.db, of.id)).wallet;

describe('ideasubmit', () => {
  test('an idea awaits review', { tags: 'seed' }, async () => {
    const { status, body } = await submit(ann);
    expect(status).toBe(200);
    expect(body.message).toBe('Your idea has been submitted successfully');
    const row = (await list(ida)).find(({ ideaBoxId }) => ideaBoxId === body.ideaBoxId);
    expect(row).toEqual({
      ...{ ideaBoxId: body.ideaBoxId, dateCreated: portal.now.toISOString(), byMember: 'Ann Author' },
      ...{ byMemberNumber: ann.memberNumber, byDivision: 'Division D1', ...idea, ideaStatus: 'N', actionStatus: '' },
      ...{
        actionByMember: '',
        actionByMemberNumber: '',
        actionForMember: '',
        dateActioned: null,
        isRewarded: false,
        rewardAmount: 0,
      },
      isActionComplete: false,
    });
  });

  test.each([
    ['category', { ...idea, category: 'Other' }],
    ['title', { ...idea, title: 'x'.repeat(51) }],
    ['title', { ...idea, title: ' ' }],
    ['idea', { ...idea, idea: 'x'.repeat(2001) }],
  ])('a wrong %s is told', { tags: 'seed' }, async (field, body) => {
    const answer = await submit(ann, body);
    expect([answer.status, Object.keys(answer.body.formErrors)]).toEqual([400, [field]]);
  });
});

describe('donexusideareview', () => {
  test('a reward goes from the programme to the author, who is told', { tags: 'seed' }, async () => {
    const before = await wallet(ann);
    const id = await newIdea();
    const { status, body } = await review(ida, id, 200);
    expect([status, body.result]).toEqual([200, 'Thank you. The idea is rewarded with 200 points.']);
    expect(await wallet(ann)).toBe(before + 200);
    const [row] = await list(ada, { ideaStatus: 'R' });
    expect(row).toMatchObject({
      ...{ ideaBoxId: id, ideaStatus: 'R', actionStatus: 'Kind and practical.', isRewarded: true, rewardAmount: 200 },
      ...{ actionByMemberNumber: ida.memberNumber, dateActioned: portal.now.toISOString(), isActionComplete: true },
    });
    const mail = (await portal.letters(ann, 'idea reviewed')).filter(({ aboutId }) => String(aboutId) === id);
    expect(mail.map(({ to, subject }) => [to, subject])).toEqual([[ann.email, 'Your idea is rewarded']]);
    const acts = (await portal.acts()).filter(({ subject }) => subject === `idea:${id}`);
    expect(acts.map(({ act }) => act)).toEqual(['idea.reviewed']);
  });

  test('0 points conclude an idea without a reward', { tags: 'seed' }, async () => {
    const before = await wallet(ann);
    const id = await newIdea();
    expect((await review(ada, id, 0)).body.result).toContain('concluded');
    expect(await wallet(ann)).toBe(before);
    expect((await list(ida, { ideaStatus: 'C' })).map(({ ideaBoxId }) => ideaBoxId)).toEqual([id]);
  });

  test('A67: an idea is reviewed once', { tags: 'seed' }, async () => {
    const id = await newIdea();
    await review(ada, id, 50);
    const again = await review(ida, id, 100);
    expect([again.status, again.body.message]).toEqual([400, 'This idea is already reviewed.']);
  });

  test('A67: nobody reviews their own idea, and an unknown one does not exist', { tags: 'seed' }, async () => {
    const id = await newIdea(ida);
    expect((await review(ida, id, 300)).status).toBe(403);
    expect((await review(ida, '999999', 300)).status).toBe(404);
    expect((await review(ann, id, 300)).status).toBe(403);
  });

  test.each([75, -50, 350, '50', null, 50.5])('%s is no reward', { tags: 'seed' }, async (points) => {
    const { status, body } = await review(ida, await newIdea(), points);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['points']]);
  });

  test('A67: of 50 reviews at once one pays', { tags: 'seed' }, async () => {
    const before = await wallet(ann);
    const id = await newIdea();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => review(n % 2 ? ida : ada, id, 100)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(49).fill(400)]);
    expect(await wallet(ann)).toBe(before + 100);
  });

  test("a leaver's idea can only be concluded", { tags: 'seed' }, async () => {
    const zed = await portal.make.member({});
    const id = await newIdea(zed);
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', zed.id).execute();
    await portal.db
      .updateTable('ledger_accounts')
      .set({ closed_at: portal.now })
      .where('member_id', '=', zed.id)
      .execute();
    expect((await review(ada, id, 50)).status).toBe(400);
    expect((await review(ada, id, 0)).status).toBe(200);
  });
});

test('myideas shows one’s own ideas only', { tags: 'seed' }, async () => {
  const bob = await portal.make.member({});
  const id = await newIdea(bob);
  const { body } = await portal.post('/api/idea/myideas', {}, { as: bob.id });
  expect(toRecords<Record<string, unknown>>(body.report).map(({ ideaBoxId }) => ideaBoxId)).toEqual([id]);
});

test('a member hands in twenty ideas a day, not one more, also at once, and the next day again', {
  tags: 'seed',
}, async () => {
  const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
  const thinker = await limited.make.member();
  limited.now = new Date('2026-11-20T23:00:00Z');
  const submit = () =>
    limited.post(
      '/api/idea/ideasubmit',
      { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' },
      { as: thinker.id },
    );
  const answers = await Promise.all(Array.from({ length: 30 }, submit));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(await limited.db.selectFrom('ideas').select('id').execute()).toHaveLength(20);
  limited.now = new Date('2026-11-21T00:00:00Z');
  expect((await submit()).status).toBe(200);
  await limited.close();
});
