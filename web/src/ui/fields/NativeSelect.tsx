import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface NativeSelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  data: readonly (string | { value: string; label: string })[];
}

/** One of a list, chosen in the way that the browser or the telephone has for it. */
export function NativeSelect({ label, description, error, className, data, ...select }: NativeSelectProps) {
  return (
    <Field
      {...{ label, description, error, className, required: select.required }}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        <span className={classes.with}>
          <select {...select} {...control}>
            {data.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice)).map(option)}
          </select>
          <IconSelector aria-hidden size={18} stroke={1.7} />
        </span>
      )}
    </Field>
  );
}

function option({ value, label }: { value: string; label: string }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
