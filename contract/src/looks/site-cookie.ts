/** Names the site of whoever signed on last in this browser: the page that comes next looks like it. No secret. */
export const siteCookie = 'laurel_site';

const seconds = 400 * 86_400;

/** The member's own site, whether or not it has a look that is known already. Set at a sign-on, and where the browser wears another. */
export function siteCookieOf(site: string, { isHttps }: { isHttps: boolean }): string {
  return `${siteCookie}=${siteIn(site)}; Path=/; SameSite=Lax; Max-Age=${seconds}${isHttps ? '; Secure' : ''}`;
}

/** The code of a site that this says; '' where it is none. */
export function siteIn(said: string): string {
  return /^[a-z0-9-]{1,40}$/i.test(said) ? said.toLowerCase() : '';
}
