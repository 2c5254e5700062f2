import type { ReactNode } from 'react';
import classes from './Badge.module.css';

export type BadgeTone = 'quiet' | 'waiting' | 'done' | 'danger' | 'gold';

/** Where something stands, in a word or two. */
export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
