import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { ClientMetadata, Configuration } from 'oidc-provider';
import type { Db } from '#db/pool';
import { Provider } from '#identity/provider-package';
import { providerStore } from '#identity/provider-store';
import type { TestApp } from './app.ts';
import { openBrowser } from './browser.ts';

export type RealProvider = Awaited<ReturnType<typeof realProvider>>;

/**
 * A company's own provider, with what `oidc-provider` does by default: claims in userinfo and not in the token, a client that
 * is registered for one way to show who it is. Whoever comes is signed on as `person` without being asked.
 */
export async function realProvider(db: Db, configuration: Configuration = {}) {
  let listener: RequestListener = () => {};
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  let person: Record<string, unknown> & { sub: string } = { sub: 'nobody' };

  function register(client: Omit<ClientMetadata, 'client_id'>): void {
    const provider = new Provider(issuer, {
      ...configuration,
      jwks: { keys: [newKey()] as never },
      adapter: providerStore(db),
      // By itself it asks nobody on its own machine, and there the portal is.
      fetch: (address, init) => fetch(address, { ...init, dispatcher: undefined } as RequestInit),
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      clients: [{ client_id: 'laurel', redirect_uris: ['http://localhost:3000/sso/callback'], ...client }],
      cookies: { keys: ['a key'] },
      claims: { openid: ['sub', 'employee_number'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false }, ...configuration.features },
      interactions: { url: (_context, { uid }) => `/choose/${uid}` },
      findAccount: (_context, accountId) => ({ accountId, claims: async () => ({ ...person, sub: accountId }) }),
      async loadExistingGrant({ oidc: { session, provider: its } }) {
        const grant = new its.Grant({ clientId: 'laurel', accountId: session?.accountId ?? '' });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    listener = (request, response) => {
      if (!request.url?.startsWith('/choose/')) return answer(request, response);
      const result = { login: { accountId: person.sub } };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
  }

  return {
    issuer,
    /** The portal is registered so from now on; with new keys, as a provider that starts anew. */
    register,
    signsOn: (next: typeof person) => {
      person = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig' };
}

type Cookies = Map<string, string>;

/** One request of a browser that keeps the provider's cookies and is sent on by nobody but us. */
async function visited(url: string, cookies: Cookies, form?: URLSearchParams): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = form ? { method: 'POST', body: form } : {};
  const response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...sent });
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  return response;
}

/** Says yes to the provider's question whether to sign off there, and answers where the browser is sent then. */
export async function signOffThrough(address: string, cookies: Cookies): Promise<string | null> {
  const page = await (await visited(address, cookies)).text();
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  const response = await visited(action, cookies, new URLSearchParams({ xsrf, logout: 'yes' }));
  return response.headers.get('location');
}

/** A sign-on as a browser makes it: from the portal through the provider's pages and back. */
export async function signOnThrough(portal: TestApp, { issuer }: RealProvider, cookies: Cookies = new Map()) {
  const browser = openBrowser(portal);
  let url = String((await browser.get('/sso/idplogin')).headers.location);
  // loop: hop by hop, as a browser is sent on
  for (let hops = 0; url.startsWith(issuer) && hops < 10; hops += 1) {
    const response = await visited(url, cookies);
    const next = response.headers.get('location');
    if (!next) throw new Error(`No redirect from ${url}: ${response.status} ${(await response.text()).slice(0, 600)}`);
    url = new URL(next, url).href;
  }
  const { pathname, search } = new URL(url);
  const { headers, statusCode } = await browser.get(pathname + search);
  if (!headers.location) throw new Error(`No redirect from the callback: ${statusCode}`);
  const code = new URL(String(headers.location), 'http://localhost').searchParams.get('code');
  return browser.post('/api/member/authsso', { code }, { authorization: '' });
}
