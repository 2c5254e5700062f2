import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { delegationReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { CallName } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { useMember } from '#session/member.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { DelegateField } from './DelegateField.tsx';
import { LendingFields } from './LendingFields.tsx';
import * as texts from './texts.ts';
import type { Values } from './values.ts';

interface DelegationDialogProps {
  /** Missing where one is named. */
  delegation?: Delegation;
  /** For whom, where not for oneself. */
  away?: { memberId: string; name: string };
  onClose: () => void;
}

/** Names who stands in, or changes until when and for what. */
export function DelegationDialog({ delegation, away, onClose }: DelegationDialogProps) {
  const title = delegation
    ? say(away ? texts.changingFor : texts.changing, {
        name: delegation.delegate.name,
        away: delegation.away.name,
      })
    : away
      ? say(texts.namingFor, { name: away.name })
      : say(texts.naming);
  const shared = {
    key: delegation ? `changedelegation.${delegation.delegationId}` : `namedelegate.${away?.memberId ?? ''}`,
    empty: () => emptyOf(delegation),
    errors: 'screen' as const,
    onSent: ({ message }: { message: string }) => {
      notify(message);
      onClose();
    },
  };
  return (
    <DecisionDialog title={title} size="lg" onClose={onClose}>
      {delegation && away ? (
        <ChangeFor {...{ shared, delegation, onClose }} />
      ) : delegation ? (
        <Change {...{ shared, delegation, onClose }} />
      ) : away ? (
        <NameFor {...{ shared, away, onClose }} />
      ) : (
        <Name {...{ shared, onClose }} />
      )}
    </DecisionDialog>
  );
}

function emptyOf(delegation: Delegation | undefined): Values {
  const today = localDay(new Date());
  if (!delegation)
    return { delegate: [], scopes: ['reviews'], points: '', dateFrom: today, dateUntil: today, reason: '' };
  const { scopes, pointsMost, dateFrom, dateUntil } = delegation;
  return {
    delegate: [],
    scopes,
    points: pointsMost === null ? '' : String(pointsMost),
    dateFrom,
    dateUntil,
    reason: '',
  };
}

function localDay(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** As the calls have it: without the budget there are no points. */
function lent({ scopes, points, dateUntil }: Values) {
  const isBudget = scopes.includes('budget');
  return { scopes: [...scopes], points: isBudget && points !== '' ? Number(points) : null, dateUntil };
}

function named(values: Values) {
  return { ...lent(values), delegateId: values.delegate[0]?.memberId, dateFrom: values.dateFrom };
}

interface Shared {
  shared: {
    key: string;
    empty: () => Values;
    errors: 'screen';
    onSent: (answer: { message: string }) => void;
  };
  onClose: () => void;
}

function Name({ shared, onClose }: Shared) {
  const form = useCallForm<'namedelegate', Values>({
    name: 'namedelegate',
    rules: () => import('@laurel/contract/calls/delegations/namedelegate').then((m) => m.namedelegate),
    inputOf: named,
    ...shared,
  });
  return <Fields {...{ form, onClose }} deed={say(texts.name)} isNew />;
}

function NameFor({ shared, away: { memberId }, onClose }: Shared & { away: { memberId: string } }) {
  const form = useCallForm<'namedelegatefor', Values>({
    name: 'namedelegatefor',
    rules: () => import('@laurel/contract/calls/delegations/namedelegatefor').then((m) => m.namedelegatefor),
    inputOf: (values) => ({ ...named(values), memberId, reason: values.reason }),
    ...shared,
  });
  return <Fields {...{ form, onClose }} deed={say(texts.name)} isNew hasReason />;
}

function Change({ shared, delegation, onClose }: Shared & { delegation: Delegation }) {
  const { delegationId, revision } = delegation;
  const form = useCallForm<'changedelegation', Values>({
    name: 'changedelegation',
    rules: () => import('@laurel/contract/calls/delegations/changedelegation').then((m) => m.changedelegation),
    inputOf: (values) => ({ ...lent(values), delegationId, revision }),
    ...shared,
  });
  return <Fields {...{ form, onClose }} deed={say(texts.save)} />;
}

function ChangeFor({ shared, delegation, onClose }: Shared & { delegation: Delegation }) {
  const { delegationId, revision } = delegation;
  const form = useCallForm<'changedelegationfor', Values>({
    name: 'changedelegationfor',
    rules: () => import('@laurel/contract/calls/delegations/changedelegationfor').then((m) => m.changedelegationfor),
    inputOf: (values) => ({ ...lent(values), delegationId, revision, reason: values.reason }),
    ...shared,
  });
  return <Fields {...{ form, onClose }} deed={say(texts.save)} hasReason />;
}

interface FieldsProps {
  form: Pick<
    ReturnType<typeof useCallForm<CallName, Values>>,
    'form' | 'values' | 'errors' | 'change' | 'isSending' | 'failure'
  >;
  deed: string;
  isNew?: boolean;
  /** Somebody else is told why. */
  hasReason?: boolean;
  onClose: () => void;
}

function Fields({ form: asked, deed, isNew = false, hasReason = false, onClose }: FieldsProps) {
  const { form, values, errors, change, isSending, failure } = asked;
  const me = useMember();
  return (
    <Decision form={form} deed={deed} isWaiting={isSending} failure={failure && errorWords(failure)} onAway={onClose}>
      {isNew ? (
        <DelegateField
          value={values.delegate}
          error={errors.delegateId ?? errors.memberId}
          onChange={(delegate) => change({ delegate })}
        />
      ) : null}
      <LendingFields {...{ values, errors, change, isNew }} hasPot={hasReason || me.isManager} />
      {hasReason ? (
        <CountedTextarea
          label={say(texts.reason)}
          description={say(isNew ? texts.reasonHint : texts.endWhyHint)}
          max={delegationReasonMax}
          minRows={2}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => change({ reason })}
        />
      ) : null}
    </Decision>
  );
}
