import { needsCode } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import type { FormErrors } from '@laurel/contract/errors';
import { scopeCodeMax } from '@laurel/contract/limits';
import {
  type ApprovalRule,
  conditionsFor,
  conditionsOf,
  type RuleCondition,
  type RuledKind,
  type RuleScope,
  ruledKinds,
  ruleScopes,
} from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#api/call.ts';
import { callQuery } from '#api/query-client.ts';
import { numberTyped } from '#lib/number-typed.ts';
import { useMember } from '#session/member.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Rules.module.css';
import { changedRule } from './rule-draft.ts';
import { StepFields } from './StepFields.tsx';
import * as texts from './texts.ts';

const awardWords: Readonly<Record<RuledKind, string>> = {
  adhoc: say(texts.adhocAwards),
  recognise: say(texts.recogniseAwards),
  payItForward: say(texts.payItForwardGifts),
  nomination: say(texts.nominationRatings),
};

const conditionWords: Readonly<Record<RuleCondition, string>> = {
  always: say(texts.always),
  above: say(texts.above),
  ownManager: say(texts.ownManager),
  outsideBudget: say(texts.outsideBudget),
};

const scopeWords: Readonly<Record<RuleScope, string>> = {
  everything: say(texts.everybody),
  site: say(texts.ofSite),
  cluster: say(texts.ofCluster),
  division: say(texts.ofDivision),
  costCentre: say(texts.ofCostCentre),
};

interface RuleFieldsProps {
  /** Where it stands in the programme, by which its errors are told. */
  place: string;
  rule: ApprovalRule;
  errors: FormErrors;
  mayChange: boolean;
  /** Where members are. */
  sites: readonly string[];
  onChange: (rule: ApprovalRule) => void;
}

/** For which awards it is, and who confirms them. */
export function RuleFields({ place, rule, errors, mayChange, sites, onChange }: RuleFieldsProps) {
  const change = (more: Partial<ApprovalRule>) => onChange(changedRule(rule, more));
  const { what, when, and = [], above, steps } = rule;
  const others = when === 'always' ? [] : conditionsFor(what).filter((one) => one !== 'always' && one !== when);
  const tick = (one: RuleCondition, isOn: boolean) =>
    change({ and: others.filter((other) => (other === one ? isOn : and.includes(other))) });
  return (
    <div className={layout.stack}>
      <div className={classes.fields}>
        <NativeSelect
          label={say(texts.what)}
          data={ruledKinds.map((value) => ({ value, label: awardWords[value] }))}
          value={what}
          error={errors[`${place}.what`]}
          description={what === 'nomination' ? say(texts.giverNominates) : undefined}
          onChange={(event) => change({ what: event.currentTarget.value as RuledKind })}
        />
        <NativeSelect
          label={say(texts.when)}
          data={conditionsFor(what).map((value) => ({ value, label: conditionWords[value] }))}
          value={when}
          error={errors[`${place}.when`]}
          onChange={(event) => change({ when: event.currentTarget.value as RuleCondition })}
        />
        {conditionsOf(rule).includes('above') ? (
          <TextInput
            label={say(texts.abovePoints)}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            value={String(above)}
            error={errors[`${place}.above`]}
            onChange={(event) => change({ above: numberTyped(event.currentTarget.value) })}
          />
        ) : null}
      </div>
      {others.length > 0 ? (
        <ChoiceFrame label={say(texts.onlyIf)} error={errors[`${place}.and`]}>
          {() => (
            <div className={layout.lines}>
              {others.map((one) => (
                <Checkbox
                  key={one}
                  label={conditionWords[one]}
                  checked={and.includes(one)}
                  onChange={(event) => tick(one, event.currentTarget.checked)}
                />
              ))}
            </div>
          )}
        </ChoiceFrame>
      ) : null}
      <ScopeFields {...{ place, rule, errors, sites }} onChange={change} />
      <StepFields
        {...{ steps, errors, mayChange }}
        place={`${place}.steps`}
        onChange={(next) => change({ steps: next })}
      />
    </div>
  );
}

interface ScopeFieldsProps extends Pick<RuleFieldsProps, 'place' | 'rule' | 'errors' | 'sites'> {
  onChange: (more: Partial<ApprovalRule>) => void;
}

/** Whose awards: the kind, and which one of what there is; who may not see what there is writes its code. */
function ScopeFields({ place, rule: { scopeKind, scopeCode }, errors, sites, onChange }: ScopeFieldsProps) {
  const mayAsk = mayCall('rosterchoices', useMember());
  const isNarrow = needsCode(scopeKind);
  const { data } = useQuery({ ...callQuery('rosterchoices', {}, { errors: 'screen' }), enabled: mayAsk && isNarrow });
  const codes = codesOf(scopeKind, data, sites);
  const field = {
    label: say(texts.whichOne),
    required: true,
    value: scopeCode,
    error: errors[`${place}.scopeCode`],
  };
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={say(texts.whose)}
        data={ruleScopes.map((value) => ({ value, label: scopeWords[value] }))}
        value={scopeKind}
        error={errors[`${place}.scopeKind`]}
        onChange={(event) => onChange({ scopeKind: event.currentTarget.value as RuleScope, scopeCode: '' })}
      />
      {!isNarrow ? null : codes.length > 0 ? (
        <NativeSelect
          {...field}
          data={[{ value: '', label: '' }, ...withKnown(codes, scopeCode)]}
          onChange={(event) => onChange({ scopeCode: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          {...field}
          description={say(texts.asRoster)}
          maxLength={scopeCodeMax}
          autoComplete="off"
          onChange={(event) => onChange({ scopeCode: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

interface Code {
  value: string;
  label: string;
}

function codesOf(kind: RuleScope, known: CallOutput<'rosterchoices'> | undefined, sites: readonly string[]): Code[] {
  if (kind === 'division')
    return (known?.divisions ?? []).map(({ code, name, country }) => ({ value: code, label: `${country}: ${name}` }));
  const all = { everything: [], site: known?.sites ?? sites, cluster: known?.clusters, costCentre: known?.costCentres };
  return (all[kind] ?? []).map((code) => ({ value: code, label: code }));
}

/** What is there no more stays chosen until another one is. */
function withKnown(codes: readonly Code[], chosen: string): Code[] {
  const isThere = chosen === '' || codes.some(({ value }) => value === chosen);
  return isThere ? [...codes] : [...codes, { value: chosen, label: chosen }];
}
