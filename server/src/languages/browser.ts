import { preferredLanguage } from '@laurel/contract/languages';
import { localeCookie, spokenLocale } from '@laurel/contract/locale-cookie';

/** As it was spoken to last, else as it prefers; undefined where that is no language of the portal. */
export function localeOfBrowser(cookies: Record<string, string>, accepted: string | undefined): string | undefined {
  return spokenLocale(cookies[localeCookie]) ?? preferredLanguage(accepted);
}
