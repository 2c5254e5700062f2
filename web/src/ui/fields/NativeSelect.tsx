import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface Choice {
  value: string;
  label: string;
  /** In which language the label is, where it is another than the page's. */
  lang?: string;
}

interface NativeSelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  data: readonly (string | Choice)[];
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

function option({ value, label, lang }: Choice) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}
