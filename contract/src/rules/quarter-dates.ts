import { firstQuarter, quartersOffered } from '#limits';
import { say } from '#say';
import * as texts from './texts.ts';

export interface QuarterName {
  quarterNum: number;
  quarterYear: number;
}

export interface CalendarQuarter extends QuarterName {
  description: string;
  /** YYYY-MM-DD, both days included. */
  dateFrom: string;
  dateTo: string;
}

/** A calendar quarter with its first and last day. */
export function calendarQuarter({ quarterNum, quarterYear }: QuarterName): CalendarQuarter {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    quarterNum,
    quarterYear,
    description: say(texts.quarter, { quarter: quarterNum, year: String(quarterYear) }),
    dateFrom: day(Date.UTC(quarterYear, quarterNum * 3 - 3, 1)),
    dateTo: day(Date.UTC(quarterYear, quarterNum * 3, 0)),
  };
}

/** The next three quarters after the latest one; numbers run 1 to 4 and roll into the next year. */
export function nextQuarters(latest: QuarterName | undefined): CalendarQuarter[] {
  const first = latest ? indexOf(latest) + 1 : indexOf(firstQuarter);
  return Array.from({ length: quartersOffered }, (_, i) => {
    const index = first + i;
    return calendarQuarter({ quarterNum: (index % 4) + 1, quarterYear: Math.floor(index / 4) });
  });
}

function indexOf({ quarterNum, quarterYear }: QuarterName): number {
  return quarterYear * 4 + quarterNum - 1;
}
