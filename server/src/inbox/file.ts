import { column } from '@laurel/contract/calls/reports/report-files';
import type { ContactState } from '@laurel/contract/rules/contact-states';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { type Filter, wanted } from './queries.ts';
import * as texts from './texts.ts';

interface Line {
  contactId: string;
  date: string;
  state: ContactState;
  name: string;
  email: string;
  memberNumber: string;
  takenBy: string;
  answers: number;
  /** Of the last answer; '' where there is none. */
  answered: string;
  text: string;
}

export const inboxFile: SheetColumn<Line>[] = [
  column(texts.columnNumber, (row) => row.contactId),
  column(texts.columnDate, (row) => instantCell(row.date)),
  column(texts.columnState, (row) => say(texts.stateWords, { state: row.state })),
  column(texts.columnName, (row) => row.name),
  column(texts.columnEmail, (row) => row.email),
  column(texts.columnMemberNumber, (row) => row.memberNumber),
  column(texts.columnTakenBy, (row) => row.takenBy),
  column(texts.columnAnswers, (row) => row.answers),
  column(texts.columnAnswered, (row) => (row.answered === '' ? '' : instantCell(row.answered))),
  column(texts.columnMessage, (row) => row.text),
];

type Found = Omit<Line, 'date' | 'answered'> & { at: Date; answeredAt: Date | null };

/** The messages that a filter finds, a row for each. */
export function inboxLines(filter: Filter, actor: { id: number }): Report<Line> {
  return {
    query: jsonRows(sql`
      select c.id::text as "contactId", c.created_at as at, c.state, c.name, c.email, coalesce(w.member_number, '') as "memberNumber",
        coalesce(k.display_name, '') as "takenBy", e.answers, e.at as "answeredAt", c.message as text
      from contact_messages c left join people w on w.id = c.member_id left join people k on k.id = c.taken_by_id
      cross join lateral (
        select count(*) as answers, max(created_at) as at from contact_entries where contact_id = c.id and kind = 'answer') e
      where ${wanted(filter, actor)} order by c.created_at desc, c.id desc`),
    rowOf: (copied) => {
      const { at, answeredAt, ...row } = jsonRow<Found>(copied, 'at', 'answeredAt');
      return { ...row, date: at.toISOString(), answered: answeredAt?.toISOString() ?? '' };
    },
  };
}
