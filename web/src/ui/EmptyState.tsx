import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Picture } from './Picture.tsx';

export interface EmptyStateProps {
  words: ReactNode;
  /** A line below, for what to do about it. */
  hint?: ReactNode;
  illustration: string;
  action?: ReactNode;
  /** Inside a card: a smaller picture. */
  compact?: boolean;
}

/** Nothing here yet, said kindly. */
export function EmptyState({ words, hint, illustration, action, compact = false }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-compact={compact || undefined}>
      <Picture src={illustration} width={compact ? 140 : 220} height={compact ? 100 : 157} />
      <p className={classes.words}>{words}</p>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}

/** Something went wrong in a part of a page. */
export function ErrorState({ words, hint, illustration, action, compact = false }: EmptyStateProps) {
  return (
    <div role="alert">
      <EmptyState words={words} hint={hint} illustration={illustration} action={action} compact={compact} />
    </div>
  );
}
