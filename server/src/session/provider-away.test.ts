import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { type FakeProvider, fakeProvider, sendJson } from '../../test/fake-provider.ts';
import { callbackOf, signOnAt } from '../../test/sign-on.ts';

let provider: FakeProvider;
let portal: TestApp;
const log: string[] = [];

beforeAll(async () => {
  provider = await fakeProvider();
  const { issuer } = provider;
  portal = await testApp(
    { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret', METRICS_TOKEN: 'x' },
    log,
  );
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(() => {
  log.length = 0;
});

/** After this long nothing that the portal knows of the provider is used without asking again. */
const laterMs = 2 * 3600_000;
const later = () => {
  portal.now = new Date(portal.now.getTime() + laterMs);
};

const misbehaviours: Record<string, RequestListener> = {
  'a broken server': (_request, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>'),
  'a page for people': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  'no JSON': (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":'),
  'a list': sendJson([]),
  'somewhere else': (_request, response) => void response.writeHead(302, { location: '/maintenance' }).end(),
  'not found': (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>'),
  'too many': sendJson({ error: 'slow_down' }, 429),
  'a closed connection': (request) => void request.socket.destroy(),
  'more than anybody reads': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', more);
    more();
  },
};
const cases = Object.entries(misbehaviours);

type Page = Awaited<ReturnType<typeof callbackOf>>;

function expectPage(page: Page, at: string): void {
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('does not answer');
  expect(page.body).toContain('href="/sso/idplogin?returnTo=%2Forders"');
  expect(page.body).not.toMatch(/ECONN|127\.0\.0\.1|stack|\.ts:/);
  const lines = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'sign-on refused', reason: 'away', at, requestId: expect.any(String) }),
  ]);
  expect(lines[0].detail).toContain(provider.issuer);
  expect(page.body).toContain(lines[0].requestId);
}

describe('where the provider is away, a browser gets a page that leads to where it wanted to', () => {
  test.each(cases)('discovery: %s', async (_name, listener) => {
    later();
    provider.instead('/.well-known/openid-configuration', listener);
    expectPage(await openBrowser(portal).get('/sso/idplogin?returnTo=/orders'), 'discovery');
    provider.instead('/.well-known/openid-configuration');
    expect((await openBrowser(portal).get('/sso/idplogin')).statusCode).toBe(302);
  });

  test.each([
    ['token', '/token'],
    ['keys', '/jwks'],
  ] as const)('%s: whatever it answers instead', async (at, path) => {
    const { memberNumber } = await portal.make.member();
    const person = { sub: memberNumber, employee_number: memberNumber };
    for (const [name, listener] of cases) {
      log.length = 0;
      later();
      provider.instead(path, listener);
      const page = await callbackOf({ portal, provider }, person);
      expect([name, page.statusCode]).toEqual([name, 503]);
      expectPage(page, at);
    }
    provider.instead(path);
    expect((await signOnAt(portal, provider, person)).status).toBe(200);
  });

  test('it says itself that it cannot at the moment', async () => {
    const page = await callbackOf(
      { portal, provider },
      {},
      { callback: (a) => a.replace('code=abc', 'error=server_error') },
    );
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(log.find((line) => line.includes('refused')) ?? '{}')).toMatchObject({ at: 'authorization' });
  });

  test('it calls itself otherwise, or names no endpoint: the log says what', async () => {
    for (const [said, words] of [
      [{ issuer: 'https://other.example/' }, 'Calls itself https://other.example/'],
      [{ issuer: `${provider.issuer}/{tenantid}/v2.0` }, 'Calls itself'],
      [{ issuer: provider.issuer, token_endpoint: undefined }, 'Names no token_endpoint'],
      [{ token_endpoint: 'ftp://files.example' }, 'Names no token_endpoint'],
    ] as const) {
      log.length = 0;
      later();
      provider.describe(said);
      expect((await openBrowser(portal).get('/sso/idplogin')).statusCode).toBe(503);
      expect(log.join('\n')).toContain(words);
    }
    provider.describe({ token_endpoint: `${provider.issuer}/token` });
    expect((await openBrowser(portal).get('/sso/idplogin')).statusCode).toBe(302);
  });
});

test('a provider of many companies is taken for none: its people could be anybody’s', async () => {
  const { issuer } = provider;
  provider.describe({ issuer: `${issuer}/{tenantid}/v2.0` });
  const address = `${issuer}/.well-known/openid-configuration`;
  const env = { OIDC_ISSUER: address, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' };
  const other = await appOn({ ...portal, close: async () => {} }, env, { log });
  expect((await openBrowser(other).get('/sso/idplogin')).statusCode).toBe(503);
  expect(log.join('\n')).toContain('OIDC_ISSUER must name one of them');
  provider.describe({ issuer });
  await other.close();
});

test('what nobody answers is given up in time, and nobody else waits for it', async () => {
  const hanging = await fakeProvider();
  hanging.instead('/.well-known/openid-configuration', () => {});
  const patient = { OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret', LAUREL_PATIENCE: '1' };
  const other = await testApp({ ...patient, OIDC_ISSUER: hanging.issuer }, log);
  const pages = Array.from({ length: 20 }, () => openBrowser(other).get('/sso/idplogin?returnTo=/orders'));
  expect((await other.app.inject('/healthz')).statusCode).toBe(200);
  for (const page of await Promise.all(pages)) expect(page.statusCode).toBe(503);
  expect(hanging.asked).toHaveLength(1);
  expect(log.join('\n')).toContain('No answer in time');
  await other.close();
  await hanging.close();
});

test('sign-ons are counted, those refused by their reason', async () => {
  const metrics = async () => {
    const { body } = await portal.app.inject({ url: '/metrics', headers: { authorization: 'Bearer x' } });
    const figure = (name: string) =>
      Number(
        body
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1] ?? 0,
      );
    return {
      signedOn: figure('laurel_sign_ons_total'),
      unknown: figure('laurel_sign_on_refusals_total{reason="unknown"}'),
      denied: figure('laurel_sign_on_refusals_total{reason="denied"}'),
      expired: figure('laurel_sign_on_refusals_total{reason="expired"}'),
    };
  };
  const before = await metrics();
  const { memberNumber } = await portal.make.member();
  await signOnAt(portal, provider, { sub: memberNumber, employee_number: memberNumber });
  const stranger = await signOnAt(portal, provider, {
    sub: 's',
    employee_number: 'none',
    email: 'a@b',
    email_verified: true,
  });
  expect(stranger.body.message).toContain('roster');
  const denied = await signOnAt(
    portal,
    provider,
    {},
    { callback: (a) => a.replace('code=abc', 'error=access_denied&error_description=Not%20assigned') },
  );
  expect(denied.body.message).toContain('did not let you in');
  await openBrowser(portal).get('/sso/callback?code=x&state=y');
  const after = await metrics();
  for (const [name, count] of Object.entries(after))
    expect([name, count - before[name as keyof typeof before]]).toEqual([name, 1]);
  expect(log.map((line) => JSON.parse(line)).find(({ reason }) => reason === 'denied')).toMatchObject({
    error: 'access_denied',
    errorDescription: 'Not assigned',
  });
});
