/** Names the site of whoever signed on last in this browser: the page that comes next looks like it. No secret. */
export const siteCookie = 'laurel_site';

const seconds = 400 * 86_400;

/** As the server sets it where the page wears another look than that of its member's site. */
export function siteCookieOf(site: string, { isHttps }: { isHttps: boolean }): string {
  return `${siteCookie}=${site}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;
}
