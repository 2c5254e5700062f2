import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';

interface OfflinePageProps {
  onRetry: () => void;
}

/** Whoever shows it goes on by itself as soon as the browser is online. */
export function OfflinePage({ onRetry }: OfflinePageProps) {
  return (
    <StatePage
      isAlert
      illustration={illustrations.signedOut}
      title={say(common.offline)}
      words={say(texts.offlineWords)}
      action={<Button onClick={onRetry}>{say(common.tryAgain)}</Button>}
    />
  );
}
