import { createStore } from '#lib/store.ts';
import { wayBack } from '#ui/focus/focus.ts';

/** The menu that the header and the bar at a phone's foot open. */
export const menuOpen = createStore(false);

let back: () => unknown = () => {};

export function openMenu() {
  back = wayBack();
  menuOpen.set(true);
}

/** Back to what opened it; after a choice the new page takes the focus. */
export function closeMenu(chosen = false) {
  menuOpen.set(false);
  if (chosen) back = () => {};
  else requestAnimationFrame(back);
}
