import { type Look, lookOf } from '@laurel/contract/site-looks';
import { keptInBrowser } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

/** The same key and attribute as in public/scheme.js. */
const storageKey = 'laurel.site';

/** The look of the member's site; kept, so that the next visit starts in it. */
export const siteLook = createStore<Look>(lookOf(keptInBrowser.read(storageKey) ?? ''));

export function wearSite(siteTemplate: string) {
  const look = lookOf(siteTemplate);
  if (look === siteLook.get()) return;
  keptInBrowser.write(storageKey, look);
  document.documentElement.dataset.look = look;
  siteLook.set(look);
}
