import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { useRested } from '#lib/use-rested.ts';
import { pointsEach, type ReviewForm, ratingOf } from './review-form.ts';

/** Milliseconds for which an amount that is typed may still change. */
const restMs = 250;

/** What the rating as it stands would pay, and who would confirm it first; undefined as long as that is asked for, or it pays nothing. */
export function useReviewQuote({ nomId, reviewIsDone }: NominationRow, form: ReviewForm, paysItself: boolean) {
  const pays = paysItself && !reviewIsDone && (pointsEach(form) ?? 0) > 0;
  const now = JSON.stringify(ratingOf(nomId, form));
  const { rested } = useRested(now, restMs);
  const { data } = useQuery({
    ...callQuery('tryreview', JSON.parse(rested) as ReturnType<typeof ratingOf>, { errors: 'screen' }),
    enabled: pays && now === rested,
    gcTime: 0,
  });
  return pays && now === rested ? data : undefined;
}
