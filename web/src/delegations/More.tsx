import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';

interface MoreProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The way to those that follow. */
export function More({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <div className={layout.ends}>
      <Button variant="default" isWaiting={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {say(common.showMore)}
      </Button>
    </div>
  );
}
