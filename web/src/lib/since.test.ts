import { expect, test } from 'vitest';
import { since } from './since.ts';

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-20T10:00:30Z', 'this minute'],
  ['2026-11-20T09:59:01Z', 'this minute'],
  ['2026-11-20T09:55:00Z', '5 minutes ago'],
  ['2026-11-20T09:00:00Z', '1 hour ago'],
  ['2026-11-19T10:00:01Z', '23 hours ago'],
  ['2026-11-19T10:00:00Z', 'yesterday'],
  ['2026-11-13T10:00:01Z', '6 days ago'],
  ['2026-11-13T10:00:00Z', '13 Nov 2026'],
])('%s is %s', (date, words) => expect(since(date, now)).toBe(words));
