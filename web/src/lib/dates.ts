import { monthNames } from '@laurel/contract/months';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The words of the specification's formats, and nothing else. */
const parts: Record<string, (at: Date) => string> = {
  EEEE: (at) => weekdays[at.getDay()] ?? '',
  yyyy: (at) => String(at.getFullYear()),
  MMMM: (at) => monthNames[at.getMonth()] ?? '',
  MMM: (at) => (monthNames[at.getMonth()] ?? '').slice(0, 3),
  MM: (at) => two(at.getMonth() + 1),
  dd: (at) => two(at.getDate()),
  d: (at) => String(at.getDate()),
  HH: (at) => two(at.getHours()),
  mm: (at) => two(at.getMinutes()),
};

export const dateTimeFormat = 'd MMM yyyy HH:mm';
const dateFormat = 'd MMM yyyy';

/**
 * A server date in the reader's own time zone. Text without a zone is UTC; a date without a time is that day everywhere.
 * Empty for empty or unreadable text.
 */
export function formatDate(value: string | Date, format: string = dateFormat): string {
  const at = value instanceof Date ? value : parseServerDate(value);
  if (!at || Number.isNaN(at.getTime())) return '';
  return format.replace(/EEEE|yyyy|MMMM|MMM|MM|dd|d|HH|mm/g, (part) => parts[part]?.(at) ?? part);
}

/** The same to the minute, in the reader's own time zone with its name: '5 Nov 2026 07:04 GMT+2'. */
export function formatTime(value: string | Date): string {
  const at = value instanceof Date ? value : parseServerDate(value);
  const written = at ? formatDate(at, dateTimeFormat) : '';
  return at && written !== '' ? `${written} ${zoneName(at)}` : '';
}

/** What the zone is called on that day: it is another in summer. */
function zoneName(at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export function parseServerDate(text: string): Date | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day) return new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]));
  const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) ? text.replace(' ', 'T') : '';
  if (instant === '') return undefined;
  return new Date(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(instant) ? instant : `${instant}Z`);
}

/** 'yyyyMMdd' of a day, for names of files. */
export function fileDate(at: Date): string {
  return formatDate(at, 'yyyyMMdd');
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
