import { approvalReasonMax } from '@laurel/contract/limits';
import { errorWords, formErrorsOf } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Approvals.module.css';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';

const rules = () => import('@laurel/contract/calls/approvals').then(({ declineapproval }) => declineapproval);

export function DeclineForm({ approval, onDone, onClose }: ActFormProps) {
  const { approvalId } = approval;
  const form = useCallForm({
    name: 'declineapproval',
    rules,
    empty: { reason: '' },
    draft: { place: `approval.decline.${approvalId}`, isBegun: ({ reason }) => reason.trim() !== '' },
    key: `approval.decline.${approvalId}`,
    inputOf: ({ reason }) => ({ approvalId, reason: reason.trim() }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
  });
  const { values, errors, error, change, isSending } = form;
  return (
    <form className={classes.form} {...form.form}>
      <div className={classes.question}>
        <p>
          <AskedTitle approval={approval} />
        </p>
      </div>
      <CountedTextarea
        label="Why do you decline?"
        description="Who asked reads it. Nothing is done."
        required
        data-autofocus
        minRows={3}
        max={approvalReasonMax}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      {error && Object.keys(formErrorsOf(error)).length === 0 ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      <div className={classes.buttons}>
        <Button variant="default" size="md" aria-disabled={isSending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="md" variant="danger" isWaiting={isSending}>
          Decline
        </Button>
      </div>
    </form>
  );
}
