import { ratingMax } from '@laurel/contract/points';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './NominationOutcome.module.css';
import { type Outcome, rewardWords } from './outcome-words.ts';

/** What became of a nomination: stars, points, who, when, and the words that were written. */
export function NominationOutcome({ outcome }: { outcome: Outcome }) {
  const { state, closedWhy } = outcome;
  return (
    <Notice tone="quiet" className={classes.outcome}>
      {state === 'closed' ? <p>{closedWhy}</p> : <Reviewed outcome={outcome} />}
    </Notice>
  );
}

function Reviewed({ outcome }: { outcome: Outcome }) {
  const { state, reviewRating, motivation } = outcome;
  return (
    <>
      {reviewRating > 0 && state !== 'declined' ? (
        <p className={layout.row}>
          <span role="img" aria-label={`${reviewRating} of ${ratingMax} stars`} className={classes.stars}>
            {'★'.repeat(reviewRating)}
            <span>{'★'.repeat(ratingMax - reviewRating)}</span>
          </span>
          {state === 'rated' ? <strong>{rewardWords(outcome, formatPoints)}</strong> : null}
        </p>
      ) : null}
      <p className={words.facts}>{whoWords(outcome)}</p>
      {motivation ? (
        <div>
          <p className={words.facts}>{state === 'declined' ? 'Reason' : 'For the quarterly awards'}</p>
          <blockquote dir="auto" className={words.quote}>
            {motivation}
          </blockquote>
        </div>
      ) : null}
    </>
  );
}

function whoWords({ state, reviewByMember, dateReviewed }: Outcome): string {
  const at = dateReviewed ? ` on ${formatDate(dateReviewed)}` : '';
  if (state === 'declined') return `Declined by ${reviewByMember}${at}`;
  if (state === 'waiting')
    return `Rated by ${reviewByMember}${at}. A second person confirms it before points are paid.`;
  return `Rated by ${reviewByMember}${at}`;
}
