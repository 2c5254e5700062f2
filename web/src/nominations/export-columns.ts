import type { NominationRow } from '@laurel/contract/nominations';
import { dateTimeFormat, formatDate } from '#lib/dates.ts';
import type { SheetColumn } from '#lib/sheet.ts';
import { standingOf, standingWords } from './standing.ts';

/** The columns of print, CSV and Excel; names and order follow those of the competition report. */
export const exportColumns: SheetColumn<NominationRow>[] = [
  { header: 'Ref', value: (row) => row.nomId },
  { header: 'Date', value: (row) => formatDate(row.dateCreated, dateTimeFormat) },
  { header: 'Nominee ID', value: (row) => row.nomineeMemberNumber },
  { header: 'Nominee Name', value: (row) => row.nomineeMember },
  { header: 'Nominee Division', value: (row) => row.nomineeDivision },
  { header: 'Nominee Manager', value: (row) => row.nomineeManagerMember },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By ID', value: (row) => row.byMemberNumber },
  { header: 'Nominated By', value: (row) => row.byMember },
  { header: 'Nominated By Division', value: (row) => row.byDivision },
  { header: 'Status', value: (row) => standingWords[standingOf(row)] },
  { header: 'Ratings', value: (row) => row.ratingCount },
];
