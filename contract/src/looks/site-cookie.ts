/** Names the site whose look whoever signed on last in this browser wears: the page that comes next looks like it. No secret. */
export const siteCookie = 'laurel_site';

const seconds = 400 * 86_400;

/** As the server sets it at a sign-on, and where the browser names another look than that of the member's site. */
export function siteCookieOf(site: string, { isHttps }: { isHttps: boolean }): string {
  return `${siteCookie}=${site}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;
}
