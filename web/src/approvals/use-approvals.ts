import type { Input } from '@laurel/contract/call';
import type { approvals } from '@laurel/contract/calls/approvals';
import { useFurther } from '#api/use-further.ts';

export type Show = Input<typeof approvals>['show'];

/** What waits, or what is decided, page after page, with how many there are in all. */
export function useApprovals(show: Show) {
  const { pages, ...query } = useFurther('approvals', { show, size: 25 });
  return { ...query, approvals: pages?.flatMap((page) => page.approvals), total: pages?.at(-1)?.total };
}
