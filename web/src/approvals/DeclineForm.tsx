import { approvalReasonMax } from '@laurel/contract/limits';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';

const rules = () => import('@laurel/contract/approvals').then(({ approvals }) => approvals.declineapproval);

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
  const { values, errors, failure, change, isSending } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <div className={layout.stack}>
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
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div className={`${layout.row} ${layout.last}`}>
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
