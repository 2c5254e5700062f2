import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import type { useFurther } from '#api/use-further.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';

interface MoreProps {
  query: Pick<ReturnType<typeof useFurther>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'>;
  onMore: () => void;
  /** What the button says; else that there are more. */
  label?: string;
}

/** The way to those that follow, and why they did not come. */
export function More({ query, onMore, label = say(common.showMore) }: MoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const failure = isFetchNextPageError ? error : null;
  if (!hasNextPage) return null;
  return (
    <div className={layout.lines}>
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div>
        <Button variant="default" isWaiting={isFetchingNextPage} onClick={onMore}>
          {failure ? say(common.tryAgain) : label}
        </Button>
      </div>
    </div>
  );
}
