import { createStore } from '#lib/store.ts';

/** Each new one begins anew. */
export const celebrations = createStore({ count: 0, isOn: false });

/** Leaves fall for a moment. Who asked the system for less motion sees none; the words are said elsewhere. */
export function celebrate() {
  // as it is sent: a media query
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  celebrations.set(({ count }) => ({ count: count + 1, isOn: true }));
}

export function endCelebration() {
  celebrations.set((before) => ({ ...before, isOn: false }));
}
