import type { ErasureGround } from '@laurel/contract/events';
import { memberNumberMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { download } from '#lib/download.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import type { ActProps } from './LeavingDialogs.tsx';
import { Why } from './RecordDialog.tsx';
import * as texts from './texts.ts';

/** All that is kept about somebody, as a file. */
export function HandOutDialog({ memberId, recorded, onClose }: ActProps) {
  const form = useCallForm({
    name: 'exportperson',
    rules: () => import('@laurel/contract/calls/employment/exportperson').then(({ exportperson }) => exportperson),
    empty: { reason: '' },
    key: `exportperson.${memberId}`,
    inputOf: ({ reason }) => ({ memberId, reason }),
    errors: 'screen',
    onSent: ({ fileName, data }) => {
      download(fileName, JSON.stringify(data, null, 2), 'application/json');
      notify(say(texts.handedOut));
      onClose();
    },
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.handingOut, { name: recorded.memberName })} onClose={onClose}>
      <Decision
        about={<p>{say(texts.handOutAbout)}</p>}
        form={form.form}
        deed={say(texts.handOut)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <Why isNeeded value={values.reason} error={errors.reason} onChange={change} />
      </Decision>
    </DecisionDialog>
  );
}

/** Somebody's personal data, for good. */
export function EraseDialog({ memberId, recorded, onClose }: ActProps) {
  const form = useCallForm({
    name: 'eraseperson',
    rules: () => import('@laurel/contract/calls/employment/eraseperson').then(({ eraseperson }) => eraseperson),
    empty: { memberNumber: '', ground: '' as ErasureGround | '' },
    key: `eraseperson.${memberId}`,
    inputOf: (filled) => ({ memberId, ...filled }),
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.erasing, { name: recorded.memberName })} onClose={onClose}>
      <Decision
        about={<p>{say(texts.eraseAbout)}</p>}
        form={form.form}
        deed={say(texts.erase)}
        isFinal
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <Choice<ErasureGround | ''>
          label={say(texts.ground)}
          look="pills"
          isRequired
          error={errors.ground}
          offers={[
            { value: 'request', label: say(texts.onRequest) },
            { value: 'retention', label: say(texts.onRetention) },
          ]}
          value={values.ground}
          onChange={(ground) => change({ ground })}
        />
        <TextInput
          label={say(texts.typeNumber, { number: recorded.memberNumber })}
          required
          maxLength={memberNumberMax}
          autoComplete="off"
          dir="ltr"
          value={values.memberNumber}
          error={errors.memberNumber}
          onChange={(event) => change({ memberNumber: event.currentTarget.value })}
        />
      </Decision>
    </DecisionDialog>
  );
}
