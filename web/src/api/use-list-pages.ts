import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallInput, CallName, CallOutput } from './call.ts';
import { type CallQueryOptions, callQuery } from './query-client.ts';
import { usePlaces } from './use-places.ts';

interface Counted {
  total?: number;
  isMore?: boolean;
}

/** The calls whose list comes by pages, counted beside the first. */
type Listed = {
  [N in CallName]: CallOutput<N> extends Counted & { next: string | null } ? N : never;
}[CallName];

/**
 * A list of any length, a page at a time: each begins where the one before it ended, whatever has left the list since. Another
 * question begins at the first page; until it is there, what was before stays.
 */
export function useListPages<N extends Listed>(
  name: N,
  { size, ...asked }: Omit<CallInput<N>, 'limit' | 'after' | 'offset'> & { size: number },
  options: CallQueryOptions = {},
) {
  const places = usePlaces(JSON.stringify(asked));
  const queryAt = (after: string | undefined) => ({
    ...callQuery(name, { ...asked, limit: size, ...(after !== undefined && { after }) } as CallInput<N>, options),
    placeholderData: keepPreviousData,
  });
  const first = useQuery(queryAt(undefined));
  const { data, isPlaceholderData, ...query } = useQuery(queryAt(places.after));
  const { total = 0, isMore = false } = (first.data ?? {}) as Counted;
  return {
    ...query,
    data: data as CallOutput<N> | undefined,
    /** The first page, with what is told of all. */
    first: first.data as CallOutput<N> | undefined,
    isTurning: isPlaceholderData,
    turner: {
      page: isPlaceholderData ? places.from : places.page,
      pageSize: size,
      total,
      isMore,
      isLast: data?.next === null,
      isBusy: isPlaceholderData,
      onTurn: (page: number) => places.turnTo(page, data?.next),
    },
  };
}
