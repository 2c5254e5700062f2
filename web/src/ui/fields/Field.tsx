import { type ReactNode, useId } from 'react';
import classes from './Field.module.css';

/** What all fields have around them. */
export interface FieldProps {
  label?: ReactNode;
  /** Below the field, after what is wrong. */
  description?: ReactNode;
  /** What is wrong; `true` where somebody else says it. */
  error?: ReactNode;
  className?: string | undefined;
}

/** What the control itself needs of its field. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
  required?: boolean | undefined;
  /** More that describes the control. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, what is wrong and what helps, tied together for screen readers. */
export function Field({ label, description, error, className, required, describedBy, children }: FrameProps) {
  const id = useId();
  const { texts, ...control } = describedControl(id, { description, error, describedBy });
  return (
    <div className={joined(classes.field, className)}>
      {label ? (
        <label htmlFor={id} className={classes.label}>
          {label}
          {required ? (
            <span aria-hidden className={classes.asterisk}>
              {' *'}
            </span>
          ) : null}
        </label>
      ) : null}
      {children({ ...control, className: classes.control })}
      {texts}
    </div>
  );
}

/** A switch or a box to tick, with its label beside it. */
export function ChoiceField({ label, description, error, className, describedBy, children }: FrameProps) {
  const id = useId();
  const { texts, ...control } = describedControl(id, { description, error, describedBy });
  return (
    <div className={joined(classes.choice, className)}>
      {children({ ...control, className: undefined })}
      <div className={classes.beside}>
        <label htmlFor={id} className={classes.choiceLabel}>
          {label}
        </label>
        {texts}
      </div>
    </div>
  );
}

function describedControl(id: string, { description, error, describedBy }: Omit<FrameProps, 'children'>) {
  const errorId = error && error !== true ? `${id}-error` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': joined(errorId, descriptionId, describedBy),
    texts: (
      <>
        {errorId ? (
          <p id={errorId} className={classes.error}>
            {error}
          </p>
        ) : null}
        {descriptionId ? (
          <p id={descriptionId} className={classes.description}>
            {description}
          </p>
        ) : null}
      </>
    ),
  };
}

function joined(...words: (string | undefined)[]): string | undefined {
  return words.filter(Boolean).join(' ') || undefined;
}
