import { ratingMax } from '@laurel/contract/points';
import type { AwardRow } from '@laurel/contract/reports';
import { formatPoints } from '#lib/points.ts';
import type { SheetColumn } from '#lib/sheet.ts';
import { utcDate, utcDateTime } from '#lib/utc-dates.ts';
import { ClampedText } from '#ui/ClampedText.tsx';
import type { ReportColumn } from '#ui/ReportTable.tsx';
import { StackedText } from '#ui/StackedText.tsx';
import classes from './Quarters.module.css';

const rated = ({ reviewRating }: AwardRow) => (reviewRating > 0 ? `${reviewRating} / ${ratingMax}` : '');

export const awardColumns: ReportColumn<AwardRow>[] = [
  {
    id: 'ref',
    header: 'Ref',
    value: (row) => row.nomSerialNum,
    cell: (row) => <StackedText text={String(row.nomSerialNum)} notes={[utcDate(row.dateCreated)]} />,
    minWidth: '7rem',
  },
  {
    id: 'nominee',
    header: 'Nominee',
    value: (row) => row.nomineeMember,
    cell: (row) => <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />,
    minWidth: '11rem',
  },
  { id: 'for', header: 'Nominated For', value: (row) => row.nomCat, minWidth: '10rem' },
  {
    id: 'reason',
    header: 'Reason',
    value: (row) => row.reason,
    cell: (row) => (
      <>
        <ClampedText text={row.reason} of={`the reason for ${row.nomineeMember}`} />
        <Motivation row={row} />
      </>
    ),
    sortable: false,
    minWidth: '18rem',
  },
  {
    id: 'rating',
    header: 'Rating',
    value: (row) => row.reviewRating,
    cell: (row) => <span className={classes.rating}>{rated(row)}</span>,
  },
  {
    id: 'points',
    header: 'Points',
    value: (row) => row.reviewPointsValue,
    cell: (row) => (row.reviewPointsValue > 0 ? formatPoints(row.reviewPointsValue) : ''),
    align: 'end',
  },
  {
    id: 'by',
    header: 'Nominated By',
    value: (row) => row.byMember,
    cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
    minWidth: '11rem',
  },
  {
    id: 'reviewer',
    header: 'Reviewed By',
    value: (row) => row.reviewByMember,
    cell: (row) => <StackedText text={row.reviewByMember} notes={[row.reviewByMemberNumber, row.reviewByDivision]} />,
    minWidth: '11rem',
  },
];

function Motivation({ row }: { row: AwardRow }) {
  if (row.quarterDescription === '') return null;
  return (
    <div className={classes.motivation}>
      <p className={classes.quarter}>{row.quarterDescription}</p>
      <ClampedText text={row.quarterlyMotivation} of={`the quarterly motivation for ${row.nomineeMember}`} />
    </div>
  );
}

/** Names and order follow the competition report; the quarter stands at the end. */
export const awardFileColumns: SheetColumn<AwardRow>[] = [
  { header: 'Ref', value: (row) => row.nomSerialNum },
  { header: 'Date', value: (row) => utcDateTime(row.dateCreated) },
  { header: 'Nominee ID', value: (row) => row.nomineeMemberNumber },
  { header: 'Nominee Name', value: (row) => row.nomineeMember },
  { header: 'Nominee Division', value: (row) => row.nomineeDivision },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By ID', value: (row) => row.byMemberNumber },
  { header: 'Nominated By', value: (row) => row.byMember },
  { header: 'Nominated By Division', value: (row) => row.byDivision },
  { header: 'Review By ID', value: (row) => row.reviewByMemberNumber },
  { header: 'Review By Name', value: (row) => row.reviewByMember },
  { header: 'Review By Division', value: (row) => row.reviewByDivision },
  { header: 'Rating', value: (row) => row.reviewRating || '' },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'Quarterly Motivation', value: (row) => row.quarterlyMotivation },
  { header: 'Quarter', value: (row) => row.quarterDescription },
];

export const awardPrintedColumns: SheetColumn<AwardRow>[] = [
  { header: 'Ref', value: (row) => `${row.nomSerialNum}, ${utcDate(row.dateCreated)}` },
  {
    header: 'Nominee',
    value: (row) => [row.nomineeMember, row.nomineeMemberNumber, row.nomineeDivision].filter(Boolean).join(', '),
  },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Rating', value: rated },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'Nominated By', value: (row) => `${row.byMember}, ${row.byMemberNumber}, ${row.byDivision}` },
  { header: 'Reviewed By', value: (row) => row.reviewByMember },
  { header: 'Quarterly Motivation', value: (row) => row.quarterlyMotivation },
];
