import { keptInTab } from '#lib/kept.ts';

const storageKey = 'laurel.scroll';
let positions: Record<string, number> = {};

/** From now on we say how far a page is scrolled, the browser does not: it would ask before the page stands. */
export function keepScrolling(keyNow: () => string) {
  window.history.scrollRestoration = 'manual';
  positions = readPositions(keptInTab.read(storageKey));
  window.addEventListener('pagehide', () => {
    rememberScroll(keyNow());
    keptInTab.write(storageKey, JSON.stringify(positions));
  });
}

/** In pixels. A key names an entry of the browser's history. */
export function scrolledAt(key: string): number | undefined {
  return positions[key];
}

export function rememberScroll(key: string) {
  positions[key] = window.scrollY;
}

/** To where one was, to what the address names, or to the top. */
export function scrollTo(top: number | undefined, hash: string) {
  const named = top === undefined && hash !== '' ? document.getElementById(nameIn(hash)) : null;
  if (named) named.scrollIntoView();
  else window.scrollTo(0, top ?? 0);
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Rubbish in the storage counts as never scrolled. */
function readPositions(stored: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    const entries = typeof value === 'object' && value ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}
