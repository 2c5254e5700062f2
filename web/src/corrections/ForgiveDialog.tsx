import type { Debt } from '@laurel/contract/calls/debts';
import { correctionReasonMax, pointsMost } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { AskingDialog } from '#asking/AskingDialog.tsx';
import { alone } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import words from '#ui/layout/words.module.css';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';

type Done = CallOutput<'forgivedebt'>;

const rules = () => import('@laurel/contract/calls/debts').then(({ forgivedebt }) => forgivedebt);

/** Of a debt, how much need not be repaid, and why; then it is forgiven, or waits for a second person. */
export function ForgiveDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  return (
    <AskingDialog title={say(texts.forgiveTitle, { name: debt.memberName })} openerGoes onClose={onClose}>
      {(onDone) => <ForgiveForm debt={debt} onDone={onDone} onClose={onClose} />}
    </AskingDialog>
  );
}

interface ForgiveFormProps {
  debt: Debt;
  onDone: (done: Done) => void;
  onClose: () => void;
}

function ForgiveForm({ debt: { debtId, points: owed, left }, onDone, onClose }: ForgiveFormProps) {
  const form = useCallForm({
    name: 'forgivedebt',
    rules,
    empty: { points: String(left), reason: '' },
    key: `forgivedebt.${debtId}`,
    inputOf: ({ points, reason }) => ({ debtId, points: Number(points) || 0, reason: reason.trim(), seen: left }),
    instead: alone,
    onSent: onDone,
  });
  const { values, errors, failure, isSending, change } = form;
  return (
    <Decision
      form={form.form}
      deed={say(texts.forgivePoints, { points: Number(values.points) || 0 })}
      isWaiting={isSending}
      failure={failure && errorWords(failure)}
      onAway={onClose}
    >
      <p className={words.soft}>{say(texts.forgiveAbout, { left, points: owed })}</p>
      <TextInput
        label={say(common.points)}
        required
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(pointsMost).length}
        value={values.points}
        error={errors.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
      <CountedTextarea
        label={say(common.reason)}
        description={say(texts.reasonIsRead)}
        required
        max={correctionReasonMax}
        minRows={2}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
    </Decision>
  );
}
