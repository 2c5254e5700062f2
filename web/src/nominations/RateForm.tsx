import type { DecidingNow } from '@laurel/contract/calls/nominations/nomget';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import type { FormErrors } from '@laurel/contract/errors';
import { mayBeCustom, programme, stars } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { othersWords } from '#asking/others-words.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Notice } from '#ui/display/Notice.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { StarRating } from '#ui/fields/StarRating.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import classes from './ReviewModal.module.css';
import { RewardSum } from './RewardSum.tsx';
import {
  emptyReview,
  fittingReview,
  hasWords,
  paysItself,
  type ReviewForm,
  ratingGives,
  reviewOf,
  withRating,
} from './review-form.ts';
import * as texts from './texts.ts';
import { useReviewQuote } from './use-review-quote.ts';

/** What came of a rating: it is done, or waits for others. */
export type Done = CallOutput<'donexusnomreviewreward'>;

const rules = () =>
  import('@laurel/contract/calls/nominations/donexusnomreviewreward').then(
    ({ donexusnomreviewreward }) => donexusnomreviewreward,
  );

interface RateFormProps {
  nomination: NominationRow;
  /** How several decide about it; null where one does. */
  deciding: DecidingNow | null;
  onDone: (done: Done) => void;
  /** Missing where nothing is left to decline. */
  onDecline: (() => void) | undefined;
}

export function RateForm({ nomination, deciding, onDone, onDecline }: RateFormProps) {
  const { nomId, nomineeCount, reviewIsDone } = nomination;
  // What was written before the reward was paid says more than a rating beside it may.
  const place = `${reviewIsDone ? 'rating' : 'review'}.${nomId}`;
  const form = useCallForm({
    name: 'donexusnomreviewreward',
    rules,
    empty: emptyReview,
    draft: { place, isBegun: hasWords, fitting: fittingReview },
    key: `review.${nomId}`,
    inputOf: (values) => reviewOf(nomId, values),
    onSent: (done) => {
      if (!done.second) celebrate();
      onDone(done);
    },
  });
  const { values, errors, isSending } = form;
  const quote = useReviewQuote(nomination, values, paysItself(deciding));
  return (
    <Decision
      form={form.form}
      deed={say(texts.submitRating)}
      isWaiting={isSending}
      away={say(texts.toDecline)}
      onAway={onDecline}
    >
      <StarRating
        value={values.reviewRating}
        onChange={(rating) => form.change(withRating(values, rating))}
        error={errors.reviewRating}
        max={stars(programme())}
        // Later ratings only count.
        meaningOf={reviewIsDone ? undefined : ratingGives}
        saysMeaning={!values.isCustom && paysItself(deciding)}
      />
      {reviewIsDone ? <Notice tone="done">{say(texts.alreadyPaid)}</Notice> : null}
      {reviewIsDone || !paysItself(deciding) ? null : (
        <>
          {nomination.state === 'waiting' && !deciding ? <Notice tone="done">{say(texts.yoursDecides)}</Notice> : null}
          <CustomAmount values={values} errors={errors} onChange={form.change} />
          <RewardSum
            form={values}
            people={quote?.recipients ?? nomineeCount}
            others={othersWords(quote?.steps ?? [])}
          />
        </>
      )}
      <Quarterly values={values} errors={errors} onChange={form.change} />
    </Decision>
  );
}

interface PartProps {
  values: ReviewForm;
  errors: FormErrors;
  onChange: (part: Partial<ReviewForm>) => void;
}

function CustomAmount({ values, errors, onChange }: PartProps) {
  const goes = programme();
  const { customMost, customAbove } = goes.review;
  if (!mayBeCustom(stars(goes), goes)) return null;
  const allowed = mayBeCustom(values.reviewRating, goes);
  return (
    <div className={layout.list}>
      <Switch
        label={say(texts.customAmount)}
        description={allowed ? undefined : say(texts.customAbove, { rating: customAbove })}
        checked={values.isCustom}
        disabled={!allowed}
        error={errors.isCustom}
        onChange={(event) => onChange({ isCustom: event.currentTarget.checked })}
      />
      {values.isCustom ? (
        <TextInput
          label={say(texts.customPoints, { max: customMost })}
          inputMode="numeric"
          autoComplete="off"
          // One more than the most has: what is too much is told, not cut.
          maxLength={String(customMost).length + 1}
          required
          autoFocus
          className={classes.amount}
          value={values.customPoints}
          error={errors.customPoints}
          onChange={(event) => onChange({ customPoints: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

function Quarterly({ values, errors, onChange }: PartProps) {
  return (
    <div className={layout.list}>
      <Switch
        label={say(texts.includeInQuarterly)}
        checked={values.isIncludeInQuarterly}
        error={errors.isIncludeInQuarterly}
        onChange={(event) => onChange({ isIncludeInQuarterly: event.currentTarget.checked })}
      />
      {values.isIncludeInQuarterly ? (
        <CountedTextarea
          label={say(common.quarterlyMotivation)}
          required
          minRows={3}
          max={programme().characters.quarterly}
          value={values.quarterlyMotivation}
          error={errors.quarterlyMotivation}
          onChange={(quarterlyMotivation) => onChange({ quarterlyMotivation })}
        />
      ) : null}
    </div>
  );
}
