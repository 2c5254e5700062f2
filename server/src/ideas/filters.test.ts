import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;

const made = [
  { title: 'September', at: '2026-09-30T23:59:59.999Z', state: 'awaiting' },
  { title: 'October first', at: '2026-10-01T00:00:00Z', state: 'rewarded' },
  { title: 'October last', at: '2026-10-31T23:59:59.999Z', state: 'concluded' },
  { title: 'November', at: '2026-11-01T00:00:00Z', state: 'awaiting' },
] as const;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  const ann = await portal.make.member();
  for (const { title, at, state } of made) {
    const isOpen = state === 'awaiting';
    const { id } = await portal.db
      .insertInto('ideas')
      .values({
        by_id: ann.id,
        category: 'Current challenges',
        state,
        reward_points: state === 'rewarded' ? 150 : 0,
        reviewed_by_id: isOpen ? null : ada.id,
        reviewed_at: isOpen ? null : new Date(at),
        created_at: new Date(at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.make.words('idea.title', id, ann.id, title);
    await portal.make.words('idea.text', id, ann.id, 'Words');
    if (!isOpen) await portal.make.words('idea.comment', id, ada.id, 'Read');
  }
});
afterAll(() => portal.close());

const ask = (input: object) => portal.post('/api/idea/idealist', input, { as: ada.id });
const all = { selMonthFrom: 'September 2026', selMonthTo: 'November 2026' };

test.each<[object, string[]]>([
  [{ ...all, ideaStatus: '' }, ['November', 'October last', 'October first', 'September']],
  [{ ...all, ideaStatus: 'N' }, ['November', 'September']],
  [{ ...all, ideaStatus: 'R' }, ['October first']],
  [{ ...all, ideaStatus: 'C' }, ['October last']],
  [{ selMonthFrom: 'October 2026', selMonthTo: 'October 2026', ideaStatus: '' }, ['October last', 'October first']],
  [{ selMonthFrom: 'October 2026', selMonthTo: 'November 2026', ideaStatus: 'N' }, ['November']],
  [{ selMonthFrom: 'January 2024', selMonthTo: 'January 2024', ideaStatus: '' }, []],
])('idealist with %j', async (input, titles) => {
  const { status, body } = await ask(input);
  expect(status).toBe(200);
  expect(toRecords<IdeaRow>(body.report).map(({ title }) => title)).toEqual(titles);
});

test('a row tells the state, the reward and who gave it', async () => {
  const rows = toRecords<IdeaRow>((await ask({ ...all, ideaStatus: 'R' })).body.report);
  expect(rows[0]).toMatchObject({
    ideaStatus: 'R',
    isRewarded: true,
    rewardAmount: 150,
    isActionComplete: true,
    actionStatus: 'Read',
    actionByMemberNumber: ada.memberNumber,
    dateActioned: '2026-10-01T00:00:00.000Z',
  });
});

test.each<[object, string]>([
  [{ ...all, ideaStatus: 'X' }, 'ideaStatus'],
  [{ selMonthFrom: 'November 2026', selMonthTo: 'October 2026', ideaStatus: '' }, 'selMonthTo'],
  [{ selMonthFrom: 'October 2022', selMonthTo: 'October 2026', ideaStatus: '' }, 'selMonthTo'],
  [{ selMonthFrom: '2026-10', selMonthTo: 'October 2026', ideaStatus: '' }, 'selMonthFrom'],
])('idealist refuses %j', async (input, field) => {
  const { status, body } = await ask(input);
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});
