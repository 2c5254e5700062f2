import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { delegationReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

interface EndForDialogProps {
  delegation: Delegation;
  onClose: () => void;
  onEnded: () => void;
}

/** Ends it for somebody who cannot do it themselves, with why. */
export function EndForDialog({ delegation: { delegationId, delegate }, onClose, onEnded }: EndForDialogProps) {
  const { form, values, errors, change, isSending, failure } = useCallForm<'enddelegationfor', { reason: string }>({
    name: 'enddelegationfor',
    rules: () => import('@laurel/contract/calls/delegations/enddelegationfor').then((m) => m.enddelegationfor),
    empty: { reason: '' },
    key: `enddelegationfor.${delegationId}`,
    inputOf: ({ reason }) => ({ delegationId, reason }),
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
    afterwards: onEnded,
  });
  return (
    <DecisionDialog title={say(texts.endingFor, { name: delegate.name })} onClose={onClose}>
      <Decision
        form={form}
        deed={say(texts.end)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <CountedTextarea
          label={say(texts.reason)}
          description={say(texts.endWhyHint)}
          max={delegationReasonMax}
          minRows={2}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => change({ reason })}
        />
      </Decision>
    </DecisionDialog>
  );
}
