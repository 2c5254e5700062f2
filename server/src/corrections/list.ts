import type { Input, Output } from '@laurel/contract/call';
import type { CorrectionRow, correctionlist } from '@laurel/contract/calls/corrections';
import { correctionsPageMax } from '@laurel/contract/limits';
import type { CorrectionKind, MemberAccount } from '@laurel/contract/rules/correction-kinds';
import { peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { orderOfNames } from '#directory/order-of-names';
import { someoneIsCalled } from '#directory/search-text';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { joinWords } from '#words/read';

type Filter = Pick<Input<typeof correctionlist>, 'kind' | 'memberId' | 'search'>;

/** Of `corrections c`. */
function wanted({ kind, memberId, search = '' }: Filter): RawBuilder<SqlBool> {
  const ofKind = kind === undefined ? sql`true` : sql`c.kind = ${kind}`;
  const ofMember =
    memberId === undefined
      ? sql`true`
      : sql`exists (select from correction_lines l join members m on m.id = l.member_id
          where l.correction_id = c.id and m.public_id = ${publicIdOf(memberId)})`;
  const concerned = sql`(p.member_id = c.by_id or p.member_id in (select l.member_id from correction_lines l where l.correction_id = c.id))`;
  return sql<SqlBool>`${ofKind} and ${ofMember} and ${someoneIsCalled(search, concerned)}`;
}

type Found = Omit<CorrectionRow, 'date' | 'people'> & { at: Date; count: number; names: string[] };

/** What was corrected, the newest first. */
export async function corrections(
  on: Tx,
  { offset = 0, limit = correctionsPageMax, ...filter }: Input<typeof correctionlist>,
): Promise<Output<typeof correctionlist>> {
  const where = wanted(filter);
  const [{ rows: counted }, { rows }] = await inOrder(
    on,
    () => sql<{ total: number }>`select count(*) as total from corrections c where ${where}`.execute(on),
    () =>
      sql<Found>`
      select c.id::text as "correctionId", c.kind, c.created_at as at, done.display_name as "byMember", done.member_number as "byMemberNumber",
        coalesce(second.display_name, '') as "secondMember", lines.count, lines.account, lines.points, lines.asked as "pointsAsked",
        coalesce(reason.text, '') as reason, array(
          select p.display_name from correction_lines l join people p on p.id = l.member_id where l.correction_id = c.id
          -- limit: some are named, all are counted
          order by ${orderOfNames('p')}, p.id limit ${peopleNamed}) as names
      from (
        select c.* from corrections c where ${where}
        -- limit: the page that was asked for, its total is counted beside
        order by c.created_at desc, c.id desc limit ${limit} offset ${offset}
      ) c join people done on done.id = c.by_id left join people second on second.id = c.second_id
      cross join lateral (
        select count(*) as count, coalesce(min(account), 'wallet') as account, coalesce(sum(points), 0)::bigint as points,
          coalesce(sum(points_asked), 0)::bigint as asked from correction_lines l where l.correction_id = c.id) lines
      ${joinWords('reason', 'correction.reason', 'c.id')}
      order by c.created_at desc, c.id desc`.execute(on),
  );
  return {
    corrections: rows.map(({ at, count, names, ...row }) => ({
      ...row,
      date: at.toISOString(),
      people: { count, names },
    })),
    total: counted[0]?.total ?? 0,
  };
}

/** What a correction did to one person. */
export interface CorrectedLine {
  correctionId: string;
  kind: CorrectionKind;
  date: string;
  byMember: string;
  byMemberNumber: string;
  secondMember: string;
  member: string;
  memberNumber: string;
  account: MemberAccount;
  points: number;
  pointsAsked: number;
  reason: string;
}
type LineRow = Omit<CorrectedLine, 'date'> & { at: Date };

/** The same as it is written to a file, a row for each person. */
export function correctedLines(filter: Filter): Report<CorrectedLine> {
  const rows = sql`
    select c.id::text as "correctionId", c.kind, c.created_at as at, done.display_name as "byMember", done.member_number as "byMemberNumber",
      coalesce(second.display_name, '') as "secondMember", p.display_name as member, p.member_number as "memberNumber",
      l.account, l.points, l.points_asked as "pointsAsked", coalesce(reason.text, '') as reason
    from corrections c join correction_lines l on l.correction_id = c.id join people p on p.id = l.member_id
    join people done on done.id = c.by_id left join people second on second.id = c.second_id
    ${joinWords('reason', 'correction.reason', 'c.id')}
    where ${wanted(filter)} order by c.created_at desc, c.id desc, l.id`;
  return {
    query: jsonRows(rows),
    rowOf: (copied) => {
      const { at, ...row } = jsonRow<LineRow>(copied, 'at');
      return { ...row, date: at.toISOString() };
    },
  };
}
