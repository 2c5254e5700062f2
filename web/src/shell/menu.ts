import { createStore } from '#lib/store.ts';

/** The menu that the header and the bar at a phone's foot open. */
export const menuOpen = createStore(false);

let opener: Element | null = null;

export function openMenu() {
  opener = document.activeElement;
  menuOpen.set(true);
}

/** Back to what opened it; after a choice the new page takes the focus. */
export function closeMenu(chosen = false) {
  menuOpen.set(false);
  if (chosen) opener = null;
  else requestAnimationFrame(focusOpener);
}

/** The drawer has gone. If it was closed while it still came, it took the focus once more and left it nowhere. */
export function menuGone() {
  if (document.activeElement === document.body) focusOpener();
}

function focusOpener() {
  if (opener instanceof HTMLElement) opener.focus();
}
