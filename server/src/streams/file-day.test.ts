import { expect, test } from 'vitest';
import { fileDay } from './file-day.ts';

test('the day is that of who asks', () => {
  const now = new Date('2026-01-31T23:30:00Z');
  expect([fileDay({ timeZone: 'Africa/Johannesburg' }, now), fileDay({ timeZone: 'UTC' }, now)]).toEqual([
    '20260201',
    '20260131',
  ]);
});
