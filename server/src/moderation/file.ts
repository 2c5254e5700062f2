import { withNames } from '@laurel/contract/calls/comments/comment';
import { column } from '@laurel/contract/calls/reports/report-files';
import type { CaseState, Reportable } from '@laurel/contract/rules/cases';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { cases, columns, type Filter, joins, wanted } from './queries.ts';
import * as texts from './texts.ts';

interface Line {
  of: Reportable;
  id: string;
  date: string;
  state: CaseState;
  value: string;
  given: string;
  from: string;
  fromNumber: string;
  to: string;
  toNumber: string;
  points: number | null;
  message: string;
  reports: number;
}

export const reportedFile: SheetColumn<Line>[] = [
  column(texts.columnOf, (row) => say(texts.ofWords, { of: row.of })),
  column(texts.columnId, (row) => row.id),
  column(texts.columnReported, (row) => instantCell(row.date)),
  column(texts.columnState, (row) => say(texts.stateWords, { state: row.state })),
  column(texts.columnReports, (row) => row.reports),
  column(texts.columnValue, (row) => row.value),
  column(texts.columnGiven, (row) => instantCell(row.given)),
  column(texts.columnFrom, (row) => row.from),
  column(texts.columnFromNumber, (row) => row.fromNumber),
  column(texts.columnTo, (row) => row.to),
  column(texts.columnToNumber, (row) => row.toNumber),
  column(texts.columnPoints, (row) => row.points ?? ''),
  column(texts.columnMessage, (row) => row.message),
];

type Found = Omit<Line, 'date' | 'given'> & { at: Date; given: Date; names: string[] | null };

/** What was reported and a filter finds, a row for each; not who reported it. A comment or an idea is from its writer, and to nobody. */
export function reportedLines(filter: Filter, actor: { id: number }): Report<Line> {
  return {
    query: jsonRows(sql`
      select ${columns()}, coalesce(x.id, i.id, g.id, r.id)::text as id, coalesce(w.display_name, f.display_name) as "from", coalesce(w.member_number, f.member_number) as "fromNumber",
        case when k.card_id is null then '' else t.display_name end as "to", case when k.card_id is null then '' else t.member_number end as "toNumber",
        case when k.card_id is not null then r.points::int end as points
      from ${cases} ${joins} where ${wanted(filter, actor)} order by k.opened_at desc, k.case_id desc`),
    rowOf: (copied) => {
      const { at, given, message, names, ...row } = jsonRow<Found>(copied, 'at', 'given');
      return { ...row, message: withNames(message, names ?? []), date: at.toISOString(), given: given.toISOString() };
    },
  };
}
