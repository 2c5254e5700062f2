import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { keyOf } from './work-words.ts';

const pageSize = 50;

/** What waits, page after page, without what was done since it was read: the answer that has it no longer is on its way. */
export function useWork(kind: WorkKind | undefined) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['todolist', { kind }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'todolist',
        { ...(kind && { kind }), limit: pageSize, ...(pageParam !== '' && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { errors: 'screen' },
  });
  const items = data?.pages.flatMap((page) => page.items).filter((item) => !gone.has(keyOf(item)));
  return { ...query, items, takeOut: (item: WorkItem) => setGone((before) => new Set([...before, keyOf(item)])) };
}
