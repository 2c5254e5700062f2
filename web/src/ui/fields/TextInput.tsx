import type { ComponentProps, ReactNode } from 'react';
import classes from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export interface TextInputProps extends FieldProps, Omit<ComponentProps<'input'>, 'className'> {
  /** An icon before the words. */
  leftSection?: ReactNode;
}

export function TextInput({ label, description, error, className, leftSection, ...input }: TextInputProps) {
  return (
    <Field
      {...{ label, description, error, className, required: input.required }}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <span className={classes.with}>
          {leftSection}
          <input type="text" {...input} {...control} />
        </span>
      )}
    </Field>
  );
}
