import type { TestApp } from './app.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import type { Answered, Claims, FakeProvider } from './fake-provider.ts';

export interface Wanted {
  claims?: (usual: Claims) => Claims;
  header?: Record<string, unknown>;
  key?: Answered['key'];
  callback?: (address: string) => string;
}

/** Up to the provider's answer: what the portal's callback answers to it. */
export async function callbackOf(
  {
    portal,
    provider,
    browser = openBrowser(portal),
  }: { portal: TestApp; provider: FakeProvider; browser?: TestBrowser },
  person: Claims,
  { claims = (usual) => usual, header, key, callback = (address) => address }: Wanted = {},
) {
  const begun = new URL(String((await browser.get('/sso/idplogin?returnTo=/orders')).headers.location));
  const { state, nonce } = Object.fromEntries(begun.searchParams);
  const seconds = Math.floor(Date.now() / 1000);
  const usual = { iss: provider.issuer, aud: 'laurel', iat: seconds, exp: seconds + 300, nonce, ...person };
  provider.answer({
    claims: claims(usual),
    ...(header ? { header } : {}),
    ...(key === undefined ? {} : { key }),
  });
  return browser.get(callback(`/sso/callback?code=abc&state=${state}`));
}

/** One sign-on of one browser, whose provider answers what is wanted. */
export async function signOnAt(portal: TestApp, provider: FakeProvider, person: Claims, wanted: Wanted = {}) {
  const browser = openBrowser(portal);
  const { headers, statusCode } = await callbackOf({ portal, provider, browser }, person, wanted);
  if (!headers.location) throw new Error(`No redirect from the callback: ${statusCode}`);
  const code = new URL(String(headers.location), 'http://localhost').searchParams.get('code');
  return browser.post('/api/member/authsso', { code }, { authorization: '' });
}
