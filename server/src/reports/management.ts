import type { MonthRange } from '@laurel/contract/months';
import { payItForwardType } from '@laurel/contract/points';
import type { ManagementReportRow } from '@laurel/contract/reports';
import { sql } from 'kysely';
import { instantOf, namedRow } from '#streams/copied-rows';
import { cardWords } from '#words/read';
import type { Report } from './report.ts';

const types = {
  nomination: 'Nomination award',
  payitforward: payItForwardType,
  adhoc: 'Adhoc award',
  reward: 'Recognise',
  thankyou: 'E-card',
} as const;

/** Every recognition in a span of time: of one division (given or received), or of all. Newest first. */
export function managementReport(months: MonthRange, divisionCode: string | null): Report<ManagementReportRow> {
  // By the ids of its people, so that the indexes of givers and takers find the rows of a division among millions.
  const own = sql`array(select id from members where division_code = ${divisionCode})`;
  const ofDivision = divisionCode === null ? sql`true` : sql`(r.from_id = any (${own}) or r.to_id = any (${own}))`;
  const wanted = sql`r.created_at >= ${months.from} and r.created_at < ${months.to} and ${ofDivision}`;
  return {
    fields: managementFields,
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from recognitions r where ${wanted} limit ${most}) counted`,
    // The rows first, then their people, each once: whoever gave or took a hundred times is looked up no more than once.
    query: sql`
      with r as materialized (select * from recognitions r where ${wanted}),
      named as materialized (
        select p.id, p.display_name, p.member_number, d.name as division, p.erased_at
        from people p join divisions d on d.code = p.division_code where p.id in (select from_id from r union select to_id from r))
      select r.kind, r.created_at, giver.display_name, giver.member_number, giver.division,
        taker.display_name, taker.member_number, taker.division, r.points, r.value, ${cardWords('taker')}
      from r join named giver on giver.id = r.from_id join named taker on taker.id = r.to_id
      order by r.created_at desc, r.id desc`,
    rowOf: (copied) => {
      const { kind, createdAt, points, ...texts } = selected(copied);
      return {
        ...texts,
        type: types[kind as keyof typeof types],
        date: instantOf(createdAt),
        points: Number(points),
      };
    },
  };
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
