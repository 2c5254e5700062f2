import { expect, test } from 'vitest';
import {
  daysSince,
  fileDate,
  formatDate,
  formatLongDate,
  formatMonth,
  formatTime,
  formatWeekday,
  parseServerDate,
  utcDate,
  utcDateTime,
} from './dates.ts';

test('a server date without a zone is treated as UTC', () => {
  expect(parseServerDate('2026-11-20T10:30:00')?.toISOString()).toBe('2026-11-20T10:30:00.000Z');
  expect(parseServerDate('2026-11-20 10:30:00')?.toISOString()).toBe('2026-11-20T10:30:00.000Z');
  expect(parseServerDate('2026-11-20T10:30:00+02:00')?.toISOString()).toBe('2026-11-20T08:30:00.000Z');
});

test('a date is written day, month, year, in the forms that screens use', () => {
  const at = new Date(2026, 10, 5, 7, 4);
  expect(formatDate(at)).toBe('5 Nov 2026');
  expect(formatLongDate(at)).toBe('5 November 2026');
  expect(formatWeekday(at)).toBe('Thursday, 5 November');
  expect(formatMonth(at)).toBe('November 2026');
  expect(fileDate(at)).toBe('20261105');
});

test('days are the reader’s own: shortly after midnight it was yesterday', () => {
  const now = new Date(2026, 10, 20, 0, 10);
  expect(daysSince(new Date(2026, 10, 20, 0, 5), now)).toBe(0);
  expect(daysSince(new Date(2026, 10, 19, 23, 55).toISOString(), now)).toBe(1);
  expect(daysSince(new Date(2026, 9, 20, 9), now)).toBe(31);
  expect(daysSince(new Date(2026, 10, 21), now)).toBe(0);
});

test('every short month has three letters, and midnight is 00:00', () => {
  const months = Array.from({ length: 12 }, (_, month) => utcDateTime(new Date(Date.UTC(2026, month, 1))));
  expect(months.map((words) => words.replace(/^1 (\w{3}) 2026 00:00$/, '$1')).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});

test('a time names the zone in which it is told', () => {
  const at = new Date(2026, 10, 5, 7, 4);
  expect(formatTime(at)).toMatch(/^5 Nov 2026 07:04 \S+$/);
  expect(formatTime(at.toISOString())).toBe(formatTime(at));
});

test('a date without a time is the same day in every zone', () => {
  expect(formatDate('2026-01-01')).toBe('1 Jan 2026');
});

test('a date of a report is written in UTC, whatever the zone of the reader', () => {
  expect(utcDateTime('2026-11-01T00:05:00.000Z')).toBe('1 Nov 2026 00:05');
  expect(utcDateTime('2026-11-01T00:05:00')).toBe('1 Nov 2026 00:05');
  expect(utcDateTime('2026-10-31T23:59:59+00:00')).toBe('31 Oct 2026 23:59');
  expect(utcDate('2026-11-01T00:05:00.000Z')).toBe('1 Nov 2026');
});

test('what is empty or unreadable is empty', () => {
  for (const rubbish of ['', 'soon', '2026-13-45T99:99:00Z', null])
    for (const write of [formatDate, formatTime, formatLongDate, formatMonth, utcDate, utcDateTime])
      expect(write(rubbish)).toBe('');
});
