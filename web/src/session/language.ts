import { languageOf } from '@laurel/contract/languages';
import { language } from '@laurel/contract/say';
import { keptInTab } from '#lib/kept.ts';
import { keepLocale, keptLocale } from '#lib/locale.ts';

const triedKey = 'laurel.language';

/**
 * Keeps as what the member is spoken to, and whether the page has to be opened anew for it, since its words came with it.
 * A browser that keeps nothing is asked once.
 */
export function mustOpenAnew(locale: string): boolean {
  if (keptLocale() !== locale) keepLocale(locale);
  if (languageOf(locale) === language()) return false;
  const isTried = keptInTab.read(triedKey) === locale;
  keptInTab.write(triedKey, locale);
  return !isTried;
}
