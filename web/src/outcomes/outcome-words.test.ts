import { expect, test } from 'vitest';
import { hasOutcome, rewardWords } from './outcome-words.ts';

const outcome = {
  state: 'rated' as const,
  reviewRating: 5,
  reviewRatingMax: 7,
  reviewPointsValue: 200,
  peopleRewarded: 1,
  reviewByMember: 'Max Boss',
  reviewForMember: '',
  reviewDecidedBy: '' as const,
  reviewSaidCount: 0,
  dateReviewed: '2026-11-20T10:00:00Z',
  motivation: '',
  closedWhy: '',
};

test('a reward says what each got', () => {
  expect(rewardWords(outcome)).toBe('200 points');
  expect(rewardWords({ ...outcome, peopleRewarded: 38 })).toBe('38 people × 200 points');
  expect(rewardWords({ ...outcome, reviewPointsValue: 0 })).toBe('A thank-you e-card');
  expect(rewardWords({ ...outcome, reviewPointsValue: 0, peopleRewarded: 2 })).toBe('Thank-you e-cards to 2 people');
});

test('there is nothing to open while nobody has reviewed, or the reader may not know', () => {
  expect(hasOutcome({ ...outcome, state: 'open', reviewByMember: '' })).toBe(false);
  expect(hasOutcome({ ...outcome, reviewByMember: '' })).toBe(false);
  expect(hasOutcome({ ...outcome, state: 'closed', reviewByMember: '' })).toBe(true);
  expect(hasOutcome(outcome)).toBe(true);
});
