import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import { competitionFile } from '@laurel/contract/calls/reports/report-files';
import { expect, test } from 'vitest';
import { csvText } from '#lib/csv.ts';
import { sheetOf } from '#lib/sheet.ts';
import { printedColumns } from './admin-report-columns.tsx';

const row: AwardRow = {
  nomSerialNum: 12,
  nomId: '12',
  dateCreated: '2026-11-01T00:05:00.000Z',
  nomCat: 'Colleague of the Season',
  reason: '=Helps "all"\nof us',
  byMember: 'Ann Ames',
  byMemberNumber: '1',
  byDivision: 'Sales',
  nomineeMember: 'Bob Best',
  nomineeMemberNumber: '2',
  nomineeDivision: 'Depot',
  reviewByMember: 'Max Main',
  reviewByMemberNumber: '3',
  reviewByDivision: 'Depot',
  reviewRating: 2,
  reviewRatingMax: 7,
  reviewPointsValue: 0,
  quarterlyMotivation: '',
  outcome: 'rated',
  dateReviewed: '',
  declineReason: '',
  quarterDescription: '',
};

test('report.csv has the columns of the specification in their order', () => {
  expect(competitionFile.map(({ header }) => header).join(', ')).toBe(
    'Ref, Date, Nominee ID, Nominee Name, Nominee Division, Nominated For, Reason, Nominated By ID, Nominated By, Nominated By Division, Review By ID, Review By Name, Review By Division, Rating, Points, Quarterly Motivation',
  );
});

test('points of 0 are blank, dates are UTC, and nothing in a cell is calculated', () => {
  const [, line] = csvText(sheetOf(competitionFile, [row])).split('\r\n');
  expect(line).toBe(
    `"12/12","1 Nov 2026 00:05","2","Bob Best","Depot","Colleague of the Season","'=Helps ""all"" of us","1","Ann Ames","Sales","3","Max Main","Depot","2","",""`,
  );
});

test('a rating is written out of the stars that there were', () => {
  expect(sheetOf(printedColumns, [row]).rows[0]).toContain('2 / 7');
  expect(sheetOf(printedColumns, [{ ...row, reviewRatingMax: 5 }]).rows[0]).toContain('2 / 5');
});
