import type {
  ManagementReportRow,
  ManagementTotals,
  managementSorts,
} from '@laurel/contract/calls/reports/reportmanagement';
import type { MonthRange } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type RawBuilder, sql } from 'kysely';
import { giverName } from '#directory/giver';
import { recognisedFor } from '#languages/translated';
import { instantOf, namedRow } from '#streams/copied-rows';
import type { PagedReport } from '#streams/report';
import { direction, type PageOf, type PageWish, pageRows } from '#streams/report-page';
import { cardWords, joinCardWords } from '#words/read';
import * as texts from './texts.ts';

const types = {
  nomination: said.kindNomination,
  payitforward: said.kindPayItForward,
  adhoc: texts.adhoc,
  reward: said.kindRecognise,
  thankyou: said.kindCard,
  anniversary: said.kindAnniversary,
} as const;

type Sort = (typeof managementSorts)[number];

const recognitions = sql`recognitions r`;
const named = (side: 'from_id' | 'to_id') => sql`recognitions r left join people side on side.id = r.${sql.ref(side)}`;
const orders: Record<Exclude<Sort, 'type'>, Pick<PageOf, 'from' | 'key'>> = {
  date: { from: recognitions, key: sql`r.created_at` },
  from: { from: named('from_id'), key: giverName('side') },
  to: { from: named('to_id'), key: sql`side.display_name` },
  points: { from: recognitions, key: sql`r.points` },
  value: { from: recognitions, key: sql`r.value` },
};

/** Kinds stand in the order of what they are called. */
function orderOf(sort: Sort): Pick<PageOf, 'from' | 'key'> {
  if (sort !== 'type') return orders[sort];
  const whens = Object.entries(types).map(([kind, type]) => sql`when ${sql.lit(kind)} then ${sql.lit(say(type))}`);
  return { from: recognitions, key: sql`case r.kind ${sql.join(whens, sql` `)} end` };
}

/** Every recognition in a span of time: of one division (given or received), or of all. Newest first. */
export function managementReport(months: MonthRange, divisionCode: string | null): PagedReport<ManagementReportRow> {
  // By the ids of its people, so that the indexes of givers and takers find the rows of a division among millions.
  const own = sql`array(select id from members where division_code = ${divisionCode})`;
  const ofDivision = divisionCode === null ? sql`true` : sql`(r.from_id = any (${own}) or r.to_id = any (${own}))`;
  const wanted = sql`r.created_at >= ${months.from} and r.created_at < ${months.to} and r.withdrawn_at is null and ${ofDivision}`;
  // Those of a division are few: found first, and then brought into their order, which an index has of all alone.
  const ids = sql`r.id = any (array(select r.id from recognitions r where ${wanted}))`;
  const pageOf = ({ sort = 'date' }: PageWish): PageOf => ({
    ...orderOf(sort as Sort),
    id: sql`r.id`,
    wanted: divisionCode === null ? wanted : ids,
  });
  return {
    fields: managementFields,
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from recognitions r where ${wanted} limit ${most}) counted`,
    totals: sql<ManagementTotals>`
      select count(*) as rows, coalesce(sum(r.points) filter (where r.kind <> 'payitforward'), 0)::bigint as points,
        count(distinct r.to_id) as receivers, count(distinct r.from_id) as givers
      from recognitions r where ${wanted}`,
    query: withPeople(sql`select r.*, r.created_at as place from recognitions r where ${wanted}`, sql`desc`),
    page: (wish) => withPeople(pageRows(sql`r.*`, pageOf(wish), wish), direction(wish)),
    rowOf: (copied) => {
      const { kind, createdAt, points, ...rest } = selected(copied);
      return {
        ...rest,
        type: say(types[kind as keyof typeof types]),
        date: instantOf(createdAt),
        points: Number(points),
      };
    },
  };
}

/** The rows first, then their people, each once: whoever gave or took a hundred times is looked up no more than once. */
function withPeople(rows: RawBuilder<unknown>, down: RawBuilder<unknown>) {
  return sql`
    with r as materialized (${rows}),
    named as materialized (
      select p.id, p.display_name, p.member_number, d.name as division, p.erased_at
      from people p join divisions d on d.code = p.division_code where p.id in (select from_id from r union select to_id from r))
    select r.kind, r.created_at, ${giverName('giver')}, coalesce(giver.member_number, ''), coalesce(giver.division, ''),
      taker.display_name, taker.member_number, taker.division, r.points, ${recognisedFor()}, case when r.hidden_at is null then ${cardWords} else '' end, r.id
    from r left join named giver on giver.id = r.from_id join named taker on taker.id = r.to_id ${joinCardWords('taker')}
    order by r.place ${down}, r.id ${down}`;
}

const selected = namedRow([
  'kind',
  'createdAt',
  'from',
  'fromMemberNo',
  'fromDivision',
  'to',
  'toMemberNo',
  'toDivision',
  'points',
  'value',
  'message',
]);

const managementFields = [
  'type',
  'date',
  'from',
  'fromMemberNo',
  'fromDivision',
  'to',
  'toMemberNo',
  'toDivision',
  'points',
  'value',
  'message',
] as const satisfies (keyof ManagementReportRow)[];
