import { dateWords, dayMonthYear } from '@laurel/contract/formats';

/** What is empty or unreadable is an empty text everywhere here. */
export type Instant = string | Date | null;

/** '5 Nov 2026', in the reader's own time zone. A date without a time is that day everywhere. */
export function formatDate(value: Instant): string {
  return written(value, brief);
}

/** '5 Nov 2026 07:04 GMT+2', in the reader's own time zone, with what it is called on that day. */
export function formatTime(value: Instant): string {
  return written(
    value,
    { ...brief, ...clock, timeZoneName: 'short' },
    (parts) => `${dayMonthYear(parts)} ${parts.hour}:${parts.minute} ${parts.timeZoneName}`,
  );
}

/** '5 November 2026', in the reader's own time zone. */
export function formatLongDate(value: Instant): string {
  return written(value, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** 'Thursday, 5 November', in the reader's own time zone. */
export function formatWeekday(value: Instant): string {
  return written(
    value,
    { weekday: 'long', day: 'numeric', month: 'long' },
    ({ weekday, day, month }) => `${weekday}, ${day} ${month}`,
  );
}

/** 'November 2026', in the reader's own time zone. */
export function formatMonth(value: Instant): string {
  return written(value, { month: 'long', year: 'numeric' }, ({ month, year }) => `${month} ${year}`);
}

/**
 * '5 Nov 2026' in UTC: the months of reports are UTC months, and a row must not seem to lie outside of the month that
 * was asked for.
 */
export function utcDate(value: Instant): string {
  return written(value, { ...brief, timeZone: 'UTC' });
}

/** '5 Nov 2026 07:04', in UTC. */
export function utcDateTime(value: Instant): string {
  return written(
    value,
    { ...brief, ...clock, timeZone: 'UTC' },
    (parts) => `${dayMonthYear(parts)} ${parts.hour}:${parts.minute}`,
  );
}

/** '20261105', the reader's own day, for names of files. */
export function fileDate(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
}

/** A date of the server: text without a zone is UTC, a date without a time begins at the reader's midnight. */
export function parseServerDate(text: string): Date | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day) return new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]));
  const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) ? text.replace(' ', 'T') : '';
  if (instant === '') return undefined;
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(instant) ? instant : `${instant}Z`);
}

/** Whole days since an instant, by the reader's own days: 1 since yesterday, however late it was. */
export function daysSince(value: Instant, now: Date): number {
  const at = instantOf(value);
  return at ? Math.max(0, Math.round((dayStart(now) - dayStart(at)) / 86_400_000)) : 0;
}

function dayStart(at: Date): number {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}

/** In the order that the specification gives its dates in English: 'd MMM yyyy HH:mm'. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const brief = { day: 'numeric', month: 'short', year: 'numeric' } as const;

function written(value: Instant, ...how: How): string {
  const at = instantOf(value);
  return at ? dateWords(at, ...how) : '';
}

type How = [options: Intl.DateTimeFormatOptions, inEnglish?: Parameters<typeof dateWords>[2]];

function instantOf(value: Instant): Date | undefined {
  const at = typeof value === 'string' ? parseServerDate(value) : value;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
