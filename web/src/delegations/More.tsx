import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';

interface MoreProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; error: Error | null; fetchNextPage: () => unknown };
}

/** The way to those that follow, and why they did not come. */
export function More({ pages: { hasNextPage, isFetchingNextPage, error, fetchNextPage } }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <div className={layout.lines}>
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      <div>
        <Button variant="default" isWaiting={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(error ? common.tryAgain : common.showMore)}
        </Button>
      </div>
    </div>
  );
}
