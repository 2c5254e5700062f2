const dayMs = 86_400_000;

/** A span of time, half open. */
export interface Span {
  from: Date;
  to: Date;
}

/** The last calendar quarter that is over, by UTC. */
export function lastQuarter(now: Date): Span {
  const first = Math.floor(now.getUTCMonth() / 3) * 3;
  return {
    from: new Date(Date.UTC(now.getUTCFullYear(), first - 3, 1)),
    to: new Date(Date.UTC(now.getUTCFullYear(), first, 1)),
  };
}

/** Its first and its last day. */
export function daysOf({ from, to }: Span): { dateFrom: string; dateTo: string } {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { dateFrom: day(from.getTime()), dateTo: day(to.getTime() - dayMs) };
}

/** Who left at this instant or before it forfeits their points in the coming night. */
export function forfeitedUntil(now: Date, graceDays: number): Date {
  return new Date((Math.floor(now.getTime() / dayMs) + 1 - graceDays) * dayMs);
}

/** What a rating is on a scale of other stars: the same share of all, rounded. */
export function onScale({ rating, stars }: { rating: number; stars: number }, otherStars: number): number {
  return Math.max(1, Math.round((rating * otherStars) / stars));
}
