import type { Input } from '@laurel/contract/call';
import type { mydelegations } from '@laurel/contract/calls/delegations/mydelegations';
import { useFurther } from '#api/use-further.ts';

type Show = Input<typeof mydelegations>['show'];

const size = 20;

/** Those in which the reader is away, or stands in, page after page. */
export function useDelegations(show: Show) {
  const { pages, ...query } = useFurther('mydelegations', { show, size });
  return { ...query, delegations: pages?.flatMap((page) => page.delegations) };
}

/** The same of somebody, for who looks after people. */
export function useDelegationsOf(memberId: string) {
  const { pages, ...query } = useFurther('persondelegations', { memberId, size });
  return {
    ...query,
    delegations: pages?.flatMap((page) => page.delegations),
    mayName: pages?.[0]?.mayName ?? false,
  };
}
