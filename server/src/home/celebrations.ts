import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { isOnFor } from '#directory/features';
import { orderOfNames } from '#directory/order-of-names';

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Which day it is in a time zone, by any name that Intl knows. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const format = formats.getOrInsertComputed(timeZone, calendarIn);
  const parts = format.formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day') };
}

// of the process: one for each time zone of a country, because making it takes longer than all the rest of asking what is kept for Home
const formats = new Map<string, Intl.DateTimeFormat>();

function calendarIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
}

/** A day and those before it, so many in all. */
export function lastDays({ year, month, day }: CalendarDay, count: number): CalendarDay[] {
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1, day - back));
    return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  });
}

/** So many days after another, or before it. */
export function daysFrom({ year, month, day }: CalendarDay, days: number): CalendarDay {
  return lastDays({ year, month, day: day + days }, 1)[0] as CalendarDay;
}

export function isoDay({ year, month, day }: CalendarDay): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day of the year on which somebody born or hired on this day celebrates: 29 February on 28 February in other years. */
export function celebratedDays({ year, month, day }: CalendarDay): { month: number; day: number }[] {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const today = { month, day };
  return month === 2 && day === 28 && !leap ? [today, { month: 2, day: 29 }] : [today];
}

/** A place in the list of a day: behind somebody's birthday or anniversary. */
export interface CelebrationPlace {
  what: CelebrationRow['what'];
  behind: RawBuilder<SqlBool>;
}

type Celebrating = { what: CelebrationRow['what']; where: RawBuilder<SqlBool>; years: RawBuilder<number> };

/** Those of a day, birthdays first: each is found by an index. Of sites without celebrations there are none. A first day at work is no anniversary yet. */
function celebratingOn(today: CalendarDay): Celebrating[] {
  const here = sql`is_active and ${isOnFor('celebrations', sql`member_id`)}`;
  const days = celebratedDays(today);
  return [
    ...days.map(({ month, day }) => ({
      ...{ what: 'BDAY' as const, years: sql<number>`0` },
      where: sql<SqlBool>`${here} and dob_month = ${month} and dob_day = ${day}`,
    })),
    ...days.map(({ month, day }) => ({
      ...{ what: 'ANNIV' as const, years: sql<number>`${today.year} - extract(year from hire_date)::int` },
      where: sql<SqlBool>`${here} and shows_anniversary and extract(month from hire_date) = ${month} and extract(day from hire_date) = ${day}
        and extract(year from hire_date) < ${today.year}`,
    })),
  ];
}

/** How many of both there are on a day. */
export async function celebrationsCounted(on: Db | Tx, today: CalendarDay): Promise<number> {
  const each = celebratingOn(today).map(({ where }) => sql`select from profiles where ${where}`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(each, sql` union all `)}) each`.execute(on);
  return rows[0]?.count ?? 0;
}

/**
 * Birthdays and work anniversaries of a day, birthdays first; behind one of them, where it is told. Read from indexes in the order shown, so that a
 * few cost the same however many celebrate.
 */
export async function celebrationsOn(
  on: Db | Tx,
  today: CalendarDay,
  limit: number,
  after?: CelebrationPlace,
): Promise<CelebrationRow[]> {
  const each = celebratingOn(today)
    .filter(({ what }) => after?.what !== 'ANNIV' || what === 'ANNIV')
    .map(
      ({ what, where, years }) => sql`(
      select ${what} as what, member_id as id, search_text, ${years} as years from profiles
      where ${where} and ${after?.what === what ? after.behind : sql`true`}
      -- limit: as many as are shown, however many celebrate
      order by ${orderOfNames()}, member_id limit ${limit})`,
    );
  const { rows } = await sql<CelebrationRow>`
    select c.what, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      m.display_name as "memberName", coalesce(m.picture_id, '') as "picId",
      m.called as "firstName", m.surname, d.name as division, c.years,
      case when m.get_to_know and ${isOnFor('getToKnow', sql`m.id`)} then 'Y' else '' end as interest1
    from (
      select * from (${sql.join(each, sql` union all `)}) each
      -- limit: Home shows the first ones, Celebrate With Us the others too
      order by what desc, ${orderOfNames()}, id limit ${limit}
    ) c join people m on m.id = c.id join divisions d on d.code = m.division_code
    order by c.what desc, ${orderOfNames('c')}, c.id`.execute(on);
  return rows;
}
