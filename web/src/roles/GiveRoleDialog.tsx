import {
  type Capability,
  capabilityNames,
  mayGiveRole,
  needsCode,
  type ScopeKind,
  scopesOf,
} from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import { capabilityWords } from '@laurel/contract/words/capability-words';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { instantOf } from '#lib/moments.ts';
import { useMember } from '#session/member.ts';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { scopeWords } from './scope-words.ts';
import * as texts from './texts.ts';

interface GiveRoleDialogProps {
  memberId: string;
  name: string;
  onClose: () => void;
}

interface Values {
  capability: Capability;
  scopeKind: ScopeKind;
  scopeCode: string;
  from: string;
  until: string;
}

/** Gives somebody a role: only such as whoever gives it may. */
export function GiveRoleDialog({ memberId, name, onClose }: GiveRoleDialogProps) {
  const giver = useMember();
  const offered = capabilityNames.filter((capability) => scopesOffered(capability, giver).length > 0);
  const [first = 'inv'] = offered;
  const form = useCallForm<'giverole', Values>({
    name: 'giverole',
    rules: () => import('@laurel/contract/calls/roles').then(({ giverole }) => giverole),
    empty: {
      ...{ capability: first, scopeKind: scopesOffered(first, giver)[0] ?? 'everything' },
      ...{ scopeCode: '', from: '', until: '' },
    },
    key: `giverole.${memberId}`,
    inputOf: ({ capability, scopeKind, scopeCode, from, until }) => ({
      ...{ memberId, capability, scopeKind },
      ...(needsCode(scopeKind) && { scopeCode }),
      ...(from !== '' && { dateFrom: instantOf(from)?.toISOString() ?? from }),
      ...(until !== '' && { dateUntil: instantOf(until)?.toISOString() ?? until }),
    }),
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.giving, { name })} size="lg" onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(texts.give)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <NativeSelect
          label={say(texts.role)}
          data={offered.map((one) => ({ value: one, label: say(capabilityWords[one]) }))}
          value={values.capability}
          error={errors.capability ?? errors.memberId}
          onChange={(event) => {
            const capability = event.currentTarget.value as Capability;
            change({ capability, scopeKind: scopesOffered(capability, giver)[0] ?? 'everything', scopeCode: '' });
          }}
        />
        <ScopeFields {...{ values, errors }} scopes={scopesOffered(values.capability, giver)} onChange={change} />
        <div className={layout.fields}>
          <TextInput
            type="datetime-local"
            label={say(texts.from)}
            description={say(texts.fromHint)}
            value={values.from}
            error={errors.dateFrom}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={say(texts.until)}
            description={say(texts.untilHint)}
            value={values.until}
            error={errors.dateUntil}
            onChange={(event) => change({ until: event.currentTarget.value })}
          />
        </div>
      </Decision>
    </DecisionDialog>
  );
}

function scopesOffered(capability: Capability, giver: ReturnType<typeof useMember>): ScopeKind[] {
  return scopesOf(capability).filter((scopeKind) => mayGiveRole({ capability, scopeKind }, giver));
}

interface ScopeFieldsProps {
  values: Values;
  errors: Record<string, string | undefined>;
  scopes: readonly ScopeKind[];
  onChange: (part: Partial<Values>) => void;
}

/** Over whom: the kind, and which one. */
function ScopeFields({ values, errors, scopes, onChange }: ScopeFieldsProps) {
  const { scopeKind, scopeCode } = values;
  const { data } = useQuery({ ...callQuery('rosterchoices', {}, { errors: 'screen' }), enabled: needsCode(scopeKind) });
  const codes = data ? codesOf(scopeKind, data) : [];
  return (
    <div className={layout.fields}>
      <NativeSelect
        label={say(texts.over)}
        data={scopes.map((one) => ({ value: one, label: say(scopeWords[one]) }))}
        value={scopeKind}
        error={errors.scopeKind}
        onChange={(event) => onChange({ scopeKind: event.currentTarget.value as ScopeKind, scopeCode: '' })}
      />
      {needsCode(scopeKind) ? (
        <NativeSelect
          label={say(texts.whichOne)}
          required
          data={[{ value: '', label: '' }, ...codes]}
          value={scopeCode}
          error={errors.scopeCode}
          onChange={(event) => onChange({ scopeCode: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

function codesOf(scopeKind: ScopeKind, choices: CallOutput<'rosterchoices'>) {
  if (scopeKind === 'division')
    return choices.divisions.map(({ code, name, country }) => ({ value: code, label: `${country}: ${name}` }));
  const codes = { site: choices.sites, cluster: choices.clusters, costCentre: choices.costCentres };
  const found = scopeKind in codes ? codes[scopeKind as keyof typeof codes] : [];
  return found.map((code) => ({ value: code, label: code }));
}
