import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { expect, test } from 'vitest';
import { openNomination } from '../../test/nomination.ts';
import { ageInDays, ageWords, whyNoReview } from './standing.ts';

test('the age counts whole days', () => {
  expect(ageInDays(openNomination.dateCreated, new Date('2026-11-02T11:59:00Z'))).toBe(0);
  expect(ageInDays(openNomination.dateCreated, new Date('2026-11-13T12:00:00Z'))).toBe(12);
  expect(ageInDays(openNomination.dateCreated, new Date('2026-10-31T12:00:00Z'))).toBe(0);
  expect([ageWords(0), ageWords(1), ageWords(12)]).toEqual(['Since today', 'Waiting 1 day', 'Waiting 12 days']);
});

test.each<[Partial<NominationRow>, string, string]>([
  [{ mayReview: true }, '9', ''],
  [{}, '3', 'You made this nomination.'],
  [{}, '2', 'This nomination is for you.'],
  [{}, '9', 'Only the manager or the committee of the nominee may review this.'],
  [{ state: 'closed', closedWhy: 'Closed: Zed Gone has left.' }, '9', 'Closed: Zed Gone has left.'],
  [
    { state: 'waiting', ratingIsDone: true },
    '9',
    'You have said what you think about this nomination. It waits for others.',
  ],
  [{ reviewIsDone: true }, '9', 'This nomination is already reviewed.'],
  [{ reviewIsDone: true, ratingIsDone: true }, '9', 'You have rated this nomination.'],
  [{ reviewIsDone: true, isDeclined: true }, '9', 'This nomination was declined.'],
])('%j, looked at by %s: %j', (change, memberNumber, words) => {
  expect(whyNoReview({ ...openNomination, ...change }, { memberNumber })).toBe(words);
});
