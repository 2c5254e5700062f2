import type { FormErrors } from '@laurel/contract/errors';
import {
  type RuleStep,
  ruleStepsMost,
  type StepApprover,
  stepApprovers,
} from '@laurel/contract/programme/approval-rules';
import { say } from '@laurel/contract/say';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { approverWords } from '#changes/rule-words.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Rules.module.css';
import { isOfMany, withStep } from './rule-draft.ts';
import * as texts from './texts.ts';

interface StepsProps {
  /** Where they stand, by which their errors are told. */
  place: string;
  steps: readonly RuleStep[];
  errors: FormErrors;
  mayChange: boolean;
  onChange: (steps: RuleStep[]) => void;
}

/** Who confirms, one step after the other. */
export function StepFields({ place, steps, errors, mayChange, onChange }: StepsProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focusStep = (at: number) =>
    requestAnimationFrame(() => focusOn(list.current?.children[at]?.querySelector('select')));
  return (
    <section className={layout.list} aria-labelledby={id}>
      <h3 id={id} className={words.name}>
        {say(texts.steps)}
      </h3>
      <GroupError error={errors[place]} />
      <ol ref={list} className={classes.steps}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at} className={classes.step}>
            <Step
              {...{ step, at, errors }}
              place={`${place}.${at}`}
              onChange={(next) => onChange(steps.map((one, n) => (n === at ? next : one)))}
              onRemove={
                mayChange && steps.length > 1
                  ? () => {
                      onChange(steps.filter((_, n) => n !== at));
                      focusStep(Math.min(at, steps.length - 2));
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {mayChange && steps.length < ruleStepsMost ? (
        <div>
          <Button
            variant="default"
            icon={<IconPlus aria-hidden size={18} />}
            onClick={() => {
              onChange(withStep(steps));
              focusStep(steps.length);
            }}
          >
            {say(texts.addStep)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface StepProps {
  place: string;
  step: RuleStep;
  at: number;
  errors: FormErrors;
  onChange: (step: RuleStep) => void;
  /** Undefined where it stays. */
  onRemove: (() => void) | undefined;
}

function Step({ place, step, at, errors, onChange, onRemove }: StepProps) {
  return (
    <fieldset className={layout.list}>
      <legend className={classes.legend}>{say(texts.stepNumber, { number: at + 1 })}</legend>
      <div className={classes.fields}>
        <NativeSelect
          label={say(texts.confirmedBy)}
          data={stepApprovers.map((value) => ({ value, label: approverWords[value] }))}
          value={step.by}
          error={errors[`${place}.by`]}
          onChange={(event) => onChange({ ...step, by: event.currentTarget.value as StepApprover })}
        />
        {isOfMany(step.by) ? (
          <Choice<'one' | 'each'>
            label={say(texts.howMany)}
            look="segments"
            offers={[
              { value: 'one', label: say(texts.oneOfThem) },
              { value: 'each', label: say(texts.eachOfThem) },
            ]}
            value={step.all ? 'each' : 'one'}
            error={errors[`${place}.all`]}
            onChange={(many) => onChange({ ...step, all: many === 'each' })}
          />
        ) : null}
      </div>
      <div className={layout.ends}>
        {at > 0 ? (
          <Checkbox
            label={say(texts.notTwice)}
            checked={step.fourEyes}
            error={errors[`${place}.fourEyes`]}
            onChange={(event) => onChange({ ...step, fourEyes: event.currentTarget.checked })}
          />
        ) : null}
        {onRemove ? (
          <Button variant="default" size="xs" className={classes.away} onClick={onRemove}>
            {say(texts.removeStep, { number: at + 1 })}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
