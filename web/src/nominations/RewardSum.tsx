import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { pointsEach, type ReviewForm } from './review-form.ts';

/** What the review will give, before it is sent. */
export function RewardSum({ form, people }: { form: ReviewForm; people: number }) {
  const each = pointsEach(form);
  return (
    <Notice tone={each === undefined ? 'quiet' : 'done'}>
      <p role="status">{each === undefined ? missingWords(form) : <Sum each={each} people={people} />}</p>
    </Notice>
  );
}

function missingWords({ reviewRating: rating }: ReviewForm): string {
  return rating === 0 ? 'Choose a rating to see what it gives.' : 'Give the custom amount to see what it comes to.';
}

function Sum({ each, people }: { each: number; people: number }) {
  if (each === 0) {
    return (
      <>
        {plural(people, {
          one: 'A thank-you e-card, and no points.',
          other: `Thank-you e-cards to ${formatPoints(people)} people, and no points.`,
        })}
      </>
    );
  }
  if (people === 1) {
    return (
      <>
        The nominee gets <strong>{formatPoints(each)} points</strong> and an e-card.
      </>
    );
  }
  return (
    <>
      {formatPoints(people)} people × {formatPoints(each)} points ={' '}
      <strong>{formatPoints(people * each)} points</strong>, and an e-card each.
    </>
  );
}
