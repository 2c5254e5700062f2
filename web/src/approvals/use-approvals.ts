import type { Input } from '@laurel/contract/call';
import type { approvals } from '@laurel/contract/calls/approvals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Show = Input<typeof approvals>['show'];

const pageSize = 25;

/** What waits, or what is decided, page after page, with how many there are in all. */
export function useApprovals(show: Show) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['approvals', { show }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('approvals', { show, limit: pageSize, ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { errors: 'screen' },
  });
  return {
    ...query,
    approvals: data?.pages.flatMap((page) => page.approvals),
    total: data?.pages.at(-1)?.total,
  };
}
