import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { ManagementReportPage } from './ManagementReportPage.tsx';

const longName = 'Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh';
const all: ManagementReportRow[] = Array.from({ length: 60 }, (_, n) => ({
  type: 'Adhoc',
  date: `2026-11-${String(1 + (n % 20)).padStart(2, '0')}T09:00:00.000Z`,
  from: 'Johan Botha',
  fromMemberNo: 'N1002',
  fromDivision: 'Operations',
  to: n === 0 ? longName : `Colleague ${n + 1}`,
  toMemberNo: `N${2000 + n}`,
  toDivision: 'Customer Care',
  points: 10 * (n + 1),
  value: 'Client Focus',
  message: 'Thank you for staying with the customer until everything ran again. '.repeat(n === 0 ? 6 : 1).trim(),
}));

/** As the server does it, for the one column that the test sorts by. */
const reportmanagement: Answers['reportmanagement'] = ({ limit = 60, after, sort, desc }) => {
  const sorted = sort === 'points' && desc ? all.toReversed() : all;
  const from = Number(after ?? 0);
  const rows = sorted.slice(from, from + limit);
  const fields = Object.keys(all[0] ?? {}) as (keyof ManagementReportRow)[];
  return {
    report: { fields, rows: rows.map((row) => fields.map((field) => row[field])) },
    next: from + limit < all.length ? String(from + limit) : null,
    ...(after === undefined ? { totals: { rows: all.length, points: 18_300, receivers: 60, givers: 1 } } : {}),
  };
};

const show = (answers: Answers) => showPart(<ManagementReportPage />, { answers, member: { isAdminReports: true } });
const table = page.getByRole('region', { name: 'Management Report' });
const turner = page.getByRole('navigation', { name: 'Pages' });
const header = (name: string) => table.getByRole('columnheader', { name });

test('the server’s sums stand above, its pages are turned, and it sorts', async () => {
  const asked = await show({ reportmanagement });
  await expect.element(page.getByLabelText('Sums of the report')).toMatchTextContent('Points given18,300');
  await expect.element(turner).toHaveTextContent('1–25 of 60');
  await expectAccessible();
  await turner.getByRole('button', { name: 'Next page' }).click();
  await expect.element(turner).toHaveTextContent('26–50 of 60');
  await turner.getByRole('button', { name: 'Next page' }).click();
  await expect.element(turner).toHaveTextContent('51–60 of 60');
  await expect.element(turner.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await header('Points').getByRole('button').click();
  await expect.element(header('Points')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(turner).toHaveTextContent('1–25 of 60');
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('Colleague 60');
  const questions = asked.filter(({ name }) => name === 'reportmanagement').map(({ input }) => input as object);
  expect(questions.every((input) => 'limit' in input && input.limit === 25)).toBe(true);
  expect(questions.at(-1)).toMatchObject({ sort: 'points', desc: true });
});

test('while a page is on its way the one before it stays; while the first is, rows stand in its place', async () => {
  const held = Promise.withResolvers<void>();
  await show({
    reportmanagement: async (input) => {
      if (input.after !== undefined) await held.promise;
      return reportmanagement(input);
    },
  });
  await turner.getByRole('button', { name: 'Next page' }).click();
  await expect.element(turner.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect.element(turner).toHaveTextContent('1–25 of 60');
  await expect.element(table.getByText('Colleague 2', { exact: true })).toBeVisible();
  held.resolve();
  await expect.element(turner).toHaveTextContent('26–50 of 60');
});

test('nothing yet, and nothing at all', async () => {
  await show({ reportmanagement: () => never });
  await expect.element(page.getByRole('heading', { name: 'Management Report' })).toBeVisible();
  await expect.element(table).not.toBeInTheDocument();
  await expectAccessible();
});

test('no rows are said to be none', async () => {
  await show({
    reportmanagement: (input) => {
      const { report } = reportmanagement(input) as Awaited<ReturnType<typeof reportmanagement>> & { report: never };
      return {
        report: { ...(report as object), rows: [] } as never,
        next: null,
        totals: { rows: 0, points: 0, receivers: 0, givers: 0 },
      };
    },
  });
  await expect.element(page.getByText('No Results')).toBeVisible();
  await expect.element(turner).not.toBeInTheDocument();
});

test('what fails says so in its place, and is tried again by the keyboard', async () => {
  let isBroken = true;
  await show({ reportmanagement: (input) => (isBroken ? refusedWith('No.', 403) : reportmanagement(input)) });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expectAccessible();
  isBroken = false;
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(turner).toHaveTextContent('1–25 of 60');
});

test('on a phone a row is folded, and opens', async () => {
  await onPhone();
  await show({ reportmanagement });
  const all = page.getByRole('button', { name: 'All of row 1', exact: true });
  await expect.element(all).toBeVisible();
  const points = table.element().querySelector<HTMLElement>('[data-label="Points"]');
  await expect.element(points).not.toBeVisible();
  await all.click();
  await expect.element(points).toBeVisible();
  await expect.element(all).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
});

test('on a phone each row is a card with the names of its columns, and the longest name fits', async () => {
  await onPhone();
  await show({ reportmanagement });
  await expect.element(table.getByText(longName)).toBeVisible();
  const cell = table.getByRole('cell').first().element();
  expect(getComputedStyle(cell, '::before').content).toBe('"Date"');
  expectNothingCut(document.body);
  expectNothingCut(table.element());
});
