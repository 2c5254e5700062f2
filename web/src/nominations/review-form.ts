import type { DecidingNow } from '@laurel/contract/calls/nominations/nomget';
import { mayBeCustom, pointsForRating, programme, stars } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

export interface ReviewForm {
  /** 0 until the first star. */
  reviewRating: number;
  isCustom: boolean;
  /** As typed. */
  customPoints: string;
  isIncludeInQuarterly: boolean;
  quarterlyMotivation: string;
}

export const emptyReview: ReviewForm = {
  reviewRating: 0,
  isCustom: false,
  customPoints: '',
  isIncludeInQuarterly: false,
  quarterlyMotivation: '',
};

/** A lower rating takes the custom amount back. */
export function withRating(form: ReviewForm, rating: number): ReviewForm {
  return { ...form, reviewRating: rating, isCustom: form.isCustom && mayBeCustom(rating, programme()) };
}

/** Without stars that there are no longer. */
export function fittingReview(form: ReviewForm): ReviewForm {
  return withRating(form, form.reviewRating > stars(programme()) ? 0 : form.reviewRating);
}

function customAmount(typed: string): number | undefined {
  const amount = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return amount >= 0 && amount <= programme().review.customMost ? amount : undefined;
}

/** What a rating gives, in a word and in words. */
export function ratingGives(rating: number): { word: string; words: string } {
  const points = pointsForRating(rating, programme());
  return points === 0
    ? { word: say(texts.eCard), words: say(texts.cardOnly) }
    : { word: String(points), words: say(texts.pointsAndCard, { points }) };
}

/** Points to each nominee, or undefined while the form does not say. */
export function pointsEach({ reviewRating: rating, isCustom, customPoints }: ReviewForm): number | undefined {
  if (rating === 0) return undefined;
  return isCustom ? customAmount(customPoints) : pointsForRating(rating, programme());
}

/** The rating, without words. */
export function ratingOf(nomId: string, { reviewRating, isCustom, customPoints }: ReviewForm) {
  return { nomId, reviewRating, isCustom, customPoints: isCustom ? (customAmount(customPoints) ?? null) : null };
}

/** The body of the review. */
export function reviewOf(nomId: string, form: ReviewForm) {
  return {
    ...ratingOf(nomId, form),
    isIncludeInQuarterly: form.isIncludeInQuarterly,
    quarterlyMotivation: form.isIncludeInQuarterly ? form.quarterlyMotivation.trim() : '',
  };
}

/** Whether what one says pays by itself: not where several decide, but for the chair. */
export function paysItself(deciding: DecidingNow | null): boolean {
  return deciding === null || (deciding.by === 'chair' && deciding.isChair);
}

export function hasWords({ quarterlyMotivation }: ReviewForm): boolean {
  return quarterlyMotivation.trim() !== '';
}
