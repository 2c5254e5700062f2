import { type ReactNode, useId } from 'react';
import classes from './PillChoice.module.css';

interface Pill {
  value: string;
  label: string;
  icon?: ReactNode;
}

interface PillChoiceProps {
  label: string;
  pills: readonly Pill[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** One of a few short words, all in sight. */
export function PillChoice({ label, pills, value, onChange, error }: PillChoiceProps) {
  const id = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>
        {label}
        <span aria-hidden className={classes.star}>
          {' *'}
        </span>
      </legend>
      <div className={classes.pills}>
        {pills.map((pill) => (
          <label key={pill.value} className={classes.pill}>
            <input
              type="radio"
              className={classes.input}
              name={`${id}-pill`}
              checked={pill.value === value}
              onChange={() => onChange(pill.value)}
              aria-describedby={error ? id : undefined}
              data-error={error ? true : undefined}
            />
            {pill.icon}
            {pill.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
