import { useState } from 'react';

interface Page<Row> {
  list: readonly Row[];
  /** Behind which others stand; null where there are none. */
  next: string | null;
}

/** A list whose first page came with something else: what follows is asked for, page by page. */
export function useRest<Row>(first: Page<Row>, ask: (after: string) => Promise<Page<Row>>) {
  const [rest, setRest] = useState<Page<Row> & { behind: string | null }>();
  const [asking, setAsking] = useState<'no' | 'waits' | Error>('no');
  // What followed another first page is not what follows this one.
  const more = rest?.behind === first.next ? rest : undefined;
  const next = more ? more.next : first.next;
  const fetchNextPage = async () => {
    if (next === null || asking === 'waits') return;
    setAsking('waits');
    try {
      const page = await ask(next);
      setRest({ behind: first.next, list: [...(more?.list ?? []), ...page.list], next: page.next });
      setAsking('no');
    } catch (error) {
      setAsking(error as Error);
    }
  };
  const error = asking instanceof Error ? asking : null;
  return {
    list: [...first.list, ...(more?.list ?? [])],
    query: {
      ...{ hasNextPage: next !== null, isFetchingNextPage: asking === 'waits' },
      ...{ isFetchNextPageError: error !== null, error },
    },
    fetchNextPage,
  };
}
