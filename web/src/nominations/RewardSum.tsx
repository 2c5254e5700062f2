import { say } from '@laurel/contract/say';

import { rich } from '#lib/rich.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { strong } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { pointsEach, type ReviewForm } from './review-form.ts';
import * as texts from './texts.ts';

/** What the review will give, before it is sent, and who confirms it first. */
export function RewardSum({ form, people, others }: { form: ReviewForm; people: number; others: string }) {
  const each = pointsEach(form);
  return (
    <Notice tone={each === undefined ? 'quiet' : 'done'}>
      <div role="status">
        <p>{each === undefined ? missingWords(form) : <Sum each={each} people={people} />}</p>
        {others ? <p className={words.facts}>{others}</p> : null}
      </div>
    </Notice>
  );
}

function missingWords({ reviewRating: rating }: ReviewForm): string {
  return say(rating === 0 ? texts.chooseRating : texts.giveAmount);
}

function Sum({ each, people }: { each: number; people: number }) {
  if (each === 0) return <>{say(texts.givesCards, { people })}</>;
  if (people === 1) return <>{rich(texts.givesOne, { points: each, strong })}</>;
  return <>{rich(texts.givesEach, { people, points: each, sum: people * each, strong })}</>;
}
