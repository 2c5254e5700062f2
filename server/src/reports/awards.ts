import { reportRowsMax } from '@laurel/contract/limits';
import type { MonthRange } from '@laurel/contract/months';
import type { AwardStatus } from '@laurel/contract/points';
import { calendarQuarter } from '@laurel/contract/quarter-dates';
import type { AwardRow } from '@laurel/contract/reports';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { decidingReview } from '#directory/deciding-review';
import { joinWords } from '#words/read';

const states = { W: ['rated'], D: ['declined'], N: ['open', 'waiting'] } as const;

export interface AwardReportWish {
  kind: 'behaviour' | 'competition';
  months: MonthRange;
  /** '' for all. */
  status: AwardStatus | '';
}

/** Nominations made in a span of time, with the review that decided each. Newest first. */
export async function awardReport(on: Db, { kind, months, status }: AwardReportWish): Promise<AwardRow[]> {
  const wanted = status === '' ? null : states[status];
  const { rows } = await sql<
    Omit<AwardRow, 'dateCreated' | 'quarterDescription' | 'dateReviewed'> & {
      createdAt: Date;
      reviewedAt: Date | null;
      isIncluded: boolean;
    }
  >`
    select n.id as "nomSerialNum", n.id::text as "nomId", n.created_at as "createdAt", array_to_string(n.categories, ', ') as "nomCat", coalesce(reason.text, '') as reason,
      author.display_name as "byMember", author.member_number as "byMemberNumber",
      author_division.name as "byDivision",
      case when n.division_code is null then nominee.display_name
        else 'Entire division: ' || d.name end as "nomineeMember",
      coalesce(nominee.member_number, '') as "nomineeMemberNumber", d.name as "nomineeDivision",
      coalesce(reviewer.display_name, '') as "reviewByMember",
      coalesce(reviewer.member_number, '') as "reviewByMemberNumber", coalesce(reviewer_division.name, '') as "reviewByDivision",
      coalesce(r.rating, 0) as "reviewRating", coalesce(payout.points_each, 0) as "reviewPointsValue",
      coalesce(case when r.is_include_in_quarterly then motivation.text end, '') as "quarterlyMotivation",
      coalesce(r.is_include_in_quarterly and n.state = 'rated', false) as "isIncluded",
      n.state as outcome, r.created_at as "reviewedAt", coalesce(case when r.kind = 'decline' then motivation.text end, '') as "declineReason"
    from nominations n
    join people author on author.id = n.by_id join divisions author_division on author_division.code = author.division_code
    left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
    ${joinWords('reason', 'nomination.reason', 'n.id')}
    ${decidingReview}
    left join people reviewer on reviewer.id = r.reviewer_id
    left join divisions reviewer_division on reviewer_division.code = reviewer.division_code
    where n.kind = ${kind} and n.created_at >= ${months.from} and n.created_at < ${months.to}
      and (${wanted}::text[] is null or n.state = any(${wanted}))
    -- limit: one row more than a report may have, which refuses it with words
    order by n.created_at desc, n.id desc limit ${reportRowsMax + 1}`.execute(on);
  return rows.map(({ createdAt, reviewedAt, isIncluded, ...row }) => ({
    ...row,
    dateCreated: createdAt.toISOString(),
    dateReviewed: reviewedAt?.toISOString() ?? '',
    quarterDescription: isIncluded ? quarterOf(createdAt) : '',
  }));
}

function quarterOf(at: Date): string {
  const quarterNum = Math.floor(at.getUTCMonth() / 3) + 1;
  return calendarQuarter({ quarterNum, quarterYear: at.getUTCFullYear() }).description;
}
