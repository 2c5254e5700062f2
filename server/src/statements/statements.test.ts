import { statementPageMax } from '@laurel/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let max: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  max = await portal.make.member({ is_manager: true, budget: 1000, points: 500 });
  bob = await portal.make.member();
  for (const points of [5, 10, 20, 25, 50]) {
    await give({ what: 'adhoc', reason: 'Client Focus', points });
    await give({ what: 'payitforward', reason: 'Act of Courage', points });
  }
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

async function give(gift: object): Promise<void> {
  const card = { message: 'Thank you!', sendBy: 'email', recipients: [bob.memberId], ...gift };
  const { status, body } = await portal.post('/api/reward/doreward', card, { as: max.id });
  expect([status, body.message]).toEqual([200, body.message]);
}

const statements = [
  ['/api/report/statement', 'max'],
  ['/api/report/statement', 'bob'],
  ['/api/report/managementstatement', 'max'],
  ['/api/report/payitforwardstatement', 'max'],
  ['/api/report/payitforwardstatement', 'bob'],
] as const;
const asked = async (path: string, by: MadeMember, page: object = {}) => {
  const { status, body } = await portal.post(path, page, { as: by.id });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
type Row = [string, string, number];
const sum = (rows: Row[], counted = (_: number) => true) =>
  rows.reduce((total, [, , points]) => (counted(points) ? total + points : total), 0);

/** Page by page until there is no next one. */
async function walked(path: string, by: MadeMember, limit: number) {
  const rows: Row[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page = await asked(path, by, before === undefined ? { limit } : { limit, before });
    expect(page.report.rows.length).toBeLessThanOrEqual(limit);
    rows.push(...page.report.rows);
    before = page.next;
  }
  return rows;
}

describe.each(statements)('%s of %s', (path, who) => {
  const by = () => (who === 'max' ? max : bob);

  test('is the whole one where no page is asked for', { tags: 'seed' }, async () => {
    const body = await asked(path, by());
    expect(Object.keys(body)).toEqual(['report']);
    expect(body.report.rows.length).toBeGreaterThanOrEqual(5);
  });

  test.each([1, 2, 5, 7, statementPageMax])(
    'comes in pages of %i, which together are the whole one',
    { tags: 'seed' },
    async (limit) => {
      expect(await walked(path, by(), limit)).toEqual((await asked(path, by())).report.rows);
    },
  );

  test('tells with its first page what all lines add up to, and with no other', { tags: 'seed' }, async () => {
    const { report } = await asked(path, by());
    const first = await asked(path, by(), { limit: 2 });
    expect(first.totals).toEqual({
      credit: sum(report.rows, (points) => points > 0),
      debit: Math.abs(sum(report.rows, (points) => points < 0)),
    });
    const second = await asked(path, by(), { limit: 2, before: first.next });
    expect('totals' in second).toBe(false);
  });

  test('gives what is left behind a page when no limit is said', { tags: 'seed' }, async () => {
    const { report } = await asked(path, by());
    const { next } = await asked(path, by(), { limit: 2 });
    expect(await asked(path, by(), { before: next })).toEqual({ report: { ...report, rows: report.rows.slice(2) } });
  });
});

test('what comes meanwhile moves no line from one page to another', { tags: 'seed' }, async () => {
  const whole = (await asked('/api/report/managementstatement', max)).report.rows;
  const first = await asked('/api/report/managementstatement', max, { limit: 3 });
  await give({ what: 'adhoc', reason: 'Client Focus', points: 5 });
  const rest = await asked('/api/report/managementstatement', max, { limit: 500, before: first.next });
  expect([...first.report.rows, ...rest.report.rows]).toEqual(whole);
});

test('the totals of the first page end at the balance that the header shows', { tags: 'seed' }, async () => {
  const { body } = await portal.post('/api/member/getmemberdata', {}, { as: max.id });
  const balanceOf = async (path: string) => {
    const { totals } = await asked(path, max, { limit: 1 });
    return totals.credit - totals.debit;
  };
  expect(await balanceOf('/api/report/statement')).toBe(body.memberData.awardsPointsAvailable);
  expect(await balanceOf('/api/report/managementstatement')).toBe(body.memberData.awardsPointsAvailableMng);
});

test('who has no lines has an empty first page', { tags: 'seed' }, async () => {
  const nobody = await portal.make.member();
  const { report, next, totals } = await asked('/api/report/statement', nobody, { limit: 5 });
  expect([report.rows, next, totals]).toEqual([[], null, { credit: 0, debit: 0 }]);
});

test.each([
  [{ limit: 0 }, 'limit'],
  [{ limit: statementPageMax + 1 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ limit: '5' }, 'limit'],
  [{ before: 0 }, 'before'],
  [{ before: -1 }, 'before'],
  [{ before: '7' }, 'before'],
])('refuses %j', { tags: 'seed' }, async (page, field) => {
  const { status, body } = await portal.post('/api/report/statement', page, { as: bob.id });
  expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
});
