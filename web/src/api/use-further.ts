import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallInput, type CallName, type CallOutput, call } from './call.ts';

/** The calls whose list goes on behind a place. */
type Further = {
  [N in CallName]: CallInput<N> extends { after?: string | undefined }
    ? CallOutput<N> extends { next: string | null }
      ? N
      : never
    : never;
}[CallName];

/** A list that grows as somebody asks for more of it, each page behind the one before. */
export function useFurther<N extends Further>(
  name: N,
  { size, ...asked }: Omit<CallInput<N>, 'limit' | 'after'> & { size: number },
) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [name, asked, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(name, { ...asked, limit: size, ...(pageParam !== '' && { after: pageParam }) } as CallInput<N>, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    meta: { errors: 'screen' },
  });
  return { ...query, pages: data?.pages };
}
