import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { nameFor } from '@laurel/contract/formats';
import { valueWords } from '@laurel/contract/programme/value-words';
import { listed } from '@laurel/contract/rules/listed';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { utcDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { type ListFilter, statusWords } from './list-filter.ts';
import * as texts from './texts.ts';

const person = (...parts: string[]) => listed(parts);

export const printedColumns: SheetColumn<NominationRow>[] = [
  { header: say(common.ref), value: (row) => row.nomId },
  { header: say(common.date), value: (row) => utcDate(row.dateCreated) },
  {
    header: say(common.nominee),
    value: (row) => person(row.nomineeMember, row.nomineeMemberNumber, row.nomineeDivision),
  },
  { header: say(common.nominatedFor), value: (row) => valueWords(row.nomCat) },
  { header: say(common.reason), value: (row) => row.reason },
  { header: say(common.nominatedBy), value: (row) => person(row.byMember, row.byMemberNumber, row.byDivision) },
  {
    header: say(common.status),
    value: (row) => `${say(standingWords[row.state])}${row.ratingCount > 0 ? ` (${row.ratingCount})` : ''}`,
  },
  {
    header: say(texts.outcome),
    value: (row) =>
      [
        row.reviewRating > 0 && `${row.reviewRating} / ${row.reviewRatingMax}`,
        row.reviewPointsValue > 0 && say(common.pointsGiven, { points: row.reviewPointsValue }),
        row.reviewByMember && person(nameFor(row.reviewByMember, row.reviewForMember), utcDate(row.dateReviewed)),
        row.motivation || row.closedWhy,
      ]
        .filter(Boolean)
        .join(' · '),
  },
];

/** What was asked for, as it stands above the printed table. */
export function factsOf(filter: ListFilter, { division, count }: { division: string | undefined; count: number }) {
  const { status, selMonthFrom, selMonthTo, search } = filter;
  const facts = [
    status && statusWords[status],
    division,
    monthsWords(selMonthFrom, selMonthTo),
    search.trim() && say(texts.searched, { words: search.trim() }),
    say(common.nominationsCount, { count }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function monthsWords(from: string, to: string): string {
  if (from && to) return say(texts.monthsFromTo, { from, to });
  if (from) return say(texts.monthsFrom, { from });
  return to && say(texts.monthsTo, { to });
}
