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
  if (!chosen) requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
}
