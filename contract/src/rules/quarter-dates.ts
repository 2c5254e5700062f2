import { firstQuarter, quartersOffered } from '#limits';
import type { QuarterCalendar } from '#programme/items';
import { say } from '#say';
import * as texts from './texts.ts';

export interface QuarterName {
  quarterNum: number;
  quarterYear: number;
}

export interface NamedQuarter extends QuarterName {
  description: string;
  /** YYYY-MM-DD, both days included. */
  dateFrom: string;
  dateTo: string;
}

export function quarterWords({ quarterNum, quarterYear }: QuarterName): string {
  return say(texts.quarter, { quarter: quarterNum, year: String(quarterYear) });
}

/** The quarter of the company's year in which a day is, written YYYY-MM-DD. */
export function quarterOf(day: string, calendar: QuarterCalendar): NamedQuarter {
  const month = monthIn(day);
  return quarterFrom(month - ((month - calendar.firstMonth + 1) % 3), calendar);
}

/** The next three after the latest one: they begin when it has ended, and none has its name or an earlier one. */
export function nextQuarters(
  latest: (QuarterName & { dateTo: string }) | undefined,
  calendar: QuarterCalendar,
): NamedQuarter[] {
  const after = latest ? monthIn(latest.dateTo) + 1 : firstQuarter.quarterYear * 12 + firstQuarter.quarterNum * 3 - 3;
  const first = after + 2 - ((after + 2 - calendar.firstMonth + 1) % 3);
  const isLater = ({ quarterNum, quarterYear }: QuarterName) =>
    !latest || quarterYear * 4 + quarterNum > latest.quarterYear * 4 + latest.quarterNum;
  return Array.from({ length: quartersOffered + 4 }, (_, n) => quarterFrom(first + 3 * n, calendar))
    .filter(isLater)
    .slice(0, quartersOffered);
}

/** Months since the year 0. */
function monthIn(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** That begins with this month. */
function quarterFrom(month: number, { firstMonth, yearOf }: QuarterCalendar): NamedQuarter {
  const begins = month - ((month - firstMonth + 1) % 12);
  const name = {
    quarterNum: (month - begins) / 3 + 1,
    quarterYear: Math.floor((yearOf === 'lastDay' ? begins + 11 : begins) / 12),
  };
  const day = (later: number, date: number) =>
    new Date(Date.UTC(Math.floor(month / 12), (month % 12) + later, date)).toISOString().slice(0, 10);
  return { ...name, description: quarterWords(name), dateFrom: day(0, 1), dateTo: day(3, 0) };
}
