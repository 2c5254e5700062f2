import { memberNumberMax, personReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { type Choices, RecordFields } from './RecordFields.tsx';
import * as texts from './texts.ts';
import { Asked, useAsked } from './use-asked.tsx';
import { emptyValues, recordOf, type Values, valuesOf } from './values.ts';

type Recorded = CallOutput<'rosterrecord'>;

interface AddDialogProps {
  onAdded: (memberId: string) => void;
  onClose: () => void;
}

/** One person who joins. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  return (
    <DecisionDialog title={say(texts.add)} size="lg" onClose={onClose}>
      <WithChoices>{(choices) => <AddForm choices={choices} onAdded={onAdded} onClose={onClose} />}</WithChoices>
    </DecisionDialog>
  );
}

interface ChangeDialogProps {
  memberId: string;
  recorded: Recorded;
  onClose: () => void;
}

/** What the roster says of somebody, otherwise. */
export function ChangeDialog({ memberId, recorded, onClose }: ChangeDialogProps) {
  return (
    <DecisionDialog title={say(texts.changing, { name: recorded.memberName })} size="lg" onClose={onClose}>
      <WithChoices>{(choices) => <ChangeForm {...{ memberId, recorded, choices, onClose }} />}</WithChoices>
    </DecisionDialog>
  );
}

function WithChoices({ children }: { children: (choices: Choices) => React.ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(callQuery('rosterchoices', {}, { errors: 'screen' }));
  if (error && !data) return <NotRead {...{ error, isFetching, refetch }} />;
  if (!data) return <SkeletonRows rows={6} />;
  return children(data);
}

function AddForm({ choices, onAdded, onClose }: AddDialogProps & { choices: Choices }) {
  const { asks, heard, own } = useAsked();
  const form = useCallForm<'addperson', Values>({
    name: 'addperson',
    rules: () => import('@laurel/contract/calls/employment/addperson').then(({ addperson }) => addperson),
    empty: { ...emptyValues, siteTemplate: choices.sites[0] ?? '' },
    draft: { place: 'person.new', isBegun: ({ memberNumber, surname }) => memberNumber !== '' || surname !== '' },
    inputOf: (values) => ({ memberNumber: values.memberNumber, ...recordOf(values) }) as never,
    own,
    errors: 'screen',
    onSent: ({ message, memberId }) => {
      notify(message);
      onAdded(memberId);
    },
    onFailed: heard,
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <Decision
      about={<p>{say(texts.untilNamed)}</p>}
      form={form.form}
      deed={say(texts.add)}
      isWaiting={isSending}
      failure={failure && asks.length === 0 ? errorWords(failure) : undefined}
      onAway={onClose}
    >
      <TextInput
        label={say(texts.memberNumber)}
        required
        autoFocus
        maxLength={memberNumberMax}
        dir="ltr"
        value={values.memberNumber}
        error={errors.memberNumber}
        onChange={(event) => change({ memberNumber: event.currentTarget.value })}
      />
      <RecordFields {...{ values, errors, choices }} emailHint={texts.emailNewHint} onChange={change} />
      <Why value={values.reason} error={errors.reason} onChange={change} />
      <Asked asks={asks} confirmed={values.confirmed} error={errors.confirmed} onChange={change} />
    </Decision>
  );
}

function ChangeForm({ memberId, recorded, choices, onClose }: ChangeDialogProps & { choices: Choices }) {
  const { record, revision, memberNumber, managerName, isRegistered } = recorded;
  const { asks, heard, own } = useAsked();
  const form = useCallForm<'changeperson', Values>({
    name: 'changeperson',
    rules: () => import('@laurel/contract/calls/employment/changeperson').then(({ changeperson }) => changeperson),
    empty: record ? valuesOf(record, { memberNumber, managerName }) : emptyValues,
    key: `changeperson.${memberId}`,
    inputOf: (values) => ({ memberId, revision, ...recordOf(values) }) as never,
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
    <Decision
      about={<p>{say(texts.untilRoster)}</p>}
      form={form.form}
      deed={say(texts.save)}
      isWaiting={isSending}
      failure={failure && asks.length === 0 ? errorWords(failure) : undefined}
      onAway={onClose}
    >
      <RecordFields
        {...{ values, errors, choices }}
        emailHint={isRegistered ? texts.emailOwnHint : texts.emailHint}
        onChange={change}
      />
      <Why value={values.reason} error={errors.reason} onChange={change} />
      <Asked asks={asks} confirmed={values.confirmed} error={errors.confirmed} onChange={change} />
    </Decision>
  );
}

interface WhyProps {
  value: string;
  error: string | undefined;
  isNeeded?: boolean;
  onChange: (part: { reason: string }) => void;
}

export function Why({ value, error, isNeeded = false, onChange }: WhyProps) {
  return (
    <CountedTextarea
      label={say(texts.why)}
      description={say(texts.whyHint)}
      required={isNeeded}
      minRows={2}
      max={personReasonMax}
      value={value}
      error={error}
      onChange={(reason) => onChange({ reason })}
    />
  );
}
