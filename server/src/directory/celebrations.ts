import type { CelebrationRow } from '@laurel/contract/recognition';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Which day it is in a time zone. */
export function dayIn(timeZone: string, now: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: of('year'), month: of('month'), day: of('day') };
}

/** The day of the year on which somebody born or hired on this day celebrates: 29 February on 28 February in other years. */
export function celebratedDays({ year, month, day }: CalendarDay): { month: number; day: number }[] {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const today = { month, day };
  return month === 2 && day === 28 && !leap ? [today, { month: 2, day: 29 }] : [today];
}

/** Birthdays and work anniversaries of a day, birthdays first. A first day at work is no anniversary yet. */
export async function celebrationsOn(on: Db | Tx, today: CalendarDay, limit: number): Promise<CelebrationRow[]> {
  const days = celebratedDays(today);
  const last = days.at(-1) ?? today;
  const { rows } = await sql<CelebrationRow>`
    with celebrating as (
      select 'BDAY' as what, id, 0 as years from members
        where deactivated_at is null and dob_month = ${today.month} and dob_day in (${today.day}, ${last.day})
      union all
      select 'ANNIV', id, ${today.year} - extract(year from hire_date)::int from members
        where deactivated_at is null and extract(month from hire_date) = ${today.month}
          and extract(day from hire_date) in (${today.day}, ${last.day}) and extract(year from hire_date) < ${today.year}
    )
    select c.what, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      coalesce(m.known_as, m.firstname) || ' ' || m.surname as "memberName", coalesce(m.picture_id, '') as "picId",
      coalesce(m.known_as, m.firstname) as "firstName", m.surname, d.name as division, c.years,
      case when m.get_to_know then 'Y' else '' end as interest1
    from celebrating c join members m on m.id = c.id join divisions d on d.code = m.division_code
    -- limit: faces of a day, which nobody works through
    order by c.what desc, m.firstname, m.surname, m.id limit ${limit}`.execute(on);
  return rows;
}

/** The ids of a day's celebrants who take part in Get To Know. */
export async function celebratingIds(on: Db | Tx, today: CalendarDay): Promise<number[]> {
  const last = celebratedDays(today).at(-1) ?? today;
  const { rows } = await sql<{ id: number }>`
    select id from members where deactivated_at is null and get_to_know and (
      (dob_month = ${today.month} and dob_day in (${today.day}, ${last.day}))
      or (extract(month from hire_date) = ${today.month} and extract(day from hire_date) in (${today.day}, ${last.day})))`.execute(
    on,
  );
  return rows.map(({ id }) => id);
}
