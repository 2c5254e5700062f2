import type { ReactNode } from 'react';
import classes from './Programme.module.css';

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
