import type { MonthRange } from '@laurel/contract/months';
import type { AwardStatus } from '@laurel/contract/points';
import { calendarQuarter } from '@laurel/contract/quarter-dates';
import type { AwardRow } from '@laurel/contract/reports';
import type { NominationStanding } from '@laurel/contract/standings';
import { sql } from 'kysely';
import { decidingReview } from '#directory/deciding-review';
import { type CopiedRow, instantOf, namedRow } from '#streams/copied-rows';
import { joinWords } from '#words/read';
import type { Report } from './report.ts';

const states = { W: ['rated'], D: ['declined'], N: ['open', 'waiting'] } as const;

export interface AwardReportWish {
  kind: 'behaviour' | 'competition';
  months: MonthRange;
  /** '' for all. */
  status: AwardStatus | '';
}

/** Nominations made in a span of time, with the review that decided each. Newest first. */
export function awardReport({ kind, months, status }: AwardReportWish): Report<AwardRow> {
  const ofState = status === '' ? sql`true` : sql`n.state = any(${[...states[status]]}::text[])`;
  const wanted = sql`n.kind = ${kind} and n.created_at >= ${months.from} and n.created_at < ${months.to} and ${ofState}`;
  return {
    fields: awardFields,
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from nominations n where ${wanted} limit ${most}) counted`,
    query: sql`
      select n.id, n.created_at, array_to_string(n.categories, ', '), coalesce(reason.text, ''),
        author.display_name, author.member_number, author_division.name,
        case when n.division_code is null then nominee.display_name else 'Entire division: ' || d.name end,
        coalesce(nominee.member_number, ''), d.name,
        coalesce(reviewer.display_name, ''), coalesce(reviewer.member_number, ''), coalesce(reviewer_division.name, ''),
        coalesce(r.rating, 0), coalesce(payout.points_each, 0),
        coalesce(case when r.is_include_in_quarterly then motivation.text end, ''),
        coalesce(r.is_include_in_quarterly and n.state = 'rated', false),
        n.state, r.created_at, coalesce(case when r.kind = 'decline' then motivation.text end, '')
      from nominations n
      join people author on author.id = n.by_id join divisions author_division on author_division.code = author.division_code
      left join people nominee on nominee.id = n.nominee_id
      join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
      ${joinWords('reason', 'nomination.reason', 'n.id')}
      ${decidingReview}
      left join people reviewer on reviewer.id = r.reviewer_id
      left join divisions reviewer_division on reviewer_division.code = reviewer.division_code
      where ${wanted} order by n.created_at desc, n.id desc`,
    rowOf: awardRow,
  };
}

const selected = namedRow([
  'nomId',
  'createdAt',
  'nomCat',
  'reason',
  'byMember',
  'byMemberNumber',
  'byDivision',
  'nomineeMember',
  'nomineeMemberNumber',
  'nomineeDivision',
  'reviewByMember',
  'reviewByMemberNumber',
  'reviewByDivision',
  'rating',
  'points',
  'quarterlyMotivation',
  'isIncluded',
  'state',
  'reviewedAt',
  'declineReason',
]);

function awardRow(copied: CopiedRow): AwardRow {
  const { createdAt, reviewedAt, rating, points, isIncluded, state, ...texts } = selected(copied);
  return {
    ...texts,
    nomSerialNum: Number(texts.nomId),
    dateCreated: instantOf(createdAt),
    reviewRating: Number(rating),
    reviewPointsValue: Number(points),
    quarterDescription: isIncluded === 't' ? quarterOf(createdAt) : '',
    outcome: state as NominationStanding,
    dateReviewed: reviewedAt === '' ? '' : instantOf(reviewedAt),
  };
}

const awardFields = [
  'nomSerialNum',
  'nomId',
  'dateCreated',
  'nomCat',
  'reason',
  'byMember',
  'byMemberNumber',
  'byDivision',
  'nomineeMember',
  'nomineeMemberNumber',
  'nomineeDivision',
  'reviewByMember',
  'reviewByMemberNumber',
  'reviewByDivision',
  'reviewRating',
  'reviewPointsValue',
  'quarterlyMotivation',
  'quarterDescription',
  'outcome',
  'dateReviewed',
  'declineReason',
] as const satisfies (keyof AwardRow)[];

function quarterOf(at: string): string {
  const quarterNum = Math.floor((Number(at.slice(5, 7)) - 1) / 3) + 1;
  return calendarQuarter({ quarterNum, quarterYear: Number(at.slice(0, 4)) }).description;
}
