import { approvalReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { ActFormProps } from './act.ts';
import * as texts from './texts.ts';

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
  const { values, errors, failure, change, isSending } = form;
  return (
    <Decision
      about={
        <p>
          <AskedTitle approval={approval} />
        </p>
      }
      form={form.form}
      deed={say(texts.decline)}
      isFinal
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <CountedTextarea
        label={say(common.whyDecline)}
        description={say(texts.whoAskedReads)}
        required
        data-autofocus
        minRows={3}
        max={approvalReasonMax}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}
