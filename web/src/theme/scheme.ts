import { keptInBrowser } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

type Scheme = 'light' | 'dark';

/** The same key and attribute as in public/scheme.js, which wears what is chosen before the first paint. */
const storageKey = 'laurel.scheme';
// as it is sent: a media query
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The colours that are shown: those that this browser's owner chose, in any of its tabs, or else the system's. */
export const scheme = createStore<Scheme>(schemeNow());

systemIsDark.addEventListener('change', wear);
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) wear();
});

export function chooseScheme(chosen: Scheme) {
  keptInBrowser.write(storageKey, chosen);
  wear();
}

function wear() {
  const chosen = chosenScheme();
  if (chosen) document.documentElement.dataset.scheme = chosen;
  else delete document.documentElement.dataset.scheme;
  scheme.set(schemeNow());
}

function schemeNow(): Scheme {
  return chosenScheme() ?? (systemIsDark.matches ? 'dark' : 'light');
}

function chosenScheme(): Scheme | undefined {
  const kept = keptInBrowser.read(storageKey);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}
