import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import { ratingMax } from '@laurel/contract/points';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { standingWords } from '@laurel/contract/standings';
import { utcDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Quarters.module.css';

const rated = ({ reviewRating }: AwardRow) => (reviewRating > 0 ? `${reviewRating} / ${ratingMax}` : '');

export const awardColumns: ReportColumn<AwardRow>[] = [
  {
    id: 'ref',
    header: 'Ref',
    value: (row) => row.nomSerialNum,
    cell: (row) => <StackedText text={String(row.nomSerialNum)} notes={[utcDate(row.dateCreated)]} />,
    minWidth: '5.25rem',
  },
  {
    id: 'nominee',
    header: 'Nominee',
    value: (row) => row.nomineeMember,
    cell: (row) => <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />,
    minWidth: '8rem',
  },
  { id: 'for', header: 'Nominated For', value: (row) => row.nomCat, minWidth: '7.5rem' },
  {
    id: 'reason',
    header: 'Reason',
    value: (row) => row.reason,
    cell: (row) => (
      <div>
        <ClampedText text={row.reason} of={`the reason for ${row.nomineeMember}`} />
        <Motivation row={row} />
      </div>
    ),
    sortable: false,
    minWidth: '14rem',
  },
  {
    id: 'rating',
    header: 'Review',
    value: (row) => row.reviewRating,
    cell: (row) => <Review row={row} />,
    minWidth: '8rem',
  },
  {
    id: 'by',
    header: 'Nominated By',
    value: (row) => row.byMember,
    cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
    minWidth: '8rem',
  },
];

function Review({ row }: { row: AwardRow }) {
  const points = row.reviewPointsValue > 0 ? `${formatPoints(row.reviewPointsValue)} points` : '';
  return (
    <div className={classes.rating}>
      <strong>
        <bdi>{rated(row)}</bdi>
      </strong>
      {row.outcome === 'rated' ? null : <span>{standingWords[row.outcome]}</span>}
      {points ? <span>{points}</span> : null}
      <span>{[row.reviewByMember, row.reviewByMemberNumber, row.reviewByDivision].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

function Motivation({ row }: { row: AwardRow }) {
  if (row.declineReason)
    return (
      <div className={classes.motivation}>
        <p className={classes.quarter}>Declined</p>
        <ClampedText text={row.declineReason} of={`why the nomination of ${row.nomineeMember} was declined`} />
      </div>
    );
  if (row.quarterDescription === '') return null;
  return (
    <div className={classes.motivation}>
      <p className={classes.quarter}>{row.quarterDescription}</p>
      <ClampedText text={row.quarterlyMotivation} of={`the quarterly motivation for ${row.nomineeMember}`} />
    </div>
  );
}

export const awardPrintedColumns: SheetColumn<AwardRow>[] = [
  { header: 'Ref', value: (row) => row.nomSerialNum },
  { header: 'Date', value: (row) => utcDate(row.dateCreated) },
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
