import type { Quarter, QuarterDetailRow, QuarterSummaryRow, summarySorts } from '@laurel/contract/calls/quarters';
import { numberFormat } from '@laurel/contract/formats';
import { valueWords } from '@laurel/contract/programme/value-words';
import { type QuarterName, quarterWords } from '@laurel/contract/rules/quarter-dates';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { nominatedFor } from '#languages/translated';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { direction, type PageOf, type PageWish, pageRows } from '#streams/report-page';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** All quarters, newest first. */
export async function quartersOf(on: Db | Tx, now: Date): Promise<Quarter[]> {
  const { rows } = await sql<QuarterName & { id: number; dateFrom: string; dateTo: string; isDone: boolean }>`
    select id, num as "quarterNum", year as "quarterYear", lower(period)::text as "dateFrom", (upper(period) - 1)::text as "dateTo",
      summarised_at is not null as "isDone"
    from quarters order by year desc, num desc`.execute(on);
  return rows.map(({ id, ...quarter }) => {
    const hasEnded = now.toISOString().slice(0, 10) > quarter.dateTo;
    const standing = quarter.isDone ? texts.done : hasEnded ? texts.beingSummarised : texts.running;
    return {
      nexusNomQuarterId: String(id),
      ...quarter,
      description: quarterWords(quarter),
      status: say(standing),
    };
  });
}

export async function quarterById(on: Db, id: string): Promise<{ isDone: boolean } | undefined> {
  const row = await on.selectFrom('quarters').select('summarised_at').where('id', '=', Number(id)).executeTakeFirst();
  return row && { isDone: row.summarised_at !== null };
}

/** Code points of what one nominee's summary quotes. */
const summaryMax = 10_000;

const summaries = sql`quarter_summaries s`;
const orders: Record<(typeof summarySorts)[number], Pick<PageOf, 'from' | 'key'>> = {
  ref: { from: summaries, key: sql`s.ref` },
  nominee: { from: sql`quarter_summaries s join people m on m.id = s.nominee_id`, key: sql`m.display_name` },
  nominations: { from: summaries, key: sql`s.total_nominations` },
  average: { from: summaries, key: sql`s.rating_average` },
};

/** The summary of a quarter, nominee by nominee. */
export async function summaryOf(on: Db, quarterId: string): Promise<QuarterSummaryRow[]> {
  return (await wholeSummary(quarterId).execute(on)).rows.map(summaryRow);
}

/** A page of it, the place where the next one begins, and with the first page how many nominees there are. */
export async function pageOfSummary(
  on: Tx,
  quarterId: string,
  { sort = 'ref', desc = false, limit, after }: PageWish,
): Promise<{ found: QuarterSummaryRow[]; next: string | null; totals: { rows: number } | undefined }> {
  const wish = { sort, desc, limit, after };
  const wanted = sql`s.quarter_id = ${quarterId}`;
  const page = pageRows(sql`s.*`, { ...orders[sort as keyof typeof orders], id: sql`s.id`, wanted }, wish);
  const [{ rows }, counted] = await inOrder(
    on,
    () => summaryRows(quarterId, page, direction(wish)).execute(on),
    () =>
      after === undefined
        ? sql<{ rows: number }>`select count(*) as rows from quarter_summaries s where ${wanted}`.execute(on)
        : undefined,
  );
  const found = rows.slice(0, limit).map(summaryRow);
  const next = rows.length > limit ? (found.at(-1)?.nexusNomQuarterSummaryId ?? null) : null;
  return { found, next, totals: counted?.rows[0] };
}

/** The same as it is written to a file. */
export function summaryReport(quarterId: string): Report<QuarterSummaryRow> {
  return {
    count: (most) =>
      // limit: more than may be answered are not counted to their end
      sql`select count(*) from (select from quarter_summaries where quarter_id = ${quarterId} limit ${most}) counted`,
    query: jsonRows(wholeSummary(quarterId)),
    rowOf: (copied) => summaryRow(jsonRow<SummaryColumns>(copied)),
  };
}

function wholeSummary(quarterId: string) {
  const all = sql`select s.*, s.ref as place from quarter_summaries s where s.quarter_id = ${quarterId}`;
  return summaryRows(quarterId, all, sql`asc`);
}

function summaryRows(quarterId: string, rows: RawBuilder<unknown>, down: RawBuilder<unknown>) {
  return sql<SummaryColumns>`
    with s as materialized (${rows})
    select s.id::text as "nexusNomQuarterSummaryId", s.ref, s.total_nominations as "totalNominations",
      m.display_name as "nomineeMember", m.member_number as "nomineeMemberNumber", d.name as "nomineeDivision",
      s.rating_average::float8 as "reviewRatingAve", s.stars as "reviewRatingMax", s.category_counts as counts,
      left(coalesce(said.reasons, ''), ${summaryMax}) as "reasonSummary", left(coalesce(said.motivations, ''), ${summaryMax}) as "quarterlyMotivationSummary"
    from s join people m on m.id = s.nominee_id join divisions d on d.code = m.division_code
    -- The words themselves, so that what is erased is in no summary.
    left join (
      select n.nominee_id, string_agg(distinct reason.text, E'\\n\\n') as reasons, string_agg(distinct motivation.text, E'\\n\\n') as motivations
      from quarters q
      join nominations n on n.created_at >= lower(q.period)::timestamptz and n.created_at < upper(q.period)::timestamptz
        and n.nominee_id = any (array(select nominee_id from s))
      join reviews r on r.nomination_id = n.id and r.is_include_in_quarterly and r.kind = 'rating' and r.created_at <= q.summarised_at
      ${joinWords('reason', 'nomination.reason', 'n.id')}
      ${joinWords('motivation', 'review.motivation', 'r.id')}
      where q.id = ${quarterId} and n.state = 'rated' group by n.nominee_id
    ) said on said.nominee_id = s.nominee_id
    order by s.place ${down}, s.id ${down}`;
}

type SummaryColumns = Omit<QuarterSummaryRow, 'nomCatCounts' | 'detail'> & { counts: Record<string, number> };

function summaryRow({ counts, ...row }: SummaryColumns): QuarterSummaryRow {
  return { ...row, ...lineWords({ counts, ...row }) };
}

type Line = Pick<QuarterSummaryRow, 'totalNominations' | 'reviewRatingAve' | 'reviewRatingMax'>;

/** What a line of a summary says in words: for what its nominee was nominated, and how that was rated. */
export function lineWords({ counts, ...line }: Line & { counts: Record<string, number> }) {
  return {
    nomCatCounts: Object.entries(counts)
      .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      .map(([category, count]) => `${valueWords(category)}: ${count}`)
      .join(', '),
    detail: say(texts.ratedOnAverage, {
      count: line.totalNominations,
      rating: numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(line.reviewRatingAve),
      max: line.reviewRatingMax,
    }),
  };
}

export async function summaryExists(on: Db, summaryId: string): Promise<boolean> {
  return (
    (await on.selectFrom('quarter_summaries').select('id').where('id', '=', Number(summaryId)).executeTakeFirst()) !==
    undefined
  );
}

/** Whether whom it is about stands in a vote, and the member in none with them. */
export async function isVotedAbout(on: Db, summaryId: string, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ballot_entries e join ballots b on b.id = e.ballot_id where e.summary_id = ${summaryId} and b.state <> 'withdrawn'
        and not exists (select from ballot_entries o join quarter_summaries s on s.id = o.summary_id
          where o.ballot_id = b.id and s.nominee_id = ${memberId})) as found`.execute(on);
  return rows[0]?.found ?? false;
}

/** The nominations behind one nominee's summary, each once, however often it was rated. */
export async function detailsOf(on: Db, summaryId: string): Promise<QuarterDetailRow[]> {
  const { rows } = await sql<
    Omit<QuarterDetailRow, 'dateCreated' | 'reviewRatingAve'> & { createdAt: Date; average: string }
  >`
    select n.id::text as "nomId", n.created_at as "createdAt", ${nominatedFor()} as "nomCat", coalesce(reason.text, '') as reason,
      author.display_name as "byMember", author.member_number as "byMemberNumber", d.name as "byDivision",
      rated.names as "reviewByMember", rated.times as "ratingCount", rated.average, s.stars as "reviewRatingMax",
      coalesce(p.points_each, 0) as "reviewPointsValue", coalesce(rated.motivations, '') as "quarterlyMotivation"
    from quarter_summaries s join quarters q on q.id = s.quarter_id
    join nominations n on n.nominee_id = s.nominee_id
    join lateral (
      select count(*) as times, round(avg(r.rating * s.stars::numeric / r.stars), 2) as average,
        string_agg(m.display_name, ', ' order by r.id) as names,
        string_agg(distinct motivation.text, E'\\n\\n') as motivations
      from reviews r join people m on m.id = r.reviewer_id ${joinWords('motivation', 'review.motivation', 'r.id')}
      where r.nomination_id = n.id and r.is_include_in_quarterly and r.kind = 'rating' and r.created_at <= q.summarised_at
    ) rated on rated.times > 0
    join people author on author.id = n.by_id join divisions d on d.code = author.division_code
    left join payouts p on p.nomination_id = n.id
    ${joinWords('reason', 'nomination.reason', 'n.id')}
    where s.id = ${summaryId} and n.state = 'rated' and n.created_at >= lower(q.period)::timestamptz and n.created_at < upper(q.period)::timestamptz
    order by n.created_at, n.id`.execute(on);
  return rows.map(({ createdAt, average, ...row }) => ({
    ...row,
    dateCreated: createdAt.toISOString(),
    reviewRatingAve: Number(average),
  }));
}
