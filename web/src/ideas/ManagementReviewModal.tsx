import type { IdeaRow } from '@laurel/contract/ideas';
import { ideaCommentMax } from '@laurel/contract/limits';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { errorWords, formErrorsOf } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { utcDate } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { useFocusBack } from '#ui/focus.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { Picture } from '#ui/Picture.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementIdeas.module.css';
import { emptyReview, type IdeaReview, reviewOf, rewardChoices } from './management-review.ts';

const rules = () => import('@laurel/contract/ideas').then(({ ideas }) => ideas.donexusideareview);

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

function hasWords({ actionStatus }: IdeaReview): boolean {
  return actionStatus.trim() !== '';
}

interface ReviewFormProps {
  idea: IdeaRow;
  onDone: (result: string) => void;
  onCancel: () => void;
}

function ReviewForm({ idea, onDone, onCancel }: ReviewFormProps) {
  const form = useCallForm({
    name: 'donexusideareview',
    rules,
    empty: emptyReview,
    draft: { place: `idea.review.${idea.ideaBoxId}`, isBegun: hasWords },
    key: `idea.review.${idea.ideaBoxId}`,
    inputOf: (review) => reviewOf(idea.ideaBoxId, review),
    errors: 'screen',
    onSent: ({ result }) => onDone(result),
  });
  const { values, errors, change, error, isSending } = form;
  return (
    <form className={classes.review} {...form.form}>
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
        value={values.actionStatus}
        error={errors.actionStatus}
        onChange={(actionStatus) => change({ actionStatus })}
      />
      <NativeSelect
        label="Reward"
        className={classes.reward}
        data={rewardChoices}
        value={values.points}
        error={errors.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
      {error && Object.keys(formErrorsOf(error)).length === 0 ? (
        <p className={classes.failure} role="alert">
          {errorWords(error)}
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" size="md" isWaiting={isSending}>
          Submit
        </Button>
        <Button variant="default" size="md" aria-disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
