import '#api/late-rows.ts';
import type { FeedItem } from '@laurel/contract/calls/recognition/feed-item';
import type { FeedScope } from '@laurel/contract/programme/audience';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { useFurther } from '#api/use-further.ts';

/** Milliseconds after which it is asked whether something has come, where nothing tells. */
const askAgainMs = 60_000;

/** The feed as far as it is shown, and how much has come since: what stands there stays where it is until somebody asks for that. */
export function useFeed(scope: FeedScope, size: number) {
  const { pages, ...query } = useFurther('recognitionfeed', { scope, size });
  const items: FeedItem[] | undefined = pages?.flatMap((page) => page.items);
  const newest = items?.find(({ kind }) => kind === 'given')?.place ?? '0.0';
  const { data: news } = useQuery({
    ...callQuery('recognitionfeednew', { scope, since: newest }, { errors: 'screen', staleTime: 0 }),
    enabled: items !== undefined && !query.isFetching,
    refetchInterval: askAgainMs,
  });
  return { ...query, items, news: news && news.count > 0 ? news : undefined };
}
