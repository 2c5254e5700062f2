/** The language of the words around the dates. */
const language = 'en';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** What is empty or unreadable is an empty text everywhere here. */
export type Instant = string | Date | null;

/** '5 Nov 2026', in the reader's own time zone. A date without a time is that day everywhere. */
export function formatDate(value: Instant): string {
  return written(value, inShort, day);
}

/** '5 Nov 2026 07:04 GMT+2', in the reader's own time zone, with what it is called on that day. */
export function formatTime(value: Instant): string {
  return written(value, inShort, (parts) => `${day(parts)} ${time(parts)} ${parts.timeZoneName}`);
}

/** '5 November 2026', in the reader's own time zone. */
export function formatLongDate(value: Instant): string {
  return written(value, inFull, ({ day, month, year }) => `${day} ${month} ${year}`);
}

/** 'Thursday, 5 November', in the reader's own time zone. */
export function formatWeekday(value: Instant): string {
  return written(value, inFull, ({ weekday, day, month }) => `${weekday}, ${day} ${month}`);
}

/** 'November 2026', in the reader's own time zone. */
export function formatMonth(value: Instant): string {
  return written(value, inFull, ({ month, year }) => `${month} ${year}`);
}

/**
 * '5 Nov 2026' in UTC: the months of reports are UTC months, and a row must not seem to lie outside of the month that
 * was asked for.
 */
export function utcDate(value: Instant): string {
  return written(value, inShortUtc, day);
}

/** '5 Nov 2026 07:04', in UTC. */
export function utcDateTime(value: Instant): string {
  return written(value, inShortUtc, (parts) => `${day(parts)} ${time(parts)}`);
}

/** '20261105', the reader's own day, for names of files. */
export function fileDate(at: Date): string {
  return written(at, inDigits, ({ year, month, day }) => `${year}${month}${day}`);
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

/** In the order that the specification gives its dates: 'd MMM yyyy HH:mm'. */
const day = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;
const time = ({ hour, minute }: Parts) => `${hour}:${minute}`;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

const lazily = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(language, options);
    return format;
  };
};
const brief = { day: 'numeric', month: 'short', year: 'numeric', ...clock } as const;
/** Each is made when it is needed, and once: to make one takes longer than to use it for a page of rows. */
const inShort = lazily(brief);
const inShortUtc = lazily({ ...brief, timeZone: 'UTC' });
const inFull = lazily({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const inDigits = lazily({ day: '2-digit', month: '2-digit', year: 'numeric' });

function written(value: Instant, format: () => Intl.DateTimeFormat, words: (parts: Parts) => string): string {
  const at = instantOf(value);
  if (!at) return '';
  return words(
    Object.fromEntries(
      format()
        .formatToParts(at)
        .map((part) => [part.type, part.value]),
    ),
  );
}

function instantOf(value: Instant): Date | undefined {
  const at = typeof value === 'string' ? parseServerDate(value) : value;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
