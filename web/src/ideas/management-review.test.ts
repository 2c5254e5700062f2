import { donexusideareview } from '@laurel/contract/calls/ideas';
import { expect, test } from 'vitest';
import { errorsIn } from '#form/check.ts';
import { emptyReview, type IdeaReview, reviewOf, rewardChoices } from './management-review.ts';

const reviewErrors = (review: IdeaReview) => errorsIn(donexusideareview.input, reviewOf('7', review));

test('an idea is rewarded with one of the fixed amounts, or with none', () => {
  expect(rewardChoices.map(({ label }) => label)).toEqual(['0 (No Reward)', '50', '100', '150', '200', '250', '300']);
});

test('a review needs a comment of at most 100 characters', () => {
  expect(reviewErrors(emptyReview)).toHaveProperty('actionStatus');
  expect(reviewErrors({ ...emptyReview, actionStatus: '  ' })).toHaveProperty('actionStatus');
  expect(reviewErrors({ ...emptyReview, actionStatus: '🌿'.repeat(100) })).toEqual({});
  expect(reviewErrors({ ...emptyReview, actionStatus: 'x'.repeat(101) })).toHaveProperty('actionStatus');
});

test('the call gets a trimmed comment and whole points', () => {
  expect(reviewOf('7', { actionStatus: ' Good ', points: '150' })).toEqual({
    ideaBoxId: '7',
    actionStatus: 'Good',
    points: 150,
  });
});
