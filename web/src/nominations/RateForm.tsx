import type { FormErrors } from '@laurel/contract/errors';
import { quarterlyMotivationMax } from '@laurel/contract/limits';
import type { NominationRow } from '@laurel/contract/nominations';
import { customPointsMax, customRatingAbove } from '@laurel/contract/points';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useDraft } from '#session/use-draft.ts';
import { Switch } from '#ui/Checkbox.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { celebrate } from '#ui/celebrate.ts';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { TextInput } from '#ui/TextInput.tsx';
import classes from './ReviewModal.module.css';
import { RewardSum } from './RewardSum.tsx';
import { emptyReview, mayBeCustom, type ReviewForm, reviewErrors, reviewOf, withRating } from './review-form.ts';
import { StarRating } from './StarRating.tsx';

interface RateFormProps {
  nomination: NominationRow;
  onDone: (result: string) => void;
  /** Missing where nothing is left to decline. */
  onDecline: (() => void) | undefined;
}

export function RateForm({ nomination, onDone, onDecline }: RateFormProps) {
  const { nomId, nomineeCount, reviewIsDone } = nomination;
  // What was written before the reward was paid says more than a rating beside it may.
  const place = `${reviewIsDone ? 'rating' : 'review'}.${nomId}`;
  const { value: form, setValue: setForm, forget } = useDraft<ReviewForm>(place, emptyReview, hasWords);
  const [errors, setErrors] = useState<FormErrors>({});
  const key = useIdempotencyKey(`review.${nomId}`);
  const send = useCallMutation('donexusnomreviewreward', {
    send: () => call('donexusnomreviewreward', { nomId, ...reviewOf(form) }, { key }),
    errors: 'fields',
    onSuccess: ({ result }) => {
      forget();
      celebrate();
      onDone(result);
    },
    onError: (error) => setErrors(formErrorsOf(error)),
  });
  const change = (next: ReviewForm) => {
    setForm(next);
    setErrors({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = reviewErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) send.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <StarRating
        value={form.rating}
        onChange={(rating) => change(withRating(form, rating))}
        error={errors.reviewRating}
        pays={!reviewIsDone}
        isCustom={form.isCustom}
      />
      {reviewIsDone ? (
        <p className={classes.note}>The first rating has already paid the reward. Yours is recorded beside it.</p>
      ) : (
        <>
          {nomination.state === 'waiting' ? (
            <p className={classes.note}>One person has rated it already. Yours decides, and pays.</p>
          ) : null}
          <CustomAmount form={form} errors={errors} onChange={change} />
          <RewardSum form={form} people={nomineeCount} />
        </>
      )}
      <Quarterly form={form} errors={errors} onChange={change} />
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={send.isPending}>
          Submit rating
        </Button>
        {onDecline ? (
          <Button variant="default" size="md" disabled={send.isPending} onClick={onDecline}>
            Decline…
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function hasWords({ quarterlyMotivation }: ReviewForm): boolean {
  return quarterlyMotivation.trim() !== '';
}

interface PartProps {
  form: ReviewForm;
  errors: FormErrors;
  onChange: (form: ReviewForm) => void;
}

function CustomAmount({ form, errors, onChange }: PartProps) {
  const allowed = mayBeCustom(form.rating);
  return (
    <div className={classes.part}>
      <Switch
        label="Custom amount"
        description={allowed ? undefined : `For a rating above ${customRatingAbove}`}
        checked={form.isCustom}
        disabled={!allowed}
        error={errors.isCustom}
        onChange={(event) => onChange({ ...form, isCustom: event.currentTarget.checked })}
      />
      {form.isCustom ? (
        <TextInput
          label={`Points, 0 to ${customPointsMax}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          autoFocus
          className={classes.amount}
          value={form.customPoints}
          error={errors.customPoints}
          onChange={(event) => onChange({ ...form, customPoints: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

function Quarterly({ form, errors, onChange }: PartProps) {
  return (
    <div className={classes.part}>
      <Switch
        label="Include in the quarterly awards"
        checked={form.isIncludeInQuarterly}
        error={errors.isIncludeInQuarterly}
        onChange={(event) => onChange({ ...form, isIncludeInQuarterly: event.currentTarget.checked })}
      />
      {form.isIncludeInQuarterly ? (
        <CountedTextarea
          label="Quarterly motivation"
          required
          minRows={3}
          max={quarterlyMotivationMax}
          value={form.quarterlyMotivation}
          error={errors.quarterlyMotivation}
          onChange={(quarterlyMotivation) => onChange({ ...form, quarterlyMotivation })}
        />
      ) : null}
    </div>
  );
}
