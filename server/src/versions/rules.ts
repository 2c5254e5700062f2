import type { QuarterCalendar } from '@laurel/contract/programme/items';
import { type NamedQuarter, quarterOf } from '@laurel/contract/rules/quarter-dates';

const dayMs = 86_400_000;

/** A span of time, half open. */
export interface Span {
  from: Date;
  to: Date;
}

/** The last quarter of the company's year that is over. */
export function lastQuarter(now: Date, calendar: QuarterCalendar): NamedQuarter {
  const { dateFrom } = quarterOf(dayOf(now.getTime()), calendar);
  return quarterOf(dayOf(Date.parse(dateFrom) - dayMs), calendar);
}

/** By UTC. */
export function spanOf({ dateFrom, dateTo }: Pick<NamedQuarter, 'dateFrom' | 'dateTo'>): Span {
  return { from: new Date(dateFrom), to: new Date(Date.parse(dateTo) + dayMs) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Who left at this instant or before it forfeits their points in the coming night. */
export function forfeitedUntil(now: Date, graceDays: number): Date {
  return new Date((Math.floor(now.getTime() / dayMs) + 1 - graceDays) * dayMs);
}

/** What a rating is on a scale of other stars: the same share of all, rounded. */
export function onScale({ rating, stars }: { rating: number; stars: number }, otherStars: number): number {
  return Math.max(1, Math.round((rating * otherStars) / stars));
}
