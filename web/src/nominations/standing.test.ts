import type { NominationRow } from '@laurel/contract/nominations';
import { expect, test } from 'vitest';
import { ageInDays, ageWords, whyNoReview } from './standing.ts';

const row: NominationRow = {
  nomId: '1',
  dateCreated: '2026-11-01T12:00:00Z',
  nomineeMember: 'Ana Silva',
  nomineeMemberNumber: '2',
  nomineeManagerMember: '',
  nomineeManagerMemberNumber: '',
  nomineeManagerCellNum: '',
  nomineeDivision: 'Engineering',
  byMember: 'Bo Lee',
  byMemberNumber: '3',
  byDivision: 'Sales',
  nomCat: 'Client Obsession',
  reason: 'Because.',
  reviewIsDone: false,
  ratingIsDone: false,
  ratingCount: 0,
  isDeclined: false,
  mayReview: false,
  nomineeCount: 1,
  state: 'open',
  reviewRating: 0,
  reviewPointsValue: 0,
  peopleRewarded: 0,
  reviewByMember: '',
  reviewByMemberNumber: '',
  dateReviewed: '',
  motivation: '',
  closedWhy: '',
};

test('the age counts whole days', () => {
  expect(ageInDays(row.dateCreated, new Date('2026-11-02T11:59:00Z'))).toBe(0);
  expect(ageInDays(row.dateCreated, new Date('2026-11-13T12:00:00Z'))).toBe(12);
  expect(ageInDays(row.dateCreated, new Date('2026-10-31T12:00:00Z'))).toBe(0);
  expect([ageWords(0), ageWords(1), ageWords(12)]).toEqual(['Since today', 'Waiting 1 day', 'Waiting 12 days']);
});

test.each<[Partial<NominationRow>, string, string]>([
  [{ mayReview: true }, '9', ''],
  [{}, '3', 'You made this nomination.'],
  [{}, '2', 'This nomination is for you.'],
  [{}, '9', 'Only the manager or the committee of the nominee may review this.'],
  [{ state: 'closed', closedWhy: 'Closed: Zed Gone has left.' }, '9', 'Closed: Zed Gone has left.'],
  [{ state: 'waiting', ratingIsDone: true }, '9', 'You have rated this nomination. A second person confirms it.'],
  [{ reviewIsDone: true }, '9', 'This nomination is already reviewed.'],
  [{ reviewIsDone: true, ratingIsDone: true }, '9', 'You have rated this nomination.'],
  [{ reviewIsDone: true, isDeclined: true }, '9', 'This nomination was declined.'],
])('%j, looked at by %s: %j', (change, memberNumber, words) => {
  expect(whyNoReview({ ...row, ...change }, { memberNumber })).toBe(words);
});
