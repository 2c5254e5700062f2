import { expect, test } from 'vitest';
import { siteCookieOf } from './site-cookie.ts';

test.each([
  ['North', 'laurel_site=north; Path=/; SameSite=Lax; Max-Age=34560000'],
  ['north; Path=/elsewhere', 'laurel_site=; Path=/; SameSite=Lax; Max-Age=34560000'],
  ['Nord\r\nSet-Cookie: a=b', 'laurel_site=; Path=/; SameSite=Lax; Max-Age=34560000'],
])('a cookie names the site %j as a code, and nothing else', (site, cookie) => {
  expect(siteCookieOf(site, { isHttps: false })).toBe(cookie);
  expect(siteCookieOf(site, { isHttps: true })).toBe(`${cookie}; Secure`);
});
