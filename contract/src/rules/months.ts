import { dateFormat } from '#formats';
import { monthPickerYears } from '#limits';

/** As calls name them; `monthWords` is for people. */
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A UTC month as the half-open range [from, to). */
export interface MonthRange {
  from: Date;
  to: Date;
}

const yearMin = 2000;
const yearMax = 2999;

/** 'November 2026' → months since year 0, or undefined for anything else. */
export function monthIndex(words: string): number | undefined {
  const match = /^([A-Z][a-z]+) (\d{4})$/.exec(words);
  if (!match) return undefined;
  const month = monthNames.indexOf(match[1] as (typeof monthNames)[number]);
  const year = Number(match[2]);
  if (month < 0 || year < yearMin || year > yearMax) return undefined;
  return year * 12 + month;
}

/** The UTC instants of a span of months, both ends included: 'October 2026' to 'November 2026'. */
export function monthsRange(first: string, last: string): MonthRange {
  const from = monthIndex(first);
  const to = monthIndex(last);
  if (from === undefined || to === undefined) throw new RangeError(`Not months: ${first}, ${last}`);
  return { from: monthStart(from), to: monthStart(to + 1) };
}

/** 'November 2026' for the UTC month of an instant. */
export function monthOf(at: Date): string {
  return `${monthNames[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** What a month picker lists: the current year up to the current month, then the previous 3 years in full, newest first. */
export function pickerMonths(now: Date): string[] {
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const oldest = (now.getUTCFullYear() - monthPickerYears) * 12;
  const months: string[] = [];
  for (let index = current; index >= oldest; index--) months.push(monthOf(monthStart(index)));
  return months;
}

/** 'November 2026' as the reader's language writes it. */
export function monthWords(month: string): string {
  const index = monthIndex(month);
  return index === undefined
    ? month
    : dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(monthStart(index));
}

/** The name of a month, 1 to 12, in the reader's language. */
export function monthName(month: number): string {
  return dateFormat({ month: 'long', timeZone: 'UTC' }).format(monthStart(month - 1 + 2000 * 12));
}

function monthStart(index: number): Date {
  return new Date(Date.UTC(Math.floor(index / 12), index % 12, 1));
}
