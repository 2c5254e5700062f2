import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { ratingMax } from '@laurel/contract/points';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { standingWords } from '@laurel/contract/standings';
import { utcDate } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { type ListFilter, statusWords } from './list-filter.ts';

const person = (...parts: string[]) => parts.filter(Boolean).join(', ');

export const printedColumns: SheetColumn<NominationRow>[] = [
  { header: 'Ref', value: (row) => row.nomId },
  { header: 'Date', value: (row) => utcDate(row.dateCreated) },
  { header: 'Nominee', value: (row) => person(row.nomineeMember, row.nomineeMemberNumber, row.nomineeDivision) },
  { header: 'Nominated For', value: (row) => row.nomCat },
  { header: 'Reason', value: (row) => row.reason },
  { header: 'Nominated By', value: (row) => person(row.byMember, row.byMemberNumber, row.byDivision) },
  {
    header: 'Status',
    value: (row) => `${standingWords[row.state]}${row.ratingCount > 0 ? ` (${row.ratingCount})` : ''}`,
  },
  {
    header: 'Outcome',
    value: (row) =>
      [
        row.reviewRating > 0 && `${row.reviewRating} / ${ratingMax}`,
        row.reviewPointsValue > 0 && `${formatPoints(row.reviewPointsValue)} points`,
        row.reviewByMember && person(row.reviewByMember, utcDate(row.dateReviewed)),
        row.motivation || row.closedWhy,
      ]
        .filter(Boolean)
        .join(' · '),
  },
];

/** What was asked for, as it stands above the printed table. */
export function factsOf(filter: ListFilter, { division, count }: { division: string | undefined; count: number }) {
  const { status, selMonthFrom, selMonthTo, search } = filter;
  const months = [selMonthFrom && `from ${selMonthFrom}`, selMonthTo && `to ${selMonthTo}`].filter(Boolean).join(' ');
  const facts = [
    status && statusWords[status],
    division,
    months,
    search.trim() && `“${search.trim()}”`,
    plural(count, { one: '1 nomination', other: `${formatPoints(count)} nominations` }),
  ];
  return facts.filter(Boolean).join(' · ');
}
