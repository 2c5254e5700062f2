import Holidays from 'date-holidays';

/** Days and hours as people count them, reckoned from plain dates and the platform's zones: nothing here asks the database. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** By so much the clocks of a zone are ahead of UTC at a moment; zones change at full quarters. */
function offsetAt(zone: string, at: number): number {
  const quarter = Math.floor(at / 900_000);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  let format = formats.get(zone);
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
    formats.set(zone, format);
  }
  const of = Object.fromEntries(
    format.formatToParts(quarter * 900_000).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = of;
  const offset = Date.UTC(year, month - 1, day, hour, minute) - quarter * 900_000;
  offsets.set(key, offset);
  return offset;
}

/** What a calendar and a clock on the wall show there. */
export function localAt(zone: string, at: number): { day: string; hour: number } {
  const local = new Date(at + offsetAt(zone, at));
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
}

/** When a clock there shows this full hour: of an hour that a day lacks the moment of the change, of one that it has twice the second. */
export function momentOf(zone: string, day: string, hour: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const [before, after] = [offsetAt(zone, wall - dayMs), offsetAt(zone, wall + dayMs)];
  const shown = [wall - before, wall - after].filter((at) => at + offsetAt(zone, at) === wall);
  return shown.length > 0 ? Math.max(...shown) : wall - before;
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** 1 for Monday to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether clocks of one of these zones are set on a day of UTC or beside it. */
export function isSetNear(zones: readonly string[], at: number): boolean {
  return zones.some((zone) => offsetAt(zone, at - dayMs) !== offsetAt(zone, at + 2 * dayMs));
}

/** Days on which nobody works by the week: as each country has it, written down here. */
const weekends: Readonly<Record<string, readonly number[]>> = { SA: [5, 6] };

export interface Calendar {
  isWorked(day: string): boolean;
  /** Working days after the first day, up to and with the last. */
  between(since: string, until: string): number;
}

export function calendarOf(country: string, [first, last]: readonly [number, number]): Calendar {
  const library = new Holidays(country);
  const free = new Set<string>();
  for (let year = first; year <= last; year += 1)
    for (const { date, type } of library.getHolidays(year) ?? []) if (type === 'public') free.add(date.slice(0, 10));
  const weekend = weekends[country] ?? [6, 7];
  const isWorked = (day: string) => !weekend.includes(weekdayOf(day)) && !free.has(day);
  const counted = new Map<string, number>();
  let count = 0;
  for (let day = `${first}-01-01`; day <= `${last}-12-31`; day = dayAfter(day)) {
    if (isWorked(day)) count += 1;
    counted.set(day, count);
  }
  return { isWorked, between: (since, until) => (counted.get(until) ?? 0) - (counted.get(since) ?? 0) };
}
