import type { AwardRow, awardSorts } from '@laurel/contract/calls/reports/award-report';
import type { AwardStatus } from '@laurel/contract/points';
import type { MonthRange } from '@laurel/contract/rules/months';
import { quarterOf, quarterWords } from '@laurel/contract/rules/quarter-dates';
import type { NominationStanding } from '@laurel/contract/standings';
import { type RawBuilder, sql } from 'kysely';
import { decidingReview } from '#directory/deciding-review';
import { nomineeName } from '#directory/nominee-name';
import { nominatedFor } from '#languages/translated';
import { rules } from '#programme/rules';
import { type CopiedRow, instantOf, namedRow } from '#streams/copied-rows';
import type { PagedReport } from '#streams/report';
import { direction, type PageOf, type PageWish, pageRows } from '#streams/report-page';
import { joinWords } from '#words/read';

const states = { W: ['rated'], D: ['declined'], N: ['open', 'waiting'] } as const;

export interface AwardReportWish {
  kind: 'behaviour' | 'competition';
  months: MonthRange;
  /** Of a competition those for this one alone. */
  competitionId?: string | undefined;
  /** '' for all. */
  status: AwardStatus | '';
}

const numbered = sql`nominations n`;
const withNames = sql`nominations n
  join people author on author.id = n.by_id
  left join people nominee on nominee.id = n.nominee_id
  join divisions d on d.code = coalesce(n.division_code, nominee.division_code)`;
const withReview = sql`nominations n ${decidingReview} left join people reviewer on reviewer.id = r.reviewer_id`;

const orders: Record<(typeof awardSorts)[number], () => Pick<PageOf, 'from' | 'key'>> = {
  ref: () => ({ from: numbered, key: sql`n.id` }),
  nominee: () => ({ from: withNames, key: nomineeName() }),
  for: () => ({ from: numbered, key: sql`array_to_string(n.categories, ', ')` }),
  rating: () => ({ from: withReview, key: sql`coalesce(r.rating, 0)` }),
  by: () => ({ from: withNames, key: sql`author.display_name` }),
  reviewer: () => ({ from: withReview, key: sql`coalesce(reviewer.display_name, '')` }),
};
const byDate = { from: numbered, key: sql`n.created_at` };

/** Nominations made in a span of time, with the review that decided each. Newest first. */
export function awardReport({ kind, competitionId, months, status }: AwardReportWish): PagedReport<AwardRow> {
  const ofState = status === '' ? sql`true` : sql`n.state = any(${[...states[status]]}::text[])`;
  const ofOne = competitionId === undefined ? sql`true` : sql`n.competition_id = ${competitionId}::bigint`;
  const wanted = sql`n.kind = ${kind} and ${ofOne} and n.created_at >= ${months.from} and n.created_at < ${months.to} and ${ofState}`;
  const pageOf = ({ sort }: PageWish): PageOf => ({
    ...(sort === undefined ? byDate : orders[sort as keyof typeof orders]()),
    id: sql`n.id`,
    wanted,
  });
  return {
    fields: awardFields,
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from nominations n where ${wanted} limit ${most}) counted`,
    totals: sql`select count(*) as rows from nominations n where ${wanted}`,
    query: withReviews(sql`select n.*, n.created_at as place from nominations n where ${wanted}`, sql`desc`),
    page: (wish) => withReviews(pageRows(sql`n.*`, pageOf(wish), wish), direction(wish)),
    rowOf: awardRow,
  };
}

/** In which of those that are there a nomination counts, as its number and its year: they keep their days whatever the calendar is now. */
const quarterAdded = sql`
  case when r.is_include_in_quarterly then (select q.num || ' ' || q.year from quarters q where q.period @> (n.created_at at time zone 'UTC')::date) end`;

/** What it was paid was taken back: it counts as nothing, and in no quarter. */
const isWithdrawn = sql`exists (select from recognitions c where c.nomination_id = n.id and c.withdrawn_at is not null)`;

function quarterDescription(added: string, createdAt: string): string {
  const [quarterNum = 0, quarterYear = 0] = added.split(' ').map(Number);
  return added === ''
    ? quarterOf(createdAt.slice(0, 10), rules().quarters).description
    : quarterWords({ quarterNum, quarterYear });
}

function withReviews(rows: RawBuilder<unknown>, down: RawBuilder<unknown>) {
  return sql`
    select n.id, n.created_at, ${nominatedFor()}, coalesce(reason.text, ''),
      author.display_name, author.member_number, author_division.name,
      ${nomineeName()}, coalesce(nominee.member_number, ''), d.name,
      coalesce(reviewer.display_name, ''), coalesce(reviewer.member_number, ''), coalesce(reviewer_division.name, ''),
      coalesce(r.rating, 0), coalesce(r.stars, 0), coalesce(case when not ${isWithdrawn} then payout.points_each end, 0),
      coalesce(case when r.is_include_in_quarterly then motivation.text end, ''),
      coalesce(r.is_include_in_quarterly and n.state = 'rated' and not ${isWithdrawn}, false), ${quarterAdded},
      n.state, r.created_at, coalesce(case when r.kind = 'decline' then motivation.text end, ''), n.id
    from (${rows}) n
    join people author on author.id = n.by_id join divisions author_division on author_division.code = author.division_code
    left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
    ${joinWords('reason', 'nomination.reason', 'n.id')}
    ${decidingReview}
    left join people reviewer on reviewer.id = r.reviewer_id
    left join divisions reviewer_division on reviewer_division.code = reviewer.division_code
    order by n.place ${down}, n.id ${down}`;
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
  'stars',
  'points',
  'quarterlyMotivation',
  'isIncluded',
  'quarter',
  'state',
  'reviewedAt',
  'declineReason',
]);

function awardRow(copied: CopiedRow): AwardRow {
  const { createdAt, reviewedAt, rating, stars, points, isIncluded, quarter, state, ...texts } = selected(copied);
  return {
    ...texts,
    nomSerialNum: Number(texts.nomId),
    dateCreated: instantOf(createdAt),
    reviewRating: Number(rating),
    reviewRatingMax: Number(rating) > 0 ? Number(stars) : 0,
    reviewPointsValue: Number(points),
    quarterDescription: isIncluded === 't' ? quarterDescription(quarter, createdAt) : '',
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
  'reviewRatingMax',
] as const satisfies (keyof AwardRow)[];
