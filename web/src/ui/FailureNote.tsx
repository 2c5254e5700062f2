import type { ReactNode } from 'react';
import classes from './FailureNote.module.css';

/** In a form or a dialog: why it was refused, read out at once. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note} role="alert">
      {children}
    </p>
  );
}
