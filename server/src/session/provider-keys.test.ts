import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { withoutEffect } from '../../test/effects.ts';
import { type FakeProvider, fakeProvider, sendJson } from '../../test/fake-provider.ts';
import { signOnAt, type Wanted } from '../../test/sign-on.ts';

let provider: FakeProvider;
let portal: TestApp;
let person: { sub: string; employee_number: string };

beforeAll(async () => {
  provider = await fakeProvider();
  portal = await testApp({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' });
  const { memberNumber } = await portal.make.member();
  person = { sub: 'ann', employee_number: memberNumber };
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  // The keys of the test before are old by now, and the next sign-on asks for them.
  portal.now = new Date(portal.now.getTime() + 11 * 60_000);
  expect(await statusOf()).toBe(200);
  provider.asked.length = 0;
});

const statusOf = async (wanted?: Wanted) => (await signOnAt(portal, provider, person, wanted)).status;
const asked = (path: string) => provider.asked.filter((each) => each === path).length;

test('keys are asked for once, and again when they are old', async () => {
  for (let i = 0; i < 3; i += 1) expect(await statusOf()).toBe(200);
  expect(asked('/jwks')).toBe(0);
  portal.now = new Date(portal.now.getTime() + 11 * 60_000);
  expect(await statusOf()).toBe(200);
  expect(asked('/jwks')).toBe(1);
});

test('a provider that rotated its keys between two sign-ons is believed at once, under a new name or the former one', async () => {
  provider.rotate('next');
  expect(await statusOf()).toBe(200);
  provider.rotate('next');
  expect(await statusOf()).toBe(200);
  expect(asked('/jwks')).toBe(2);
  expect(await statusOf()).toBe(200);
  expect(asked('/jwks')).toBe(2);
});

test('a former key signs nobody on after a rotation', async () => {
  const former = provider.privateKey();
  provider.rotate('newer');
  expect(await statusOf()).toBe(200);
  for (const kid of ['newer', 'own'])
    expect(await withoutEffect(portal.db, () => statusOf({ key: former, header: { kid } }))).toBe(400);
});

test('forged tokens cost the provider five requests for its keys in a minute, however many there are', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  for (let i = 0; i < 12; i += 1) expect(await statusOf({ key: privateKey, header: { kid: `mine${i}` } })).toBe(400);
  expect(asked('/jwks')).toBe(5);
  expect(await statusOf()).toBe(200);
  portal.now = new Date(portal.now.getTime() + 61_000);
  provider.rotate('after');
  expect(await statusOf()).toBe(200);
  expect(asked('/jwks')).toBe(6);
});

test('a token that names no key is tried with each', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...other.publicKey.export({ format: 'jwk' }), kid: 'other', use: 'sig', alg: 'RS256' };
  provider.instead('/jwks', sendJson({ keys: [jwk, provider.jwk()] }));
  portal.now = new Date(portal.now.getTime() + 11 * 60_000);
  const unnamed = { kid: undefined };
  expect(await statusOf({ header: unnamed })).toBe(200);
  expect(await statusOf({ header: unnamed, key: other.privateKey })).toBe(200);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(await withoutEffect(portal.db, () => statusOf({ header: unnamed, key: privateKey }))).toBe(400);
  provider.instead('/jwks');
});

test('a token that is sealed with the secret is believed where the provider says that it does so, and no key is taken for a secret', async () => {
  const secret = (text: string | Buffer) => createSecretKey(Buffer.from(text));
  const sealed = { header: { alg: 'HS256' }, key: secret('secret') };
  expect(await withoutEffect(portal.db, () => statusOf(sealed))).toBe(400);
  provider.describe({ id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] });
  portal.now = new Date(portal.now.getTime() + 2 * 3600_000);
  expect(await statusOf(sealed)).toBe(200);
  const pem = provider.publicKey().export({ type: 'spki', format: 'pem' });
  const der = provider.publicKey().export({ type: 'spki', format: 'der' });
  for (const key of [secret(pem), secret(der), secret('other'), null])
    expect(await withoutEffect(portal.db, () => statusOf({ header: { alg: 'HS256' }, key }))).toBe(400);
  expect(await withoutEffect(portal.db, () => statusOf({ header: { alg: 'none' }, key: null }))).toBe(400);
  provider.describe({ id_token_signing_alg_values_supported: ['RS256'] });
});

test('endpoints that moved are found by those who sign on next', async () => {
  const begin = async () => new URL(String((await openBrowser(portal).get('/sso/idplogin')).headers.location));
  const former = await begin();
  provider.describe({ authorization_endpoint: `${provider.issuer}/moved?tenant=a` });
  portal.now = new Date(portal.now.getTime() + 11_000);
  const moved = await begin();
  expect([former.pathname, moved.pathname, moved.searchParams.get('tenant')]).toEqual(['/auth', '/moved', 'a']);
  expect(moved.searchParams.get('client_id')).toBe('laurel');
  // The exchange finds out by itself that what it knows is not so any more.
  provider.describe({ token_endpoint: `${provider.issuer}/gone` });
  portal.now = new Date(portal.now.getTime() + 11_000);
  await expect(statusOf()).rejects.toThrow('503');
  provider.describe({ token_endpoint: `${provider.issuer}/token` });
  expect(await statusOf()).toBe(200);
});

test('discovery is asked for once by all who begin at once', async () => {
  portal.now = new Date(portal.now.getTime() + 11_000);
  const pages = await Promise.all(Array.from({ length: 30 }, () => openBrowser(portal).get('/sso/idplogin')));
  expect(pages.every(({ statusCode }) => statusCode === 302)).toBe(true);
  expect(asked('/.well-known/openid-configuration')).toBe(1);
});

test('the address of a discovery may stand for the issuer, where a provider has keys of its own for each client', async () => {
  const address = `${provider.issuer}/.well-known/openid-configuration?appid=laurel`;
  const env = { OIDC_ISSUER: address, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' };
  const other = await appOn({ ...portal, close: async () => {} }, env);
  let url = '';
  provider.instead('/.well-known/openid-configuration', (request, response) => {
    url = request.url ?? '';
    return sendJson(provider.described())(request, response);
  });
  expect((await signOnAt(other, provider, person)).status).toBe(200);
  expect(url).toBe('/.well-known/openid-configuration?appid=laurel');
  provider.instead('/.well-known/openid-configuration');
  await other.close();
});
