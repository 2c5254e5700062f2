import type { ReactNode } from 'react';
import classes from './FailureNote.module.css';

/** Why something was refused or is not there, read out at once. */
export function FailureNote({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${classes.note} ${className}`} role="alert">
      {children}
    </div>
  );
}
