import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';

const everyMs = 2 * 60_000;

/** How many notices are not read, as other devices have left it too; undefined until it is known. */
export function useUnread(): number | undefined {
  const query = callQuery('noticecount', {}, { errors: 'screen' });
  return useQuery({ ...query, refetchInterval: everyMs, refetchOnWindowFocus: true, retry: false }).data?.unread;
}
