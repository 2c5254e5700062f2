import { seedRules } from '@laurel/contract/programme/seed-rules';
import { quarterOf } from '@laurel/contract/rules/quarter-dates';
import { expect, test } from 'vitest';
import { sheetOf } from '#lib/sheet.ts';
import { firstShown, notDoneWords, spanWords } from './quarter-words.ts';
import { summaryPrintedColumns } from './summary-columns.tsx';

const quarter = (quarterNum: number, quarterYear: number, isDone: boolean) => ({
  nexusNomQuarterId: `${quarterYear}${quarterNum}`,
  ...quarterOf(`${quarterYear}-${String(quarterNum * 3).padStart(2, '0')}-01`, seedRules.quarters),
  status: '',
  isDone,
});

test('the newest quarter that is done is shown first', () => {
  const quarters = [quarter(4, 2026, false), quarter(3, 2026, true), quarter(2, 2026, true)];
  expect(firstShown(quarters)?.quarterNum).toBe(3);
  expect(firstShown(quarters.slice(0, 1))?.quarterNum).toBe(4);
  expect(firstShown([])).toBeUndefined();
});

test('a quarter that is not done says why', () => {
  const fourth = quarter(4, 2026, false);
  expect(notDoneWords(fourth, '2026-11-20').words).toBe('Quarter 4 of 2026 is still running.');
  expect(notDoneWords(fourth, '2026-12-31').hint).toContain('31 Dec 2026');
  expect(notDoneWords(fourth, '2027-01-01').words).toContain('is being made');
  expect(notDoneWords(fourth, '2026-09-30').words).toContain('has not begun');
});

test('the first and the last day belong to a quarter', () => {
  expect(spanWords(quarter(1, 2027, false))).toBe('1 Jan 2027 to 31 Mar 2027');
});

test('an average is written out of the stars that there were', () => {
  const row = {
    nexusNomQuarterSummaryId: '1',
    ref: 1,
    totalNominations: 2,
    nomineeMember: 'Ana Silva',
    nomineeMemberNumber: '2',
    nomineeDivision: 'Sales',
    reviewRatingAve: 4.3333,
    nomCatCounts: 'Craft (2)',
    reasonSummary: '',
    quarterlyMotivationSummary: '',
    detail: '',
    reviewRatingMax: 5,
  };
  expect(sheetOf(summaryPrintedColumns, [row]).rows[0]).toContain('4.33 / 5');
});
