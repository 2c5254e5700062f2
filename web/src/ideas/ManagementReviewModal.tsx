import type { IdeaRow } from '@laurel/contract/ideas';
import { ideaCommentMax } from '@laurel/contract/limits';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { alone } from '#asking/alone.ts';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { utcDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { useFocusBack } from '#ui/focus/focus.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementIdeas.module.css';
import { emptyReview, type IdeaReview, reviewOf, rewardChoices } from './management-review.ts';

const rules = () => import('@laurel/contract/ideas').then(({ ideas }) => ideas.donexusideareview);

interface ManagementReviewModalProps {
  idea: IdeaRow;
  onClose: () => void;
}

export function ManagementReviewModal({ idea, onClose }: ManagementReviewModalProps) {
  const [done, setDone] = useState<Done>();
  // The button of an idea that was just reviewed goes with the new list.
  useFocusBack(done !== undefined);
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title="REVIEW AND REWARD IDEA"
      size="lg"
      closeOnClickOutside={done !== undefined}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {done ? <Result done={done} onClose={onClose} /> : <ReviewForm idea={idea} onDone={setDone} onCancel={onClose} />}
    </Modal>
  );
}

type Done = CallOutput<'donexusideareview'>;

/** What was decided, or waits for a second person. */
function Result({ done: { result, second }, onClose }: { done: Done; onClose: () => void }) {
  return (
    <div className={classes.result}>
      {second ? null : <Picture src={illustrations.success} width={224} height={160} />}
      <p role="status">{result}</p>
      <div className={classes.actions}>
        {second ? <ToApprovals /> : null}
        <Button data-autofocus autoFocus size="md" variant={second ? 'default' : 'filled'} onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function hasWords({ actionStatus }: IdeaReview): boolean {
  return actionStatus.trim() !== '';
}

interface ReviewFormProps {
  idea: IdeaRow;
  onDone: (done: Done) => void;
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
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, change, failure, isSending } = form;
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
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
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
