import { awardReference } from '@laurel/contract/calls/report-files';
import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import { ratingMax } from '@laurel/contract/points';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { utcDateTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';

const points = ({ reviewPointsValue }: AwardRow) =>
  reviewPointsValue > 0 ? `${formatPoints(reviewPointsValue)} points` : '';
const rating = ({ reviewRating }: AwardRow) => `${reviewRating} / ${ratingMax}`;

/** Number, name and division, as each row shows its people. */
const person = (number: string, name: string, division: string) =>
  [number, name, division].filter((part) => part !== '').join(', ');

export const reportColumns: ReportColumn<AwardRow>[] = [
  {
    id: 'ref',
    header: 'Reference',
    value: (row) => row.nomSerialNum,
    cell: (row) => <StackedText text={awardReference(row)} notes={[utcDateTime(row.dateCreated)]} />,
    minWidth: '6.5rem',
  },
  {
    id: 'reviewer',
    header: 'Reviewer',
    value: (row) => row.reviewByMember,
    cell: (row) => <StackedText text={row.reviewByMember} notes={[row.reviewByMemberNumber, row.reviewByDivision]} />,
    minWidth: '8rem',
  },
  {
    id: 'nominee',
    header: 'Nominee',
    value: (row) => row.nomineeMember,
    cell: (row) => <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />,
    minWidth: '8rem',
  },
  {
    id: 'rating',
    header: 'Rating',
    value: (row) => row.reviewRating,
    cell: (row) => <StackedText text={rating(row)} notes={[points(row)]} />,
    minWidth: '5.5rem',
  },
  {
    id: 'for',
    header: 'Nomination Category and reason',
    value: (row) => row.nomCat,
    cell: (row) => (
      <div>
        <StackedText text={row.nomCat} notes={[]} />
        <ClampedText text={row.reason} of={`the reason for ${row.nomineeMember}`} />
      </div>
    ),
    minWidth: '14rem',
  },
  {
    id: 'by',
    header: 'Nominated By',
    value: (row) => row.byMember,
    cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
    minWidth: '8rem',
  },
];

export const printedColumns: SheetColumn<AwardRow>[] = [
  { header: 'Reference', value: (row) => `${awardReference(row)}, ${utcDateTime(row.dateCreated)}` },
  {
    header: 'Reviewer',
    value: (row) => person(row.reviewByMemberNumber, row.reviewByMember, row.reviewByDivision),
  },
  { header: 'Nominee', value: (row) => person(row.nomineeMemberNumber, row.nomineeMember, row.nomineeDivision) },
  { header: 'Rating', value: rating },
  { header: 'Nomination Category', value: (row) => row.nomCat },
  { header: 'Points', value: (row) => row.reviewPointsValue || '' },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By', value: (row) => person(row.byMemberNumber, row.byMember, row.byDivision) },
];
