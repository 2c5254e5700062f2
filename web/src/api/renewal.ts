import type { CallName } from './call.ts';

type Renew = () => Promise<unknown> | undefined;

const ways: Partial<Record<CallName, Renew>> = {};

/** For an answer that is not simply asked for again when it is stale: says how it is renewed. */
export function renewBy(name: CallName, renew: Renew) {
  ways[name] = renew;
}

export function renewalOf(name: CallName): Renew | undefined {
  return ways[name];
}
