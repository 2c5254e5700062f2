import { languageOf, preferredLanguage } from '@laurel/contract/languages';
import { localeCookie } from '@laurel/contract/locale-cookie';

/** As it was spoken to last, else as it prefers; undefined where that is no language of the portal. */
export function localeOfBrowser(cookies: Record<string, string>, accepted: string | undefined): string | undefined {
  const kept = cookies[localeCookie];
  return kept !== undefined && isLocale(kept) && languageOf(kept) ? kept : preferredLanguage(accepted);
}

/** What the platform can write numbers by. */
function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
