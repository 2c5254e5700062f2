import type { ComponentProps } from 'react';
import classes from './Field.module.css';
import { ChoiceField, type FieldProps } from './Field.tsx';

interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'type'> {}

export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  return (
    <ChoiceField {...{ label, description, error, className }} describedBy={input['aria-describedby']}>
      {(control) => <input {...input} {...control} type="checkbox" className={classes.box} />}
    </ChoiceField>
  );
}

/** For what takes effect as a state: on or off. */
export function Switch({ label, description, error, className, ...input }: CheckboxProps) {
  return (
    <ChoiceField {...{ label, description, error, className }} describedBy={input['aria-describedby']}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          className={classes.switch}
        />
      )}
    </ChoiceField>
  );
}
