import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';

export function WithdrawForm({ approval, onDone, onClose }: ActFormProps) {
  const { approvalId } = approval;
  const key = useIdempotencyKey(`approval.withdraw.${approvalId}`);
  const withdraw = useCallMutation('withdrawapproval', {
    send: () => call('withdrawapproval', { approvalId }, { key }),
    errors: 'screen',
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <>
      <div className={layout.stack}>
        <p>
          <AskedTitle approval={approval} />
        </p>
        <p>Nobody is asked any longer, and nothing is done.</p>
      </div>
      {withdraw.error ? <FailureNote>{errorWords(withdraw.error)}</FailureNote> : null}
      <div className={`${layout.row} ${layout.last}`}>
        <Button variant="default" size="md" aria-disabled={withdraw.isPending} onClick={onClose}>
          Let it wait
        </Button>
        <Button data-autofocus size="md" isWaiting={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw
        </Button>
      </div>
    </>
  );
}
