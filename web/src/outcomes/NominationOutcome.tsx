import { ratingMax } from '@laurel/contract/points';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import classes from './NominationOutcome.module.css';
import { type Outcome, rewardWords } from './outcome-words.ts';

/** What became of a nomination: stars, points, who, when, and the words that were written. */
export function NominationOutcome({ outcome }: { outcome: Outcome }) {
  const { state, reviewRating, motivation, closedWhy } = outcome;
  if (state === 'closed') return <p className={classes.outcome}>{closedWhy}</p>;
  return (
    <div className={classes.outcome}>
      {reviewRating > 0 && state !== 'declined' ? (
        <p className={classes.first}>
          <span role="img" aria-label={`${reviewRating} of ${ratingMax} stars`} className={classes.stars}>
            {'★'.repeat(reviewRating)}
            <span>{'★'.repeat(ratingMax - reviewRating)}</span>
          </span>
          {state === 'rated' ? <strong>{rewardWords(outcome, formatPoints)}</strong> : null}
        </p>
      ) : null}
      <p className={classes.who}>{whoWords(outcome)}</p>
      {motivation ? (
        <div className={classes.words}>
          <p>{state === 'declined' ? 'Reason' : 'For the quarterly awards'}</p>
          <blockquote dir="auto">{motivation}</blockquote>
        </div>
      ) : null}
    </div>
  );
}

function whoWords({ state, reviewByMember, dateReviewed }: Outcome): string {
  const at = dateReviewed ? ` on ${formatDate(dateReviewed)}` : '';
  if (state === 'declined') return `Declined by ${reviewByMember}${at}`;
  if (state === 'waiting')
    return `Rated by ${reviewByMember}${at}. A second person confirms it before points are paid.`;
  return `Rated by ${reviewByMember}${at}`;
}
