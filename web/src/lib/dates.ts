import { dateFormat, datePartsOf } from '@laurel/contract/formats';
import { language } from '@laurel/contract/say';

/** What is empty or unreadable is an empty text everywhere here. */
export type Instant = string | Date | null;

/** '5 Nov 2026', in the reader's own time zone. A date without a time is that day everywhere. */
export function formatDate(value: Instant): string {
  return written(value, brief, day);
}

/** '5 Nov 2026 07:04 GMT+2', in the reader's own time zone, with what it is called on that day. */
export function formatTime(value: Instant): string {
  return written(value, inShort, (parts) => `${day(parts)} ${time(parts)} ${parts.timeZoneName}`);
}

/** '5 November 2026', in the reader's own time zone. */
export function formatLongDate(value: Instant): string {
  return written(value, { day: 'numeric', month: 'long', year: 'numeric' }, day);
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
  return written(value, { ...brief, timeZone: 'UTC' }, day);
}

/** '5 Nov 2026 07:04', in UTC. */
export function utcDateTime(value: Instant): string {
  return written(value, { ...brief, ...clockUtc, timeZone: 'UTC' }, (parts) => `${day(parts)} ${time(parts)}`);
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

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
const brief = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const inShort = { ...brief, ...clock } as const;
const { timeZoneName: _, ...clockUtc } = clock;

type Parts = ReturnType<typeof datePartsOf>;

/** In the order that the specification gives its dates: 'd MMM yyyy HH:mm'. */
const day = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;
const time = ({ hour, minute }: Parts) => `${hour}:${minute}`;

/** In English by its parts, else as the language writes it. */
function written(value: Instant, options: Intl.DateTimeFormatOptions, inEnglish: (parts: Parts) => string): string {
  const at = instantOf(value);
  if (!at) return '';
  return language() === 'en' ? inEnglish(datePartsOf(at, options)) : dateFormat(options).format(at);
}

function instantOf(value: Instant): Date | undefined {
  const at = typeof value === 'string' ? parseServerDate(value) : value;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
