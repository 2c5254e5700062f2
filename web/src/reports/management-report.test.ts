import { managementFile } from '@laurel/contract/report-files';
import type { ManagementReportRow } from '@laurel/contract/reports';
import { expect, test } from 'vitest';
import { sheetOf } from '#lib/sheet.ts';
import { managementSums } from './management-sums.ts';

const row: ManagementReportRow = {
  type: 'Adhoc award',
  date: '2026-11-01T00:05:00.000Z',
  from: 'Johan Botha',
  fromMemberNo: '100002',
  fromDivision: 'Engineering',
  to: 'Thandi Mokoena',
  toMemberNo: '100001',
  toDivision: 'Engineering',
  points: 50,
  value: 'Client Focus',
  message: '=Thanks',
};

test('the sums count rows, points, and each person once', () => {
  const rows = [row, { ...row, points: 100 }, { ...row, toMemberNo: '100009', points: 0 }];
  expect(managementSums(rows)).toEqual({ recognitions: 3, points: 150, receivers: 2, givers: 1 });
});

test('points that members pay forward are none that the company gives', () => {
  const rows = [row, { ...row, type: 'Pay It Forward', points: 100 }];
  expect(managementSums(rows)).toMatchObject({ recognitions: 2, points: 50 });
});

test('the files hold every field of a row, points as a number and the date as a date', () => {
  const { headers, rows } = sheetOf(managementFile, [row]);
  expect(headers).toHaveLength(11);
  expect(rows[0]).toContainEqual(new Date('2026-11-01T00:05:00Z'));
  expect(rows[0]).toContain(50);
});
