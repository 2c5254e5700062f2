import { say } from '@laurel/contract/say';
import { focusRound } from '#ui/focus/round.ts';
import * as texts from './texts.ts';

/**
 * The modal dialogs that are open, the topmost last, and what lies over them. The browser makes all inert that is outside of the
 * topmost one: so messages and whatever else must be seen and used live in one place, which moves into it and out again.
 */
interface Open {
  dialog: HTMLDialogElement;
  close: () => void;
}

const open: Open[] = [];
const root = document.documentElement;
let whileOpen = new AbortController();

/** Where what lies over everything is drawn: a place of its own for those who go from place to place. */
export const over = document.createElement('section');
over.ariaLabel = say(texts.notices);
over.style.display = 'contents';

/** Shows it above all others; answers how to take it away. */
export function openModal(dialog: HTMLDialogElement, close: () => void): () => void {
  const entry = { dialog, close };
  if (open.length === 0) begin();
  dialog.showModal();
  open.push(entry);
  moveOver();
  return () => {
    open.splice(open.indexOf(entry), 1);
    if (open.length === 0) whileOpen.abort();
    moveOver();
  };
}

/** As long as any is open. */
function begin() {
  whileOpen = new AbortController();
  const { signal } = whileOpen;
  document.addEventListener('keydown', onKey, { signal });
  for (const change of ['resize', 'scroll']) window.visualViewport?.addEventListener(change, fit, { signal });
  root.toggleAttribute('data-bar', window.innerWidth > root.clientWidth);
  for (const size of ['--seen-from', '--seen']) root.style.removeProperty(size);
  fit();
}

/** A telephone's keyboard covers a part of the window: dialogs stand in the rest. Who has drawn near to read is left alone. */
function fit() {
  const { visualViewport: seen } = window;
  if (seen?.scale !== 1) return;
  root.style.setProperty('--seen-from', `${seen.offsetTop}px`);
  root.style.setProperty('--seen', `${seen.height}px`);
}

/** For a wish to close that comes from the browser, such as a telephone's way back. */
export function closeIfTopmost(dialog: HTMLDialogElement) {
  const top = open.at(-1);
  if (top?.dialog === dialog) top.close();
}

/** To the end of where it belongs now; where a browser can move without a break, falling leaves fall on. */
export function moveOver() {
  const place: Element & { moveBefore?: (node: Node, before: null) => void } = open.at(-1)?.dialog ?? document.body;
  if (place.lastElementChild === over) return;
  if (over.isConnected && place.moveBefore) place.moveBefore(over, null);
  else place.append(over);
}

/** Escape is not left to the browser: it closes dialogs that came without a touch together, and somebody has read only the topmost. */
function onKey(event: KeyboardEvent) {
  const top = open.at(-1);
  if (!top || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (!event.repeat) top.close();
  } else if (event.key === 'Tab' && focusRound(top.dialog, event.shiftKey)) event.preventDefault();
}
