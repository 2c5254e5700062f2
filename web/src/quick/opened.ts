import { createStore } from '#lib/store.ts';

/** What is open of what is done from everywhere; the menu, Home and keys open it too. */
export const opened = createStore<'search' | 'thanks' | undefined>(undefined);
