import type { AwardRow } from '@laurel/contract/calls/reports/award-report';
import { awardReference } from '@laurel/contract/calls/reports/report-files';
import { valueWords } from '@laurel/contract/programme/value-words';
import { listed } from '@laurel/contract/rules/listed';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { utcDateTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import * as texts from './texts.ts';

const points = ({ reviewPointsValue }: AwardRow) =>
  reviewPointsValue > 0 ? say(common.pointsGiven, { points: reviewPointsValue }) : '';
const rating = ({ reviewRating, reviewRatingMax }: AwardRow) => `${reviewRating} / ${reviewRatingMax}`;

/** Number, name and division, as each row shows its people. */
const person = (number: string, name: string, division: string) => listed([number, name, division]);

export const reportColumns: ReportColumn<AwardRow>[] = [
  {
    id: 'ref',
    header: say(common.reference),
    value: (row) => row.nomSerialNum,
    cell: (row) => <StackedText text={awardReference(row)} notes={[utcDateTime(row.dateCreated)]} />,
    minWidth: '6.5rem',
  },
  {
    id: 'reviewer',
    header: say(texts.reviewer),
    value: (row) => row.reviewByMember,
    cell: (row) => <StackedText text={row.reviewByMember} notes={[row.reviewByMemberNumber, row.reviewByDivision]} />,
    minWidth: '8rem',
  },
  {
    id: 'nominee',
    header: say(common.nominee),
    value: (row) => row.nomineeMember,
    cell: (row) => <StackedText text={row.nomineeMember} notes={[row.nomineeMemberNumber, row.nomineeDivision]} />,
    minWidth: '8rem',
  },
  {
    id: 'rating',
    header: say(common.rating),
    value: (row) => row.reviewRating,
    cell: (row) => <StackedText text={rating(row)} notes={[points(row)]} />,
    minWidth: '5.5rem',
  },
  {
    id: 'for',
    header: say(texts.categoryAndReason),
    value: (row) => valueWords(row.nomCat),
    cell: (row) => (
      <div>
        <StackedText text={valueWords(row.nomCat)} notes={[]} />
        <ClampedText text={row.reason} of={say(common.reasonFor, { name: row.nomineeMember })} />
      </div>
    ),
    minWidth: '14rem',
  },
  {
    id: 'by',
    header: say(common.nominatedBy),
    value: (row) => row.byMember,
    cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
    minWidth: '8rem',
  },
];

export const printedColumns: SheetColumn<AwardRow>[] = [
  { header: say(common.reference), value: (row) => `${awardReference(row)}, ${utcDateTime(row.dateCreated)}` },
  {
    header: say(texts.reviewer),
    value: (row) => person(row.reviewByMemberNumber, row.reviewByMember, row.reviewByDivision),
  },
  {
    header: say(common.nominee),
    value: (row) => person(row.nomineeMemberNumber, row.nomineeMember, row.nomineeDivision),
  },
  { header: say(common.rating), value: rating },
  { header: say(texts.category), value: (row) => valueWords(row.nomCat) },
  { header: say(common.points), value: (row) => row.reviewPointsValue || '' },
  { header: say(common.reason), value: (row) => row.reason },
  { header: say(common.nominatedBy), value: (row) => person(row.byMemberNumber, row.byMember, row.byDivision) },
];
