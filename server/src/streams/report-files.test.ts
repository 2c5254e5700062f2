import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { expect, test } from 'vitest';
import { managementFile } from './report-files.ts';

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

test('the files hold every field of a row, points as a number and the date as a date', () => {
  const cells = managementFile.map(({ value }) => value(row));
  expect(cells).toEqual(Object.values({ ...row, date: new Date(row.date) }));
});
