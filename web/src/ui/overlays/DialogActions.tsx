import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** What can be done, the one thing to do last; in view however long the dialog is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
