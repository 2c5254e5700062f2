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
