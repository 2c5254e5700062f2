import { languageOf } from '#languages';

/** Names the language and the country as which this browser was spoken to last, once somebody has signed on in it: 'de-ZA'. */
export const localeCookie = 'laurel_locale';

const seconds = 400 * 86_400;

/** As the server and the browser part set it. No secret: the page that comes next is in that language. */
export function localeCookieOf(locale: string, { isHttps }: { isHttps: boolean }): string {
  return `${localeCookie}=${locale}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;
}

/** What a browser sent back as that cookie: undefined where it is nothing that the portal speaks and the platform can write by. */
export function spokenLocale(kept: string | undefined): string | undefined {
  if (kept === undefined || !languageOf(kept)) return undefined;
  try {
    return Intl.getCanonicalLocales(kept)[0];
  } catch {
    return undefined;
  }
}
