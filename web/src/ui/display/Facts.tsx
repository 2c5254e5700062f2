import type { ReactNode } from 'react';
import classes from './Facts.module.css';

interface FactsProps {
  /** A small label above each value, beside it, above a large figure, or sums one below the other. */
  look?: 'above' | 'beside' | 'figures' | 'sums';
  /** Read out when it changes. */
  isLive?: boolean;
  children: ReactNode;
}

/** What is known of something, each under its label: `LabelledValue`s, or what has a dt and a dd. */
export function Facts({ look = 'above', isLive = false, children }: FactsProps) {
  return (
    <dl className={classes.facts} data-look={look} aria-live={isLive ? 'polite' : undefined}>
      {children}
    </dl>
  );
}
