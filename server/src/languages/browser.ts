import { languageOf, preferredLanguage } from '@laurel/contract/languages';

/** Names the language and the country as which this browser was spoken to last, once somebody has signed on in it: 'de-ZA'. */
const localeCookie = 'laurel_locale';

const localeSeconds = 400 * 86_400;

/** No secret, and for the browser part to change: its page is in that language. */
export function localeCookieOf(locale: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${localeCookie}=${locale}; Path=/; SameSite=Lax; Max-Age=${localeSeconds}${secure}`;
}

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
