import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import * as headings from '@laurel/contract/calls/texts';
import { valueWords } from '@laurel/contract/programme/value-words';
import { listed } from '@laurel/contract/rules/listed';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { utcDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Quarters.module.css';
import * as texts from './texts.ts';

const rated = ({ reviewRating, reviewRatingMax }: AwardRow) =>
  reviewRating > 0 ? `${reviewRating} / ${reviewRatingMax}` : '';

export const awardColumns: ReportColumn<AwardRow>[] = [
  {
    id: 'ref',
    header: say(common.ref),
    value: (row) => row.nomSerialNum,
    cell: (row) => <StackedText text={String(row.nomSerialNum)} notes={[utcDate(row.dateCreated)]} />,
    minWidth: '5.25rem',
  },
  {
    id: 'nominee',
    header: say(common.nominee),
    value: (row) => row.nomineeMember,
    cell: (row) => <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />,
    minWidth: '8rem',
  },
  { id: 'for', header: say(common.nominatedFor), value: (row) => valueWords(row.nomCat), minWidth: '7.5rem' },
  {
    id: 'reason',
    header: say(common.reason),
    value: (row) => row.reason,
    cell: (row) => (
      <div>
        <ClampedText text={row.reason} of={say(common.reasonFor, { name: row.nomineeMember })} />
        <Motivation row={row} />
      </div>
    ),
    sortable: false,
    minWidth: '14rem',
  },
  {
    id: 'rating',
    header: say(texts.review),
    value: (row) => row.reviewRating,
    cell: (row) => <Review row={row} />,
    minWidth: '8rem',
  },
  {
    id: 'by',
    header: say(common.nominatedBy),
    value: (row) => row.byMember,
    cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
    minWidth: '8rem',
  },
];

function Review({ row }: { row: AwardRow }) {
  const points = row.reviewPointsValue;
  return (
    <div className={classes.rating}>
      <strong>
        <bdi>{rated(row)}</bdi>
      </strong>
      {row.outcome === 'rated' ? null : <span>{say(standingWords[row.outcome])}</span>}
      {points > 0 ? <span>{say(common.pointsGiven, { points })}</span> : null}
      <span>{[row.reviewByMember, row.reviewByMemberNumber, row.reviewByDivision].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

function Motivation({ row }: { row: AwardRow }) {
  if (row.declineReason)
    return (
      <div className={classes.motivation}>
        <p className={classes.quarter}>{say(texts.declined)}</p>
        <ClampedText text={row.declineReason} of={say(texts.whyDeclined, { name: row.nomineeMember })} />
      </div>
    );
  if (row.quarterDescription === '') return null;
  return (
    <div className={classes.motivation}>
      <p className={classes.quarter}>{row.quarterDescription}</p>
      <ClampedText text={row.quarterlyMotivation} of={say(texts.motivationFor, { name: row.nomineeMember })} />
    </div>
  );
}

export const awardPrintedColumns: SheetColumn<AwardRow>[] = [
  { header: say(common.ref), value: (row) => row.nomSerialNum },
  { header: say(common.date), value: (row) => utcDate(row.dateCreated) },
  {
    header: say(common.nominee),
    value: (row) => listed([row.nomineeMember, row.nomineeMemberNumber, row.nomineeDivision]),
  },
  { header: say(common.nominatedFor), value: (row) => valueWords(row.nomCat) },
  { header: say(common.reason), value: (row) => row.reason },
  { header: say(common.rating), value: rated },
  { header: say(common.points), value: (row) => row.reviewPointsValue || '' },
  { header: say(common.nominatedBy), value: (row) => `${row.byMember}, ${row.byMemberNumber}, ${row.byDivision}` },
  { header: say(headings.columnReviewedBy), value: (row) => row.reviewByMember },
  { header: say(headings.columnQuarterlyMotivation), value: (row) => row.quarterlyMotivation },
];
