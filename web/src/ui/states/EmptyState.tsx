import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { useFocusCaught } from '#ui/focus/focus.ts';
import classes from './EmptyState.module.css';

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

export interface ErrorStateProps {
  /** What happened, as `failureOf` tells it. */
  failure: { title: string; message: string };
  /** The screen's own words for it, where it has some; they stand for the title. */
  own?: string;
  illustration: string;
  onRetry: () => void;
  isRetrying?: boolean;
  compact?: boolean;
}

/** A part of a page that could not be read: what happened, and the way to ask again. */
export function ErrorState({ failure, own, illustration, onRetry, isRetrying, compact = false }: ErrorStateProps) {
  useFocusCaught();
  return (
    <div role="alert">
      <EmptyState
        compact={compact}
        illustration={illustration}
        words={own ?? failure.title}
        hint={<span className={classes.message}>{failure.message}</span>}
        action={
          <Button isWaiting={isRetrying ?? false} onClick={onRetry}>
            {say(common.tryAgain)}
          </Button>
        }
      />
    </div>
  );
}
