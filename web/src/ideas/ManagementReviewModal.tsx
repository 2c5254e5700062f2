import type { FormErrors } from '@laurel/contract/errors';
import type { IdeaRow } from '@laurel/contract/ideas';
import { ideaCommentMax } from '@laurel/contract/limits';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords, formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { utcDate } from '#lib/dates.ts';
import { useDraft } from '#session/use-draft.ts';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';
import { illustrations } from '../paths.ts';
import classes from './ManagementIdeas.module.css';
import { emptyReview, type IdeaReview, reviewErrors, reviewOf, rewardChoices } from './management-review.ts';

interface ManagementReviewModalProps {
  idea: IdeaRow;
  onClose: () => void;
}

export function ManagementReviewModal({ idea, onClose }: ManagementReviewModalProps) {
  const [result, setResult] = useState('');
  // The button of an idea that was just reviewed goes with the new list.
  useFocusBack(result !== '');
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title="REVIEW AND REWARD IDEA"
      size="lg"
      closeOnClickOutside={result !== ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {result ? (
        <div className={classes.result}>
          <Picture src={illustrations.success} width={224} height={160} />
          <p role="status">{result}</p>
          <Button data-autofocus autoFocus size="md" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : (
        <ReviewForm idea={idea} onDone={setResult} onCancel={onClose} />
      )}
    </Modal>
  );
}

function hasWords({ comment }: IdeaReview): boolean {
  return comment.trim() !== '';
}

interface ReviewFormProps {
  idea: IdeaRow;
  onDone: (result: string) => void;
  onCancel: () => void;
}

function ReviewForm({ idea, onDone, onCancel }: ReviewFormProps) {
  const { value: form, setValue: setForm, forget } = useDraft(`idea.review.${idea.ideaBoxId}`, emptyReview, hasWords);
  const [errors, setErrors] = useState<FormErrors>({});
  const key = useIdempotencyKey(`idea.review.${idea.ideaBoxId}`);
  const send = useCallMutation('donexusideareview', {
    send: () => call('donexusideareview', reviewOf(idea.ideaBoxId, form), { key }),
    errors: 'screen',
    onSuccess: ({ result }) => {
      forget();
      onDone(result);
    },
    onError: (error) => setErrors(formErrorsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = reviewErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) send.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <form className={classes.review} onSubmit={submit} noValidate>
      <div className={classes.idea}>
        <h3>{idea.title}</h3>
        <p className={classes.facts}>
          {idea.category} · {idea.byMember}, {idea.byDivision} · {utcDate(idea.dateCreated)}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long idea scrolls, also by keyboard */}
        <p className={classes.text} tabIndex={0}>
          {idea.idea}
        </p>
      </div>
      <CountedTextarea
        label="Comment"
        description="The member reads it beside the result."
        required
        data-autofocus
        minRows={2}
        max={ideaCommentMax}
        value={form.comment}
        error={errors.actionStatus}
        onChange={(comment) => {
          setForm({ ...form, comment });
          setErrors({});
        }}
      />
      <NativeSelect
        label="Reward"
        className={classes.reward}
        data={rewardChoices}
        value={form.points}
        error={errors.points}
        onChange={(event) => setForm({ ...form, points: event.currentTarget.value })}
      />
      {send.error && Object.keys(formErrorsOf(send.error)).length === 0 ? (
        <p className={classes.failure} role="alert">
          {errorWords(send.error)}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={send.isPending}>
          Submit
        </Button>
        <Button variant="default" size="md" disabled={send.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
