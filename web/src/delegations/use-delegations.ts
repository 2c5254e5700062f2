import type { Input } from '@laurel/contract/call';
import type { mydelegations } from '@laurel/contract/calls/delegations/mydelegations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type Show = Input<typeof mydelegations>['show'];

const pageSize = 20;

/** Those in which the reader is away, or stands in, page after page. */
export function useDelegations(show: Show) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['mydelegations', { show }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('mydelegations', { show, limit: pageSize, ...(pageParam !== '' && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { errors: 'screen' },
  });
  return { ...query, delegations: data?.pages.flatMap((page) => page.delegations) };
}

/** The same of somebody, for who looks after people. */
export function useDelegationsOf(memberId: string) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['persondelegations', { memberId }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'persondelegations',
        { memberId, limit: pageSize, ...(pageParam !== '' && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { errors: 'screen' },
  });
  return {
    ...query,
    delegations: data?.pages.flatMap((page) => page.delegations),
    mayName: data?.pages[0]?.mayName ?? false,
  };
}
