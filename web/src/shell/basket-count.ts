import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { hasSite, mustUpdateProfile } from '#session/member.ts';
import { whenIdle } from '#ui/states/late.tsx';

/** How many things lie in the basket; undefined until the shop has said so. The shop keeps the same answer fresh. */
export function useBasketCount(member: MemberData): number | undefined {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // The shop refuses whoever may not buy yet, so it is not asked.
  const mayAsk = isIdle && hasSite(member) && !mustUpdateProfile(member);
  const query = callQuery('categorylist', {}, { errors: 'screen', staleTime: freshMs });
  // What the shop could not read it offers to read again; asked for here, its words would go from under somebody's hand.
  const enabled = ({ state }: { state: { status: string } }) => mayAsk && state.status !== 'error';
  return useQuery({ ...query, enabled, retry: false }).data?.totalBasketQty;
}

const freshMs = 5 * 60_000;
