import type { StatementRow } from '@laurel/contract/calls/statements';
import { expect, test } from 'vitest';
import { ledgerColumns, ledgerLines, ledgerMonths, totalsOf } from './ledger.ts';

const rows: StatementRow[] = [
  { transDate: '2026-11-20T12:00:00Z', transDescription: 'Order 1001', pointsValue: -120 },
  { transDate: '2026-11-10T12:00:00Z', transDescription: 'Correction', pointsValue: 0 },
  { transDate: '2026-10-15T12:00:00Z', transDescription: 'Nominated', pointsValue: 200 },
  { transDate: '2026-10-01T12:00:00Z', transDescription: 'Opening', pointsValue: 50 },
];

const balance = 130;

test('the running balance ends with the sum of all, and begins with the oldest row', () => {
  expect(ledgerLines(rows, balance).map((line) => line.balance)).toEqual([130, 250, 250, 50]);
});

test('the newest rows alone stand at the same balances', () => {
  expect(ledgerLines(rows.slice(0, 2), balance)).toEqual(ledgerLines(rows, balance).slice(0, 2));
});

test('a negative value is a debit, zero or more a credit', () => {
  const lines = ledgerLines(rows, balance);
  expect(lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    [120, 0],
    [0, 0],
    [0, 200],
    [0, 50],
  ]);
  const cells = lines.map((line) => ledgerColumns.slice(2).map(({ value }) => value(line)));
  expect(cells.slice(0, 2)).toEqual([
    [120, '', 130],
    ['', 0, 250],
  ]);
});

test('months stand newest first, with their totals, and add up to those of all', () => {
  const lines = ledgerLines(rows, balance);
  expect(ledgerMonths(lines, { isWhole: true }).map(({ name, sums }) => [name, sums])).toEqual([
    ['November 2026', { debit: 120, credit: 0 }],
    ['October 2026', { debit: 0, credit: 250 }],
  ]);
  expect(totalsOf(lines)).toEqual({ debit: 120, credit: 250 });
});

test('a month of which lines are still to come has no sums yet', () => {
  const months = ledgerMonths(ledgerLines(rows.slice(0, 3), balance), { isWhole: false });
  expect(months.map(({ name, sums }) => [name, sums])).toEqual([
    ['November 2026', { debit: 120, credit: 0 }],
    ['October 2026', undefined],
  ]);
});
