import { Button } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations } from '../paths.ts';

interface OfflinePageProps {
  onRetry: () => void;
}

/** Whoever shows it goes on by itself as soon as the browser is online. */
export function OfflinePage({ onRetry }: OfflinePageProps) {
  return (
    <StatePage
      isAlert
      illustration={illustrations.signedOut}
      title="You are offline"
      words="There is no connection just now. This page goes on by itself once there is one."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
