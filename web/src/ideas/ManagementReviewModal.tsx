import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { alone } from '#asking/alone.ts';
import { ToApprovals } from '#asking/SecondAsked.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { utcDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Decided, Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { illustrations } from '../paths.ts';
import classes from './ManagementIdeas.module.css';
import { emptyReview, fittingReview, type IdeaReview, reviewOf, rewardChoices } from './management-review.ts';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/ideas/donexusideareview').then(({ donexusideareview }) => donexusideareview);

interface ManagementReviewModalProps {
  idea: IdeaRow;
  onClose: () => void;
}

export function ManagementReviewModal({ idea, onClose }: ManagementReviewModalProps) {
  const [done, setDone] = useState<Done>();
  return (
    <DecisionDialog
      title={say(texts.reviewTitle)}
      size="lg"
      holdsWords={!done}
      // The button of an idea that was just reviewed goes with the new list.
      openerGoes={done !== undefined}
      onClose={onClose}
    >
      {done ? <Result done={done} onClose={onClose} /> : <ReviewForm idea={idea} onDone={setDone} onCancel={onClose} />}
    </DecisionDialog>
  );
}

type Done = CallOutput<'donexusideareview'>;

/** What was decided, or waits for a second person. */
function Result({ done: { result, second }, onClose }: { done: Done; onClose: () => void }) {
  return (
    <Decided words={result} picture={second ? null : <Picture src={illustrations.success} width={224} height={160} />}>
      {second ? <ToApprovals /> : null}
      <Button autoFocus size="md" variant={second ? 'default' : 'filled'} onClick={onClose}>
        {say(common.close)}
      </Button>
    </Decided>
  );
}

function hasWords({ actionStatus }: IdeaReview): boolean {
  return actionStatus.trim() !== '';
}

interface ReviewFormProps {
  idea: IdeaRow;
  onDone: (done: Done) => void;
  /** Missing where nothing is closed by it. */
  onCancel?: () => void;
}

export function ReviewForm({ idea, onDone, onCancel }: ReviewFormProps) {
  const form = useCallForm({
    name: 'donexusideareview',
    rules,
    empty: emptyReview,
    draft: { place: `idea.review.${idea.ideaBoxId}`, isBegun: hasWords, fitting: fittingReview },
    key: `idea.review.${idea.ideaBoxId}`,
    inputOf: (review) => reviewOf(idea.ideaBoxId, review),
    errors: 'screen',
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, change, failure, isSending } = form;
  return (
    <Decision
      about={
        <div className={classes.idea}>
          <h3 dir="auto">{idea.title}</h3>
          <p className={classes.facts}>
            {valueWords(idea.category)} · <bdi>{idea.byMember}</bdi>, {idea.byDivision} · {utcDate(idea.dateCreated)}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long idea scrolls, also by keyboard */}
          <p dir="auto" className={classes.text} tabIndex={0}>
            {idea.idea}
          </p>
        </div>
      }
      form={form.form}
      deed={say(common.submit)}
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onCancel}
    >
      <CountedTextarea
        label={say(texts.comment)}
        description={say(texts.commentHint)}
        required
        data-autofocus
        minRows={2}
        max={programme().characters.ideaComment}
        value={values.actionStatus}
        error={errors.actionStatus}
        onChange={(actionStatus) => change({ actionStatus })}
      />
      <NativeSelect
        label={say(texts.reward)}
        className={classes.reward}
        data={rewardChoices()}
        value={values.points}
        error={errors.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
    </Decision>
  );
}
