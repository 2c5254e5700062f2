import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { endLots, lookAfterPots } from './ends.ts';
import { runPlans } from './plan-run.ts';

let portal: TestApp;
let admin: MadeMember;
let other: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ BUDGET_POINTS_PER_MONTH: '1000' });
  admin = await portal.make.member({ roles: [{ capability: 'finance' }] });
  other = await portal.make.member({ is_admin_reports: true });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  ann = await portal.make.member({ is_manager: true });
  bob = await portal.make.member({ is_manager: true });
});
afterEach(() => expectBooksRight(portal.db));
afterAll(() => portal.close());

const as = (by: MadeMember, path: string, body: object) => portal.post(`/api/admin/${path}`, body, { as: by.id });
const ids = (...members: MadeMember[]) => ({ memberIds: members.map(({ memberId }) => memberId) });
const grant = (more: object = {}) => ({
  ...{ kind: 'grant', points: 100, perReport: false, period: '2027-Q1', lastDay: null, carries: false },
  ...more,
});

/** Tries it first, and does what was seen. */
async function change(wish: object, by = admin, more: object = {}) {
  const { body } = await as(by, 'trybudget', wish);
  const { people = 0, points = 0 } = body.preview ?? {};
  return as(by, 'changebudget', { ...wish, reason: 'As agreed.', seen: { people, points }, ...more });
}
/** Whoever signed on before is signed out by then. */
async function later(moment: string): Promise<void> {
  portal.now = new Date(moment);
  other = await portal.make.member({ is_admin_reports: true });
}

/** Who chose so gets an e-mail of each at once. */
async function hearsAtOnce(who: MadeMember): Promise<void> {
  const { body } = await portal.post('/api/notice/noticechoices', {}, { as: who.id });
  const { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision } = body;
  const stands = { digestHour, digestDays, quietFrom, quietUntil, timeZone, revision };
  const wish = { ways: { budget: 'atOnce' }, ...stands };
  expect((await portal.post('/api/notice/savenoticechoices', wish, { as: who.id })).status).toBe(200);
}

/** How often somebody was told of it in the portal. */
async function toldOf({ id }: MadeMember, letter: string): Promise<number> {
  const notices = portal.db.selectFrom('notices').select('id').where('member_id', '=', id);
  return (await notices.where('letter', '=', letter).execute()).length;
}

async function potOf(member: MadeMember) {
  const { body } = await as(other, 'budgetone', { memberId: member.memberId, limit: 10 });
  return body;
}

describe('grants', () => {
  test('to several at once, with a last day, are told to each', async () => {
    await hearsAtOnce(ann);
    const wish = grant({ ...ids(ann, bob), lastDay: '2026-12-31' });
    const { body: tried } = await as(admin, 'trybudget', wish);
    expect(tried.preview).toMatchObject({ people: 2, points: 200, hindered: 0, seconds: null });
    expect(tried.preview.sides[0]).toMatchObject({ before: 0, points: 100, after: 100, hindered: null });
    const { status, body } = await change(wish);
    expect([status, body.points]).toEqual([200, 200]);
    const own = await portal.post('/api/report/potends', {}, { as: ann.id });
    expect(own.body.ends).toEqual([{ lastDay: '2026-12-31', points: 100, carries: false }]);
    const pot = await potOf(ann);
    expect(pot).toMatchObject({ left: 100, lots: [{ period: '2027-Q1', left: 100, lastDay: '2026-12-31' }] });
    expect(pot.acts).toMatchObject([{ kind: 'grant', points: 100, reason: 'As agreed.' }]);
    await portal.settle();
    const [letter] = await portal.letters(ann, 'budget changed');
    expect(letter?.text).toContain('100');
    expect(await portal.letters(bob, 'budget changed')).toEqual([]);
    const { body: told } = await portal.post('/api/notice/noticelist', { limit: 5 }, { as: ann.id });
    expect(told.notices).toMatchObject([{ kind: 'budget', words: expect.stringContaining('100') }]);
  });

  test('by the head give nothing to who has no people, and once in a period', async () => {
    await portal.make.member({ manager_id: ann.id });
    await portal.make.member({ manager_id: ann.id });
    const wish = grant({ ...ids(ann, bob), perReport: true });
    const { body } = await as(admin, 'trybudget', wish);
    expect(body.preview).toMatchObject({ people: 1, points: 200, hindered: 1 });
    expect((await change(wish)).status).toBe(200);
    const again = await as(admin, 'trybudget', wish);
    expect(again.body.preview.sides.map(({ hindered }: { hindered: string }) => hindered).sort()).toEqual([
      'granted',
      'noReports',
    ]);
  });

  test('nobody grants themselves: by name it is refused, of a list they are left out', async () => {
    const chief = await portal.make.member({
      ...{ is_manager: true, cost_centre: 'CHIEF', roles: [{ capability: 'finance' as const }] },
    });
    expect((await as(chief, 'trybudget', grant(ids(chief)))).status).toBe(403);
    expect(
      (await as(chief, 'changebudget', { ...grant(ids(chief)), reason: 'Me', seen: { people: 1, points: 100 } }))
        .status,
    ).toBe(403);
    const all = await as(chief, 'trybudget', grant({ filter: { costCentre: 'CHIEF' } }));
    expect(all.body.preview).toMatchObject({ people: 0, hindered: 1, sides: [{ hindered: 'own' }] });
  });

  test('above the limit of a month wait for a second person', { tags: 'seed' }, async () => {
    const { status, body } = await change(grant({ ...ids(ann), points: 1001 }));
    expect([status, body.points]).toEqual([200, 0]);
    expect((await potOf(ann)).left).toBe(0);
    const { body: list } = await as(other, 'approvals', { show: 'waiting' });
    expect(list.approvals).toMatchObject([{ kind: 'pots', pots: { kind: 'grant', points: 1001, period: '2027-Q1' } }]);
    const confirmed = await as(other, 'confirmapproval', { approvalId: body.second.approvalId });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    expect(await potOf(ann)).toMatchObject({ left: 1001, acts: [{ secondMember: expect.stringContaining('') }] });
  });

  test('a day that is over is refused below its field', async () => {
    const { status, body } = await change(grant({ ...ids(ann), lastDay: '2026-11-19' }));
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['lastDay']]);
  });

  test('what somebody else did meanwhile is refused with what it would be now', async () => {
    const wish = grant(ids(ann));
    await change(wish);
    const late = await as(other, 'changebudget', { ...wish, reason: 'Too', seen: { people: 1, points: 100 } });
    expect(late.body).toMatchObject({ preview: { people: 0, hindered: 1 } });
  });
});

describe('moves, and what is taken back', () => {
  test('what is moved keeps its last day, and never more than there is', async () => {
    await change(grant({ ...ids(ann), lastDay: '2026-12-31' }));
    await change(grant({ ...ids(ann), period: 'later' }));
    const move = (points: number) => ({ kind: 'move', fromId: ann.memberId, toId: bob.memberId, points });
    const { body } = await as(admin, 'trybudget', move(201));
    expect(body.preview).toMatchObject({
      people: 0,
      points: 0,
      sides: [{ hindered: 'tooFew', before: 200 }, { before: 0 }],
    });
    expect((await change(move(150))).status).toBe(200);
    expect((await potOf(ann)).lots).toMatchObject([
      { period: 'later', left: 50, moved: 50 },
      { period: '2027-Q1', left: 0, moved: 100 },
    ]);
    expect((await potOf(bob)).lots).toMatchObject([
      { period: '2027-Q1', left: 100, lastDay: '2026-12-31' },
      { period: 'later', left: 50, lastDay: null },
    ]);
  });

  test('all that is left of a period goes back, and no more than is asked', async () => {
    await portal.db.updateTable('members').set({ cost_centre: 'ANN' }).where('id', '=', ann.id).execute();
    await change(grant(ids(ann, bob)));
    await change(grant({ ...ids(ann), period: 'later' }));
    expect((await change({ kind: 'takeBack', ...ids(ann), points: 30, period: 'later' })).body.points).toBe(30);
    const all = await change({
      kind: 'takeBack',
      filter: { period: '2027-Q1', costCentre: 'ANN' },
      period: '2027-Q1',
      points: null,
    });
    expect(all.body.points).toBe(100);
    expect(await potOf(ann)).toMatchObject({ left: 70 });
    expect(await potOf(bob)).toMatchObject({ left: 100 });
  });

  test('another last day is set, and said in the history', async () => {
    await change(grant(ids(ann)));
    const [lot] = (await potOf(ann)).lots;
    const wish = { kind: 'change', ...ids(ann), lotId: lot.lotId, lastDay: '2026-12-01', carries: true };
    expect((await change(wish)).body.points).toBe(100);
    expect(await potOf(ann)).toMatchObject({
      lots: [{ lastDay: '2026-12-01', carries: true }],
      acts: [{ kind: 'change' }, {}],
    });
  });
});

describe('the end', () => {
  test('is told 30 and 7 days before, once each, and what is left goes back or stays', async () => {
    await hearsAtOnce(ann);
    await change(grant({ ...ids(ann), lastDay: '2026-12-31' }));
    await change(grant({ ...ids(ann), period: 'stays', lastDay: '2026-12-31', carries: true }));
    const letters = async () => {
      const mails = await portal.letters(ann, 'budget ending');
      expect(mails).toHaveLength(await toldOf(ann, 'budget ending'));
      return mails.length;
    };
    const on = async (day: string) => {
      await later(`${day}T08:00:00Z`);
      await lookAfterPots(portal.db, portal.now);
      return letters();
    };
    expect(await on('2026-11-30')).toBe(0);
    expect(await on('2026-12-01')).toBe(1);
    expect(await on('2026-12-02')).toBe(1);
    expect(await on('2026-12-24')).toBe(2);
    expect(await on('2026-12-31')).toBe(2);
    expect((await potOf(ann)).left).toBe(200);
    await on('2027-01-01');
    expect(await potOf(ann)).toMatchObject({
      left: 100,
      lots: [
        { period: 'stays', left: 100, lastDay: null },
        { period: '2027-Q1', left: 0, returned: 100 },
      ],
      acts: [{ kind: 'end', points: -100, byMember: '' }, {}, {}],
    });
    expect(await endLots(portal.db, portal.now)).toBe(0);
  });

  test('four fifths awarded are told once', { tags: 'seed' }, async () => {
    const bea = await portal.make.member({ manager_id: ann.id });
    await change(grant({ ...ids(ann), points: 125 }));
    const award = { what: 'adhoc', reason: 'Client Focus', points: 100, message: '', sendBy: 'email' };
    await portal.post('/api/reward/doreward', { ...award, recipients: [bea.memberId] }, { as: ann.id });
    await lookAfterPots(portal.db, portal.now);
    await lookAfterPots(portal.db, portal.now);
    await portal.settle();
    expect(await toldOf(ann, 'budget used')).toBe(1);
  });
});

describe('a standing plan', () => {
  const plan = (more: object = {}) => ({
    ...{ name: `Plan ${ann.id}`, points: 50, perReport: true, site: '', division: '', costCentre: '' },
    ...{ firstMonth: '2026-11-01', lastMonth: null, ends: 'quarter', carries: false, isOn: true, reason: 'Agreed.' },
    ...more,
  });
  const save = (more: object = {}, by = admin) => as(by, 'savebudgetplan', plan(more));
  const saved = async () => {
    const { body } = await as(other, 'budgetplans', {});
    return body.plans.find(({ name }: { name: string }) => name === `Plan ${ann.id}`);
  };

  test('grants once a month, whoever runs it, and says what it did', async () => {
    await portal.make.member({ manager_id: ann.id });
    expect((await save()).status).toBe(200);
    expect(await saved()).toMatchObject({ next: { month: '2026-11-01' }, runs: [] });
    await Promise.all([runPlans(portal.db, portal.now), runPlans(portal.db, portal.now)]);
    await runPlans(portal.db, portal.now);
    expect((await potOf(ann)).lots).toMatchObject([
      { period: `Plan ${ann.id} 2026-11`, left: 50, lastDay: '2026-12-31' },
    ]);
    expect(await saved()).toMatchObject({ next: { month: '2026-12-01' }, runs: [{ month: '2026-11-01' }] });
    await later('2026-12-01T01:00:00Z');
    await runPlans(portal.db, portal.now);
    expect((await potOf(ann)).left).toBe(100);
    const { planId } = await saved();
    expect((await save({ planId, isOn: false }, other)).status).toBe(200);
  });

  test('leaves out who saved it, and above the limit a second person confirms it', { tags: 'seed' }, async () => {
    const chief = await portal.make.member({ is_manager: true, roles: [{ capability: 'finance' }] });
    const { body } = await save({ points: 1001, perReport: false }, chief);
    expect(body.second.approvalId).toBeDefined();
    expect(await saved()).toBeUndefined();
    expect((await as(other, 'confirmapproval', { approvalId: body.second.approvalId })).status).toBe(200);
    await runPlans(portal.db, portal.now);
    expect((await potOf(chief)).left).toBe(0);
    expect((await potOf(ann)).left).toBe(1001);
    const { planId } = await saved();
    expect((await save({ planId, points: 1, isOn: false })).status).toBe(200);
  });

  test('is changed by who has seen what it is now: of ten at once by one', async () => {
    await save({ isOn: false });
    const { planId, revision } = await saved();
    expect(revision).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        save({ planId, revision, isOn: false, points: 10 + n }, n % 2 ? admin : other),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = answers.find(({ status }) => status === 400);
    expect([late?.body.revision, late?.body.message]).toEqual([
      1,
      expect.stringContaining('saved this plan meanwhile'),
    ]);
    expect((await save({ planId, revision: 1, isOn: false })).status).toBe(200);
    // As a page of the former release saves it.
    expect((await save({ planId, isOn: false })).status).toBe(200);
    expect((await saved()).revision).toBe(3);
  });

  test('that somebody changed while a second person was asked is not what they confirm', { tags: 'seed' }, async () => {
    await save({ isOn: false });
    const { planId, revision } = await saved();
    const { body } = await save({ planId, revision, points: 1001, perReport: false });
    expect((await save({ planId, revision, isOn: false }, other)).status).toBe(200);
    const refused = await as(other, 'confirmapproval', { approvalId: body.second.approvalId });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('saved this plan meanwhile')]);
  });

  test('has a name of its own', async () => {
    await save({ isOn: false });
    const { status, body } = await save({ isOn: false });
    expect([status, Object.keys(body.formErrors)]).toEqual([400, ['name']]);
  });
});

describe('the list', () => {
  test('adds up what is filtered, by managers, periods, divisions and cost centres, in pages', async () => {
    const period = `P${ann.id}`;
    await change(grant({ ...ids(ann, bob), period }));
    const list = (more: object) => as(other, 'budgetlist', { group: 'manager', limit: 10, period, ...more });
    const { body } = await list({});
    expect(body).toMatchObject({
      total: 2,
      totals: { pots: 2, granted: 200, used: 0, returned: 0, left: 200 },
      next: null,
    });
    const first = await list({ limit: 1 });
    const second = await list({ limit: 1, after: first.body.next });
    expect([...first.body.rows, ...second.body.rows]).toEqual(body.rows);
    // loop: each way of adding up
    for (const group of ['period', 'division', 'costCentre']) {
      const { body: grouped } = await list({ group });
      expect(grouped.rows.reduce((sum: number, row: { left: number }) => sum + row.left, 0)).toBe(200);
    }
    expect((await list({ isUsed: true })).body.totals.pots).toBe(0);
    expect((await list({ hasLeft: true, endsUntil: '2027-01-01' })).body.totals.pots).toBe(0);
    const file = await as(other, 'exportbudgets', { period, format: 'csv' });
    expect(String(file.body).trim().split('\r\n')).toHaveLength(3);
  });
});
