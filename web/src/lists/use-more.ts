import { useEffect, useRef } from 'react';
import { focusOn } from '#ui/focus/focus.ts';

interface Growing {
  /** How many stand there. */
  shown: number;
  /** The place of one of them on the page. */
  at: (place: number) => Element | null | undefined;
  fetchNextPage: () => unknown;
}

/** What a button does that shows more: the first of those that come has the focus, for the button may leave with it. */
export function useMore({ shown, at, fetchNextPage }: Growing): () => void {
  const askedAt = useRef<number>(undefined);
  useEffect(() => {
    if (askedAt.current === undefined || shown <= askedAt.current) return;
    focusOn(at(askedAt.current));
    askedAt.current = undefined;
  }, [at, shown]);
  return () => {
    askedAt.current = shown;
    void fetchNextPage();
  };
}
