import { staleAfter } from '@laurel/contract/call-rows';
import type { CallName } from './call.ts';
import { queryClient } from './query-client.ts';
import { renewalOf } from './renewal.ts';

/** What was asked for again because of what was done here, and when; '' for everything. Who hears of it from the server too asks no second time. */
export const askedAnew = new Map<CallName | '', number>();

/** What this call made stale is asked for again where it is on the screen, and elsewhere when it is next shown. */
export async function nowStale(name: CallName, outcome: 'done' | 'refused'): Promise<void> {
  const stale = staleAfter(name, outcome);
  for (const one of stale === 'everything' ? ([''] as const) : stale) askedAnew.set(one, Date.now());
  if (stale === 'everything') return queryClient.invalidateQueries();
  // One that fails shows its failure where it stands.
  await Promise.allSettled(stale.map((one) => renewed(one)));
}

function renewed(name: CallName): Promise<unknown> | undefined {
  const renew = renewalOf(name);
  return renew ? renew() : queryClient.invalidateQueries({ queryKey: [name] });
}
