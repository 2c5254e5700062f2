import { failureOf } from '#api/call-error.ts';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';

interface NotReadProps {
  /** Of the query that came to nothing. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** The screen's own words for it, where it has some. */
  own?: string;
  /** Inside a card. */
  compact?: boolean;
}

/** In the place of what a call should have brought: what happened, and the way to ask again. */
export function NotRead({ error, isFetching, refetch, ...rest }: NotReadProps) {
  return (
    <ErrorState
      {...rest}
      illustration={illustrations.error}
      failure={failureOf(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
