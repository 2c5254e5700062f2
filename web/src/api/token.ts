import { keptInTab } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

const storageKey = 'laurel.token';

/** The bearer token of this tab's session, or null. */
export const tokenStore = createStore<string | null>(keptInTab.read(storageKey));

/** The session was ended by the server and the browser is on its way to /logout: nobody may sign on meanwhile. */
export const leavingStore = createStore(false);

export function setToken(token: string | null) {
  keptInTab.write(storageKey, token);
  tokenStore.set(token);
}
