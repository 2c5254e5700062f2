import { localeCookie, localeCookieOf, spokenLocale } from '@laurel/contract/locale-cookie';

/** As the server kept it at the last sign-on, or `keepLocale` since. */
export function keptLocale(): string | undefined {
  return spokenLocale(new RegExp(`\\b${localeCookie}=([^;]*)`).exec(document.cookie)?.[1]);
}

/** The next page comes in that language. */
export function keepLocale(wanted: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: over http there is no cookie store, and the page may open anew at once
  document.cookie = localeCookieOf(wanted, { isHttps: window.location.protocol === 'https:' });
}
