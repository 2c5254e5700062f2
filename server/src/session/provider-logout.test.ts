import { createSecretKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { openBrowser } from '../../test/browser.ts';
import { type Answered, type Claims, type FakeProvider, fakeProvider } from '../../test/fake-provider.ts';
import { heldUp } from '../../test/held-up.ts';
import { callbackOf, type Wanted } from '../../test/sign-on.ts';

let provider: FakeProvider;
let portal: TestApp;
let person: { sub: string; employee_number: string };
const log: string[] = [];

const env = () => ({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' });
beforeAll(async () => {
  provider = await fakeProvider();
  portal = await testApp(env(), log);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  portal.now = new Date(portal.now.getTime() + 2 * 60_000);
  const { memberNumber } = await portal.make.member();
  person = { sub: `sub of ${memberNumber}`, employee_number: memberNumber };
});

const codeOf = async (claims: Claims, browser = openBrowser(portal), wanted: Wanted = {}) => {
  const { headers } = await callbackOf({ portal, provider, browser }, { ...person, ...claims }, wanted);
  return new URL(String(headers.location), 'http://localhost').searchParams.get('code');
};
async function signedOn(claims: Claims = {}): Promise<string> {
  const browser = openBrowser(portal);
  const code = await codeOf(claims, browser);
  const { status, body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
  expect(status).toBe(200);
  return body.token;
}
const statusOf = async (token: string, at = portal) =>
  (await at.post('/api/member/getmemberdata', {}, { token })).status;

const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const seconds = () => Math.floor(Date.now() / 1000);
const usual = (): Claims => ({
  ...{ iss: provider.issuer, aud: 'laurel', iat: seconds(), exp: seconds() + 120, jti: randomUUID(), events: event },
});
const logoutToken = (claims: Claims, more: Omit<Answered, 'claims'> = {}) =>
  provider.signed({ claims: { ...usual(), ...claims }, header: { typ: 'logout+jwt' }, ...more });

async function posted(token: string, at = portal, headers: Record<string, string> = {}) {
  const response = await at.app.inject({
    method: 'POST',
    url: '/sso/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
const loggedOut = async (claims: Claims, at = portal) => (await posted(logoutToken(claims), at)).status;

describe('a logout of which the provider tells', () => {
  test('ends the session that it names, with the very next request, and no other', async () => {
    const [one, other] = [await signedOn({ sid: 's1' }), await signedOn({ sid: 's2' })];
    const { status, headers, body } = await posted(logoutToken({ sid: 's1' }));
    expect([status, headers['cache-control'], body]).toEqual([200, 'no-store', {}]);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
  });

  test('ends all sessions of the person where it names nothing else, and nobody else’s', async () => {
    const mine = [await signedOn({ sid: 's3' }), await signedOn()];
    const { id } = await portal.make.member();
    expect(await loggedOut({ sub: person.sub })).toBe(200);
    expect(await Promise.all(mine.map((token) => statusOf(token)))).toEqual([401, 401]);
    expect(await statusOf(await portal.tokenOf(id))).toBe(200);
    expect(await statusOf(await signedOn())).toBe(200);
  });

  test('ends a session that the sign-on did not name with one that it names of that person', async () => {
    const [named, other, unnamed] = [await signedOn({ sid: 's4' }), await signedOn({ sid: 's5' }), await signedOn()];
    expect(await loggedOut({ sub: person.sub, sid: 's4' })).toBe(200);
    expect(await Promise.all([named, other, unnamed].map((token) => statusOf(token)))).toEqual([401, 200, 401]);
  });

  test('counts at whichever instance it comes in', async () => {
    const there = await appOn({ ...portal, close: async () => {} }, env());
    const token = await signedOn({ sid: 's6' });
    expect(await statusOf(token, there)).toBe(200);
    expect(await loggedOut({ sid: 's6' }, there)).toBe(200);
    expect([await statusOf(token), await statusOf(token, there)]).toEqual([401, 401]);
    await there.app.close();
  });

  test('of somebody who is not here is taken all the same', async () => {
    expect(await loggedOut({ sub: 'stranger' })).toBe(200);
    expect(await loggedOut({ sid: 'unknown', aud: ['another', 'laurel'] })).toBe(200);
  });

  test('is kept while it could come again, and holds nobody’s name', async () => {
    const token = logoutToken({ sub: person.sub, jti: 'told-once' });
    expect([(await posted(token)).status, (await posted(token)).status]).toEqual([200, 400]);
    const rows = await portal.db.selectFrom('logouts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(person.sub);
  });
});

describe('a logout token is refused', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const wrong: Record<string, () => string> = {
    'of a key that is not the provider’s': () => logoutToken({ sub: person.sub }, { key: privateKey }),
    'without a signature': () => logoutToken({ sub: person.sub }, { header: { alg: 'none' }, key: null }),
    'sealed with the secret where the provider does not do so': () =>
      logoutToken({ sub: person.sub }, { header: { alg: 'HS256' }, key: createSecretKey(Buffer.from('secret')) }),
    'of another issuer': () => logoutToken({ sub: person.sub, iss: 'https://elsewhere.example' }),
    'for another client': () => logoutToken({ sub: person.sub, aud: ['another'] }),
    'that has run out': () => logoutToken({ sub: person.sub, exp: seconds() - 120 }),
    'that is old, whatever it says of its end': () =>
      logoutToken({ sub: person.sub, iat: seconds() - 900, exp: undefined }),
    'of tomorrow': () => logoutToken({ sub: person.sub, iat: seconds() + 86_400, exp: seconds() + 90_000 }),
    'without the time when it was made': () => logoutToken({ sub: person.sub, iat: undefined }),
    'that is an ID token': () => logoutToken({ sub: person.sub, events: undefined, nonce: 'n' }),
    'with a nonce': () => logoutToken({ sub: person.sub, nonce: 'n' }),
    'of another event': () => logoutToken({ sub: person.sub, events: { 'http://schemas.openid.net/event/other': {} } }),
    'whose event is no object': () =>
      logoutToken({ sub: person.sub, events: { [Object.keys(event)[0] as string]: [] } }),
    'without a jti': () => logoutToken({ sub: person.sub, jti: undefined }),
    'that names nobody': () => logoutToken({}),
    'whose sub is a list': () => logoutToken({ sub: [person.sub] }),
    'that is none': () => 'rubbish',
    'that is nearly one': () => `${Buffer.from('{"alg":"RS256"}').toString('base64url')}..`,
  };
  test.each(Object.entries(wrong))('%s', async (_what, token) => {
    const live = await signedOn();
    const { status, headers, body } = await posted(token());
    expect([status, headers['cache-control'], body.error]).toEqual([400, 'no-store', 'invalid_request']);
    expect(body.error_description).toBeTruthy();
    expect(await statusOf(live)).toBe(200);
    expect(log.filter((line) => line.includes('logout of the provider refused')).at(-1)).toContain('"detail":"');
  });

  test('where a form lacks it, has it twice, is too large or is none', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (payload: string, headers: Record<string, string> = form) =>
      portal.app.inject({ method: 'POST', url: '/sso/backchannel-logout', headers, payload });
    for (const payload of [
      '',
      'other=1',
      'logout_token=',
      'logout_token=a&logout_token=b',
      `logout_token=${'a'.repeat(20_000)}`,
    ]) {
      const response = await send(payload);
      const { error, formErrors } = response.json();
      expect([response.statusCode, error, Object.keys(formErrors)]).toEqual([400, 'invalid_request', ['logout_token']]);
    }
    expect((await send('x'.repeat(100_000))).statusCode).toBe(413);
    expect((await send('a', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await posted('x', portal, { origin: 'https://evil.example' })).status).toBe(403);
    const get = await portal.app.inject({ url: '/sso/backchannel-logout' });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST']);
  });

  test('a form is taken nowhere else', async () => {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/member/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${await signedOn()}` },
      payload: 'a=b',
    });
    expect(statusCode).toBe(415);
  });

  test('503 where the provider’s keys cannot be had', async () => {
    const other = await appOn({ ...portal, close: async () => {} }, env());
    provider.instead('/jwks', (_request, response) => void response.writeHead(500).end());
    const { status, body, headers } = await posted(logoutToken({ sub: person.sub }), other);
    expect([status, body.error, headers['retry-after']]).toEqual([503, 'temporarily_unavailable', '30']);
    provider.instead('/jwks');
    await other.app.close();
  });
});

describe('forged logout tokens', () => {
  test('cost the provider five requests for its keys in a minute, and sign-ons nothing', async () => {
    await signedOn();
    provider.asked.length = 0;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    for (let i = 0; i < 12; i += 1)
      expect(
        (await posted(logoutToken({ sub: person.sub }, { key: privateKey, header: { kid: `mine${i}` } }))).status,
      ).toBe(400);
    expect(provider.asked.filter((path) => path === '/jwks')).toHaveLength(5);
    provider.rotate('after the forgery');
    expect(await statusOf(await signedOn())).toBe(200);
  });

  test('are told to come later, and the provider behind the same address is not', async () => {
    const limited = await appOn({ ...portal, close: async () => {} }, { ...env(), LAUREL_RATE_LIMITS: 'on' });
    const statuses = [];
    for (let i = 0; i < 32; i += 1) statuses.push((await posted('forged', limited)).status);
    expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([30, 429]);
    expect(await loggedOut({ sub: person.sub }, limited)).toBe(200);
    await limited.app.close();
  });
});

describe('signing off', () => {
  const off = async (at: TestApp, token?: string) => {
    token ??= await signedOn();
    const { status, body } = await at.post('/api/member/logout', {}, { token });
    expect([status, await statusOf(token)]).toEqual([200, 401]);
    return body.signOffAt;
  };

  test('ends here, as the setting says by default, whatever the provider offers', async () => {
    provider.describe({ end_session_endpoint: `${provider.issuer}/end` });
    portal.now = new Date(portal.now.getTime() + 2 * 3_600_000);
    expect(await off(portal)).toBeNull();
  });

  test('leads to the provider where the setting says so and the provider names the place', async () => {
    const other = await appOn({ ...portal, close: async () => {} }, { ...env(), OIDC_SIGN_OFF: 'provider' });
    provider.describe({ end_session_endpoint: `${provider.issuer}/end?tenant=a` });
    const address = new URL(await off(other));
    expect([address.origin, address.pathname]).toEqual([provider.issuer, '/end']);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ tenant: 'a', client_id: 'laurel', post_logout_redirect_uri: `${portal.config.publicUrl}/logout` },
    });
    for (const nowhere of [undefined, 'javascript:alert(1)', 7, 'nowhere']) {
      provider.describe({ end_session_endpoint: nowhere });
      other.now = new Date(other.now.getTime() + 2 * 3_600_000);
      portal.now = other.now;
      expect(await off(other)).toBeNull();
    }
    await other.app.close();
  });

  test('is done here where the provider is away', async () => {
    const other = await appOn({ ...portal, close: async () => {} }, { ...env(), OIDC_SIGN_OFF: 'provider' });
    const token = await signedOn();
    provider.instead('/.well-known/openid-configuration', (_request, response) => void response.writeHead(500).end());
    expect(await off(other, token)).toBeNull();
    provider.instead('/.well-known/openid-configuration');
    await other.app.close();
  });
});

describe('a session that the provider is asked about again', () => {
  test('ends after the time that is set, for everybody at every instance, and says so to its browser', async () => {
    const other = await appOn({ ...portal, close: async () => {} }, { ...env(), SESSION_RECHECK_MINUTES: '30' });
    other.now = portal.now;
    const browser = openBrowser(other);
    const code = await codeOf({}, browser);
    const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
    expect(body.recheckSeconds).toBe(1800);
    const began = portal.now;
    portal.now = new Date(began.getTime() + 29 * 60_000);
    expect(await statusOf(body.token)).toBe(200);
    portal.now = new Date(began.getTime() + 30 * 60_000 + 1000);
    expect(await statusOf(body.token)).toBe(401);
    await other.app.close();
  });

  test('of somebody whom the provider lets in no more comes to its end', async () => {
    const { headers } = await callbackOf({ portal, provider }, person, {
      callback: (address) => address.replace('code=abc', 'error=access_denied'),
    });
    const code = new URL(String(headers.location), 'http://localhost').searchParams.get('code');
    const { status, body } = await portal.post('/api/member/authsso', { code });
    expect([status, body.token]).toEqual([400, undefined]);
  });

  test('is none without the setting', async () => {
    const browser = openBrowser(portal);
    const code = await codeOf({}, browser);
    const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
    expect(body).not.toHaveProperty('recheckSeconds');
  });
});

describe('at the same moment', () => {
  test('of twenty deliveries of one token one counts', async () => {
    const live = await signedOn({ sid: 's7' });
    const token = logoutToken({ sid: 's7' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => posted(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await statusOf(live)).toBe(401);
  });

  test('what a member asked for before is done, and nothing after', async () => {
    const token = await signedOn({ sid: 's8' });
    const update = () => portal.post('/api/member/memberupdate', { firstname: 'Annie' }, { token });
    const holder = new pg.Client(portal.settings as pg.ClientConfig);
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table events in share mode');
    const atWork = update();
    await expect.poll(() => heldUp(holder)).toBeGreaterThan(0);
    expect(await loggedOut({ sid: 's8' })).toBe(200);
    await holder.query('commit');
    await holder.end();
    expect((await atWork).status).toBe(200);
    expect((await update()).status).toBe(401);
  });

  test('a sign-on that is under way comes to nothing, at whatever point it is', async () => {
    for (let round = 0; round < 8; round += 1) {
      const sid = `under way ${round}`;
      const browser = openBrowser(portal);
      const [code] = await Promise.all([codeOf({ sid }, browser), loggedOut({ sid })]);
      const { body } = await browser.post('/api/member/authsso', { code }, { authorization: '' });
      expect(body.token).toBeUndefined();
      const second = `exchanged ${round}`;
      const waiting = await codeOf({ sid: second }, browser);
      const [exchanged] = await Promise.all([
        browser.post('/api/member/authsso', { code: waiting }, { authorization: '' }),
        loggedOut({ sid: second }),
      ]);
      if (exchanged.status === 200) expect(await statusOf(exchanged.body.token)).toBe(401);
    }
  });

  test('a sign-on of before a logout of all comes to nothing, and one of after it does not', async () => {
    expect(await loggedOut({ sub: person.sub })).toBe(200);
    const browser = openBrowser(portal);
    const old = (claims: Claims) => ({ ...claims, iat: Number(claims.iat) - 60 });
    const code = await codeOf({}, browser, { claims: old });
    expect((await browser.post('/api/member/authsso', { code }, { authorization: '' })).status).toBe(400);
    expect(await statusOf(await signedOn())).toBe(200);
  });
});
