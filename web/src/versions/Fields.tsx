import type { Limit } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { fieldLabel } from '#changes/programme-words.ts';
import * as said from '#changes/texts.ts';
import { numberTyped } from '#lib/number-typed.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import type { FieldProps } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

interface ChangeableProps {
  /** What the fields are of, for who does not see them together. */
  label: string;
  mayChange: boolean;
  children: ReactNode;
}

/** Fields of who may change them; whoever only reads sees what they say. */
export function Changeable({ label, mayChange, children }: ChangeableProps) {
  return (
    <fieldset className={classes.fields} disabled={!mayChange}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

interface NumberFieldProps extends Pick<FieldProps, 'label' | 'description' | 'error'> {
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A whole number; what is typed instead stays, and is told when it is tried. */
export function NumberField({ label, description, error, value, disabled = false, onChange }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      error={error}
      required
      disabled={disabled}
      {...typed(value, onChange)}
    />
  );
}

function typed(value: number, onChange: (value: number) => void) {
  return {
    ...({ inputMode: 'numeric', autoComplete: 'off', maxLength: 11, className: classes.number } as const),
    value: String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(numberTyped(event.currentTarget.value)),
  };
}

interface LimitFieldProps extends Pick<FieldProps, 'label' | 'error'> {
  value: Limit;
  onChange: (value: Limit) => void;
  /** What it begins with when there is to be a limit again. */
  usual: number;
}

/** So many at most, or none. */
export function LimitField(props: LimitFieldProps) {
  return <OptionalField {...props} none={say(said.noLimit)} />;
}

interface FixedFieldProps extends Pick<FieldProps, 'error'> {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const usualFixed = 50;

/** Just so many points, or whatever who gives them chooses. */
export function FixedField({ value, onChange, error }: FixedFieldProps) {
  return (
    <OptionalField
      label={fieldLabel('points')}
      none={say(texts.chosenEach)}
      {...{ error, usual: usualFixed, value: value ?? 'none' }}
      onChange={(next) => onChange(next === 'none' ? undefined : next)}
    />
  );
}

/** A number, or none: what that means is said. */
function OptionalField({ label, error, value, usual, none, onChange }: LimitFieldProps & { none: string }) {
  const isNone = value === 'none';
  const id = useId();
  return (
    <fieldset className={layout.lines}>
      <legend id={id} className={classes.groupLabel}>
        {label}
      </legend>
      <div className={classes.limitFields}>
        {isNone ? null : <TextInput aria-labelledby={id} error={error} {...typed(value, onChange)} />}
        <Checkbox
          label={none}
          checked={isNone}
          onChange={(event) => onChange(event.currentTarget.checked ? 'none' : usual)}
        />
      </div>
    </fieldset>
  );
}
