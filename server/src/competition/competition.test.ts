import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  ann = await portal.make.member();
  bob = await portal.make.member();
});
afterAll(() => portal.close());

const setup = {
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  title: 'Colleague of the Season',
  description: 'Tell us.',
  textboxTitle: 'Why?',
  textboxDescription: 'In your words',
  isEnabled: true,
};
const update = (more: object = {}, as = ada) =>
  portal.post('/api/competition/admincompetitionupdate', { ...setup, ...more }, { as: as.id });
const nominate = (more: object = {}) =>
  portal.post(
    '/api/competition/newnom',
    { nomCat: [setup.title], reason: 'Because.', members: [bob.memberId], ...more },
    { as: ann.id },
  );

async function at(instant: string): Promise<void> {
  portal.now = new Date(instant);
  for (const member of [ann, ada]) await portal.tokenOf(member.id);
  await portal.db
    .updateTable('tokens')
    .set({ last_used_at: portal.now, expires_at: new Date('2030-01-01') })
    .execute();
}

test('nothing runs before the first setup', async () => {
  const { body } = await portal.post('/api/competition/admincompetitionget', undefined, { as: ann.id });
  expect(body.competition.isEnabled).toBe(false);
  expect((await nominate()).status).toBe(400);
});

test('A45, A69: administrators set it up within its limits', async () => {
  expect((await update({}, ann)).status).toBe(403);
  for (const [field, more] of [
    ['title', { title: 'x'.repeat(51) }],
    ['description', { description: 'x'.repeat(4001) }],
    ['textboxTitle', { textboxTitle: 'x'.repeat(51) }],
    ['textboxDescription', { textboxDescription: 'x'.repeat(2001) }],
    ['endDate', { endDate: '2026-10-31' }],
    ['startDate', { startDate: '1 November 2026' }],
    ['isEnabled', { isEnabled: 'yes' }],
  ] as const) {
    expect((await update(more)).body.formErrors[field]).toBeTruthy();
  }
  expect((await update()).body).toEqual({ message: 'Competition Settings Updated.', competition: setup });
});

test.each([
  ['2026-10-31T23:59:59.999Z', 400],
  ['2026-11-01T00:00:00.000Z', 200],
  ['2026-11-30T23:59:59.999Z', 200],
  ['2026-12-01T00:00:00.000Z', 400],
])('A25: a nomination at %s is answered %i', async (instant, status) => {
  await at(instant);
  expect((await nominate()).status).toBe(status);
});

test('A25: no whole divisions, no other title, not oneself, not while disabled', async () => {
  await at('2026-11-15T00:00:00Z');
  expect((await nominate({ members: ['div:D1'] })).body.formErrors.members).toBeTruthy();
  expect((await nominate({ nomCat: ['Act of Courage'] })).body.formErrors.nomCat).toBeTruthy();
  expect((await nominate({ members: [ann.memberId] })).status).toBe(400);
  const banner = await portal.app.inject({ url: '/api/competition/competitionbanner?d=1' });
  expect([banner.statusCode, banner.headers['content-type']]).toEqual([200, 'image/webp']);
  await update({ isEnabled: false });
  expect((await nominate()).body.message).toBe('Competition not currently running');
});

test('the competition report shows what was nominated for it', async () => {
  const span = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
  const report = (awardStatus: string) =>
    portal.post('/api/competition/competitionreport', { ...span, awardStatus }, { as: ada.id });
  expect((await report('W')).body.report.rows).toEqual([]);
  expect((await report('N')).body.report.rows).toHaveLength(2);
});
