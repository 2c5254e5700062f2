import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './NominationOutcome.module.css';
import { type Outcome, rewardWords } from './outcome-words.ts';
import * as texts from './texts.ts';

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
  const { state, reviewRating, reviewRatingMax, motivation } = outcome;
  return (
    <>
      {reviewRating > 0 && state !== 'declined' ? (
        <p className={layout.row}>
          <span
            role="img"
            aria-label={say(texts.stars, { rating: reviewRating, max: reviewRatingMax })}
            className={classes.stars}
          >
            {'★'.repeat(reviewRating)}
            <span>{'★'.repeat(reviewRatingMax - reviewRating)}</span>
          </span>
          {state === 'rated' ? <strong>{rewardWords(outcome)}</strong> : null}
        </p>
      ) : null}
      <p className={words.facts}>{whoWords(outcome)}</p>
      {motivation ? (
        <div>
          <p className={words.facts}>{state === 'declined' ? say(common.reason) : say(texts.forQuarterly)}</p>
          <blockquote dir="auto" className={words.quote}>
            {motivation}
          </blockquote>
        </div>
      ) : null}
    </>
  );
}

function whoWords({ state, dateReviewed, ...of }: Outcome): string {
  const name = nameFor(of.reviewByMember, of.reviewForMember);
  const who = { name, date: formatDate(dateReviewed) };
  if (of.reviewDecidedBy !== '') {
    const together = { ...who, by: of.reviewDecidedBy, said: of.reviewSaidCount };
    return say(state === 'declined' ? texts.declinedTogether : texts.decidedTogether, together);
  }
  if (state === 'declined') return say(texts.declinedBy, who);
  return say(state === 'waiting' ? texts.ratedByAndWaits : texts.ratedBy, who);
}
