/** A day and a time as a field of the browser has them ('2026-11-05T07:04'), in the reader's own time zone. */

/** Undefined of what is empty or none. */
export function instantOf(moment: string): Date | undefined {
  const at = new Date(moment);
  return moment === '' || Number.isNaN(at.getTime()) ? undefined : at;
}

/** So many days from now, at the end of the afternoon. */
export function afternoonIn(days: number, now = new Date()): string {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  at.setHours(17, 0, 0, 0);
  return momentOf(at.toISOString());
}

/** To the minute. */
export function momentOf(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
