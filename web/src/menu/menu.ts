import { createStore } from '#lib/store.ts';
import { isFocusLost, wayBack } from '#ui/focus/focus.ts';

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

/** The drawer has left the page. If it was closed while it still came, it took the focus once more and left it nowhere. */
export function menuGone() {
  if (isFocusLost()) back();
}
