import { createStore } from '#lib/store.ts';

/** Counts the celebrations of this page; each new one is shown once. */
export const celebrations = createStore(0);

/** Leaves fall for a moment. Who asked the system for less motion sees none; the words are said elsewhere. */
export function celebrate() {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  celebrations.set((n) => n + 1);
}
