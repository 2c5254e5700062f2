import type { FormErrors } from '@laurel/contract/errors';
import { quarterlyMotivationMax } from '@laurel/contract/limits';
import { customPointsMax, customRatingAbove, pointsForRating, type Rating } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/text-length';

export interface ReviewForm {
  /** 0 until the first star. */
  rating: number;
  isCustom: boolean;
  /** As typed. */
  customPoints: string;
  isIncludeInQuarterly: boolean;
  quarterlyMotivation: string;
}

export const emptyReview: ReviewForm = {
  rating: 0,
  isCustom: false,
  customPoints: '',
  isIncludeInQuarterly: false,
  quarterlyMotivation: '',
};

export function mayBeCustom(rating: number): boolean {
  return rating > customRatingAbove;
}

/** A lower rating takes the custom amount back. */
export function withRating(form: ReviewForm, rating: number): ReviewForm {
  return { ...form, rating, isCustom: form.isCustom && mayBeCustom(rating) };
}

function customAmount(typed: string): number | undefined {
  const amount = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return amount >= 0 && amount <= customPointsMax ? amount : undefined;
}

/** Points to each nominee, or undefined while the form does not say. */
export function pointsEach({ rating, isCustom, customPoints }: ReviewForm): number | undefined {
  if (rating === 0) return undefined;
  return isCustom ? customAmount(customPoints) : pointsForRating[rating as Rating];
}

/** The body of the review, without the nomination. */
export function reviewOf(form: ReviewForm) {
  return {
    reviewRating: form.rating,
    isCustom: form.isCustom,
    customPoints: form.isCustom ? (customAmount(form.customPoints) ?? null) : null,
    isIncludeInQuarterly: form.isIncludeInQuarterly,
    quarterlyMotivation: form.isIncludeInQuarterly ? form.quarterlyMotivation.trim() : '',
  };
}

/** By the names of the call's fields, in the words of the server. */
export function reviewErrors(form: ReviewForm): FormErrors {
  const errors: FormErrors = {};
  if (form.rating === 0) errors.reviewRating = 'Please rate with 1 to 7 stars.';
  if (form.isCustom && customAmount(form.customPoints) === undefined)
    errors.customPoints = `Please give 0 to ${customPointsMax} points.`;
  if (form.isIncludeInQuarterly) {
    const motivation = form.quarterlyMotivation.trim();
    if (motivation === '') errors.quarterlyMotivation = 'Please motivate the quarterly award.';
    else if (textLength(motivation) > quarterlyMotivationMax)
      errors.quarterlyMotivation = `Please use at most ${quarterlyMotivationMax} characters.`;
  }
  return errors;
}
