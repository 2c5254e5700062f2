import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { noLimits } from '#db/begin';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';

/** Years around the present one of which it is known on which days people work: reports look back. Holidays are asked from the last year on, and stay as they were. */
const yearsBefore = 10;
const yearsAfter = 1;

/** Writes the working days of each country of the company, and whose calendar is the company's. What the library says otherwise since then is mended. */
export async function keepCalendars(db: Db, now: Date): Promise<void> {
  await write(db, now, await db.selectFrom('countries').select('code').orderBy('code').execute());
  await keepClock(db);
}

/** The same of countries of which they are not known yet: mostly of none. */
export async function fillCalendars(db: Db, now: Date): Promise<void> {
  const last = `${now.getUTCFullYear() + yearsAfter}-12-31`;
  const { rows } = await sql<{ code: string }>`
    select c.code from countries c where not exists (select from working_days w where w.country_code = c.code and w.day = ${last}::date)
    order by c.code`.execute(db);
  if (rows.length === 0) return;
  await write(db, now, rows);
  await keepClock(db);
}

async function write(db: Db, now: Date, countries: readonly { code: string }[]): Promise<void> {
  const year = now.getUTCFullYear();
  const { default: Holidays } = await import('date-holidays');
  // loop: a company has a handful of countries
  for (const { code } of countries) {
    const holidays = holidaysOf(new Holidays(code), [year - 1, year + yearsAfter]);
    // A slow machine takes as long as it needs: without its calendar the portal would not start.
    await transaction(
      db,
      (tx) =>
        sql`
        with days as (
          select d.day::date as day, coalesce(kept.is_worked,
            extract(isodow from d.day) <> all(${weekendOf(code)}::int[]) and d.day::date <> all(${holidays}::date[])) as is_worked
          from generate_series(least(make_date(${year - yearsBefore}, 1, 1), (select min(day) from working_days where country_code = ${code})),
            make_date(${year + yearsAfter}, 12, 31), interval '1 day') as d (day)
          left join working_days kept on kept.country_code = ${code} and kept.day = d.day::date and kept.day < make_date(${year - 1}, 1, 1)
        )
        insert into working_days (country_code, day, number, is_worked)
        select ${code}, day, count(*) filter (where is_worked) over (order by day), is_worked from days
        on conflict (country_code, day) do update set number = excluded.number, is_worked = excluded.is_worked
        where (working_days.number, working_days.is_worked) <> (excluded.number, excluded.is_worked)`.execute(tx),
      { limits: noLimits },
    );
    // It takes its time to find them, and others are served between.
    await setImmediate();
  }
}

/** The company goes by the country where most people are. */
async function keepClock(db: Db): Promise<void> {
  await sql`
    insert into work_clock (country_code)
    select coalesce(
      (select d.country_code from members m join divisions d on d.code = m.division_code
        where m.deactivated_at is null group by d.country_code order by count(*) desc, d.country_code limit 1), -- limit: the first
      (select min(code) from countries)) where exists (select from countries)
    on conflict (is_one) do update set country_code = excluded.country_code where work_clock.country_code <> excluded.country_code`.execute(
    db,
  );
}

interface Calendar {
  getHolidays(year: number): { date: string; type: string }[];
}

/** Public holidays of these years, as dates of SQL: none of a country that the library does not know. */
function holidaysOf(calendar: Calendar, [from, to]: readonly [number, number]): string[] {
  const years = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return years.flatMap((year) =>
    (calendar.getHolidays(year) ?? []).flatMap(({ date, type }) => (type === 'public' ? [date.slice(0, 10)] : [])),
  );
}

/** Of a country, by the platform's data: 1 for Monday to 7. */
function weekendOf(country: string): readonly number[] {
  return new Intl.Locale(`und-${country}`).getWeekInfo().weekend;
}
