import type { Actor } from '#directory/actor';
import { daysBefore, type Loading } from './loading.ts';

export interface DemoEvent {
  at: Date;
  /** Answers what follows from it later. */
  happen(): Promise<DemoEvent[]>;
}

interface DemoPerson {
  memberNumber: string;
  publicId: string;
  clusterCode: string;
  managerNumber: string | null;
  /** Null where the roster does not tell. */
  hireDate: string | null;
}

export interface Directory {
  person(memberNumber: string): DemoPerson;
  committeeOf(clusterCode: string): DemoPerson[];
  actor(memberNumber: string): Promise<Actor>;
}

const minute = 60_000;

/** So many days ago, at another minute for each event, and never after now. */
export function timeOf({ now }: Pick<Loading, 'now'>, daysAgo: number, n: number): Date {
  return new Date(daysBefore(now, daysAgo).getTime() - (20 + ((n * 37) % 300)) * minute);
}

/** Some days later, or a moment ago where that would be in the future. */
export function laterThan({ now }: Pick<Loading, 'now'>, at: Date, days: number, n: number): Date {
  const later = at.getTime() + days * 24 * 60 * minute + ((n * 53) % 200) * minute;
  return new Date(Math.min(later, now.getTime() - (1 + (n % 15)) * minute));
}

const dayMs = 24 * 60 * minute;

/** So many days ago during working hours: the same day everywhere that the company is. */
export function celebratedAgo({ now }: Pick<Loading, 'now'>, daysAgo: number, n: number): Date {
  return workingHour(Math.floor(now.getTime() / dayMs - daysAgo) * dayMs, n);
}

/** The last day, so far, on which somebody hired on this date celebrates; 29 February on the 28th. */
export function lastAnniversary({ now }: Pick<Loading, 'now'>, hireDate: string, n: number): Date {
  const [, month = 1, day = 1] = hireDate.split('-').map(Number);
  const on = (year: number) => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return workingHour(Date.UTC(year, month - 1, Math.min(day, last)), n);
  };
  const thisYear = on(now.getUTCFullYear());
  return thisYear <= now ? thisYear : on(now.getUTCFullYear() - 1);
}

function workingHour(dayStart: number, n: number): Date {
  return new Date(dayStart + (9 * 60 + ((n * 37) % 240)) * minute);
}
