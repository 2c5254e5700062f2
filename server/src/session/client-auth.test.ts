import { createHash, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { type FakeProvider, fakeProvider, sendJson } from '../../test/fake-provider.ts';
import { ownAuthority } from '../../test/own-authority.ts';
import { type RealProvider, realProvider, signOnThrough } from '../../test/real-provider.ts';
import { signOnAt } from '../../test/sign-on.ts';

let provider: RealProvider;
let portal: TestApp;
const log: string[] = [];

beforeAll(async () => {
  portal = await testApp();
  provider = await realProvider(portal.db);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** The same portal, told otherwise how it shows who it is. */
async function withPortal<T>(env: Record<string, string>, run: (portal: TestApp) => Promise<T>): Promise<T> {
  const settings = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', ...env };
  const other = await appOn({ ...portal, close: async () => {} }, settings, { log });
  return run(other).finally(() => other.close());
}

async function statusOf(env: Record<string, string>): Promise<number> {
  const { memberNumber } = await portal.make.member({ registered_at: null });
  provider.signsOn({ sub: memberNumber, employee_number: memberNumber });
  return withPortal(env, async (on) => (await signOnThrough(on, provider)).status);
}

const secret = { OIDC_CLIENT_SECRET: 'a secret: with + and / and %' };
const registered = { client_secret: secret.OIDC_CLIENT_SECRET };

/** A provider that knows the secret shown in one way alone, as `challenges` says with a challenge too, and says nothing of it. */
async function strictly(
  { method, challenges, listed }: { method: string; challenges: boolean; listed: string[] | undefined },
  run: (strict: FakeProvider, signOn: (on: TestApp) => Promise<number>) => Promise<void>,
) {
  const strict = await fakeProvider();
  if (listed) strict.describe({ token_endpoint_auth_methods_supported: listed });
  const encoded = encodeURIComponent(secret.OIDC_CLIENT_SECRET).replaceAll('%20', '+');
  strict.instead('/token', async (request, response) => {
    const form = new URLSearchParams(String(await buffer(request)));
    const basic = Buffer.from(request.headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    const isIts =
      method === 'client_secret_basic'
        ? basic === `laurel:${encoded}` && !form.has('client_secret')
        : form.get('client_secret') === secret.OIDC_CLIENT_SECRET && form.get('client_id') === 'laurel' && basic === '';
    if (!isIts && challenges) response.setHeader('www-authenticate', 'Basic realm="clients"');
    return sendJson(isIts ? strict.tokens() : { error: 'invalid_client' }, isIts ? 200 : 401)(request, response);
  });
  const { memberNumber } = await portal.make.member();
  const person = { sub: memberNumber, employee_number: memberNumber };
  await run(strict, async (on) => (await signOnAt(on, strict, person)).status);
  await strict.close();
}

const both = ['client_secret_post', 'client_secret_basic'];

test.each([
  { method: 'client_secret_basic', challenges: true, listed: ['client_secret_basic'] },
  { method: 'client_secret_basic', challenges: false, listed: undefined },
  { method: 'client_secret_post', challenges: false, listed: ['client_secret_post'] },
  { method: 'client_secret_post', challenges: true, listed: both },
  { method: 'client_secret_post', challenges: false, listed: undefined },
])('a provider that takes the secret in one way alone signs people on, and the way is found once: %j', async (its) => {
  await strictly(its, async (strict, signOn) => {
    const env = { ...secret, OIDC_ISSUER: strict.issuer };
    await withPortal(env, async (on) => {
      expect(await signOn(on)).toBe(200);
      strict.asked.length = 0;
      expect([await signOn(on), await signOn(on)]).toEqual([200, 200]);
      expect(strict.asked.filter((path) => path === '/token')).toHaveLength(2);
    });
    expect(await withPortal({ ...env, OIDC_CLIENT_AUTH: its.method }, signOn)).toBe(200);
    const other = both.find((each) => each !== its.method) ?? '';
    expect(await withPortal({ ...env, OIDC_CLIENT_AUTH: other }, signOn)).toBe(400);
  });
});

test.each([
  { kind: 'what forms do not encode', clientSecret: 'dfa2-731_8.x*', tries: 1 },
  { kind: 'what they do', clientSecret: 'a+b/c=d~', tries: 2 },
])(
  'the header is understood by a provider that does not decode it, and calls a client unauthorized: $kind',
  async (its) => {
    const strict = await fakeProvider();
    strict.describe({ token_endpoint_auth_methods_supported: ['client_secret_basic'] });
    strict.instead('/token', (request, response) => {
      const shown = Buffer.from(request.headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
      const isIts = shown === `laurel:${its.clientSecret}`;
      return sendJson(isIts ? strict.tokens() : { error: 'unauthorized_client' }, isIts ? 200 : 403)(request, response);
    });
    const { memberNumber } = await portal.make.member();
    const person = { sub: memberNumber, employee_number: memberNumber };
    await withPortal({ OIDC_ISSUER: strict.issuer, OIDC_CLIENT_SECRET: its.clientSecret }, async (on) => {
      const signOn = async () => (await signOnAt(on, strict, person)).status;
      expect([await signOn(), await signOn()]).toEqual([200, 200]);
    });
    expect(strict.asked.filter((path) => path === '/token')).toHaveLength(its.tries + 1);
    await strict.close();
  },
);

test('a secret that the provider does not know is told as a matter of settings', async () => {
  provider.register(registered);
  log.length = 0;
  const { body, status } = await withPortal({ OIDC_CLIENT_SECRET: 'other' }, (on) => signOnThrough(on, provider));
  expect([status, body.message]).toEqual([400, expect.stringContaining('Please tell your administrator')]);
  const line = log.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'sign-on refused');
  expect(line).toMatchObject({ reason: 'settings', error: 'invalid_client', errorDescription: expect.any(String) });
});

describe('private_key_jwt', () => {
  const pairs: [string, string[], { privateKey: KeyObject; publicKey: KeyObject }][] = [
    ['RSA', ['RS256', 'PS256'], generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['P-256', ['ES256'], generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['Ed25519', ['EdDSA'], generateKeyPairSync('ed25519')],
  ];
  const methods = { enabledJWA: { clientAuthSigningAlgValues: ['RS256', 'PS256', 'ES256', 'EdDSA'] } } as const;

  test.each(pairs)('a key of %s is enough: there is no secret', async (_name, algs, { privateKey, publicKey }) => {
    const own = await realProvider(portal.db, methods);
    const former = provider;
    provider = own;
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'portal', use: 'sig' };
    for (const [at, alg] of algs.entries()) {
      provider.register({
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: alg as 'RS256',
        jwks: { keys: [jwk] } as never,
      });
      const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
      const env = { OIDC_CLIENT_KEY: pem.replaceAll('\n', '\\n'), OIDC_CLIENT_KEY_ID: 'portal' };
      expect(await statusOf(at === 0 ? env : { ...env, OIDC_CLIENT_KEY_ALG: alg })).toBe(200);
      const toEndpoint = { ...env, OIDC_CLIENT_KEY_ALG: alg, OIDC_CLIENT_KEY_AUDIENCE: 'token-endpoint' };
      expect(await statusOf({ ...toEndpoint, OIDC_CLIENT_AUTH: 'private_key_jwt' })).toBe(200);
    }
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const pem = String(stranger.export({ type: 'pkcs8', format: 'pem' }));
    expect(await statusOf({ OIDC_CLIENT_KEY: pem, OIDC_CLIENT_KEY_ID: 'portal' })).toBe(400);
    provider = former;
    await own.close();
  });
});

test('a key that its certificate names shows the thumbprint of it', async () => {
  const { privateKey, certificate } = ownAuthority().issue('portal');
  const taking = await fakeProvider();
  let assertion = '';
  taking.instead('/token', async (request, response) => {
    assertion = new URLSearchParams(String(await buffer(request))).get('client_assertion') ?? '';
    return sendJson(taking.tokens())(request, response);
  });
  const { memberNumber } = await portal.make.member();
  const env = { OIDC_ISSUER: taking.issuer, OIDC_CLIENT_KEY: certificate + privateKey };
  await withPortal({ ...env, OIDC_CLIENT_KEY_AUDIENCE: 'token-endpoint' }, async (on) => {
    const person = { sub: memberNumber, employee_number: memberNumber };
    expect((await signOnAt(on, taking, person)).status).toBe(200);
  });
  const [header, payload] = assertion.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  const thumbprint = createHash('sha256').update(new X509Certificate(certificate).raw).digest('base64url');
  expect(JSON.parse(header ?? '')).toEqual({ alg: 'ES256', typ: 'JWT', 'x5t#S256': thumbprint });
  expect(JSON.parse(payload ?? '')).toMatchObject({ iss: 'laurel', sub: 'laurel', aud: `${taking.issuer}/token` });
  await taking.close();
});

test('what oidc-provider does by default is enough: claims in userinfo, keys that a restart replaces', async () => {
  const { memberNumber, memberId } = await portal.make.member();
  provider.signsOn({ sub: 'somebody', employee_number: memberNumber, name: 'Some Body' });
  await withPortal(secret, async (on) => {
    provider.register(registered);
    const first = await signOnThrough(on, provider);
    expect([first.status, first.body.memberData?.memberId]).toEqual([200, memberId]);
    provider.register(registered);
    expect((await signOnThrough(on, provider)).status).toBe(200);
  });
});

test('the scopes that are asked for are a setting', async () => {
  const scopes = (env: Record<string, string>) =>
    withPortal({ ...secret, ...env }, async (on) => {
      const { headers } = await on.app.inject({ url: '/sso/idplogin', headers: { host: 'localhost:3000' } });
      return new URL(String(headers.location)).searchParams.get('scope');
    });
  expect(await scopes({})).toBe('openid email profile');
  expect(await scopes({ OIDC_SCOPES: 'openid  employee' })).toBe('openid employee');
});
