import { type DelegationScope, delegationScopes } from '@laurel/contract/access';
import { delegationPointsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { ChoiceFrame } from '#ui/fields/Choice.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import * as texts from './texts.ts';
import type { Values } from './values.ts';

interface LendingFieldsProps {
  values: Values;
  errors: Record<string, string | undefined>;
  change: (part: Partial<Values>) => void;
  /** The first day is chosen once. */
  isNew: boolean;
  /** Whether there may be a budget to give from. */
  hasPot: boolean;
}

const scopeLabels: Record<DelegationScope, string> = {
  reviews: say(texts.reviews),
  approvals: say(texts.approvals),
  budget: say(texts.budget),
};

/** What the delegate does, and when. */
export function LendingFields({ values, errors, change, isNew, hasPot }: LendingFieldsProps) {
  const { scopes, points, dateFrom, dateUntil } = values;
  const offered = delegationScopes.filter((scope) => scope !== 'budget' || hasPot || scopes.includes(scope));
  const tick = (scope: DelegationScope, isOn: boolean) =>
    change({ scopes: delegationScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))) });
  return (
    <>
      <div className={layout.fields}>
        {isNew ? (
          <TextInput
            type="date"
            label={say(texts.firstDay)}
            value={dateFrom}
            error={errors.dateFrom}
            onChange={(event) => change({ dateFrom: event.currentTarget.value })}
          />
        ) : null}
        <TextInput
          type="date"
          label={say(texts.lastDay)}
          description={say(texts.lastDayHint)}
          value={dateUntil}
          error={errors.dateUntil}
          onChange={(event) => change({ dateUntil: event.currentTarget.value })}
        />
      </div>
      <ChoiceFrame label={say(texts.what)} isRequired error={errors.scopes}>
        {() => (
          <div className={layout.lines}>
            {offered.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeLabels[scope]}
                checked={scopes.includes(scope)}
                onChange={(event) => tick(scope, event.currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </ChoiceFrame>
      {scopes.includes('budget') ? (
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={delegationPointsMax}
          step={1}
          label={say(texts.pointsMost)}
          description={say(texts.pointsHint)}
          value={points}
          error={errors.points}
          onChange={(event) => change({ points: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
