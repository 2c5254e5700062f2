/** Names the language and the country as which this browser was spoken to last, once somebody has signed on in it: 'de-ZA'. */
export const localeCookie = 'laurel_locale';

const seconds = 400 * 86_400;

/** As the server and the browser part set it. No secret: the page that comes next is in that language. */
export function localeCookieOf(locale: string, { isHttps }: { isHttps: boolean }): string {
  return `${localeCookie}=${locale}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;
}
