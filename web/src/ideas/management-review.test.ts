import { donexusideareview } from '@laurel/contract/calls/ideas/donexusideareview';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { goBy, otherProgramme } from '../../test/programme.ts';
import { emptyReview, fittingReview, type IdeaReview, reviewOf, rewardChoices } from './management-review.ts';

const reviewErrors = (review: IdeaReview) => errorsIn(donexusideareview, reviewOf('7', review));

test('an idea is rewarded with one of the fixed amounts, or with none', () => {
  expect(rewardChoices().map(({ label }) => label)).toEqual(['0 (No Reward)', '50', '100', '150', '200', '250', '300']);
});

test('a review needs a comment of at most 100 characters', () => {
  expect(reviewErrors(emptyReview())).toHaveProperty('actionStatus');
  expect(reviewErrors({ ...emptyReview(), actionStatus: '  ' })).toHaveProperty('actionStatus');
  expect(reviewErrors({ ...emptyReview(), actionStatus: '🌿'.repeat(100) })).toEqual({});
  expect(reviewErrors({ ...emptyReview(), actionStatus: 'x'.repeat(101) })).toHaveProperty('actionStatus');
});

test('the call gets a trimmed comment and whole points', () => {
  expect(reviewOf('7', { actionStatus: ' Good ', points: '150' })).toEqual({
    ideaBoxId: '7',
    actionStatus: 'Good',
    points: 150,
  });
});

test('by another programme an idea is rewarded with its amounts, the smallest unless another is chosen', () => {
  const before = { actionStatus: 'Good', points: '300' };
  expect([emptyReview().points, fittingReview(before)]).toEqual(['0', before]);
  goBy(otherProgramme);
  expect(rewardChoices().map(({ label }) => label)).toEqual(['40', '80']);
  expect([emptyReview().points, fittingReview(before)]).toEqual(['40', { ...before, points: '40' }]);
  expect(reviewErrors(before).points).toBe('Please choose one of 40, 80 points.');
});
