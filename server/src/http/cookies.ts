import { siteCookie, siteIn } from '@laurel/contract/looks/site-cookie';

/** Cookies of the sign-on flow, and those that name the browser's language and site. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim();
  }
  return cookies;
}

/** The code of the site of whoever signed on last in this browser; '' where it names none. */
export function siteOfBrowser(cookies: Record<string, string>): string {
  return siteIn(cookies[siteCookie] ?? '');
}

/** How our cookies' names begin: with https no neighbouring host can plant them. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-laurel_' : 'laurel_';
}

/** What names this browser, since its first sign-on: all tokens that it was given are bound to it. */
export function browserSecret(cookies: Record<string, string>, publicUrl: string): string | undefined {
  return cookies[`${cookiePrefix(publicUrl)}browser`];
}

/** A Set-Cookie value that scripts cannot read and other sites' forms do not carry. `maxAge` 0 takes the cookie away. */
export function cookie(name: string, value: string, options: { maxAge: number; secure: boolean }): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAge}${options.secure ? '; Secure' : ''}`;
}
