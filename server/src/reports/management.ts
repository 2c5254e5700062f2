import { reportRowsMax } from '@laurel/contract/limits';
import type { MonthRange } from '@laurel/contract/months';
import { payItForwardType } from '@laurel/contract/points';
import type { ManagementReportRow } from '@laurel/contract/reports';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { cardWords } from '#words/read';

const types = {
  nomination: 'Nomination award',
  payitforward: payItForwardType,
  adhoc: 'Adhoc award',
  reward: 'Recognise',
  thankyou: 'E-card',
} as const;

/** Every recognition in a span of time: of one division (given or received), or of all. Newest first. */
export async function managementReport(
  on: Db,
  { from, to }: MonthRange,
  divisionCode: string | null,
): Promise<ManagementReportRow[]> {
  // By the ids of its people, so that the indexes of givers and takers find the rows of a division among millions.
  const own = sql`array(select id from members where division_code = ${divisionCode})`;
  const ofDivision = divisionCode === null ? sql`true` : sql`(r.from_id = any (${own}) or r.to_id = any (${own}))`;
  const { rows } = await sql<
    Omit<ManagementReportRow, 'type' | 'date'> & { kind: keyof typeof types; createdAt: Date }
  >`
    select r.kind, r.created_at as "createdAt",
      giver.display_name as "from", giver.member_number as "fromMemberNo",
      giver_division.name as "fromDivision",
      taker.display_name as "to", taker.member_number as "toMemberNo",
      taker_division.name as "toDivision", r.points, r.value, ${cardWords('taker')} as message
    from recognitions r
    join people giver on giver.id = r.from_id join divisions giver_division on giver_division.code = giver.division_code
    join people taker on taker.id = r.to_id join divisions taker_division on taker_division.code = taker.division_code
    where r.created_at >= ${from} and r.created_at < ${to} and ${ofDivision}
    -- limit: one row more than a report may have, which refuses it with words
    order by r.created_at desc, r.id desc limit ${reportRowsMax + 1}`.execute(on);
  return rows.map(({ kind, createdAt, ...row }) => ({ ...row, type: types[kind], date: createdAt.toISOString() }));
}
