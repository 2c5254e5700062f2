import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formErrorsOf } from '#rules/form-errors';
import { donexusnomreviewreward } from './donexusnomreviewreward.ts';

const { input } = donexusnomreviewreward;
const plain = { nomId: '7', reviewRating: 5, isCustom: false, customPoints: null };
const review = { ...plain, isIncludeInQuarterly: false, quarterlyMotivation: '' };
const errors = (more: object) => {
  const parsed = input.safeParse({ ...review, ...more });
  return parsed.success ? {} : formErrorsOf(parsed.error.issues);
};

test('a review is right exactly where its rating, its own amount and its motivation go together', () => {
  const reviews = fc.record({
    reviewRating: fc.integer({ min: -1, max: 9 }),
    isCustom: fc.boolean(),
    customPoints: fc.option(fc.oneof(fc.constantFrom(-1, 0, 1, 320, 321), fc.integer({ min: 0, max: 320 }))),
    isIncludeInQuarterly: fc.boolean(),
    quarterlyMotivation: fc.constantFrom('', '  \n', 'Every day.'),
  });
  fc.assert(
    fc.property(reviews, (given) => {
      const { reviewRating, isCustom, customPoints } = given;
      const isRated = reviewRating >= 1 && reviewRating <= 7;
      const isAmount = isCustom
        ? reviewRating > 1 && customPoints !== null && customPoints >= 0 && customPoints <= 320
        : customPoints === null || customPoints === 0;
      const isMotivated = !given.isIncludeInQuarterly || given.quarterlyMotivation === 'Every day.';
      expect(Object.keys(errors(given)).length === 0).toBe(isRated && isAmount && isMotivated);
    }),
  );
});

test('each fault is told beside its own field', () => {
  expect(errors({ reviewRating: 8 })).toEqual({ reviewRating: 'Please rate with 1 to 7 stars.' });
  expect(errors({ isCustom: true, reviewRating: 1, customPoints: 5 })).toEqual({
    isCustom: 'A custom amount needs a rating above 1.',
  });
  expect(errors({ isCustom: true })).toEqual({ customPoints: 'Please give 0 to 320 points.' });
  expect(errors({ customPoints: 5 })).toEqual({ customPoints: 'Points are given only with a custom amount.' });
  expect(errors({ isIncludeInQuarterly: true, quarterlyMotivation: ' ' })).toEqual({
    quarterlyMotivation: 'Please motivate the quarterly award.',
  });
});
