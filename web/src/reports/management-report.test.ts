import { managementFile } from '@laurel/contract/calls/report-files';
import type { ManagementReportRow } from '@laurel/contract/calls/reports/reportmanagement';
import { expect, test } from 'vitest';
import { sheetOf } from '#lib/sheet.ts';

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
  const { headers, rows } = sheetOf(managementFile, [row]);
  expect(headers).toHaveLength(11);
  expect(rows[0]).toContainEqual(new Date('2026-11-01T00:05:00Z'));
  expect(rows[0]).toContain(50);
});
