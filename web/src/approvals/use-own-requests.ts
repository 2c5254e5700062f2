import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';

const asked = (show: 'waiting' | 'decided') =>
  callQuery('approvals', { show, own: true, limit: 1 }, { errors: 'screen' });

/** How many requests of the reader wait; undefined where they never had any, or it is not known yet. */
export function useOwnRequests(): number | undefined {
  const { data: waiting } = useQuery(asked('waiting'));
  const { data: decided } = useQuery({ ...asked('decided'), enabled: waiting?.total === 0 });
  if (!waiting) return undefined;
  return waiting.total > 0 || (decided?.total ?? 0) > 0 ? waiting.total : undefined;
}
