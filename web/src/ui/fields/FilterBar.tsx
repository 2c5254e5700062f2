import type { ReactNode } from 'react';
import classes from './FilterBar.module.css';

export interface FilterBarProps {
  children: ReactNode;
  /** Where a button loads; without it every change does. */
  onSubmit?: () => void;
}

/** The filters of a report in a row, their lower edges in one line. */
export function FilterBar({ children, onSubmit }: FilterBarProps) {
  return (
    <form
      className={classes.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {children}
    </form>
  );
}
