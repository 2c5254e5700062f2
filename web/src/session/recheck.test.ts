import { beforeEach, expect, test } from 'vitest';
import { isRecheckDue, keepRecheck } from './recheck.ts';

const now = Date.UTC(2026, 4, 4, 12);
const minutes = 60_000;

beforeEach(() => keepRecheck(undefined, now));

test('a session that is never asked about again is never due', () => {
  expect(isRecheckDue(now + 12 * 60 * minutes)).toBe(false);
});

test('who goes on after three quarters of the time signs on again on the way, with a quarter left to those who stay', () => {
  keepRecheck(60 * 60, now);
  expect(isRecheckDue(now)).toBe(false);
  expect(isRecheckDue(now + 44 * minutes)).toBe(false);
  expect(isRecheckDue(now + 45 * minutes)).toBe(true);
  keepRecheck(60 * 60, now + 45 * minutes);
  expect(isRecheckDue(now + 50 * minutes)).toBe(false);
});
