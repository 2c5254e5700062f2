import { column } from '@laurel/contract/calls/reports/report-files';
import type { CaseState } from '@laurel/contract/rules/card-cases';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { recognisedFor } from '#languages/translated';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { cardWords, joinCardWords } from '#words/read';
import { type Filter, wanted } from './queries.ts';
import * as texts from './texts.ts';

interface Line {
  cardId: string;
  date: string;
  state: CaseState;
  value: string;
  given: string;
  from: string;
  fromNumber: string;
  to: string;
  toNumber: string;
  points: number;
  message: string;
  reports: number;
}

export const reportedFile: SheetColumn<Line>[] = [
  column(texts.columnCard, (row) => row.cardId),
  column(texts.columnReported, (row) => instantCell(row.date)),
  column(texts.columnState, (row) => say(texts.stateWords, { state: row.state })),
  column(texts.columnReports, (row) => row.reports),
  column(texts.columnValue, (row) => row.value),
  column(texts.columnGiven, (row) => instantCell(row.given)),
  column(texts.columnFrom, (row) => row.from),
  column(texts.columnFromNumber, (row) => row.fromNumber),
  column(texts.columnTo, (row) => row.to),
  column(texts.columnToNumber, (row) => row.toNumber),
  column(texts.columnPoints, (row) => row.points),
  column(texts.columnMessage, (row) => row.message),
];

type Found = Omit<Line, 'date' | 'given'> & { at: Date; givenAt: Date };

/** The reported cards that a filter finds, a row for each; not who reported them. */
export function reportedLines(filter: Filter, actor: { id: number }): Report<Line> {
  return {
    query: jsonRows(sql`
      select r.id::text as "cardId", k.opened_at as at, k.state, ${recognisedFor()} as value, r.created_at as "givenAt", f.display_name as "from",
        f.member_number as "fromNumber", t.display_name as "to", t.member_number as "toNumber", r.points::int as points, ${cardWords} as message,
        (select count(*) from card_reports p where p.card_id = k.card_id and p.withdrawn_at is null) as reports
      from card_cases k join recognitions r on r.id = k.card_id join people f on f.id = r.from_id join people t on t.id = r.to_id
      ${joinCardWords('t')} where ${wanted(filter, actor)} order by k.opened_at desc, k.card_id desc`),
    rowOf: (copied) => {
      const { at, givenAt, ...row } = jsonRow<Found>(copied, 'at', 'givenAt');
      return { ...row, date: at.toISOString(), given: givenAt.toISOString() };
    },
  };
}
