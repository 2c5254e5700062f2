import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';
import * as texts from './texts.ts';

export function WithdrawForm({ approval, onDone, onClose }: ActFormProps) {
  const { approvalId } = approval;
  const key = useIdempotencyKey(`approval.withdraw.${approvalId}`);
  const withdraw = useCallMutation('withdrawapproval', {
    send: () => call('withdrawapproval', { approvalId }, { key }),
    errors: 'screen',
    onSuccess: ({ message }) => onDone(message),
  });
  return (
    <Decision
      about={
        <>
          <p>
            <AskedTitle approval={approval} />
          </p>
          <p>{say(texts.nobodyAsked)}</p>
        </>
      }
      deed={say(texts.withdraw)}
      away={say(texts.letItWait)}
      isWaiting={withdraw.isPending}
      failure={withdraw.error ? errorWords(withdraw.error) : undefined}
      onDo={() => withdraw.mutate()}
      onAway={onClose}
    />
  );
}
