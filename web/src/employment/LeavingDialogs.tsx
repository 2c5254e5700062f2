import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { ManagerField } from './ManagerField.tsx';
import { Why } from './RecordDialog.tsx';
import * as texts from './texts.ts';
import { Asked, useAsked } from './use-asked.tsx';

export interface ActProps {
  memberId: string;
  recorded: CallOutput<'rosterrecord'>;
  onClose: () => void;
}

const nothingYet = { reason: '', confirmed: undefined as boolean | undefined };

/** Somebody has left. */
export function EndDialog({ memberId, recorded, onClose }: ActProps) {
  const { revision, memberName: name, reports } = recorded;
  const { asks, heard, own } = useAsked();
  const form = useCallForm({
    name: 'endperson',
    rules: () => import('@laurel/contract/calls/employment/endperson').then(({ endperson }) => endperson),
    empty: { ...nothingYet, managerId: null as string | null, managerName: '' },
    key: `endperson.${memberId}`,
    inputOf: ({ reason, managerId, confirmed }) => ({
      ...{ memberId, revision, reason, reportsToId: managerId },
      ...(confirmed !== undefined && { confirmed }),
    }),
    own,
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
    onFailed: heard,
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.ending, { name })} size="lg" onClose={onClose}>
      <Decision
        about={<p>{say(texts.endAbout)}</p>}
        form={form.form}
        deed={say(texts.end)}
        isFinal
        isWaiting={isSending}
        failure={failure && asks.length === 0 ? errorWords(failure) : undefined}
        onAway={onClose}
      >
        {reports > 0 ? (
          <>
            <p>{say(texts.reportsOf, { count: reports })}</p>
            <ManagerField
              label={say(texts.newManager)}
              nobody={say(texts.asTheyAre)}
              managerId={values.managerId}
              managerName={values.managerName}
              error={errors.reportsToId}
              onChange={change}
            />
          </>
        ) : null}
        <Why isNeeded value={values.reason} error={errors.reason} onChange={change} />
        <Asked asks={asks} confirmed={values.confirmed} error={errors.confirmed} onChange={change} />
      </Decision>
    </DecisionDialog>
  );
}

/** Somebody is back. */
export function ReturnDialog({ memberId, recorded, onClose }: ActProps) {
  const { revision, memberName: name, standing } = recorded;
  const { asks, heard, own } = useAsked();
  const form = useCallForm({
    name: 'returnperson',
    rules: () => import('@laurel/contract/calls/employment/returnperson').then(({ returnperson }) => returnperson),
    empty: nothingYet,
    key: `returnperson.${memberId}`,
    inputOf: ({ reason, confirmed }) => ({
      ...{ memberId, revision, reason },
      ...(confirmed !== undefined && { confirmed }),
    }),
    own,
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
    onFailed: heard,
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.bringingBack, { name })} size="lg" onClose={onClose}>
      <Decision
        about={<p>{say(standing === 'left' ? texts.backInTime : texts.backLate)}</p>}
        form={form.form}
        deed={say(texts.bringBack)}
        isWaiting={isSending}
        failure={failure && asks.length === 0 ? errorWords(failure) : undefined}
        onAway={onClose}
      >
        <Why isNeeded value={values.reason} error={errors.reason} onChange={change} />
        <Asked asks={asks} confirmed={values.confirmed} error={errors.confirmed} onChange={change} />
      </Decision>
    </DecisionDialog>
  );
}
