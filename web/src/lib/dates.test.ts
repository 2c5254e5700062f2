import { expect, test } from 'vitest';
import { dateTimeFormat, fileDate, formatDate, formatTime, parseServerDate } from './dates.ts';

test('a server date without a zone is treated as UTC', () => {
  expect(parseServerDate('2026-11-20T10:30:00')?.toISOString()).toBe('2026-11-20T10:30:00.000Z');
  expect(parseServerDate('2026-11-20 10:30:00')?.toISOString()).toBe('2026-11-20T10:30:00.000Z');
  expect(parseServerDate('2026-11-20T10:30:00+02:00')?.toISOString()).toBe('2026-11-20T08:30:00.000Z');
});

test('a date is written day, short month, year, hours and minutes', () => {
  const at = new Date(2026, 10, 5, 7, 4);
  expect(formatDate(at, dateTimeFormat)).toBe('5 Nov 2026 07:04');
  expect(formatDate(at, 'EEEE, d MMMM')).toBe('Thursday, 5 November');
  expect(formatDate(at)).toBe('5 Nov 2026');
  expect(fileDate(at)).toBe('20261105');
});

test('a time names the zone in which it is told', () => {
  const at = new Date(2026, 10, 5, 7, 4);
  expect(formatTime(at)).toMatch(/^5 Nov 2026 07:04 \S+$/);
  expect(formatTime(at.toISOString())).toBe(formatTime(at));
  expect(formatTime('')).toBe('');
});

test('a date without a time is the same day in every zone', () => {
  expect(formatDate('2026-01-01')).toBe('1 Jan 2026');
});

test('rubbish is empty', () => {
  expect(formatDate('')).toBe('');
  expect(formatDate('soon')).toBe('');
  expect(formatDate('2026-13-45T99:99:00Z')).toBe('');
});
