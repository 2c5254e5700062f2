import type { StatementRow } from '@laurel/contract/statements';
import { expect, test } from 'vitest';
import { ledgerColumns, ledgerLines, ledgerMonths, totalsOf } from './ledger.ts';

const rows: StatementRow[] = [
  { transDate: '2026-11-20T12:00:00Z', transDescription: 'Order 1001', pointsValue: -120 },
  { transDate: '2026-11-10T12:00:00Z', transDescription: 'Correction', pointsValue: 0 },
  { transDate: '2026-10-15T12:00:00Z', transDescription: 'Nominated', pointsValue: 200 },
  { transDate: '2026-10-01T12:00:00Z', transDescription: 'Opening', pointsValue: 50 },
];

test('the running balance begins with the oldest row and ends with the sum of all', () => {
  expect(ledgerLines(rows).map(({ balance }) => balance)).toEqual([130, 250, 250, 50]);
});

test('a negative value is a debit, zero or more a credit', () => {
  expect(ledgerLines(rows).map(({ debit, credit }) => [debit, credit])).toEqual([
    [120, 0],
    [0, 0],
    [0, 200],
    [0, 50],
  ]);
  const cells = ledgerLines(rows).map((line) => ledgerColumns.slice(2).map(({ value }) => value(line)));
  expect(cells.slice(0, 2)).toEqual([
    [120, '', 130],
    ['', 0, 250],
  ]);
});

test('months stand newest first, with their totals, and add up to those of all', () => {
  const lines = ledgerLines(rows);
  const months = ledgerMonths(lines);
  expect(months.map(({ name, debit, credit }) => [name, debit, credit])).toEqual([
    ['November 2026', 120, 0],
    ['October 2026', 0, 250],
  ]);
  expect(totalsOf(lines)).toEqual({ debit: 120, credit: 250 });
});
