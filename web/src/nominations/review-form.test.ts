import { donexusnomreviewreward } from '@laurel/contract/calls/nominations/donexusnomreviewreward';
import { describe, expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { goBy, otherProgramme } from '../../test/programme.ts';
import {
  emptyReview,
  fittingReview,
  pointsEach,
  type ReviewForm,
  ratingGives,
  reviewOf,
  withRating,
} from './review-form.ts';

const reviewErrors = (form: ReviewForm) => errorsIn(donexusnomreviewreward, reviewOf('7', form));

test.each([
  [1, 0],
  [2, 0],
  [3, 120],
  [4, 150],
  [5, 200],
  [6, 250],
  [7, 300],
])('rating %i gives %i points', (rating, points) => {
  expect(pointsEach({ ...emptyReview, reviewRating: rating })).toBe(points);
});

test('without a star nothing is given, and the form says so', () => {
  expect(pointsEach(emptyReview)).toBeUndefined();
  expect(reviewErrors(emptyReview)).toEqual({ reviewRating: 'Please rate with 1 to 7 stars.' });
});

describe('a custom amount', () => {
  const custom = { ...emptyReview, reviewRating: 2, isCustom: true };

  test.each(['0', '320', ' 75 '])('of %j is a number from 0 to 320', (customPoints) => {
    expect(reviewErrors({ ...custom, customPoints })).toEqual({});
    expect(pointsEach({ ...custom, customPoints })).toBe(Number(customPoints));
  });

  test.each(['', '321', '-1', '12.5', '1e2', 'ten'])('of %j is refused', (customPoints) => {
    expect(reviewErrors({ ...custom, customPoints }).customPoints).toBe('Please give 0 to 320 points.');
    expect(pointsEach({ ...custom, customPoints })).toBeUndefined();
  });

  test('is allowed only with a rating above 1', () => {
    expect(withRating({ ...custom, customPoints: '50' }, 1).isCustom).toBe(false);
    expect(withRating({ ...custom, customPoints: '50' }, 3).isCustom).toBe(true);
  });
});

test('a quarterly award needs a motivation of at most 500 characters', () => {
  const form = { ...emptyReview, reviewRating: 7, isIncludeInQuarterly: true };
  expect(reviewErrors(form).quarterlyMotivation).toBe('Please motivate the quarterly award.');
  expect(reviewErrors({ ...form, quarterlyMotivation: '🌿'.repeat(500) })).toEqual({});
  expect(reviewErrors({ ...form, quarterlyMotivation: '🌿'.repeat(501) }).quarterlyMotivation).toBeTruthy();
});

test('what was switched off again is not sent', () => {
  const form = { ...emptyReview, reviewRating: 5, customPoints: '50', quarterlyMotivation: 'Left behind.' };
  expect(reviewOf('7', form)).toEqual({
    nomId: '7',
    reviewRating: 5,
    isCustom: false,
    customPoints: null,
    isIncludeInQuarterly: false,
    quarterlyMotivation: '',
  });
});

test('what a rating gives is said in a word and in words', () => {
  expect(ratingGives(1)).toEqual({ word: 'e-card', words: 'a thank-you e-card only' });
  expect(ratingGives(7)).toEqual({ word: '300', words: '300 points and an e-card' });
});

test('by another programme there are its stars, which pay what it says; a draft with more has none', () => {
  const before = { ...emptyReview, reviewRating: 7, isCustom: true, customPoints: '75', quarterlyMotivation: 'Why.' };
  expect(fittingReview(before)).toEqual(before);
  goBy(otherProgramme);
  expect(fittingReview(before)).toEqual({ ...before, reviewRating: 0, isCustom: false });
  expect([1, 2, 5].map((reviewRating) => pointsEach({ ...emptyReview, reviewRating }))).toEqual([0, 10, 40]);
  expect(reviewErrors(before).reviewRating).toBe('Please rate with 1 to 5 stars.');
  goBy({ ...otherProgramme, review: { ...otherProgramme.review, customMost: 100_000, customAbove: 2 } });
  const custom = { ...emptyReview, reviewRating: 3, isCustom: true, customPoints: '100000' };
  expect([pointsEach(custom), reviewErrors(custom)]).toEqual([100_000, {}]);
  expect(withRating(custom, 2).isCustom).toBe(false);
});
