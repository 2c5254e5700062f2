import { expect, test } from 'vitest';
import { utcDate, utcDateTime } from './utc-dates.ts';

test('a date of a report is written in UTC, whatever the zone of the reader', () => {
  expect(utcDateTime('2026-11-01T00:05:00.000Z')).toBe('1 Nov 2026 00:05');
  expect(utcDateTime('2026-11-01T00:05:00')).toBe('1 Nov 2026 00:05');
  expect(utcDateTime('2026-10-31T23:59:59+00:00')).toBe('31 Oct 2026 23:59');
  expect(utcDate('2026-11-01T00:05:00.000Z')).toBe('1 Nov 2026');
});

test('what is empty or unreadable is empty', () => {
  for (const rubbish of ['', 'soon', null]) {
    expect(utcDate(rubbish)).toBe('');
    expect(utcDateTime(rubbish)).toBe('');
  }
});
