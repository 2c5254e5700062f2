import { keptInTab } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

const storageKey = 'laurel.token';

/** The bearer token of this tab's session, or null. */
export const tokenStore = createStore<string | null>(keptInTab.read(storageKey));

export function setToken(token: string | null) {
  keptInTab.write(storageKey, token);
  tokenStore.set(token);
}
